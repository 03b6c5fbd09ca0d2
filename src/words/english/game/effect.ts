/** Effects that last, as they are said of the Pokémon or the player they are on. */
import type { EffectName } from '../../../engine/view.ts'

const EFFECTS: Readonly<Record<EffectName, string>> = {
  'cannot-retreat': 'cannot retreat',
  'cannot-attack': 'cannot attack',
  'cannot-use-attack': 'cannot use one attack',
  'cannot-use-powers': 'cannot use powers',
  'attacks-cost-more': 'pays more for attacks',
  'retreat-costs-more': 'pays more to retreat',
  'flips-to-attack': 'flips to attack',
  'flips-against-damage': 'flips against damage',
  'takes-no-damage-from-attacks': 'takes no damage from attacks',
  'takes-less-damage': 'takes more or less damage',
  'takes-reduced-damage': 'takes reduced damage',
  'is-untouched-by-attacks': 'is untouched by attacks',
  'is-untouched-by-attackers-with-powers': 'is untouched by attackers with powers',
  'attacks-harder': 'attacks harder',
  'attacks-harder-with': 'attacks harder with one attack',
}

/** A log may know an effect that the game has forgotten. */
export const effectWords = (name: string): string =>
  Object.hasOwn(EFFECTS, name) ? EFFECTS[name as EffectName] : name.replaceAll('-', ' ')

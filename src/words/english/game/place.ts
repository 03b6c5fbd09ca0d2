import type { PokemonId, PokemonView } from '../../../engine/view.ts'
import { type PokemonPlace, placeOf, placesOf } from '../../places.ts'
import { cardName, ownSeat, type Scene } from '../../scene.ts'
import { tallied } from '../phrases/lists.ts'
import { energyName } from './naming.ts'

const nameOf = (scene: Pick<Scene, 'naming'>, { cards }: PokemonView): string => {
  const top = cards.at(-1)
  return top === undefined ? 'face-down Pokémon' : cardName(scene, top)
}

/** "30/50 HP" */
const hp = ({ maxHp, damage }: PokemonView): string =>
  maxHp === null ? '' : `${Math.max(0, maxHp - damage)}/${maxHp} HP`

/** "Active", "Bench 2". */
const spotWords = ({ spot }: PokemonPlace): string => (spot === 'active' ? 'Active' : `Bench ${spot}`)

const isTwin = (scene: Scene, place: PokemonPlace): boolean =>
  placesOf(scene.table).some(
    other =>
      other.pokemon.id !== place.pokemon.id &&
      other.seat === place.seat &&
      nameOf(scene, other.pokemon) === nameOf(scene, place.pokemon),
  )

const owner = ({ table }: Scene, { seat }: PokemonPlace): string => (seat === ownSeat(table) ? '' : 'their ')

/** "Charmander (Active)", "their Pidgey (Bench 2)"; those with the same name also tell how hurt they are. */
export function placedName(scene: Scene, id: PokemonId): string {
  const place = placeOf(scene.table, id)
  if (!place) return 'a Pokémon'
  const hurt = isTwin(scene, place) ? `, ${hp(place.pokemon)}` : ''
  return `${owner(scene, place)}${nameOf(scene, place.pokemon)} (${spotWords(place)}${hurt})`
}

/** "Charmander", with its place only where there are two. */
export function shortName(scene: Scene, id: PokemonId): string {
  const place = placeOf(scene.table, id)
  if (!place) return 'a Pokémon'
  return isTwin(scene, place) ? placedName(scene, id) : `${owner(scene, place)}${nameOf(scene, place.pokemon)}`
}

/** "Charmander", or "Charmander, Bench 2" where there are two. */
export function nameWithSpot(scene: Scene, id: PokemonId): string {
  const place = placeOf(scene.table, id)
  if (!place) return 'a Pokémon'
  return `${owner(scene, place)}${nameOf(scene, place.pokemon)}${isTwin(scene, place) ? `, ${spotWords(place)}` : ''}`
}

/** "2 Fire, Water" */
const energyOn = (scene: Scene, { energy }: PokemonView): string =>
  tallied(energy.map(id => energyName(scene, id))).join(', ')

/** "Charmander 30/50 HP (2 Fire, asleep)" */
export function summary(scene: Scene, pokemon: PokemonView): string {
  const [left = '', ...others] = facts(scene, pokemon)
  return `${nameOf(scene, pokemon)} ${left}${others.length > 0 ? ` (${others.join(', ')})` : ''}`.trim()
}

/** "30/50 HP · 2 Fire · asleep · Focus Band" */
const condition = (scene: Scene, pokemon: PokemonView): string => facts(scene, pokemon).filter(Boolean).join(' · ')

/** The HP first, even where they are not known. */
function facts(scene: Scene, pokemon: PokemonView): readonly string[] {
  const { conditions, attached, counters } = pokemon
  const others = [
    energyOn(scene, pokemon),
    ...conditions,
    ...attached.map(id => cardName(scene, id)),
    ...counters.map(name => `${name} counter`),
  ]
  return [hp(pokemon), ...others.filter(Boolean)]
}

export const conditionOf = (scene: Scene, id: PokemonId): string => {
  const place = placeOf(scene.table, id)
  return place ? condition(scene, place.pokemon) : ''
}

/** What an attack would do to the Defending Pokémon, as far as its player can know. */
import type { Face } from '../engine/chance.ts'
import { type Chance, type Command, decide, type Event, otherSeat, type Rules, type State } from '../engine/index.ts'
import { maxHp } from '../engine/queries.ts'

export interface Preview {
  /** With all coins tails or all heads, whichever is less. */
  readonly least: number
  /** Null if there is no end to it. */
  readonly most: number | null
  readonly knockOut: 'yes' | 'maybe' | 'no'
}

/** Null if the text asks something first, or if the damage depends on what the player may not know. */
export function previewAttack(rules: Rules, game: State, command: Command): Preview | null {
  const defender = game.sides[otherSeat(command.seat)].active
  const [tails, heads] = [attackIf(rules, game, command, 'tails'), attackIf(rules, game, command, 'heads')]
  if (!defender || !tails || !heads) return null
  const damages = [tails, heads].map(({ events }) => damageTo(defender.id, events))
  if (damages.some(damage => damage === null)) return null
  const [least = 0, most = 0] = damages.map(damage => damage ?? 0).sort((a, b) => a - b)
  const left = maxHp({ rules, state: game }, defender) - defender.damage
  const knockOut = least >= left ? 'yes' : most >= left || heads.isEndless ? 'maybe' : 'no'
  return { least, most: heads.isEndless ? null : most, knockOut }
}

interface Attempt {
  readonly events: readonly Event[]
  readonly isEndless: boolean
}

const MOST_FLIPS = 20

/** Coins always fall the same way; cards stay where they are. An attack that flips until tails would never end. */
function attackIf(rules: Rules, game: State, command: Command, face: Face): Attempt | null {
  let flips = 0
  const chance: Chance = {
    flip: () => (++flips > MOST_FLIPS ? 'tails' : face),
    pick: () => 0,
    shuffle: n => Array.from({ length: n }, (_, index) => index),
  }
  const result = decide(rules, game, command, chance)
  return result.ok ? { events: result.value, isEndless: flips > MOST_FLIPS } : null
}

const TELLING: ReadonlySet<Event['type']> = new Set([
  'CardsRevealed',
  'CardsDrawn',
  'CardPicked',
  'ChoiceAsked',
  'DeckShuffled',
  'PrizesTaken',
])

/** From such an event on, what happens may depend on hidden cards or on an answer. */
function tells(event: Event): boolean {
  if (event.type !== 'CardsMoved' || !('zone' in event.from)) return TELLING.has(event.type)
  return event.from.zone === 'deck' || event.from.zone === 'hand' || event.from.zone === 'prizes'
}

/** Null if something is told or asked before the attack has done its damage. */
function damageTo(pokemon: number, events: readonly Event[]): number | null {
  const end = events.findIndex(({ type }) => type === 'TurnEnded')
  const attack = end < 0 ? events : events.slice(0, end)
  const told = attack.findIndex(tells)
  const isHit = (event: Event): boolean => event.type === 'DamageDealt' && event.pokemon === pokemon
  const isUnsure = told >= 0 && (attack.slice(told).some(isHit) || attack[told]?.type === 'ChoiceAsked')
  if (isUnsure && !attack.slice(0, told).some(isHit)) return null
  const sure = isUnsure ? attack.slice(0, told) : attack
  return sure.reduce(
    (sum, event) => (event.type === 'DamageDealt' && event.pokemon === pokemon ? sum + event.amount : sum),
    0,
  )
}

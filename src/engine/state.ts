/** The whole game as plain JSON. */
import type { Program } from './command.ts'
import type { Event, Luck } from './event.ts'
import type { GameResult, LastingEffect, NamedCounter, SourceKind } from './facts.ts'
import { type Card, type CardId, otherSeat, type PokemonId, SEATS, type Seat } from './ids.ts'
import type { Question } from './question.ts'
import type { Condition } from './vocabulary.ts'

export interface Pokemon {
  readonly id: PokemonId
  readonly seat: Seat
  /** The stack, lowest stage first. Both halves of a LEGEND. */
  readonly cards: readonly Card[]
  readonly energy: readonly Card[]
  /** Tools, Technical Machines and other Trainers. */
  readonly attached: readonly Card[]
  readonly damage: number
  /** With the turn in which each began. */
  readonly conditions: readonly { readonly is: Condition; readonly turn: number }[]
  readonly counters: readonly NamedCounter[]
  /** The turn in which it was put into play; 0 for the set-up. */
  readonly since: number
  /** The turn in which it last evolved; 0 for never. */
  readonly evolvedOn: number
  readonly faceDown: boolean
}

export interface Side {
  /** The top card is the first. */
  readonly deck: readonly Card[]
  readonly hand: readonly Card[]
  readonly prizes: readonly Card[]
  readonly discard: readonly Card[]
  readonly lost: readonly Card[]
  /** Trainers that are being resolved, and Supporters that lie beside the Active until the turn ends. */
  readonly table: readonly Card[]
  readonly active: Pokemon | null
  readonly bench: readonly Pokemon[]
}

/** What has been done in a turn, for limits and for cards that look back. */
export interface Turn {
  readonly number: number
  readonly seat: Seat
  readonly energy: number
  readonly supporters: number
  readonly stadiums: number
  readonly retreats: number
  /** Pokémon that failed to retreat while Confused. */
  readonly barred: readonly PokemonId[]
  /** Powers used, as `pokemon:name`; the Stadium as `stadium:card`. */
  readonly used: readonly string[]
  readonly attack: string | null
  readonly knockedOut: readonly { readonly seat: Seat; readonly cards: readonly CardId[]; readonly by: SourceKind }[]
}

interface Revealed {
  readonly cards: readonly Card[]
  readonly to: readonly Seat[]
}

/** The action that waits for an answer: where it began, what it was, what has happened since. */
interface Action {
  readonly program: Program
  readonly checkpoint: State
  readonly events: readonly Event[]
  readonly questions: readonly Question[]
}

export interface State {
  readonly ruleset: string
  readonly engine: number
  /** The printed card of each of the 120. */
  readonly cards: readonly CardId[]
  /** 1, and one more for each Sudden Death. */
  readonly game: number
  readonly prizes: number
  readonly phase: 'set-up' | 'main' | 'over'
  readonly first: Seat | null
  readonly turn: Turn
  readonly lastTurn: Turn | null
  readonly sides: readonly [Side, Side]
  readonly stadium: Card | null
  readonly effects: readonly LastingEffect[]
  /** The id of the next Pokémon or effect. */
  readonly nextId: number
  readonly revealed: readonly Revealed[]
  readonly action: Action | null
  /** Seen in an action that was taken back in this turn. It comes again before any other. */
  readonly luckAgain?: readonly Luck[]
  readonly result: GameResult | null
}

export const inPlay = (side: Side): readonly Pokemon[] => (side.active ? [side.active, ...side.bench] : side.bench)

export const allInPlay = (state: State): readonly Pokemon[] => [
  ...inPlay(state.sides[state.turn.seat]),
  ...inPlay(state.sides[otherSeat(state.turn.seat)]),
]

export function findPokemon(state: State, id: PokemonId): Pokemon | null {
  for (const seat of SEATS) {
    const side = state.sides[seat]
    if (side.active?.id === id) return side.active
    for (const pokemon of side.bench) if (pokemon.id === id) return pokemon
  }
  return null
}

export const isActive = (state: State, id: PokemonId): boolean =>
  state.sides[0].active?.id === id || state.sides[1].active?.id === id

export const hasCondition = (pokemon: Pokemon, condition: Condition): boolean =>
  pokemon.conditions.some(({ is }) => is === condition)

/** Everything that lies on a Pokémon's place, itself included. */
export const cardsOf = (pokemon: Pokemon): readonly Card[] => [...pokemon.cards, ...pokemon.energy, ...pokemon.attached]

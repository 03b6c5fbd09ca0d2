import type { Source } from './facts.ts'
import type { Game } from './game.ts'
import type { PokemonId, Seat } from './ids.ts'
import type { Question } from './question.ts'
import type { Pokemon, Side } from './state.ts'
import type { Table } from './table.ts'

/** What an effect may stop for: answers of one or both players, or the end of the game, after which it is not resumed. */
export type Stop = readonly Question[] | 'halt'

/**
 * Something that happens step by step. `yield*` marks exactly the places where it may stop and wait for a player;
 * everything between two of them happens at once. It may be run again from its start, so it must not remember
 * anything outside itself.
 */
export type Effect<T = void> = Generator<Stop, T, readonly (readonly number[])[]>

/** What asks a player: a text, or a rule, which has no source. */
export interface Asker {
  readonly game: Game
  readonly source?: Source
}

/** The table to be looked at: nothing can be changed, asked or flipped. */
export interface Sight extends Table {
  readonly side: (seat: Seat) => Side
  readonly find: (id: PokemonId) => Pokemon | null
  readonly pokemon: (id: PokemonId) => Pokemon
}

/** Whose effect of which card it would be, as it is seen before anything is done. Cards that this player may not see must not matter. */
export interface Outlook {
  readonly game: Sight
  readonly you: Seat
  readonly opponent: Seat
  readonly source: Source
  /** The Pokémon whose attack, power or attached card it is. */
  readonly self: PokemonId | null
}

/** Whose effect of which card is being carried out. */
export interface Context extends Asker, Outlook {
  readonly game: Game
  readonly source: Source
}

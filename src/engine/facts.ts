/** What events bring to a game and its state keeps. */
import type { Json } from '../shared/json.ts'
import type { CardId, EffectId, PokemonId, Seat } from './ids.ts'
import type { EffectName, WinWay } from './vocabulary.ts'

/** Counters other than damage, such as Char: they remember the card that put them there. */
export interface NamedCounter {
  /** As the card calls it. */
  readonly name: string
  readonly from: CardId
}

export const SOURCE_KINDS = ['attack', 'trainer', 'energy', 'power', 'body', 'ability', 'trait', 'rule'] as const
export type SourceKind = (typeof SOURCE_KINDS)[number]

export interface Source {
  readonly kind: SourceKind
  readonly seat: Seat
  readonly card: CardId
  /** Of the attack or power, where it is one. */
  readonly name?: string
}

/** A text in play that acts by itself, and the Pokémon that bears it; a Stadium has none. */
export interface Cause {
  readonly source: Source
  readonly pokemon: PokemonId | null
}

/** How long a lasting effect lives. Leaving play always ends an effect on a Pokémon. */
export interface Lifetime {
  /** It ends when this turn ends. */
  readonly turn?: number
  /** It ends when its Pokémon is no longer Active. */
  readonly whileActive?: true
  /** It ends when its Pokémon evolves or devolves. */
  readonly untilEvolves?: true
  /** It ends when it has done its work at a moment. */
  readonly once?: true
}

export interface LastingEffect {
  readonly id: EffectId
  /** Names a template in the catalogue, which turns `params` into modifiers and moments. */
  readonly name: EffectName
  readonly params: Json
  /** A Pokémon, a player, or (absent) everybody. */
  readonly on: { readonly pokemon: PokemonId } | { readonly seat: Seat } | null
  readonly source: Source
  readonly lasts: Lifetime
}

export interface GameResult {
  readonly winner: Seat
  readonly ways: readonly WinWay[]
}

import type { Branded } from '../shared/brand.ts'

/** A printed card by its public id, such as `hgss1-5`. */
export type CardId = Branded<string, 'CardId'>

/** One of the 120 physical cards of a game: 0–59 belong to seat 0, 60–119 to seat 1. */
export type Card = Branded<number, 'Card'>

/** A Pokémon in play, from the moment it is put there until it leaves. Never used again afterwards. */
export type PokemonId = Branded<number, 'PokemonId'>

/** A lasting effect. */
export type EffectId = Branded<number, 'EffectId'>

export type Seat = 0 | 1
export const SEATS = [0, 1] as const satisfies readonly Seat[]

/** Who looks at a game. */
export type Viewer = Seat | 'spectator'

export const DECK_SIZE = 60

export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0)
export const ownerOf = (card: Card): Seat => (card < DECK_SIZE ? 0 : 1)

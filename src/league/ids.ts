/** Names for what a league is made of, and its measures of time. */
declare const brand: unique symbol

export type LeagueId = string & { readonly [brand]?: 'LeagueId' }

/** A person, by the id that Discord gives. */
export type PlayerId = string & { readonly [brand]?: 'PlayerId' }

/** A game between two people, as the application knows it. */
export type MatchId = string & { readonly [brand]?: 'MatchId' }

/** `3-12` is the twelfth pairing of round 3. */
export type PairingId = string & { readonly [brand]?: 'PairingId' }

/** A place in a bracket: `W2-1` is the first match in the second round of the winners. */
export type NodeId = string & { readonly [brand]?: 'NodeId' }

/** Milliseconds since 1970. */
export type Instant = number & { readonly [brand]?: 'Instant' }

/** Milliseconds. */
export type Duration = number & { readonly [brand]?: 'Duration' }

export const MINUTE: Duration = 60_000
export const HOUR: Duration = 60 * MINUTE
export const DAY: Duration = 24 * HOUR

/** A time that does not come. */
export const NEVER: Instant = Number.MAX_SAFE_INTEGER

export interface Period {
  readonly from: Instant
  readonly until: Instant
}

export type Pair<T> = readonly [T, T]

/** Data that is kept for somebody else. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

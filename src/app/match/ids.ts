declare const brand: unique symbol

export type MatchId = string & { readonly [brand]?: 'MatchId' }

export const isMatchId = (id: unknown): id is MatchId => typeof id === 'string' && /^[0-9A-HJKMNP-TV-Z]{26}$/.test(id)

/** A person, by the id that Discord gives. */
export type PlayerId = string & { readonly [brand]?: 'PlayerId' }

export const isPlayerId = (id: unknown): id is PlayerId => typeof id === 'string' && /^[\w-]{1,64}$/.test(id)

/** Milliseconds since 1970. */
export type Instant = number & { readonly [brand]?: 'Instant' }

/** Milliseconds. */
export type Duration = number & { readonly [brand]?: 'Duration' }

export const SECOND: Duration = 1000
export const MINUTE: Duration = 60 * SECOND
export const HOUR: Duration = 60 * MINUTE
export const DAY: Duration = 24 * HOUR

/** One value for each seat. */
export type Pair<T> = readonly [T, T]

/** Whom and what everybody means, by name. */
import type { Branded } from './brand.ts'

/** A person, by the id that Discord gives. */
export type PlayerId = Branded<string, 'PlayerId'>

export const isPlayerId = (id: unknown): id is PlayerId => typeof id === 'string' && /^[\w-]{1,64}$/.test(id)

/** A game between two people. */
export type MatchId = Branded<string, 'MatchId'>

export const isMatchId = (id: unknown): id is MatchId => isUlid(id)

export type LeagueId = Branded<string, 'LeagueId'>

export const isLeagueId = (id: unknown): id is LeagueId => isUlid(id)

/** `3-12` is the twelfth pairing of round 3. */
export type PairingId = Branded<string, 'PairingId'>

/** A place in a bracket: `W2-1` is the first match in the second round of the winners. */
export type NodeId = Branded<string, 'NodeId'>

const isUlid = (id: unknown): id is string => typeof id === 'string' && /^[0-9A-HJKMNP-TV-Z]{26}$/.test(id)

/** One value for each of two. */
export type Pair<T> = readonly [T, T]

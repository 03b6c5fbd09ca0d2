/** A league: who plays in it, whom they met, what came of it. Plain data that can be saved at any moment. */
import type { LeagueId, MatchId, NodeId, Pair, PairingId, PlayerId } from '../shared/ids.ts'
import type { Instant, Period } from '../shared/time.ts'
import type { Settings } from './settings.ts'

export type LeagueStatus = 'created' | 'open' | 'running' | 'paused' | 'finished' | 'archived'

/** A deck that has been judged by whoever knows cards. */
export interface LeagueDeck {
  readonly name: string
  readonly cards: readonly (readonly [id: string, count: number])[]
}

export interface Entrant {
  readonly player: PlayerId
  readonly status: 'in' | 'dropped'
  readonly checkedIn: boolean
  /** The first round they are paired in. */
  readonly entered: number
  /** Every deck ever handed in, with the round it is played from; the newest last. */
  readonly decks: readonly { readonly from: number; readonly deck: LeagueDeck }[]
  readonly absences: readonly Period[]
  /** Not coming to a match counts from this time on. */
  readonly missesSince: Instant
  /** Whose place it was before. */
  readonly formerly: readonly PlayerId[]
}

export type PairingOutcome =
  /** `seed`: nobody won in time, and somebody has to go on. */
  | { readonly is: 'won'; readonly winner: PlayerId; readonly how?: 'seed' }
  | { readonly is: 'drawn'; readonly intentional?: true }
  | { readonly is: 'forfeited'; readonly by: PlayerId; readonly why: ForfeitReason }
  /** `absent`: those of them who never came. */
  | { readonly is: 'double-loss'; readonly absent?: readonly PlayerId[] }

/** On the clock of the match; never came; not finished when the round was; left the league; told so by an organiser. */
export const FORFEIT_REASONS = ['time', 'absence', 'late', 'drop', 'ruling'] as const
export type ForfeitReason = (typeof FORFEIT_REASONS)[number]

export interface LeagueGame {
  readonly match: MatchId
  /** Null if it was drawn. */
  readonly winner: PlayerId | null
  readonly at: Instant
  /** The loser's time ran out. */
  readonly flagged?: true
  /** Somebody lost without a single move: it says nothing about strength. */
  readonly unplayed?: true
}

export interface Pairing {
  readonly id: PairingId
  /** Who sits on the first seat comes first. */
  readonly players: Pair<PlayerId>
  /** Its place in the bracket. */
  readonly node?: NodeId
  /** If not when its round opened. */
  readonly opened?: Instant
  /** If not with its round. */
  readonly deadline?: Instant
  /** The game that is being played. */
  readonly match: MatchId | null
  /** Who has come to the game that is being played or waits to begin. */
  readonly came: readonly PlayerId[]
  readonly games: readonly LeagueGame[]
  readonly drawOffer: PlayerId | null
  readonly outcome: PairingOutcome | null
  readonly decided: Instant | null
}

export type StageKind = 'swiss' | 'round-robin' | 'elimination' | 'ladder'

export interface Round {
  readonly number: number
  readonly stage: StageKind
  readonly opened: Instant
  readonly deadline: Instant
  /** How many percent of its time were left when people were last reminded; 100 before that. */
  readonly reminded: number
  readonly closed: Instant | null
  readonly pairings: readonly Pairing[]
  /** A win without an opponent. */
  readonly byes: readonly PlayerId[]
  /** Away for the whole round: worth a draw, without an opponent. */
  readonly rests: readonly PlayerId[]
}

/** Who meets whom in a round, before anything has been played. */
export interface Pairs {
  readonly pairs: readonly { readonly players: Pair<PlayerId>; readonly node?: NodeId }[]
  readonly byes: readonly PlayerId[]
  readonly rests: readonly PlayerId[]
}

export interface Waiting {
  readonly player: PlayerId
  readonly rating: number
  readonly since: Instant
}

export interface League {
  readonly id: LeagueId
  readonly guild: string
  readonly creator: PlayerId
  /** Where its luck comes from. */
  readonly seed: string
  readonly settings: Settings
  readonly status: LeagueStatus
  readonly checkInOpen: boolean
  readonly startedAt: Instant | null
  readonly pausedAt: Instant | null
  readonly entrants: readonly Entrant[]
  /** Who was there at the start: the circle of a round robin, the seeds of a bracket. */
  readonly order: readonly PlayerId[]
  /** The seeds of the play-offs, best first, once they are known. */
  readonly seeds: readonly PlayerId[] | null
  readonly rounds: readonly Round[]
  readonly proposal: Pairs | null
  /** Who waits on the ladder. */
  readonly queue: readonly Waiting[]
  readonly champion: PlayerId | null
  /** Everybody in the order they finished in. */
  readonly places: readonly PlayerId[]
}

export const newEntrant = (player: PlayerId, entered: number): Entrant => ({
  player,
  status: 'in',
  checkedIn: false,
  entered,
  decks: [],
  absences: [],
  missesSince: 0,
  formerly: [],
})

export const entrantOf = ({ entrants }: League, player: PlayerId): Entrant | undefined =>
  entrants.find(each => each.player === player)

export const isIn = (league: League, player: PlayerId): boolean => entrantOf(league, player)?.status === 'in'

/** Everybody who still plays. */
export const activePlayers = ({ entrants }: League): readonly PlayerId[] =>
  entrants.filter(({ status }) => status === 'in').map(({ player }) => player)

/** The last round, open or not. */
export const lastRound = ({ rounds }: League): Round | undefined => rounds.at(-1)

export const openRound = (league: League): Round | undefined => {
  const round = lastRound(league)
  return round?.closed === null ? round : undefined
}

export const isUnderWay = ({ status }: League): boolean => status === 'running' || status === 'paused'

export interface PairingInRound {
  readonly round: Round
  readonly pairing: Pairing
}

export function findPairing({ rounds }: League, id: PairingId): PairingInRound | undefined {
  const round = rounds[Number.parseInt(id, 10) - 1]
  const pairing = round?.pairings.find(each => each.id === id)
  return round && pairing && { round, pairing }
}

export const opponentIn = ({ players }: Pairing, player: PlayerId): PlayerId =>
  players[0] === player ? players[1] : players[0]

/** Null if nobody won. */
export function winnerOf({ players, outcome }: Pairing): PlayerId | null {
  if (outcome?.is === 'won') return outcome.winner
  if (outcome?.is === 'forfeited') return players[0] === outcome.by ? players[1] : players[0]
  return null
}

/** What people, and Prizepost itself, can want of a league. */
import type { LeagueId, MatchId, PairingId, PlayerId } from '../shared/ids.ts'
import type { Instant } from '../shared/time.ts'
import type { LeagueDeck, PairingOutcome } from './league.ts'
import type { Settings } from './settings.ts'

/** `organiser`: may oversee this league, says whoever let them in. Prizepost itself tells what happened elsewhere. */
export type LeagueActor = { readonly player: PlayerId; readonly organiser?: boolean } | 'prizepost'

/** For somebody else only an organiser can want it, with a reason. */
interface ForPlayer {
  readonly player?: PlayerId
  readonly reason?: string
}

interface WithReason {
  readonly reason: string
}

export type LeagueCommand = { readonly by: LeagueActor } & (LeagueWish | PlayerWish | MatchWish)

/** About the whole league and its rounds. */
export type LeagueWish =
  | {
      readonly type: 'CreateLeague'
      readonly league: LeagueId
      readonly guild: string
      readonly settings: Settings
      readonly seed: string
    }
  | { readonly type: 'EditLeague'; readonly changes: Partial<Settings> }
  | { readonly type: 'OpenLeague' }
  /** With ratings, the best are seeded first; without, lots are drawn. */
  | { readonly type: 'StartLeague'; readonly ratings?: Readonly<Record<PlayerId, number>> }
  | ({ readonly type: 'PauseLeague' } & WithReason)
  | { readonly type: 'ResumeLeague' }
  | ({ readonly type: 'FinishLeague' } & WithReason)
  | { readonly type: 'ArchiveLeague' }
  | { readonly type: 'ProposeRound' }
  /** Each takes the other's place in the proposal. */
  | ({ readonly type: 'SwapInProposal'; readonly one: PlayerId; readonly other: PlayerId } & WithReason)
  | { readonly type: 'PairRound' }
  /** Everything that is due. For matches that are late, who has to move in them. */
  | {
      readonly type: 'PassTime'
      readonly toMove?: Readonly<Record<PairingId, readonly PlayerId[]>>
      readonly ratings?: Readonly<Record<PlayerId, number>>
    }

/** About who plays in it, and with what. */
export type PlayerWish =
  /** How reliable they are, in percent; null if nobody knows yet. */
  | ({ readonly type: 'Join'; readonly reliability: number | null; readonly deck?: LeagueDeck } & ForPlayer)
  | ({ readonly type: 'Leave' } & ForPlayer)
  | { readonly type: 'CheckIn' }
  | ({ readonly type: 'Drop' } & ForPlayer)
  | ({ readonly type: 'ReplacePlayer'; readonly player: PlayerId; readonly with: PlayerId } & WithReason)
  | { readonly type: 'RegisterDeck'; readonly deck: LeagueDeck }
  | { readonly type: 'NoteAbsence'; readonly player: PlayerId; readonly from: Instant; readonly until: Instant }
  | { readonly type: 'JoinQueue'; readonly rating: number }
  | { readonly type: 'LeaveQueue' }

/** About a match of it. */
export type MatchWish =
  | { readonly type: 'BeginMatch'; readonly pairing: PairingId; readonly match: MatchId }
  | { readonly type: 'ComeToMatch'; readonly pairing: PairingId }
  | { readonly type: 'SetMatchAside'; readonly pairing: PairingId; readonly match: MatchId; readonly absent?: PlayerId }
  | {
      readonly type: 'RecordGame'
      readonly pairing: PairingId
      readonly match: MatchId
      readonly result: ReportedResult
    }
  | { readonly type: 'OfferDraw'; readonly pairing: PairingId }
  | ({ readonly type: 'ReportResult'; readonly pairing: PairingId; readonly outcome: PairingOutcome } & WithReason)
  | ({ readonly type: 'CorrectResult'; readonly pairing: PairingId; readonly outcome: PairingOutcome } & WithReason)
  | ({ readonly type: 'ReverseFlag'; readonly pairing: PairingId } & WithReason)
  | ({ readonly type: 'AwardBye'; readonly player: PlayerId } & WithReason)

/** How a game ended, as the match itself tells. Sudden Death is part of the game: whoever wins it has won. */
export interface ReportedResult {
  readonly winner: PlayerId | null
  /** The loser's time ran out. */
  readonly flagged?: boolean
  /** Drawn because both wanted it. */
  readonly agreed?: boolean
  /** The loser never made a move. */
  readonly unplayed?: boolean
}

export type LeagueCommandType = LeagueCommand['type']
export type CommandOf<T extends LeagueCommandType> = Extract<LeagueCommand, { type: T }>

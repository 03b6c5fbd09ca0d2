/** What happened to a league. Pairings and decisions are written down as they were made: nothing is worked out again. */
import type { LeagueId, MatchId, NodeId, Pair, PairingId, PlayerId } from '../shared/ids.ts'
import type { Instant, Period } from '../shared/time.ts'
import type { LeagueDeck, LeagueGame, PairingOutcome, Pairs, StageKind } from './league.ts'
import type { Settings } from './settings.ts'

/** An organiser stepped in, and says why. Everybody may read it. */
export interface Intervention {
  readonly by: PlayerId
  readonly reason: string
}

/** Somebody did it, or had it done to them by an organiser. */
export interface Perhaps {
  readonly intervention?: Intervention
}

export type DropReason = 'own-wish' | 'ruling' | 'no-shows'

export type LeagueEvent = LifeEvent | PeopleEvent | RoundEvent | PairingEvent

export type LifeEvent =
  | {
      readonly type: 'LeagueCreated'
      readonly league: LeagueId
      readonly guild: string
      readonly by: PlayerId
      readonly settings: Settings
      readonly seed: string
    }
  | { readonly type: 'LeagueEdited'; readonly by: PlayerId; readonly changes: Partial<Settings> }
  | { readonly type: 'LeagueOpened' }
  | { readonly type: 'CheckInOpened' }
  | {
      readonly type: 'LeagueStarted'
      readonly at: Instant
      /** Best seed first. */
      readonly order: readonly PlayerId[]
    }
  /** Its time had come, but there were not enough players. It waits for an organiser. */
  | { readonly type: 'StartFailed'; readonly players: number }
  | { readonly type: 'LeaguePaused'; readonly at: Instant; readonly intervention: Intervention }
  /** All deadlines move by as much. */
  | { readonly type: 'LeagueResumed'; readonly pausedFor: number }
  | ({
      readonly type: 'LeagueFinished'
      readonly champion: PlayerId | null
      readonly places: readonly PlayerId[]
    } & Perhaps)
  | { readonly type: 'LeagueArchived' }

export type PeopleEvent =
  | ({ readonly type: 'PlayerJoined'; readonly player: PlayerId; readonly entered: number } & Perhaps)
  | ({ readonly type: 'PlayerLeft'; readonly player: PlayerId } & Perhaps)
  | { readonly type: 'PlayerLeftOut'; readonly player: PlayerId; readonly why: 'no-check-in' | 'no-deck' }
  | { readonly type: 'PlayerCheckedIn'; readonly player: PlayerId }
  | ({ readonly type: 'PlayerDropped'; readonly player: PlayerId; readonly why: DropReason } & Perhaps)
  /** Had dropped, and plays again. */
  | ({ readonly type: 'PlayerReturned'; readonly player: PlayerId; readonly at: Instant } & Perhaps)
  /** Everything that was one player's in this league is now another's. */
  | {
      readonly type: 'PlayerReplaced'
      readonly player: PlayerId
      readonly with: PlayerId
      readonly at: Instant
      readonly intervention: Intervention
    }
  | { readonly type: 'DeckRegistered'; readonly player: PlayerId; readonly deck: LeagueDeck; readonly from: number }
  | ({ readonly type: 'AbsenceNoted'; readonly player: PlayerId } & Period)

export type RoundEvent =
  | ({ readonly type: 'RoundProposed'; readonly proposal: Pairs } & Perhaps)
  | {
      readonly type: 'RoundPaired'
      readonly round: number
      readonly stage: StageKind
      readonly opened: Instant
      readonly deadline: Instant
      readonly pairings: readonly NewPairing[]
      readonly byes: readonly PlayerId[]
      readonly rests: readonly PlayerId[]
    }
  /** Two people met on the ladder. */
  | {
      readonly type: 'LadderPaired'
      readonly pairing: NewPairing
      readonly opened: Instant
      readonly deadline: Instant
    }
  | { readonly type: 'QueueJoined'; readonly player: PlayerId; readonly rating: number; readonly since: Instant }
  | { readonly type: 'QueueLeft'; readonly player: PlayerId }
  | {
      readonly type: 'ByeAwarded'
      readonly player: PlayerId
      readonly round: number
      readonly intervention: Intervention
    }
  | { readonly type: 'RoundReminded'; readonly round: number; readonly percent: number }
  | { readonly type: 'RoundClosed'; readonly round: number; readonly at: Instant }
  | { readonly type: 'CutMade'; readonly seeds: readonly PlayerId[] }

export type PairingEvent =
  | { readonly type: 'MatchBegun'; readonly pairing: PairingId; readonly match: MatchId; readonly by: PlayerId }
  | { readonly type: 'PlayerCame'; readonly pairing: PairingId; readonly player: PlayerId }
  /** The game counts for nothing; another may be begun. */
  | {
      readonly type: 'MatchSetAside'
      readonly pairing: PairingId
      readonly match: MatchId
      readonly why: SetAside
      /** Who had said they would come, and did not. */
      readonly absent?: PlayerId
    }
  | { readonly type: 'GameRecorded'; readonly pairing: PairingId; readonly game: LeagueGame }
  | { readonly type: 'DrawOffered'; readonly pairing: PairingId; readonly player: PlayerId }
  | {
      readonly type: 'PairingDecided'
      readonly pairing: PairingId
      readonly outcome: PairingOutcome
      readonly at: Instant
    }
  | ({ readonly type: 'ResultReported' } & Ruling)
  | ({ readonly type: 'ResultCorrected' } & Ruling)
  | {
      readonly type: 'FlagReversed'
      readonly pairing: PairingId
      readonly deadline: Instant
      readonly intervention: Intervention
    }

export interface NewPairing {
  readonly id: PairingId
  readonly players: Pair<PlayerId>
  readonly node?: NodeId
}

export interface Ruling {
  readonly pairing: PairingId
  readonly outcome: PairingOutcome
  readonly at: Instant
  readonly intervention: Intervention
}

/** Void or never accepted; drawn by agreement where that is not allowed; one of its players is in the league no more. */
export type SetAside = 'void' | 'agreed-draw' | 'replaced'

export type LeagueEventType = LeagueEvent['type']
export type LeagueEventOf<T extends LeagueEventType> = Extract<LeagueEvent, { type: T }>

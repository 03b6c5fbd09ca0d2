/** What happened to a match. The game's own events are inside `Played`; everything else is between the people. */
import type { CardId, Command, Event, Seat } from '../../engine/index.ts'
import type { LeagueId, MatchId, Pair, PairingId, PlayerId } from '../../shared/ids.ts'
import type { Duration, Instant } from '../../shared/time.ts'
import type { OrderName, Orders } from './orders.ts'
import type { Terms } from './terms.ts'

export interface Deck {
  readonly name: string
  readonly cards: readonly (readonly [id: CardId, count: number])[]
}

/** What a player brings along. The salt stays private until the match is over. */
export interface Brought {
  readonly deck: Deck
  readonly salt: string
  readonly orders: Orders
}

/** The pairing that a match is played for. */
export interface LeagueLink {
  readonly league: LeagueId
  readonly pairing: PairingId
}

export type MatchEvent =
  | {
      readonly type: 'Challenged'
      readonly match: MatchId
      /** The challenger sits on seat 0. */
      readonly players: Pair<PlayerId>
      readonly terms: Terms
      readonly entrance: Brought
      readonly seed: string
      readonly expires: Instant
      readonly league?: LeagueLink
    }
  | { readonly type: 'Accepted'; readonly entrance: Brought }
  | { readonly type: 'Declined' }
  | { readonly type: 'Withdrawn' }
  | { readonly type: 'Expired' }
  | {
      readonly type: 'Played'
      /** Null for the beginning of the game, which nobody orders. */
      readonly command: Command | null
      readonly events: readonly Event[]
      /** It was a standing order that decided. */
      readonly order?: OrderName
    }
  /** The game is again what it was before the entry of this version. Luck is not. */
  | { readonly type: 'TakenBack'; readonly seat: Seat; readonly to: number; readonly agreed?: true }
  | { readonly type: 'TakebackAsked'; readonly seat: Seat; readonly to: number }
  | { readonly type: 'TakebackRefused'; readonly seat: Seat; readonly forGood?: true }
  | { readonly type: 'DrawOffered'; readonly seat: Seat }
  | { readonly type: 'DrawRefused'; readonly seat: Seat }
  | { readonly type: 'DrawAgreed' }
  | { readonly type: 'TimeGiven'; readonly to: Seat; readonly time: Duration }
  | { readonly type: 'OrdersSet'; readonly seat: Seat; readonly orders: Orders }
  | { readonly type: 'RemindersMuted'; readonly seat: Seat }
  | { readonly type: 'Reminded'; readonly seat: Seat; readonly percent: number }
  /** It was night where the player lives. */
  | { readonly type: 'ReminderPostponed'; readonly seat: Seat; readonly until: Instant }
  /** The seat's clock stands still for a while. */
  | {
      readonly type: 'WentAway'
      readonly seat: Seat
      readonly from: Instant
      readonly until: Instant
      /** Nobody asked for it: the time was over, and a day off was left. */
      readonly automatic?: true
    }
  | { readonly type: 'Flagged'; readonly seat: Seat }
  | { readonly type: 'FlagReversed'; readonly time: Duration }
  /** The league it was played for has decided otherwise. */
  | { readonly type: 'Adjudicated'; readonly winner: Seat | null }
  | { readonly type: 'Voided'; readonly seat: Seat }

type MatchEventType = MatchEvent['type']
export type MatchEventOf<T extends MatchEventType> = Extract<MatchEvent, { type: T }>

/** A release came in the midst of an action, which would not run again as it did. */
export const isActionTakenBack = (events: readonly MatchEvent[]): boolean =>
  events.some(event => event.type === 'Played' && event.events.some(({ type }) => type === 'ActionTakenBack'))

/** What one entry of a match's stream holds. */
export interface MatchEntry {
  readonly events: readonly MatchEvent[]
  /** The time each seat has left after it. */
  readonly left: Pair<Duration>
  /** How much luck has been drawn by now. */
  readonly drawn: number
}

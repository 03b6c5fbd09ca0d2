/** A match between two people: the game they play, and what is between them. */
import type { Command, Event, Seat, State } from '../../engine/index.ts'
import type { WinWay } from '../../engine/view.ts'
import type { MatchId, Pair, PlayerId } from '../../shared/ids.ts'
import type { Duration, Instant, Period } from '../../shared/time.ts'
import { type Deck, isActionTakenBack, type LeagueLink, type MatchEvent } from './match-event.ts'
import type { OrderName, Orders } from './orders.ts'
import type { Terms } from './terms.ts'

export type MatchStatus = 'challenged' | 'playing' | 'over' | 'declined' | 'withdrawn' | 'expired' | 'void'

/** By the game itself, or between the players. */
export type MatchWay = WinWay | 'time' | 'agreement' | 'league'

export interface MatchResult {
  /** Null if it was drawn. */
  readonly winner: Seat | null
  readonly ways: readonly MatchWay[]
}

/** Something a player did in this turn. */
export interface DraftStep {
  readonly version: number
  readonly seat: Seat
  readonly command: Command
  readonly events: readonly Event[]
  /** What standing orders decided in it. */
  readonly ordered: readonly Ordered[]
  /** It told something, used luck, or asked the other player: nobody takes it back alone. */
  readonly binding: boolean
  readonly before: State
}

/** Something that a standing order decided. */
export interface Ordered {
  readonly seat: Seat
  readonly order: OrderName
}

/** A seat that must decide. */
export interface Wait {
  readonly since: Instant
  /** The time it had then. */
  readonly allowance: Duration
  /** How many percent of it were left when the last reminder was sent; 100 before the first. */
  readonly reminded: number
  /** No reminder before this time. */
  readonly notBefore: Instant
}

export interface Match {
  readonly id: MatchId
  readonly version: number
  /** The time of the last entry. */
  readonly at: Instant
  readonly status: MatchStatus
  readonly players: Pair<PlayerId>
  readonly terms: Terms
  readonly league?: LeagueLink
  readonly expires: Instant
  readonly seed: string
  readonly salts: Pair<string>
  readonly drawn: number
  readonly decks: Pair<Deck | null>
  readonly orders: Pair<Orders>
  readonly game: State | null
  /** What has been done in this turn, oldest first. */
  readonly steps: readonly DraftStep[]
  /** How often what each seat has before it has changed: buttons from before are stale. */
  readonly moved: Pair<number>
  /** How often what everybody may see of the game has changed. */
  readonly settled: number
  readonly left: Pair<Duration>
  readonly waits: Pair<Wait | null>
  readonly away: Pair<Period | null>
  /** Who has decided something already. */
  readonly came: Pair<boolean>
  readonly drawOffer: Seat | null
  readonly takeback: { readonly seat: Seat; readonly to: number } | null
  /** Who wants to hear of no more takebacks. */
  readonly firm: Pair<boolean>
  readonly result: MatchResult | null
  /** The time the last flag fell; null if it was reversed or never fell. */
  readonly flagged: Instant | null
}

export const isOver = ({ status }: Match): boolean => status !== 'challenged' && status !== 'playing'

export const seatOf = ({ players }: Match, player: PlayerId): Seat | null =>
  player === players[0] ? 0 : player === players[1] ? 1 : null

export const withSeat = <T>(pair: Pair<T>, seat: Seat, value: T): Pair<T> =>
  seat === 0 ? [value, pair[1]] : [pair[0], value]

/** The last steps, as far as the player can take them back alone. Nobody else knows of them yet. */
export function draftOf({ steps }: Match): readonly DraftStep[] {
  const last = steps.findLastIndex(({ binding }) => binding)
  return steps.slice(last + 1)
}

/** The game as everybody but the player who drafts may know it. */
export const settledGame = (match: Match): State | null => draftOf(match)[0]?.before ?? match.game

export const orderedIn = (events: readonly MatchEvent[]): readonly Ordered[] =>
  events.flatMap(event =>
    event.type === 'Played' && event.order && event.command && !isActionTakenBack([event])
      ? [{ seat: event.command.seat, order: event.order }]
      : [],
  )

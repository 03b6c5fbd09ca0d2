/** What can be looked up about matches without reading them: made of the match alone, so that it can be made again. */
import { otherSeat, type Rules, SEATS, type Seat, waitingFor } from '../engine/index.ts'
import type { RulesetId } from '../rulesets/index.ts'
import type { LeagueId, MatchId, PlayerId } from '../shared/ids.ts'
import type { Instant } from '../shared/time.ts'
import { deadline } from './match/clock.ts'
import { nextDue } from './match/due.ts'
import { isOver, type Match, type MatchResult, type MatchStatus } from './match/match.ts'
import { dueOrder } from './ports/due-order.ts'
import { type Row, type RowKey, type StreamId, streamId } from './ports/event-store.ts'

export const matchStream = (id: MatchId): StreamId => streamId('match', id)
export const leagueStream = (id: LeagueId): StreamId => streamId('league', id)

/** One of my matches. */
export interface Summary {
  readonly match: MatchId
  readonly seat: Seat
  readonly opponent: PlayerId
  readonly ruleset: RulesetId
  readonly rated: boolean
  readonly status: MatchStatus
  readonly turn: number
  /** It is up to me. */
  readonly waiting: boolean
  readonly runsOut: Instant | null
  readonly result: MatchResult | null
  /** What I played with; told when the match is over. */
  readonly deck: string | null
}

export const headKey = (id: MatchId): RowKey => ({ of: matchStream(id), name: 'head' })

/** The list of a player's matches that are not over. Those that wait for the player come first, the most urgent first. */
export const openList = (player: PlayerId): string => `open#${player}`

/** Everything ever played by a player. */
export const matchesOf = (player: PlayerId): string => `matches#${player}`

/** A line for each player, and the head last: where the head is up to date, the others are. */
export function rowsFor(rules: Rules, match: Match): readonly Row[] {
  const due = nextDue(rules, match)
  const head: Row = {
    key: headKey(match.id),
    version: match.version,
    list: due === null ? null : { name: 'due', order: dueOrder(due, match.id) },
    data: SEATS.map(seat => summary(match, seat)),
  }
  return [playerRow(match, 0), playerRow(match, 1), head]
}

function playerRow(match: Match, seat: Seat): Row {
  const data = summary(match, seat)
  const order = `${data.waiting ? 0 : 1}#${dueOrder(data.runsOut ?? match.expires, match.id)}`
  return {
    key: { of: matchesOf(match.players[seat]), name: `match#${match.id}` },
    version: match.version,
    list: isOver(match) ? null : { name: openList(match.players[seat]), order },
    data,
  }
}

function summary(match: Match, seat: Seat): Summary {
  const { id, players, terms, status, game, result } = match
  const isAsked = status === 'playing' && game !== null && waitingFor(game).includes(seat)
  return {
    match: id,
    seat,
    opponent: players[otherSeat(seat)],
    ruleset: terms.ruleset,
    rated: terms.rated,
    status,
    turn: game?.turn.number ?? 0,
    waiting: isAsked || (status === 'challenged' && seat === 1),
    runsOut: status === 'challenged' ? match.expires : deadline(match, seat),
    result,
    deck: status === 'over' ? (match.decks[seat]?.name ?? null) : null,
  }
}

/** What a rated match says about the strength of its players. */
import { otherSeat, SEATS, type Seat } from '../../engine/index.ts'
import { assert } from '../../shared/assert.ts'
import { ok } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'
import type { Match } from '../match/match.ts'
import type { Player, PlayerEvent } from '../player/player.ts'
import { players } from '../player/player-stream.ts'
import { periodOf, ratingBefore, ratingRow } from '../player/ratings.ts'
import type { Change, Reacting, Reaction } from '../streams.ts'
import { changePlayer } from './change-player.ts'

/** May be done twice: each player remembers what has been rated. */
export const rateMatch: Reaction<'match'> = (ports, change) =>
  isAboutRating(change) ? [() => ratePlayers(ports, change)] : []

/** A match is over, or goes on after all. What was lost without a move, or decided elsewhere, does not count. */
function isAboutRating({ before, entry, after }: Change<'match'>): boolean {
  if (!after.terms.rated || !after.came.every(came => came) || after.result?.ways.includes('league')) return false
  const isOver = after.status === 'over' && before?.status === 'playing'
  return isOver || entry.data.events.some(({ type }) => type === 'FlagReversed')
}

async function ratePlayers(ports: Reacting, { entry, after }: Change<'match'>): Promise<void> {
  const [first, second] = await Promise.all(after.players.map(id => players.load(ports.store, id)))
  assert(first && second, 'a match has two players')
  for (const seat of SEATS) {
    const event = ratingEvent(after, seat, seat === 0 ? second : first, entry.at)
    const player = after.players[seat]
    const delivery = { id: `rated#${after.id}#${entry.version}`, at: entry.at }
    const rated = await changePlayer(ports, { player, delivery }, each => ok([event(each)]))
    assert(rated.ok, 'a rating is taken by every player')
    await ports.store.put(ratingRow(rated.value, after.terms.ruleset))
  }
}

type Rate = (player: Player) => PlayerEvent

function ratingEvent(match: Match, seat: Seat, opponent: Player, at: Instant): Rate {
  const { id, terms, result } = match
  const { ruleset } = terms
  if (!result) return () => ({ type: 'RatingWithdrawn', ruleset, match: id })
  const period = periodOf(at)
  const { rating, deviation } = ratingBefore(opponent, ruleset, period)
  const score = result.winner === null ? 0.5 : result.winner === otherSeat(seat) ? 0 : 1
  const game = { opponent: { rating, deviation }, score } as const
  return player => {
    const before = ratingBefore(player, ruleset, period)
    return { type: 'Rated', ruleset, match: id, period, before, game }
  }
}

/** What a rated match says about the strength of its players. */
import { otherSeat, SEATS, type Seat } from '../../engine/index.ts'
import { assert } from '../../shared/assert.ts'
import type { Instant } from '../../shared/time.ts'
import { playerStream } from '../lookups.ts'
import type { Match } from '../match/match.ts'
import type { Player, PlayerEvent } from '../player/player.ts'
import { periodOf, ratingBefore, ratingRow } from '../player/ratings.ts'
import type { Ports } from '../ports/index.ts'
import { loadPlayer } from '../streams.ts'
import type { Change } from '../tell.ts'
import { appendPlayer } from './append-player.ts'
import { entryOf, LOST, untilWon } from './race.ts'

/** Whether an entry changes anybody's rating: a match is over, or goes on after all. What was lost without a move, or decided elsewhere, does not count. */
export function isAboutRating({ before, entry, after }: Change): boolean {
  if (!after.terms.rated || !after.came.every(came => came) || after.result?.ways.includes('league')) return false
  const isOver = after.status === 'over' && before?.status === 'playing'
  return isOver || entry.data.events.some(({ type }) => type === 'FlagReversed')
}

/** May be done twice: each player remembers what has been rated. */
export async function rateMatch(ports: Ports, { entry, after }: Change): Promise<void> {
  const [first, second] = await Promise.all(after.players.map(id => loadPlayer(ports.store, id)))
  assert(first && second, 'a match has two players')
  for (const seat of SEATS) {
    const opponent = (seat === 0 ? second : first).player
    const event = ratingEvent(after, seat, opponent, entry.at)
    const delivery = { id: `rated#${after.id}#${entry.version}`, at: entry.at }
    const player = await untilWon(() => remember(ports, after.players[seat], event, delivery))
    await ports.store.put(ratingRow(player, after.terms.ruleset))
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

async function remember(
  ports: Ports,
  id: string,
  event: Rate,
  delivery: { readonly id: string; readonly at: Instant },
): Promise<Player | typeof LOST> {
  const loaded = await loadPlayer(ports.store, id)
  if (await entryOf(ports.store, playerStream(id), loaded.entries, delivery)) return loaded.player
  const now = Math.max(ports.clock.now(), loaded.player.at)
  return (await appendPlayer(ports, loaded, [event(loaded.player)], { delivery: delivery.id, now })) ?? LOST
}

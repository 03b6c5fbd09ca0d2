/** Who meets whom on the ladder, and when: those of similar strength at once, others after a while. */
import type { Pair, PlayerId } from '../shared/ids.ts'
import { HOUR, type Instant, MINUTE } from '../shared/time.ts'
import { type League, openRound, type Waiting } from './league.ts'

/** Close enough to be paired at once. */
const CLOSE = 150
/** Somebody who waits accepts so much more, after every so much time. */
const WIDER_BY = 100
const WIDER_EVERY = 10 * MINUTE
/** After this, anybody will do, even the last opponent again. */
const ANYBODY = 2 * HOUR

interface Meeting {
  readonly at: Instant
  readonly players: Pair<PlayerId>
}

/** Everybody in the queue who could meet, the soonest first; those closest to each other first. */
export function meetings(league: League): readonly Meeting[] {
  const { queue } = league
  const last = lastOpponents(league)
  const all = queue.flatMap((one, index) =>
    queue.slice(index + 1).flatMap(other => {
      if (isPlaying(league, one.player, other.player)) return []
      return [{ at: meetAt(one, other, last), gap: gapOf(one, other), players: [one.player, other.player] as const }]
    }),
  )
  return all.sort((a, b) => a.at - b.at || a.gap - b.gap).map(({ at, players }) => ({ at, players }))
}

const gapOf = (one: Waiting, other: Waiting): number => Math.abs(one.rating - other.rating)

/** Whoever waits longer is the more patient. Both have to be there. */
function meetAt(one: Waiting, other: Waiting, last: ReadonlyMap<PlayerId, PlayerId>): Instant {
  const since = Math.min(one.since, other.since)
  const steps = Math.max(0, Math.ceil((gapOf(one, other) - CLOSE) / WIDER_BY))
  const isRematch = last.get(one.player) === other.player || last.get(other.player) === one.player
  const patience = isRematch ? ANYBODY : Math.min(ANYBODY, steps * WIDER_EVERY)
  return Math.max(since + patience, one.since, other.since)
}

function lastOpponents(league: League): ReadonlyMap<PlayerId, PlayerId> {
  const last = new Map<PlayerId, PlayerId>()
  for (const { players } of openRound(league)?.pairings ?? []) {
    last.set(players[0], players[1])
    last.set(players[1], players[0])
  }
  return last
}

const isPlaying = (league: League, one: PlayerId, other: PlayerId): boolean =>
  openRound(league)?.pairings.some(
    ({ players, outcome }) => !outcome && players.includes(one) && players.includes(other),
  ) ?? false

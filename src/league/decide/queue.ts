/** Waiting for somebody to play on the ladder. */

import type { Pair, PlayerId } from '../../shared/ids.ts'
import { ok } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'
import { drawLots } from '../chance.ts'
import type { CommandOf } from '../command.ts'
import { isIn, type League, openRound } from '../league.ts'
import type { LeagueEvent } from '../league-event.ts'
import { type Decided, type Deciding, playerIn, refuse } from './deciding.ts'

const MOST_OPEN = 5

export function joinQueue(league: League, { by, rating }: CommandOf<'JoinQueue'>, { now }: Deciding): Decided {
  const player = playerIn(by)
  if (league.settings.format.kind !== 'ladder') return refuse('not-a-ladder')
  const round = openRound(league)
  if (league.status !== 'running' || !round || now >= round.deadline) return refuse('wrong-time')
  if (player === null || !isIn(league, player)) return refuse('not-in')
  if (!Number.isFinite(rating)) return refuse('bad-input')
  if (league.queue.some(each => each.player === player)) return refuse('already-there')
  const open = round.pairings.filter(({ players, outcome }) => !outcome && players.includes(player))
  return open.length >= MOST_OPEN
    ? refuse('too-many-matches')
    : ok([{ type: 'QueueJoined', player, rating, since: now }])
}

export function leaveQueue(league: League, { by }: CommandOf<'LeaveQueue'>): Decided {
  const player = playerIn(by)
  if (player === null || !league.queue.some(each => each.player === player)) return refuse('not-here')
  return ok([{ type: 'QueueLeft', player }])
}

export function meet(league: League, players: Pair<PlayerId>, now: Instant): readonly LeagueEvent[] {
  const round = openRound(league)
  if (!round) return []
  const id = `${round.number}-${round.pairings.length + 1}`
  const [first = players[0], second = players[1]] = drawLots(league.seed, `meeting ${id}`, players)
  const deadline = now + league.settings.roundLength
  return [{ type: 'LadderPaired', pairing: { id, players: [first, second] }, opened: now, deadline }]
}

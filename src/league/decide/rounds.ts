/** How rounds come about: proposed, changed by hand, paired. */

import type { Pair, PlayerId } from '../../shared/ids.ts'
import { ok } from '../../shared/result.ts'
import { type Instant, NEVER } from '../../shared/time.ts'
import type { CommandOf } from '../command.ts'
import { closingTime } from '../deadlines.ts'
import { foldLeague } from '../evolve-league.ts'
import { isIn, isUnderWay, type League, openRound, type Pairs } from '../league.ts'
import type { LeagueEvent } from '../league-event.ts'
import { isSeasonOver, isTimeForCut, nextStage, planRound } from '../plan.ts'
import { tableOf } from '../standings.ts'
import { type Decided, type Deciding, interventionOf, refuse } from './deciding.ts'
import { hasVanished } from './late.ts'
import { dropped } from './people.ts'

/** What must have happened before the next round can be paired, or why it cannot be. */
function readyToPair(league: League, now: Instant): Decided {
  if (league.status !== 'running') return refuse('wrong-time')
  if (league.settings.format.kind === 'ladder') return refuse('not-here')
  const round = openRound(league)
  if (round && closingTime(league, round) === null) return refuse('round-open')
  const closing = round ? closeRound(league, round.number, now) : []
  const closed = foldLeague(closing, league) ?? league
  const cut = isTimeForCut(closed) ? [makeCut(closed)] : []
  const cutMade = foldLeague(cut, closed) ?? closed
  return isSeasonOver(cutMade) ? refuse('season-over') : ok([...closing, ...cut])
}

/** The round is over. Who has vanished is not paired again. */
export function closeRound(league: League, number: number, now: Instant): readonly LeagueEvent[] {
  const stage = league.rounds[number - 1]?.stage
  const vanished = stage === 'elimination' ? [] : league.entrants.filter(each => hasVanished(league, each))
  return [
    { type: 'RoundClosed', round: number, at: now },
    ...vanished.map(({ player }) => ({ type: 'PlayerDropped', player, why: 'no-shows' }) as const),
  ]
}

/** The best of those who are still there go on. */
export function makeCut(league: League): LeagueEvent {
  const { format } = league.settings
  const top = format.kind === 'swiss-cut' ? format.top : 0
  const players = tableOf(league).map(({ player }) => player)
  return { type: 'CutMade', seeds: players.filter(player => isIn(league, player)).slice(0, top) }
}

/** Closes the last round if need be, and shows who would meet. */
export function proposeRound(league: League, { now }: Deciding): Decided {
  const ready = readyToPair(league, now)
  if (!ready.ok) return ready
  const proposal = planRound(foldLeague(ready.value, league) ?? league, now)
  return ok([...ready.value, { type: 'RoundProposed', proposal }])
}

/** Where the bracket or the circle says who meets, nobody changes places. */
export function swapInProposal(league: League, command: CommandOf<'SwapInProposal'>): Decided {
  const { by, one, other, reason } = command
  const intervention = interventionOf(by, reason)
  if (!intervention.ok) return intervention
  const { proposal } = league
  if (!isUnderWay(league) || !proposal) return refuse('no-proposal')
  if (nextStage(league) !== 'swiss') return refuse('fixed-pairings')
  const there = [...proposal.pairs.flatMap(({ players }) => players), ...proposal.byes, ...proposal.rests]
  if (one === other || !there.includes(one) || !there.includes(other)) return refuse('not-in')
  const changed = swapped(proposal, one, other)
  return ok([{ type: 'RoundProposed', proposal: changed, intervention: intervention.value }])
}

function swapped({ pairs, byes, rests }: Pairs, one: PlayerId, other: PlayerId): Pairs {
  const now = (player: PlayerId): PlayerId => (player === one ? other : player === other ? one : player)
  const seats = ([first, second]: Pair<PlayerId>): Pair<PlayerId> => [now(first), now(second)]
  return {
    pairs: pairs.map(each => ({ ...each, players: seats(each.players) })),
    byes: byes.map(now),
    rests: rests.map(now),
  }
}

/** As proposed, or as it would be proposed now. */
export function pairRound(league: League, { now }: Deciding): Decided {
  const ready = readyToPair(league, now)
  if (!ready.ok) return ready
  const closed = foldLeague(ready.value, league) ?? league
  const proposal = ready.value.length === 0 ? league.proposal : null
  return ok([...ready.value, ...paired(closed, proposal ?? planRound(closed, now), now)])
}

/** Whoever plays somebody who has left has won. */
export function paired(league: League, { pairs, byes, rests }: Pairs, now: Instant): readonly LeagueEvent[] {
  const round = league.rounds.length + 1
  const { format, roundLength } = league.settings
  const deadline = format.kind === 'ladder' ? (format.length === null ? NEVER : now + format.length) : now + roundLength
  const pairings = pairs.map((pair, index) => ({ id: `${round}-${index + 1}`, ...pair }))
  const opening: LeagueEvent = {
    type: 'RoundPaired',
    round,
    stage: nextStage(league),
    opened: now,
    deadline,
    pairings,
    byes,
    rests,
  }
  return [opening, ...pairings.flatMap(({ id, players }) => withoutThoseWhoLeft(league, id, players, now))]
}

function withoutThoseWhoLeft(
  league: League,
  pairing: string,
  players: Pair<PlayerId>,
  at: Instant,
): readonly LeagueEvent[] {
  const [left, both] = players.filter(player => !isIn(league, player))
  if (left === undefined) return []
  const outcome =
    both === undefined ? ({ is: 'forfeited', by: left, why: 'drop' } as const) : ({ is: 'double-loss' } as const)
  return [{ type: 'PairingDecided', pairing, outcome, at }]
}

/** On the ladder nobody waits for the end of a round to be left out. */
export const dropVanished = (league: League, now: Instant): readonly LeagueEvent[] =>
  league.entrants
    .filter(each => hasVanished(league, each))
    .flatMap(({ player }) => dropped(league, player, 'no-shows', now))

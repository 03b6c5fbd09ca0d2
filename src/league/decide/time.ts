/** What happens because time passes. */
import { assertNever } from '../../shared/assert.ts'
import type { PairingId } from '../../shared/ids.ts'
import { ok } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'
import type { CommandOf } from '../command.ts'
import { type LeagueDue, whatIsDue } from '../due.ts'
import { foldLeague } from '../evolve-league.ts'
import { findPairing, type League } from '../league.ts'
import type { LeagueEvent } from '../league-event.ts'
import { planRound } from '../plan.ts'
import { type Decided, type Deciding, refuse } from './deciding.ts'
import { lateOutcome } from './late.ts'
import { finished, startEvents } from './life.ts'
import { meet } from './queue.ts'
import { closeRound, dropVanished, makeCut, paired } from './rounds.ts'

/** Until nothing is due any more. A second time, nothing is. */
export function passTime(league: League, command: CommandOf<'PassTime'>, { now }: Deciding): Decided {
  if (command.by !== 'prizepost') return refuse('not-here')
  const events: LeagueEvent[] = []
  let current = league
  for (;;) {
    const next = happening(current, command, now)
    if (next.length === 0) break
    events.push(...next)
    current = foldLeague(next, current) ?? current
  }
  return events.length > 0 ? ok(events) : refuse('nothing-due')
}

/** What is due first. Matches are late all at once. */
function happening(league: League, command: CommandOf<'PassTime'>, now: Instant): readonly LeagueEvent[] {
  const due = whatIsDue(league, now)
  const late = due.flatMap(each => (each.is === 'late' ? [each.pairing] : []))
  const [first] = due
  if (!first) return []
  return first.is === 'late' ? lateMatches(league, late, command, now) : happen(league, first, command, now)
}

function happen(
  league: League,
  due: Exclude<LeagueDue, { is: 'late' }>,
  { ratings }: CommandOf<'PassTime'>,
  now: Instant,
): readonly LeagueEvent[] {
  switch (due.is) {
    case 'check-in':
      return [{ type: 'CheckInOpened' }]
    case 'start':
      return startEvents(league, ratings, now) ?? [{ type: 'StartFailed', players: league.entrants.length }]
    case 'remind':
      return [{ type: 'RoundReminded', round: due.round, percent: due.percent }]
    case 'close':
      return closeRound(league, due.round, now)
    case 'cut':
      return [makeCut(league)]
    case 'pair':
      return paired(league, planRound(league, now), now)
    case 'finish':
      return [finished(league)]
    case 'meet':
      return meet(league, due.players, now)
    default:
      return assertNever(due)
  }
}

function lateMatches(
  league: League,
  late: readonly PairingId[],
  { toMove = {} }: CommandOf<'PassTime'>,
  now: Instant,
): readonly LeagueEvent[] {
  const decided = late.flatMap((id): readonly LeagueEvent[] => {
    const place = findPairing(league, id)
    if (!place) return []
    const outcome = lateOutcome(league, place, Object.hasOwn(toMove, id) ? (toMove[id] ?? []) : [])
    return [{ type: 'PairingDecided', pairing: id, outcome, at: now }]
  })
  if (league.settings.format.kind !== 'ladder') return decided
  return [...decided, ...dropVanished(foldLeague(decided, league) ?? league, now)]
}

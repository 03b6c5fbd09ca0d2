/** Everything that people want of a league happens here. */
import type { LeagueActor, LeagueCommand } from '../../league/command.ts'
import { decideLeague } from '../../league/decide-league.ts'
import { nextDue } from '../../league/due.ts'
import type { League } from '../../league/league.ts'
import type { LeagueEvent } from '../../league/league-event.ts'
import type { LeagueRefusal } from '../../league/refusal.ts'
import { assert } from '../../shared/assert.ts'
import type { LeagueId } from '../../shared/ids.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'
import { asEntry, type Came } from '../aggregate.ts'
import type { Delivery, Ports } from '../ports/index.ts'
import type { Refusal } from '../refusal.ts'
import type { Reacting } from '../streams.ts'
import { leagues } from './league-stream.ts'
import { passLeague } from './pass-league.ts'
import { type LeagueSheet, sheetOf } from './sheet.ts'

export interface LeagueRequest {
  readonly league: LeagueId
  readonly by: LeagueActor
  readonly delivery: Delivery
}

export interface LeagueDone {
  readonly league: LeagueId
  /** As whoever asked may see it, with everything that followed at once. */
  readonly sheet: LeagueSheet
  /** What whoever asked has done. */
  readonly events: readonly LeagueEvent[]
  /** It had been done before: this delivery arrived a second time. */
  readonly repeated: boolean
}

export type LeagueOutcome = Result<LeagueDone, LeagueRefusal | Refusal>
export type LeagueDecided = Result<readonly LeagueEvent[], LeagueRefusal | Refusal>
type Decide = (league: League, now: Instant) => LeagueDecided

export const decideAll = (league: League, command: LeagueCommand, now: Instant): LeagueDecided =>
  decideLeague(league, command, { now })

export async function changeLeague(ports: Reacting, request: LeagueRequest, decide: Decide): Promise<LeagueOutcome> {
  const came = await leagues.change(ports, streamRequest(request), (kept, now) =>
    kept ? asEntry(decide(kept.league, now)) : err({ code: 'unknown-league' as const }),
  )
  if (!came.ok) return came
  if (!came.value.repeated) await passIfDue(ports, came.value)
  return doneLeague(ports, request, came.value)
}

export const streamRequest = ({ league, by, delivery }: LeagueRequest) => ({
  id: league,
  by: by === 'prizepost' ? 'clock' : by.player,
  delivery,
})

/** What a result has made possible happens at once. If it cannot, the clock does it. */
async function passIfDue(ports: Reacting, { state: { league }, entry }: Came<'league'>): Promise<void> {
  const due = nextDue(league)
  if (due === null || due > entry.at) return
  await passLeague(ports, league.id).catch(error => ports.report(`League ${league.id} goes on later`, error))
}

export async function doneLeague(
  { store }: Ports,
  { league: id, by }: LeagueRequest,
  { entry, repeated }: Came<'league'>,
): Promise<LeagueOutcome> {
  const kept = await leagues.load(store, id)
  assert(kept, 'a league that was changed is there')
  const viewer = by === 'prizepost' ? null : by.player
  return ok({ league: id, sheet: sheetOf(kept.league, viewer), events: entry.data.events, repeated })
}

/** Reads a league, decides, appends. Everything that people want of a league happens here. */
import type { Actor, LeagueCommand } from '../../league/command.ts'
import { decideLeague } from '../../league/decide-league.ts'
import { nextDue } from '../../league/due.ts'
import type { League } from '../../league/league.ts'
import type { LeagueEvent } from '../../league/league-event.ts'
import type { LeagueRefusal } from '../../league/refusal.ts'
import type { LeagueId, PlayerId } from '../../shared/ids.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'
import { leagueStream } from '../lookups.ts'
import type { KeptEntry } from '../ports/event-store.ts'
import type { Delivery, Ports } from '../ports/index.ts'
import type { Refusal } from '../refusal.ts'
import { entryOf, LOST, untilWon } from '../use-cases/race.ts'
import { appendLeague, leagueTime } from './append-league.ts'
import { followLeague } from './follow-league.ts'
import { type LeagueEntry, leagueChangeAt, loadLeague } from './league-stream.ts'
import { passLeague } from './pass-league.ts'
import { type LeagueSheet, sheetOf } from './sheet.ts'

export interface LeagueRequest {
  readonly league: LeagueId
  readonly by: Actor
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

export function changeLeague(ports: Ports, request: LeagueRequest, decide: Decide): Promise<LeagueOutcome> {
  const { league: id, by, delivery } = request
  return untilWon(async () => {
    const loaded = await loadLeague(ports.store, id)
    if (!loaded) return err({ code: 'unknown-league' as const })
    const earlier = await entryOf(ports.store, leagueStream(id), loaded.entries, delivery)
    if (earlier) return repeatLeague(ports, request, earlier)
    const now = leagueTime(ports, loaded)
    const decided = decide(loaded.league, now)
    if (!decided.ok) return err(decided.error)
    const signature = { by: nameOf(by), delivery: delivery.id, now }
    const change = await appendLeague(ports, loaded, signature, decided.value)
    if (!change) return LOST
    await passIfDue(ports, change.after.league, now)
    return doneLeague(ports, request, decided.value, false)
  })
}

const nameOf = (by: Actor): string => (by === 'prizepost' ? 'clock' : by.player)

/** What a result has made possible happens at once. If it cannot, the clock does it. */
async function passIfDue(ports: Ports, league: League, now: Instant): Promise<void> {
  const due = nextDue(league)
  if (due === null || due > now) return
  await passLeague(ports, league.id).catch(error => ports.report(`League ${league.id} goes on later`, error))
}

/** A delivery that arrived before: what came of it then. */
export async function repeatLeague(
  ports: Ports,
  request: LeagueRequest,
  earlier: KeptEntry<LeagueEntry>,
): Promise<LeagueOutcome> {
  if (!earlier.settled) {
    await followLeague(ports, await leagueChangeAt(ports.store, request.league, earlier.version), null)
  }
  return doneLeague(ports, request, earlier.data.events, true)
}

export async function doneLeague(
  { store }: Ports,
  { league: id, by }: LeagueRequest,
  events: readonly LeagueEvent[],
  repeated: boolean,
): Promise<LeagueOutcome> {
  const loaded = await loadLeague(store, id)
  return loaded
    ? ok({ league: id, sheet: sheetOf(loaded.league, viewerOf(by)), events, repeated })
    : err({ code: 'unknown-league' })
}

const viewerOf = (by: Actor): PlayerId | null => (by === 'prizepost' ? null : by.player)

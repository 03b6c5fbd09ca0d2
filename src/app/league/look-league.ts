/** Looking at leagues without changing them. */

import type { Pairs } from '../../league/league.ts'
import type { LeagueEvent } from '../../league/league-event.ts'
import { pairingPreview } from '../../league/queries.ts'
import type { LeagueRefusal } from '../../league/refusal.ts'
import type { LeagueId, PlayerId } from '../../shared/ids.ts'
import { isPlayerId } from '../../shared/ids.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'
import { leagueStream } from '../lookups.ts'
import type { Ports } from '../ports/index.ts'
import type { LeagueEntry } from './kept-league.ts'
import { currentList, type LeagueSummary, type Membership, memberList } from './league-lookups.ts'
import { leagues } from './league-stream.ts'
import { type LeagueSheet, publicEvents, sheetOf } from './sheet.ts'

export interface LookAtLeague {
  readonly league: LeagueId
  readonly by: PlayerId
}

const UNKNOWN = err({ code: 'unknown-league' as const })

export async function lookAtLeague(
  { store }: Ports,
  { league, by }: LookAtLeague,
): Promise<Result<LeagueSheet, LeagueRefusal>> {
  const loaded = await leagues.load(store, league)
  return loaded ? ok(sheetOf(loaded.league, by)) : UNKNOWN
}

/** Who would meet in the next round: for organisers, before it is paired. */
export async function previewLeague({ store, clock }: Ports, league: LeagueId): Promise<Result<Pairs, LeagueRefusal>> {
  const loaded = await leagues.load(store, league)
  return loaded ? ok(loaded.league.proposal ?? pairingPreview(loaded.league, clock.now())) : UNKNOWN
}

export interface LeagueLogLine {
  readonly at: Instant
  readonly by: PlayerId
  readonly events: readonly LeagueEvent[]
}

/** Everything that has happened, interventions with their reasons. */
export async function leagueLog(
  { store }: Ports,
  league: LeagueId,
): Promise<Result<readonly LeagueLogLine[], LeagueRefusal>> {
  if (!(await leagues.load(store, league))) return UNKNOWN
  const entries = await store.read<LeagueEntry>(leagueStream(league))
  const lines = entries.map(({ at, by, data }) => ({ at, by, events: publicEvents(data.events) }))
  return ok(lines.filter(({ events }) => events.length > 0))
}

/** Those of a server that are not archived. */
export const leaguesIn = async ({ store }: Ports, guild: string): Promise<readonly LeagueSummary[]> =>
  isPlayerId(guild) ? (await store.list(currentList(guild))).map(({ data }) => data as LeagueSummary) : []

/** Those that somebody plays in. */
export const leaguesOf = async ({ store }: Ports, player: PlayerId): Promise<readonly Membership[]> =>
  isPlayerId(player) ? (await store.list(memberList(player))).map(({ data }) => data as Membership) : []

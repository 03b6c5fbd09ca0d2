/** Appends an entry to a league, and sees to what follows. */
import type { LeagueEvent } from '../../league/league-event.ts'
import type { Instant } from '../../shared/time.ts'
import { leagueStream } from '../lookups.ts'
import type { Ports } from '../ports/index.ts'
import { followLeague, GRACE } from './follow-league.ts'
import { evolveKept, type KeptLeague, type LeagueChange, type LoadedLeague, leagueSnapshot } from './league-stream.ts'

export interface Signature {
  readonly by: string
  readonly delivery: string
  readonly now: Instant
}

/** The time of an entry is never before that of the one before it, whatever the clocks of several machines say. */
export const leagueTime = ({ clock }: Ports, kept: KeptLeague | null): Instant => Math.max(clock.now(), kept?.at ?? 0)

/** Null if somebody else has taken this version. A new league is appended to nothing. */
export async function appendLeague(
  ports: Ports,
  loaded: LoadedLeague | null,
  { by, delivery, now }: Signature,
  events: readonly LeagueEvent[],
): Promise<LeagueChange | null> {
  const before = loaded && { league: loaded.league, version: loaded.version, at: loaded.at }
  const entry = { version: (before?.version ?? 0) + 1, at: now, by, delivery, data: { events } }
  const change = { before, entry, after: evolveKept(before, entry) }
  const snapshot = leagueSnapshot(change.after, loaded?.snapshot ?? 0)
  const stream = leagueStream(change.after.league.id)
  const isFirst = await ports.store.append(stream, { ...entry, due: now + GRACE, ...(snapshot && { snapshot }) })
  if (!isFirst) return null
  await followLeague(ports, change, loaded?.head ?? null)
  return change
}

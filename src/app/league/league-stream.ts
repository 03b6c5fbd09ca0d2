/** Streams of leagues: reading them, and what is saved to read them faster. */
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { evolveLeague } from '../../league/evolve-league.ts'
import type { League } from '../../league/league.ts'
import type { LeagueEvent } from '../../league/league-event.ts'
import { assert } from '../../shared/assert.ts'
import { isLeagueId } from '../../shared/ids.ts'
import type { Instant } from '../../shared/time.ts'
import { leagueStream } from '../lookups.ts'
import type { Entry, EventStore, KeptEntry, Row, Snapshot } from '../ports/event-store.ts'

export interface LeagueEntry {
  readonly events: readonly LeagueEvent[]
}

export type LeagueStreamEntry = Entry<LeagueEntry>

export interface KeptLeague {
  readonly league: League
  readonly version: number
  /** The time of the last entry. */
  readonly at: Instant
}

export interface LoadedLeague extends KeptLeague {
  readonly entries: readonly KeptEntry<LeagueEntry>[]
  readonly snapshot: number
  readonly head: Row | null
}

/** One entry with the league before and after it. */
export interface LeagueChange {
  readonly before: KeptLeague | null
  readonly entry: LeagueStreamEntry
  readonly after: KeptLeague
}

const FORMAT = 1
/** The state of a big league weighs as much as hundreds of entries. */
const SNAPSHOT_EVERY = 25

export function evolveKept(kept: KeptLeague | null, { version, at, data }: LeagueStreamEntry): KeptLeague {
  assert(version === (kept?.version ?? 0) + 1, `entry ${version} does not follow ${kept?.version ?? 0}`)
  const league = data.events.reduce<League | null>(evolveLeague, kept?.league ?? null)
  assert(league, 'a league begins with its creation')
  return { league, version, at }
}

export async function loadLeague(store: EventStore, id: string): Promise<LoadedLeague | null> {
  if (!isLeagueId(id)) return null
  const { snapshot, entries, head } = await store.load<LeagueEntry>(leagueStream(id), FORMAT)
  const saved = snapshot ? unpacked(snapshot.state as string) : null
  const kept = entries.filter(({ version }) => version > (saved?.version ?? 0)).reduce(evolveKept, saved)
  return kept && { ...kept, entries, snapshot: saved?.version ?? 0, head }
}

/** With 512 players a league is 400 KB of JSON, and a tenth of that when packed. */
export const leagueSnapshot = ({ league, version, at }: KeptLeague, last: number): Snapshot<string> | undefined =>
  version - last >= SNAPSHOT_EVERY
    ? { format: FORMAT, state: deflateRawSync(JSON.stringify({ league, version, at })).toString('base64') }
    : undefined

const unpacked = (state: string): KeptLeague =>
  JSON.parse(inflateRawSync(Buffer.from(state, 'base64')).toString()) as KeptLeague

/** An old entry again, with the league before and after it. */
export async function leagueChangeAt(store: EventStore, id: string, version: number): Promise<LeagueChange> {
  const entries = await store.read<LeagueEntry>(leagueStream(id))
  const before = entries.slice(0, version - 1).reduce<KeptLeague | null>(evolveKept, null)
  const entry = entries[version - 1]
  assert(entry, `there is no entry ${version}`)
  return { before, entry, after: evolveKept(before, entry) }
}

/** A league as its stream tells of it. */
import { evolveLeague } from '../../league/evolve-league.ts'
import type { League } from '../../league/league.ts'
import type { LeagueEvent } from '../../league/league-event.ts'
import { assert } from '../../shared/assert.ts'
import type { Instant } from '../../shared/time.ts'
import type { Entry } from '../ports/event-store.ts'

export interface LeagueEntry {
  readonly events: readonly LeagueEvent[]
}

export interface KeptLeague {
  readonly league: League
  readonly version: number
  /** The time of the last entry. */
  readonly at: Instant
}

export function evolveKept(kept: KeptLeague | null, { version, at, data }: Entry<LeagueEntry>): KeptLeague {
  assert(version === (kept?.version ?? 0) + 1, `entry ${version} does not follow ${kept?.version ?? 0}`)
  const league = data.events.reduce<League | null>(evolveLeague, kept?.league ?? null)
  assert(league, 'a league begins with its creation')
  return { league, version, at }
}

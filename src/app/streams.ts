/** Streams as what they tell: matches and players. */
import { assert } from '../shared/assert.ts'
import { isMatchId, type MatchId, type PlayerId } from '../shared/ids.ts'
import { matchStream, playerStream } from './lookups.ts'
import { evolveMatch, foldMatch } from './match/evolve-match.ts'
import type { Match } from './match/match.ts'
import type { MatchEntry } from './match/match-event.ts'
import { evolvePlayer, newPlayer, type Player, type PlayerEntry } from './player/player.ts'
import type { EventStore, KeptEntry, Row, Snapshot } from './ports/event-store.ts'
import type { Change } from './tell.ts'

/** Goes up when a saved state could not be read any more. The entries are then read from the beginning. */
export const SNAPSHOT_FORMAT = 1
/** Reading a dozen entries for every action costs more than writing a snapshot now and then. */
const SNAPSHOT_EVERY = 16

export interface LoadedMatch {
  readonly match: Match
  /** The newest entries, oldest first, and perhaps some from before the snapshot. */
  readonly entries: readonly KeptEntry<MatchEntry>[]
  readonly snapshot: number
  readonly head: Row | null
}

type SavedMatch = Omit<Match, 'steps'>

export async function loadMatch(store: EventStore, id: MatchId): Promise<LoadedMatch | null> {
  if (!isMatchId(id)) return null
  const { snapshot, entries, head } = await store.load<MatchEntry>(matchStream(id), SNAPSHOT_FORMAT)
  const saved = snapshot ? { ...(snapshot.state as SavedMatch), steps: [] } : null
  const version = snapshot?.version ?? 0
  const match = foldMatch(
    entries.filter(entry => entry.version > version),
    saved,
  )
  return match && { match, entries, snapshot: version, head }
}

/** Between two turns there is nothing to take back and nothing in flight: the state says it all, and is small. */
export function snapshotOf({ steps, ...match }: Match, last: number): Snapshot<SavedMatch> | undefined {
  const isQuiet = steps.length === 0 && !match.game?.action
  return isQuiet && match.version - last >= SNAPSHOT_EVERY ? { format: SNAPSHOT_FORMAT, state: match } : undefined
}

/** An old entry again, with the match before and after it. */
export async function changeAt(store: EventStore, id: MatchId, version: number): Promise<Change> {
  const entries = await store.read<MatchEntry>(matchStream(id))
  const before = foldMatch(entries.slice(0, version - 1))
  const entry = entries[version - 1]
  assert(entry, `there is no entry ${version}`)
  return { before, entry, after: evolveMatch(before, entry) }
}

export async function loadPlayer(store: EventStore, id: PlayerId): Promise<LoadedPlayer> {
  const { snapshot, entries } = await store.load<PlayerEntry>(playerStream(id), SNAPSHOT_FORMAT)
  const saved = snapshot ? { ...newPlayer(id), ...(snapshot.state as Player) } : newPlayer(id)
  const player = entries.filter(entry => entry.version > saved.version).reduce(evolvePlayer, saved)
  return { player, entries, snapshot: snapshot?.version ?? 0 }
}

export interface LoadedPlayer {
  readonly player: Player
  readonly entries: readonly KeptEntry<PlayerEntry>[]
  readonly snapshot: number
}

export const playerSnapshot = (player: Player, last: number): Snapshot<Player> | undefined =>
  player.version - last >= SNAPSHOT_EVERY ? { format: SNAPSHOT_FORMAT, state: player } : undefined

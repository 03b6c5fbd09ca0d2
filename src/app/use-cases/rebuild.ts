/** Makes all lookups again from the streams. Matches and leagues may go on in the meantime. */
import { assert } from '../../shared/assert.ts'
import { leagueRows } from '../league/league-lookups.ts'
import { loadLeague } from '../league/league-stream.ts'
import { isLookup, sameRow } from '../lookups.ts'
import { ratingRows } from '../player/ratings.ts'
import type { EventStore, Row, StreamId } from '../ports/event-store.ts'
import { loadMatch, loadPlayer } from '../streams.ts'
import { rowsOf } from './follow.ts'

export interface Rebuilt {
  readonly matches: number
  /** Rows that were missing or wrong. */
  readonly corrected: number
  /** Rows that belonged to nothing. */
  readonly removed: number
  /** Streams that could not be read. Their rows stay as they are. */
  readonly unreadable: readonly StreamId[]
}

export async function rebuild(store: EventStore, onProgress: (matches: number) => void = () => {}): Promise<Rebuilt> {
  const there = new Map<string, Row>()
  for await (const row of store.allRows()) if (isLookup(row)) there.set(nameOf(row), row)
  const unreadable: StreamId[] = []
  let [matches, corrected] = [0, 0]
  for await (const stream of store.streams()) {
    const rows = await rowsIn(store, stream)
    if (!rows) unreadable.push(stream)
    for (const row of rows ?? []) {
      if (await correct(store, row, there.get(nameOf(row)))) corrected += 1
      there.delete(nameOf(row))
    }
    if (stream.startsWith('match#')) onProgress(++matches)
  }
  const orphans = [...there.values()].filter(row => !unreadable.some(stream => isAbout(row, stream)))
  for (const { key } of orphans) await store.remove(key)
  return { matches, corrected, removed: orphans.length, unreadable }
}

/** Null if the stream cannot be read. */
async function rowsIn(store: EventStore, stream: StreamId): Promise<readonly Row[] | null> {
  try {
    const id = stream.slice(stream.indexOf('#') + 1)
    if (stream.startsWith('player#')) return ratingRows((await loadPlayer(store, id)).player)
    if (stream.startsWith('match#')) return rowsOf(present(await loadMatch(store, id)).match)
    return leagueRows(present(await loadLeague(store, id)))
  } catch {
    return null
  }
}

const present = <T>(loaded: T | null): T => {
  assert(loaded, 'a stream has entries')
  return loaded
}

/** A row from the future would refuse to be replaced. */
async function correct(store: EventStore, row: Row, there: Row | undefined): Promise<boolean> {
  if (there && sameRow(row, there)) return false
  if (there && there.version > row.version) await store.remove(row.key)
  await store.put(row)
  return true
}

const isAbout = ({ key }: Row, stream: StreamId): boolean =>
  key.of === stream || key.name === stream || key.of === stream.replace(/^player#/, 'rating#')

const nameOf = ({ key }: Row): string => `${key.of} ${key.name}`

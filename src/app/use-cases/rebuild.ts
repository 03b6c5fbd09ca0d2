/** Makes all lookups again from the streams. Matches may go on in the meantime. */
import { isLookup, sameRow } from '../lookups.ts'
import type { EventStore, Row } from '../ports/event-store.ts'
import { loadMatch } from '../streams.ts'
import { rowsOf } from './follow.ts'

export interface Rebuilt {
  readonly matches: number
  /** Rows that were missing or wrong. */
  readonly corrected: number
  /** Rows that belonged to nothing. */
  readonly removed: number
}

export async function rebuild(store: EventStore, onProgress: (matches: number) => void = () => {}): Promise<Rebuilt> {
  const there = new Map<string, Row>()
  for await (const row of store.allRows()) if (isLookup(row)) there.set(nameOf(row), row)
  let [matches, corrected] = [0, 0]
  for await (const stream of store.streams()) {
    const loaded = stream.startsWith('match#') ? await loadMatch(store, stream.slice('match#'.length)) : null
    for (const row of loaded ? rowsOf(loaded.match) : []) {
      if (!sameRow(row, there.get(nameOf(row)) ?? null)) {
        await store.put(row)
        corrected += 1
      }
      there.delete(nameOf(row))
    }
    if (loaded) onProgress(++matches)
  }
  for (const { key } of there.values()) await store.remove(key)
  return { matches, corrected, removed: there.size }
}

const nameOf = ({ key }: Row): string => `${key.of} ${key.name}`

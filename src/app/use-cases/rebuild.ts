/** Makes all lookups again from the streams. Matches and leagues may go on in the meantime. */
import { AGGREGATES } from '../aggregates.ts'
import {
  type EventStore,
  partsOf,
  type Row,
  STREAM_KINDS,
  type StreamId,
  type StreamKind,
} from '../ports/event-store.ts'
import { rowName, sameRow } from '../rows.ts'

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
  for await (const row of store.allRows()) if (isLookup(row)) there.set(rowName(row.key), row)
  const unreadable: StreamId[] = []
  let [matches, corrected] = [0, 0]
  for await (const stream of store.streams()) {
    const rows = await rowsIn(store, stream)
    if (!rows) unreadable.push(stream)
    for (const row of rows ?? []) {
      if (await correct(store, row, there.get(rowName(row.key)))) corrected += 1
      there.delete(rowName(row.key))
    }
    if (partsOf(stream).kind === 'match') onProgress(++matches)
  }
  const orphans = [...there.values()].filter(row => !unreadable.some(stream => isAbout(row, stream)))
  for (const { key } of orphans) await store.remove(key)
  return { matches, corrected, removed: orphans.length, unreadable }
}

/** Null if the stream cannot be read. */
async function rowsIn(store: EventStore, stream: StreamId): Promise<readonly Row[] | null> {
  const { kind, id } = partsOf(stream)
  return AGGREGATES[kind].rows(store, id).catch(() => null)
}

/** A row from the future would refuse to be replaced. */
async function correct(store: EventStore, row: Row, there: Row | undefined): Promise<boolean> {
  if (there && sameRow(row, there)) return false
  if (there && there.version > row.version) await store.remove(row.key)
  await store.put(row)
  return true
}

/** What the rows of each kind lie under, apart from the head, which lies with its stream. */
const UNDER: Readonly<Record<StreamKind, string>> = { match: 'matches#', league: 'leagues#', player: 'rating#' }

/** Is this a row of ours, or of somebody else who keeps rows in the same table? */
const isLookup = ({ key }: Row): boolean =>
  key.name === 'head' || STREAM_KINDS.some(kind => key.of.startsWith(UNDER[kind]))

const isAbout = ({ key }: Row, stream: StreamId): boolean => {
  const { kind, id } = partsOf(stream)
  return key.of === stream || key.name === stream || key.of === `${UNDER[kind]}${id}`
}

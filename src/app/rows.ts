/** Lines of lookups: which of them have to be written. */
import type { EventStore, Row, RowKey } from './ports/event-store.ts'
import type { Attempt } from './streams.ts'

export const rowName = ({ of, name }: RowKey): string => `${of} ${name}`

/** Would a reader of the lookups be told the same? */
export const sameRow = (one: Row, other: Row | null): boolean =>
  other !== null && JSON.stringify([one.list, one.data]) === JSON.stringify([other.list, other.data])

/**
 * Brings lookups from what they were to what they are: what has changed, and all of it if they were not what they should have
 * been. `head` is the last of them as it was found.
 */
export function putChanged({ put }: EventStore, was: readonly Row[], now: readonly Row[], head: Row | null): Attempt[] {
  const known = new Map(was.map(row => [rowName(row.key), row]))
  const last = was.at(-1)
  const isKnown = last !== undefined && sameRow(last, head)
  const names = new Set(now.map(row => rowName(row.key)))
  const version = now.at(-1)?.version ?? 0
  const gone = was.filter(row => !names.has(rowName(row.key))).map(row => ({ ...row, version, list: null }))
  const changed = isKnown ? now.filter(row => !sameRow(row, known.get(rowName(row.key)) ?? null)) : now
  return [...gone, ...changed].map(row => () => put(row))
}

/** The lookups said that something was due, but nothing was. */
export async function correctRows({ put }: EventStore, rows: readonly Row[], head: Row | null): Promise<void> {
  const last = rows.at(-1)
  if (!last || sameRow(last, head)) return
  for (const row of rows) await put(row)
}

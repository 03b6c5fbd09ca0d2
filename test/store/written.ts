/** What the process writes that is killed again and again. */
import { dueOrder } from '../../src/app/ports/due-order.ts'
import type { NewEntry, Row } from '../../src/app/ports/event-store.ts'

export const STREAMS = ['match#1', 'match#2', 'match#3', 'player#1'] as const
export type WrittenStream = (typeof STREAMS)[number]

export const entryOf = (stream: WrittenStream, version: number, round: string): NewEntry => ({
  version,
  at: version,
  by: 'ann',
  delivery: `${round}/${stream}/${version}`,
  data: { stream, version, cards: 'x'.repeat((version * 97) % 700) },
  ...(version % 3 !== 0 && { due: version }),
  ...(version % 25 === 0 && { snapshot: { format: 1, state: { version } } }),
})

export const settles = (version: number): boolean => version % 2 === 0

/** Moves within its list, to another list, and out of all lists. */
export function rowOf(stream: WrittenStream, version: number): Row {
  const lists = [
    { name: 'open', order: `${(version * 31) % 100} ${stream}` },
    { name: 'open', order: `${(version * 17) % 100} ${stream}` },
    { name: 'due', order: dueOrder(version, stream) },
    null,
  ]
  return { key: { of: stream, name: 'head' }, version, list: lists[version % lists.length] ?? null, data: { version } }
}

export const noteOf = (stream: WrittenStream, version: number): Row => ({
  key: { of: `notes#${stream}`, name: `note-${version}` },
  version,
  list: { name: 'notes', order: `${stream} ${version}` },
  data: { version },
})

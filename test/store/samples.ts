import { expect } from 'vitest'
import type { EventStore, KeptEntry, NewEntry, Row, StreamId } from '../../src/app/ports/event-store.ts'

export const anEntry = (version: number, more: Partial<NewEntry> = {}): NewEntry => ({
  version,
  at: 1_700_000_000_000 + version,
  by: 'ann',
  delivery: `delivery-${version}`,
  data: { played: version },
  ...more,
})

export const entries = (count: number, more: (version: number) => Partial<NewEntry> = () => ({})): NewEntry[] =>
  Array.from({ length: count }, (_, index) => anEntry(index + 1, more(index + 1)))

export const kept = ({ version, at, by, delivery, data, due }: NewEntry): KeptEntry => ({
  version,
  at,
  by,
  delivery,
  data,
  settled: due === undefined,
})

export const aRow = (of: string, name: string, more: Partial<Omit<Row, 'key'>> = {}): Row => ({
  key: { of, name },
  version: 1,
  list: null,
  data: { name },
  ...more,
})

export async function appendAll(store: EventStore, stream: StreamId, all: readonly NewEntry[]): Promise<void> {
  const added = await Promise.all(all.map(entry => store.append(stream, entry)))
  expect(added).toEqual(all.map(() => true))
}

export const putAll = (store: EventStore, rows: readonly Row[]): Promise<unknown> =>
  Promise.all(rows.map(row => store.put(row)))

export const versionsOf = (all: readonly { readonly version: number }[]): readonly number[] =>
  all.map(({ version }) => version)

export const namesOf = (rows: readonly Row[]): readonly string[] => rows.map(({ key }) => key.name)

export const upTo = (last: number, first = 1): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

export async function collect<T>(found: AsyncIterable<T>): Promise<readonly T[]> {
  const all: T[] = []
  for await (const one of found) all.push(one)
  return all
}

/** The store's contract in memory, for tests that need thousands of matches. It passes the same tests as the real one. */
import { dueOrder } from '../../src/app/ports/due-order.ts'
import type {
  Due,
  EventStore,
  KeptEntry,
  NewEntry,
  Row,
  RowKey,
  Snapshot,
  StreamId,
} from '../../src/app/ports/event-store.ts'

interface Kept {
  readonly entry: KeptEntry
  readonly snapshot: Snapshot | null
  readonly due: number | null
}

const PAGE = 32

/** What a store would keep of it. Nobody can change it, so everybody may have it. */
const kept = <T>(value: T): T => frozen(JSON.parse(JSON.stringify(value)))

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const each of Object.values(Object.freeze(value))) frozen(each)
  return value
}

export function memoryStore(): EventStore {
  const streams = new Map<StreamId, Kept[]>()
  const rows = new Map<string, Row>()
  const keyOf = ({ of, name }: RowKey) => `${of}\n${name}`
  const entriesIn = (stream: StreamId) => streams.get(stream) ?? []
  const entries = <Data>(from: readonly Kept[]) => from.map(({ entry }) => entry) as KeptEntry<Data>[]
  const inList = (name: string) =>
    [...rows.values()].filter(row => row.list?.name === name).sort((a, b) => compare(a.list?.order, b.list?.order))

  return {
    async load<Data>(stream: StreamId, format: number) {
      const all = entriesIn(stream)
      const found = all.findLastIndex(each => each.snapshot?.format === format)
      const snapshot = all[found]?.snapshot
      const from = Math.min(found < 0 ? 0 : found, Math.max(0, all.length - PAGE))
      return {
        snapshot: snapshot ? { version: found + 1, state: snapshot.state } : null,
        entries: entries<Data>(all.slice(from)),
        head: rows.get(keyOf({ of: stream, name: 'head' })) ?? null,
      }
    },
    async append(stream: StreamId, { snapshot, due, ...entry }: NewEntry) {
      const all = entriesIn(stream)
      const there = all[entry.version - 1]
      if (there) return sameEntry(there.entry, entry)
      if (all.length !== entry.version - 1) throw new Error('a gap')
      const settled = due === undefined
      all.push(kept({ entry: { ...entry, settled }, snapshot: snapshot ?? null, due: due ?? null }))
      streams.set(stream, all)
      return true
    },
    async read<Data>(stream: StreamId, from = 1) {
      return entries<Data>(entriesIn(stream).slice(Math.max(0, from - 1)))
    },
    async settle(stream: StreamId, version: number) {
      const all = entriesIn(stream)
      const there = all[version - 1]
      if (there) all[version - 1] = { ...there, due: null, entry: { ...there.entry, settled: true } }
    },
    async due(now: number, limit: number) {
      const fromEntries = [...streams].flatMap(([stream, all]) =>
        all.flatMap(({ entry, due }) =>
          due === null
            ? []
            : [{ order: dueOrder(due, stream), due: { is: 'entry', stream, version: entry.version } as Due }],
        ),
      )
      const fromRows = inList('due').map(row => ({ order: row.list?.order ?? '', due: { is: 'row', row } as Due }))
      const until = dueOrder(now, '\uffff')
      return [...fromEntries, ...fromRows]
        .filter(({ order }) => order <= until)
        .sort((a, b) => compare(a.order, b.order))
        .slice(0, limit)
        .map(({ due }) => due)
    },
    async put(row: Row) {
      const there = rows.get(keyOf(row.key))
      if (!there || there.version <= row.version) rows.set(keyOf(row.key), kept(row))
    },
    async remove(key: RowKey) {
      rows.delete(keyOf(key))
    },
    async list(name: string) {
      return inList(name)
    },
    async rows(of: string, { limit = Number.POSITIVE_INFINITY, before }: { limit?: number; before?: string } = {}) {
      return [...rows.values()]
        .filter(({ key }) => key.of === of && (before === undefined || key.name < before))
        .sort((a, b) => compare(b.key.name, a.key.name))
        .slice(0, limit)
    },
    async *streams() {
      yield* [...streams.keys()]
    },
    async *allRows() {
      yield* [...rows.values()]
    },
  }
}

const compare = (a = '', b = ''): number => (a < b ? -1 : a > b ? 1 : 0)

const sameEntry = (one: KeptEntry, other: NewEntry): boolean =>
  one.delivery === other.delivery &&
  one.by === other.by &&
  one.at === other.at &&
  JSON.stringify(one.data) === JSON.stringify(other.data)

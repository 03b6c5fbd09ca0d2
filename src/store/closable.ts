import type { EventStore } from '../app/ports/event-store.ts'
import { StoreError } from './store-error.ts'

interface ClosableStore {
  readonly store: EventStore
  /** What has begun is finished, what comes later is refused. */
  close(): Promise<void>
}

export function closable(inner: EventStore): ClosableStore {
  const underWay = new Set<Promise<unknown>>()
  let closed = false
  const track = async <T>(begin: () => Promise<T>): Promise<T> => {
    if (closed) throw new StoreError('The store is closed')
    const work = begin()
    underWay.add(work)
    try {
      return await work
    } finally {
      underWay.delete(work)
    }
  }
  return {
    store: {
      load: (stream, format) => track(() => inner.load(stream, format)),
      append: (stream, entry) => track(() => inner.append(stream, entry)),
      read: (stream, from) => track(() => inner.read(stream, from)),
      settle: (stream, version) => track(() => inner.settle(stream, version)),
      due: (now, limit) => track(() => inner.due(now, limit)),
      put: row => track(() => inner.put(row)),
      remove: key => track(() => inner.remove(key)),
      list: name => track(() => inner.list(name)),
      rows: (of, how) => track(() => inner.rows(of, how)),
      streams: () => inner.streams(),
      allRows: () => inner.allRows(),
    },
    close: async () => {
      closed = true
      await Promise.allSettled(underWay)
    },
  }
}

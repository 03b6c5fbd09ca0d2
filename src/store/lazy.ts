/** A store that is opened when somebody first needs it: for those who can often do without. */
import type { EventStore } from '../app/ports/event-store.ts'

export function lazyStore(open: () => Promise<EventStore>): EventStore {
  let opened: Promise<EventStore> | undefined
  const store = (): Promise<EventStore> => {
    opened ??= open()
    return opened
  }
  return {
    load: async (stream, format) => (await store()).load(stream, format),
    append: async (stream, entry) => (await store()).append(stream, entry),
    read: async (stream, from) => (await store()).read(stream, from),
    settle: async (stream, version) => (await store()).settle(stream, version),
    due: async (now, limit) => (await store()).due(now, limit),
    put: async row => (await store()).put(row),
    remove: async key => (await store()).remove(key),
    list: async name => (await store()).list(name),
    rows: async (of, how) => (await store()).rows(of, how),
    async *streams() {
      yield* (await store()).streams()
    },
    async *allRows() {
      yield* (await store()).allRows()
    },
  }
}

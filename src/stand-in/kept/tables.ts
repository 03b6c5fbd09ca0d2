/** The state as tables of values that are only ever replaced: what has changed is what is another value than before. */
import type { State, StoredFile } from '../state.ts'

/** Which messages a channel has is told by the messages: their ids are in order. */
const TABLES = [
  'users',
  'guilds',
  'channels',
  'messages',
  'files',
  'commands',
  'interactions',
  'modals',
  'pings',
  'nonces',
] as const satisfies readonly (keyof State)[]

type TableName = (typeof TABLES)[number]
type Table = Readonly<Record<string, unknown>>

/** `null`: it is gone. */
export type Change = Pick<State, 'lastId'> & { readonly [name in TableName]?: Table }

export type Saved = Pick<State, 'lastId' | 'application'> & { readonly [name in TableName]: Table }

const tableOf = (state: State, name: TableName): Table => state[name] as unknown as Table

interface Tracker {
  /** Since the last `accept`; null if there is nothing. */
  changes(): Change | null
  accept(change: Change): void
}

export function trackChanges(state: State): Tracker {
  const seen = new Map(TABLES.map(name => [name, new Map(Object.entries(tableOf(state, name)))]))
  return {
    changes: () => {
      const changed = TABLES.flatMap(name => {
        const table = changesIn(tableOf(state, name), seen.get(name) ?? new Map())
        return table ? [[name, table] as const] : []
      })
      return changed.length > 0 ? { lastId: state.lastId, ...Object.fromEntries(changed) } : null
    },
    accept: change => {
      for (const name of TABLES)
        for (const id of Object.keys(change[name] ?? {})) {
          const value = tableOf(state, name)[id]
          if (value === undefined) seen.get(name)?.delete(id)
          else seen.get(name)?.set(id, value)
        }
    },
  }
}

function changesIn(table: Table, seen: ReadonlyMap<string, unknown>): Table | null {
  const changed: Record<string, unknown> = {}
  let known = 0
  let count = 0
  for (const id in table) {
    if (seen.has(id)) known += 1
    if (seen.get(id) === table[id]) continue
    changed[id] = table[id]
    count += 1
  }
  if (known < seen.size)
    for (const id of seen.keys())
      if (!(id in table)) {
        changed[id] = null
        count += 1
      }
  return count > 0 ? changed : null
}

export function applyChange(saved: Saved, change: Change): Saved {
  const tables = TABLES.flatMap(name => {
    const changed = change[name]
    return changed ? [[name, withoutNulls({ ...saved[name], ...changed })] as const] : []
  })
  return { ...saved, lastId: change.lastId, ...Object.fromEntries(tables) }
}

const withoutNulls = (table: Table): Table =>
  Object.fromEntries(Object.entries(table).filter(([, value]) => value !== null))

/** The bytes of files lie elsewhere. */
export const asText = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => (isFile(each) ? { contentType: each.contentType } : each))

const isFile = (value: unknown): value is StoredFile =>
  typeof value === 'object' && value !== null && 'bytes' in value && 'contentType' in value

export function savedOf(state: State): Saved {
  const tables = TABLES.map(name => [name, { ...tableOf(state, name) }] as const)
  return { application: state.application, lastId: state.lastId, ...Object.fromEntries(tables) } as Saved
}

export function stateOf(saved: Saved, fileAt: (id: string, contentType: string) => StoredFile): State {
  const { messages, files, pings, ...others } = saved as unknown as State
  const ordered = Object.values(messages).sort((one, other) => (BigInt(one.id) < BigInt(other.id) ? -1 : 1))
  const history: Record<string, string[]> = {}
  for (const { id, channelId } of ordered) {
    history[channelId] ??= []
    history[channelId].push(id)
  }
  const lazy = Object.entries(files).map(([id, { contentType }]) => [id, fileAt(id, contentType)] as const)
  return { ...others, messages, history, files: Object.fromEntries(lazy), pings: Object.values(pings) }
}

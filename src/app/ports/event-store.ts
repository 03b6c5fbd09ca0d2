/** Where streams of entries are kept. One entry is one action; what it means is the business of whoever owns the stream. */

/** What there are streams of. Whatever has to be said of each kind is a `Record` of them. */
export const STREAM_KINDS = ['match', 'league', 'player'] as const
export type StreamKind = (typeof STREAM_KINDS)[number]

/** `match#01J…`, `league#01J…` or `player#1234…`. */
export type StreamId = `${StreamKind}#${string}`

export const streamId = (kind: StreamKind, id: string): StreamId => `${kind}#${id}`

export const isStreamId = (text: string): text is StreamId => STREAM_KINDS.some(kind => text.startsWith(`${kind}#`))

/** What `streamId` was made of. */
export function partsOf(stream: StreamId): { readonly kind: StreamKind; readonly id: string } {
  const [kind, id] = stream.split('#', 2) as [StreamKind, string]
  return { kind, id }
}

export interface Entry<Data = unknown> {
  /** 1, 2, 3, … without a gap. */
  readonly version: number
  /** Milliseconds since 1970. Never earlier than the entry before. */
  readonly at: number
  /** Who did it: a player's id, or `clock`. */
  readonly by: string
  /** The delivery that caused it: a second delivery of the same finds this entry instead of acting again. */
  readonly delivery: string
  readonly data: Data
}

export interface Snapshot<State = unknown> {
  /** Snapshots of another format are passed over as if they were not there. */
  readonly format: number
  readonly state: State
}

export interface NewEntry<Data = unknown> extends Entry<Data> {
  /** The state after this entry, written with it or not at all. */
  readonly snapshot?: Snapshot
  /** Something has to follow (messages, lookups). Until it is `settled`, the entry is due at this time. */
  readonly due?: number
}

export interface KeptEntry<Data = unknown> extends Entry<Data> {
  /** Nothing has to follow any more. */
  readonly settled: boolean
}

export interface Loaded<Data = unknown> {
  /** The newest snapshot, with the version it was taken after. */
  readonly snapshot: { readonly version: number; readonly state: unknown } | null
  /** The newest entries, oldest first: all after the snapshot, and whatever older ones came along. */
  readonly entries: readonly KeptEntry<Data>[]
  /** The lookup that lies with the stream, as it was last written. */
  readonly head: Row | null
}

/** A line of a lookup: what can be made again from the streams. */
export interface Row {
  readonly key: RowKey
  /** A row is only ever replaced by one of the same or a later version. */
  readonly version: number
  /** The list it stands in, if any, and its place there. */
  readonly list: { readonly name: string; readonly order: string } | null
  readonly data: unknown
}

/** `{ of: stream, name: 'head' }` is the row that comes along when a stream is loaded. */
export interface RowKey {
  readonly of: string
  readonly name: string
}

export type Due =
  | { readonly is: 'entry'; readonly stream: StreamId; readonly version: number }
  | { readonly is: 'row'; readonly row: Row }

export interface EventStore {
  /** One request, however long the stream is, if the newest snapshot is recent. An unknown stream is empty. */
  load<Data>(stream: StreamId, format: number): Promise<Loaded<Data>>
  /** False if the stream has this version already. Nobody else's entry is ever overwritten. */
  append(stream: StreamId, entry: NewEntry): Promise<boolean>
  /** The whole stream from a version on, oldest first. */
  read<Data>(stream: StreamId, from?: number): Promise<readonly KeptEntry<Data>[]>
  /** What had to follow this entry is done. */
  settle(stream: StreamId, version: number): Promise<void>
  /** Entries not settled in time, and rows of the list `due`, whose time has come; earliest first, at most `limit`. */
  due(now: number, limit: number): Promise<readonly Due[]>

  /** Keeps what is there if that is of a later version. */
  put(row: Row): Promise<void>
  remove(key: RowKey): Promise<void>
  /** Rows of one list in their order. */
  list(name: string): Promise<readonly Row[]>
  /** Rows with the same `of`, by name, newest name first; `before` goes on after an earlier answer. */
  rows(of: string, how?: { readonly limit?: number; readonly before?: string }): Promise<readonly Row[]>

  /** Reads everything there is, slowly: for rebuilding. */
  streams(): AsyncIterable<StreamId>
  allRows(): AsyncIterable<Row>
}

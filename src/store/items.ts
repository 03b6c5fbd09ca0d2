/** How entries and rows lie in the table. */
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { dueOrder } from '../app/ports/due-order.ts'
import {
  type Due,
  isStreamId,
  type KeptEntry,
  type Loaded,
  type NewEntry,
  type Row,
  type RowKey,
  type StreamId,
} from '../app/ports/event-store.ts'
import { assert } from '../shared/assert.ts'
import { StoreError } from './store-error.ts'

export type Item = Readonly<Record<string, AttributeValue>>

export const FIRST_VERSION = '00000001'
/** Versions sort before it, names of rows after it. */
export const FIRST_NAME = 'a'
const HEAD = 'head'

const BIGGEST_VERSION = 99_999_999
const BIGGEST_ITEM = 400 * 1024

export function sortKeyOf(version: number): string {
  assert(Number.isInteger(version) && version >= 1 && version <= BIGGEST_VERSION, `${version} is no version`)
  return String(version).padStart(FIRST_VERSION.length, '0')
}

export const entryKey = (stream: StreamId, version: number): Item => ({
  pk: { S: stream },
  sk: { S: sortKeyOf(version) },
})

export function rowKey({ of, name }: RowKey): Item {
  assert(name >= FIRST_NAME, `The name of a row starts with a small letter, not as in ${name}`)
  return { pk: { S: of }, sk: { S: name } }
}

export function toEntryItem(stream: StreamId, entry: NewEntry): Item {
  const { version, at, by, delivery, data, snapshot, due } = entry
  return fitting({
    ...entryKey(stream, version),
    at: { N: String(at) },
    by: { S: by },
    delivery: { S: delivery },
    data: { S: toJson(data) },
    ...(snapshot && { snapshot: { S: toJson(snapshot.state) }, format: { N: String(snapshot.format) } }),
    ...(due !== undefined && {
      list: { S: 'due' },
      order: { S: dueOrder(due, `${stream}#${sortKeyOf(version)}`) },
    }),
  })
}

export function toRowItem({ key, version, list, data }: Row): Item {
  return fitting({
    ...rowKey(key),
    version: { N: String(version) },
    data: { S: toJson(data) },
    ...(list && { list: { S: list.name }, order: { S: list.order } }),
  })
}

/** What settling, snapshots and another place in a list do not change. */
export const isSameEntry = (one: Item, other: Item): boolean =>
  text(one, 'delivery') === text(other, 'delivery') &&
  text(one, 'by') === text(other, 'by') &&
  number(one, 'at') === number(other, 'at') &&
  text(one, 'data') === text(other, 'data')

export const isEntry = (item: Item): boolean => /^\d{8}$/.test(text(item, 'sk'))
export const isRow = (item: Item): boolean => text(item, 'sk') >= FIRST_NAME
export const isHead = (item: Item): boolean => text(item, 'sk') === HEAD

/** The shape of `data` is the business of whoever wrote it. */
export const toEntry = <Data>(item: Item): KeptEntry<Data> => ({
  version: Number(text(item, 'sk')),
  at: number(item, 'at'),
  by: text(item, 'by'),
  delivery: text(item, 'delivery'),
  data: json(item, 'data') as Data,
  settled: item.list === undefined,
})

export const toRow = (item: Item): Row => ({
  key: { of: text(item, 'pk'), name: text(item, 'sk') },
  version: number(item, 'version'),
  list: item.list && item.order ? { name: text(item, 'list'), order: text(item, 'order') } : null,
  data: json(item, 'data'),
})

export const toDue = (item: Item): Due =>
  isEntry(item)
    ? { is: 'entry', stream: streamOf(item), version: Number(text(item, 'sk')) }
    : { is: 'row', row: toRow(item) }

export const hasSnapshot = (item: Item, format: number): boolean =>
  item.snapshot !== undefined && item.format !== undefined && number(item, 'format') === format

export const toSnapshot = (item: Item): Loaded['snapshot'] => ({
  version: Number(text(item, 'sk')),
  state: json(item, 'snapshot'),
})

export function streamOf(item: Item): StreamId {
  const stream = text(item, 'pk')
  if (!isStreamId(stream)) throw new StoreError(`${stream} is no stream`)
  return stream
}

const placeOf = (item: Item): string => `${item.pk?.S} ${item.sk?.S}`

function text(item: Item, name: string): string {
  const value = item[name]?.S
  if (value === undefined) throw new StoreError(`${placeOf(item)} has no ${name}`)
  return value
}

function number(item: Item, name: string): number {
  const value = Number(item[name]?.N)
  if (Number.isNaN(value)) throw new StoreError(`${placeOf(item)} has no ${name}`)
  return value
}

function json(item: Item, name: string): unknown {
  try {
    return JSON.parse(text(item, name))
  } catch (error) {
    // Without a cause: a SyntaxError quotes the text it could not read.
    throw error instanceof StoreError ? error : new StoreError(`${placeOf(item)}: its ${name} is not JSON`)
  }
}

function toJson(value: unknown): string {
  const written = JSON.stringify(value)
  assert(written !== undefined, 'What is stored has to be JSON')
  return written
}

/** Asked here, because the embedded store and DynamoDB word it differently. */
function fitting(item: Item): Item {
  const size = Object.entries(item).reduce(
    (sum, [name, value]) => sum + Buffer.byteLength(name) + Buffer.byteLength(value.S ?? value.N ?? ''),
    0,
  )
  if (size > BIGGEST_ITEM) {
    throw new StoreError(`${placeOf(item)} is too big: ${Math.ceil(size / 1024)} KB, and 400 KB is the most`)
  }
  return item
}

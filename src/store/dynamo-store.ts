import { DeleteItemCommand, GetItemCommand, PutItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb'
import { dueOrder } from '../app/ports/due-order.ts'
import type { Due, EventStore, KeptEntry, Loaded, NewEntry, Row, RowKey, StreamId } from '../app/ports/event-store.ts'
import {
  entryKey,
  FIRST_NAME,
  FIRST_VERSION,
  hasSnapshot,
  type Item,
  isEntry,
  isHead,
  isRow,
  isSameEntry,
  rowKey,
  sortKeyOf,
  streamOf,
  toDue,
  toEntry,
  toEntryItem,
  toRow,
  toRowItem,
  toSnapshot,
} from './items.ts'
import { attempt, attemptIf, query, type RawTable, scan, take } from './requests.ts'
import { TABLE } from './table.ts'

/** The head, and more entries than usually lie behind a snapshot. Every one of them is paid for. */
const FIRST_PAGE = 32
const AFTER_ALL_IDS = '\uffff'
// Both are reserved words.
const INDEX_NAMES = { '#list': TABLE.index.partition, '#order': TABLE.index.sort }

export function createDynamoStore(place: RawTable): EventStore {
  return {
    load: (stream, format) => load(place, stream, format),
    append: (stream, entry) => append(place, stream, entry),
    read: (stream, from = 1) => read(place, stream, from),
    settle: (stream, version) => settle(place, stream, version),
    due: (now, limit) => due(place, now, limit),
    put: row => put(place, row),
    remove: key => remove(place, key),
    list: name => list(place, name),
    rows: (of, how = {}) => rows(place, of, how),
    streams: () => streams(place),
    allRows: () => allRows(place),
  }
}

async function load<Data>(place: RawTable, stream: StreamId, format: number): Promise<Loaded<Data>> {
  const found: Item[] = []
  const pages = query(
    place,
    `load ${stream}`,
    {
      KeyConditionExpression: 'pk = :stream',
      ExpressionAttributeValues: { ':stream': { S: stream } },
      ScanIndexForward: false,
      ConsistentRead: true,
    },
    { firstPage: FIRST_PAGE },
  )
  for await (const page of pages) {
    found.push(...page)
    if (page.some(item => hasSnapshot(item, format))) break
  }
  const snapshot = found.find(item => hasSnapshot(item, format))
  const head = found.find(isHead)
  return {
    snapshot: snapshot ? toSnapshot(snapshot) : null,
    entries: found
      .filter(isEntry)
      .map(item => toEntry<Data>(item))
      .reverse(),
    head: head ? toRow(head) : null,
  }
}

async function append({ client, table }: RawTable, stream: StreamId, entry: NewEntry): Promise<boolean> {
  const doing = `append ${entry.version} to ${stream}`
  const item = toEntryItem(stream, entry)
  const isNew = await attemptIf(doing, () =>
    client.send(new PutItemCommand({ TableName: table, Item: item, ConditionExpression: 'attribute_not_exists(pk)' })),
  )
  if (isNew) return true
  // The SDK repeats a Put whose answer got lost. If the first try had arrived, it is our own entry that is in the way.
  const Key = entryKey(stream, entry.version)
  const found = await attempt(doing, () =>
    client.send(new GetItemCommand({ TableName: table, Key, ConsistentRead: true })),
  )
  return found.Item !== undefined && isSameEntry(found.Item, item)
}

async function read<Data>(place: RawTable, stream: StreamId, from: number): Promise<readonly KeptEntry<Data>[]> {
  const found = await take(
    query(place, `read ${stream}`, {
      KeyConditionExpression: 'pk = :stream AND sk BETWEEN :from AND :names',
      ExpressionAttributeValues: {
        ':stream': { S: stream },
        ':from': { S: sortKeyOf(Math.max(from, 1)) },
        ':names': { S: FIRST_NAME },
      },
      ConsistentRead: true,
    }),
  )
  return found.filter(isEntry).map(item => toEntry<Data>(item))
}

async function settle({ client, table }: RawTable, stream: StreamId, version: number): Promise<void> {
  await attemptIf(`settle ${version} of ${stream}`, () =>
    client.send(
      new UpdateItemCommand({
        TableName: table,
        Key: entryKey(stream, version),
        UpdateExpression: 'REMOVE #list, #order',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: INDEX_NAMES,
      }),
    ),
  )
}

async function due(place: RawTable, now: number, limit: number): Promise<readonly Due[]> {
  const found = await take(
    query(place, 'find what is due', {
      IndexName: TABLE.index.name,
      KeyConditionExpression: '#list = :due AND #order <= :now',
      ExpressionAttributeNames: INDEX_NAMES,
      ExpressionAttributeValues: { ':due': { S: 'due' }, ':now': { S: dueOrder(now, AFTER_ALL_IDS) } },
      ...limited(limit),
    }),
    limit,
  )
  return found.map(toDue)
}

async function put({ client, table }: RawTable, row: Row): Promise<void> {
  const Item = toRowItem(row)
  await attemptIf(`put ${row.key.of} ${row.key.name}`, () =>
    client.send(
      new PutItemCommand({
        TableName: table,
        Item,
        ConditionExpression: 'attribute_not_exists(pk) OR version <= :version',
        ExpressionAttributeValues: { ':version': { N: String(row.version) } },
      }),
    ),
  )
}

async function remove({ client, table }: RawTable, key: RowKey): Promise<void> {
  const Key = rowKey(key)
  await attempt(`remove ${key.of} ${key.name}`, () => client.send(new DeleteItemCommand({ TableName: table, Key })))
}

async function list(place: RawTable, name: string): Promise<readonly Row[]> {
  const found = await take(
    query(place, `list ${name}`, {
      IndexName: TABLE.index.name,
      KeyConditionExpression: '#list = :name',
      ExpressionAttributeNames: { '#list': TABLE.index.partition },
      ExpressionAttributeValues: { ':name': { S: name } },
    }),
  )
  return found.filter(isRow).map(toRow)
}

async function rows(
  place: RawTable,
  of: string,
  { limit = Number.POSITIVE_INFINITY, before }: { readonly limit?: number; readonly before?: string },
): Promise<readonly Row[]> {
  const pages = query(
    place,
    `read the rows of ${of}`,
    {
      KeyConditionExpression: 'pk = :of AND sk >= :names',
      ExpressionAttributeValues: { ':of': { S: of }, ':names': { S: FIRST_NAME } },
      ScanIndexForward: false,
      ConsistentRead: true,
      ...limited(limit),
    },
    { after: before === undefined ? undefined : rowKey({ of, name: before }) },
  )
  return (await take(pages, limit)).map(toRow)
}

async function* streams(place: RawTable): AsyncIterable<StreamId> {
  const pages = scan(place, 'find all streams', {
    FilterExpression: 'sk = :first',
    ExpressionAttributeValues: { ':first': { S: FIRST_VERSION } },
    ProjectionExpression: 'pk, sk',
    ConsistentRead: true,
  })
  for await (const page of pages) yield* page.map(streamOf)
}

async function* allRows(place: RawTable): AsyncIterable<Row> {
  const pages = scan(place, 'read all rows', {
    FilterExpression: 'sk >= :names',
    ExpressionAttributeValues: { ':names': { S: FIRST_NAME } },
    ConsistentRead: true,
  })
  for await (const page of pages) yield* page.map(toRow)
}

const limited = (limit: number): { readonly Limit?: number } => (Number.isFinite(limit) ? { Limit: limit } : {})

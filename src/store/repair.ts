import { isDeepStrictEqual } from 'node:util'
import { GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import type { Item } from './items.ts'
import { attempt, type RawTable, scan } from './requests.ts'
import { TABLE } from './table.ts'

/**
 * dynalite writes an item in steps: out of the index, into the index, into the table. A process that was killed between
 * them leaves an index that disagrees with the table. What stands in the index only was on its way into the table and
 * gets there now; what fell out of the index is put back.
 */
export async function finishInterruptedWrites(place: RawTable): Promise<void> {
  for await (const page of scan(place, 'look for interrupted writes', { IndexName: TABLE.index.name })) {
    for (const item of page) if (!isDeepStrictEqual(await inTable(place, item), item)) await write(place, item)
  }
  const listed = scan(place, 'look for interrupted writes', {
    FilterExpression: 'attribute_exists(#list)',
    ExpressionAttributeNames: { '#list': TABLE.index.partition },
    ConsistentRead: true,
  })
  for await (const page of listed) for (const item of page) await write(place, item)
}

async function inTable({ client, table }: RawTable, { pk, sk }: Item): Promise<Item | undefined> {
  const Key = { ...(pk && { pk }), ...(sk && { sk }) }
  const found = await attempt('look for interrupted writes', () =>
    client.send(new GetItemCommand({ TableName: table, Key, ConsistentRead: true })),
  )
  return found.Item
}

const write = ({ client, table }: RawTable, item: Item): Promise<unknown> =>
  attempt('finish interrupted writes', () => client.send(new PutItemCommand({ TableName: table, Item: item })))

import { DescribeTableCommand, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { expect, test } from 'vitest'
import { createClient } from '../../src/store/client.ts'
import { createDynamoStore } from '../../src/store/dynamo-store.ts'
import { StoreError } from '../../src/store/store-error.ts'
import { ensureTable } from '../../src/store/table.ts'
import { anEntry, appendAll, upTo } from './samples.ts'
import { freePort } from './servers.ts'
import { commandsOf, describeStores } from './tables.ts'

describeStores('ensureTable', openTable => {
  test('makes the table with its index', async () => {
    const { client, table } = await openTable()
    const { Table } = await client.send(new DescribeTableCommand({ TableName: table }))
    expect(Table).toMatchObject({
      TableStatus: 'ACTIVE',
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: [
        {
          IndexName: 'lists',
          IndexStatus: 'ACTIVE',
          KeySchema: [
            { AttributeName: 'list', KeyType: 'HASH' },
            { AttributeName: 'order', KeyType: 'RANGE' },
          ],
          Projection: { ProjectionType: 'ALL' },
        },
      ],
    })
  })

  test('leaves alone what is there', async () => {
    const table = await openTable()
    await appendAll(table.store, 'match#1', [anEntry(1)])
    const before = table.requests.length
    await ensureTable(table.client, table.table)
    expect(commandsOf(table).slice(before)).not.toContain('CreateTableCommand')
    expect(await table.store.read('match#1')).toHaveLength(1)
  })

  test('many may want it at once', async () => {
    const { client, table } = await openTable()
    const shared = `${table}-shared`
    await Promise.all(upTo(8).map(() => ensureTable(client, shared)))
    await appendAll(createDynamoStore({ client, table: shared }), 'match#1', [anEntry(1)])
    const { TableNames } = await client.send(new ListTablesCommand({}))
    expect(TableNames?.filter(name => name === shared)).toHaveLength(1)
  })
})

test('nobody there to ask', async () => {
  const client = createClient({ endpoint: `http://127.0.0.1:${await freePort()}` })
  const error = await ensureTable(client, 'games').catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(StoreError)
  expect(error).toMatchObject({ message: 'Cannot create the table games: ECONNREFUSED' })
})

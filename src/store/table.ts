import { setTimeout as wait } from 'node:timers/promises'
import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceInUseException,
  ResourceNotFoundException,
} from '@aws-sdk/client-dynamodb'
import { StoreError, storeError } from './store-error.ts'

/** All key attributes are strings; the index carries whole items. */
export const TABLE = {
  name: 'prizepost',
  partition: 'pk',
  sort: 'sk',
  index: { name: 'lists', partition: 'list', sort: 'order' },
} as const

export function tableInput(table: string): CreateTableCommandInput {
  const { partition, sort, index } = TABLE
  return {
    TableName: table,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [partition, sort, index.partition, index.sort].map(name => ({
      AttributeName: name,
      AttributeType: 'S',
    })),
    KeySchema: keySchema(partition, sort),
    GlobalSecondaryIndexes: [
      {
        IndexName: index.name,
        KeySchema: keySchema(index.partition, index.sort),
        Projection: { ProjectionType: 'ALL' },
      },
    ],
  }
}

const keySchema = (partition: string, sort: string): NonNullable<CreateTableCommandInput['KeySchema']> => [
  { AttributeName: partition, KeyType: 'HASH' },
  { AttributeName: sort, KeyType: 'RANGE' },
]

const ATTEMPTS = 600
const BETWEEN_ATTEMPTS = 50

/** Returns when the table can be used, whoever created it. */
export async function ensureTable(client: DynamoDBClient, table: string): Promise<void> {
  try {
    if ((await status(client, table)) === 'missing') await create(client, table)
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if ((await status(client, table)) === 'ready') return
      await wait(BETWEEN_ATTEMPTS)
    }
  } catch (error) {
    throw storeError(`create the table ${table}`, error)
  }
  throw new StoreError(`The table ${table} does not become ready`)
}

async function status(client: DynamoDBClient, table: string): Promise<'missing' | 'not yet' | 'ready'> {
  try {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: table }))
    const indexes = Table?.GlobalSecondaryIndexes ?? []
    const ready = Table?.TableStatus === 'ACTIVE' && indexes.every(({ IndexStatus }) => IndexStatus === 'ACTIVE')
    return ready ? 'ready' : 'not yet'
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return 'missing'
    throw error
  }
}

async function create(client: DynamoDBClient, table: string): Promise<void> {
  try {
    await client.send(new CreateTableCommand(tableInput(table)))
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error
  }
}

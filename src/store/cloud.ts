/** The store where the environment names a table. Apart from the embedded one, which no cloud should carry. */
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import type { EventStore } from '../app/ports/event-store.ts'
import { createClient } from './client.ts'
import { createDynamoStore } from './dynamo-store.ts'

interface CloudStore {
  readonly store: EventStore
  readonly client: DynamoDBClient
}

export function openTable(table: string, endpoint: string | undefined): CloudStore {
  const client = createClient(endpoint ? { endpoint } : {})
  return { store: createDynamoStore({ client, table }), client }
}

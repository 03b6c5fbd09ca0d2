/** The same tests against every server, each test with a table of its own. */
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, describe } from 'vitest'
import type { EventStore } from '../../src/app/ports/event-store.ts'
import { createClient } from '../../src/store/client.ts'
import { createDynamoStore } from '../../src/store/dynamo-store.ts'
import { ensureTable } from '../../src/store/table.ts'
import { SERVERS, type Server } from './servers.ts'

export interface Request {
  readonly command: string
  readonly input: object
}

export interface TestTable {
  readonly store: EventStore
  readonly client: DynamoDBClient
  readonly table: string
  /** What was sent since the table was made, each try of its own. */
  readonly requests: readonly Request[]
}

export function describeStores(what: string, tests: (openTable: () => Promise<TestTable>) => void): void {
  for (const { name, missing, start } of SERVERS) {
    const title = missing ? `${what}, on ${name}: skipped, because ${missing}` : `${what}, on ${name}`
    describe.skipIf(missing)(title, () => {
      const clients: DynamoDBClient[] = []
      let server: Server | undefined
      beforeAll(async () => {
        server = await start()
      })
      afterAll(async () => {
        for (const client of clients) client.destroy()
        await server?.stop()
      })
      tests(async () => {
        const client = createClient({ endpoint: server?.endpoint ?? '' })
        clients.push(client)
        return openTable(client)
      })
    })
  }
}

let tables = 0

async function openTable(client: DynamoDBClient): Promise<TestTable> {
  const table = `table-${++tables}`
  await ensureTable(client, table)
  return { store: createDynamoStore({ client, table }), client, table, requests: recordRequests(client) }
}

function recordRequests(client: DynamoDBClient): readonly Request[] {
  const requests: Request[] = []
  const inputs = new WeakMap<object, object>()
  client.middlewareStack.add(
    (next, context) => args => {
      inputs.set(context, args.input)
      return next(args)
    },
    { step: 'initialize' },
  )
  client.middlewareStack.add(
    (next, context) => args => {
      requests.push({ command: context.commandName ?? '', input: inputs.get(context) ?? {} })
      return next(args)
    },
    { step: 'finalizeRequest', priority: 'low' },
  )
  return requests
}

export const commandsOf = ({ requests }: TestTable): readonly string[] => requests.map(({ command }) => command)

/** Counts requests and capacity units as DynamoDB would bill them. */
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'

export interface Units {
  readonly read: number
  readonly write: number
}

interface Consumed {
  readonly ConsumedCapacity?: { readonly CapacityUnits?: number }
}

const READS = ['QueryCommand', 'GetItemCommand', 'ScanCommand']

export function countUnits(client: DynamoDBClient): { spent(): Units; requests(): number } {
  let [read, write, requests] = [0, 0, 0]
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async args => {
        const input = { ...args.input, ReturnConsumedCapacity: 'TOTAL' as const }
        const result = await next({ ...args, input })
        const units = (result.output as Consumed).ConsumedCapacity?.CapacityUnits ?? 0
        requests += 1
        if (READS.includes(commandName)) read += units
        else write += units
        return result
      },
    { step: 'initialize', name: 'countUnits' },
  )
  return { spent: () => ({ read, write }), requests: () => requests }
}

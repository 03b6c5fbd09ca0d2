import {
  ConditionalCheckFailedException,
  type DynamoDBClient,
  QueryCommand,
  type QueryCommandInput,
  ScanCommand,
  type ScanCommandInput,
} from '@aws-sdk/client-dynamodb'
import type { Item } from './items.ts'
import { storeError } from './store-error.ts'

export interface RawTable {
  readonly client: DynamoDBClient
  readonly table: string
}

type Paged = 'TableName' | 'ExclusiveStartKey'
type Pages = AsyncGenerator<readonly Item[], void>

interface Page {
  readonly Items?: Item[] | undefined
  readonly LastEvaluatedKey?: Item | undefined
}

/** Never a raw error of the SDK: those quote what was sent. */
export async function attempt<T>(doing: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw storeError(doing, error)
  }
}

/** False if the condition did not hold. */
export async function attemptIf(doing: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false
    throw storeError(doing, error)
  }
}

interface Paging {
  readonly after?: Item | undefined
  /** How many items the first page may have; each further one has twice as many. */
  readonly firstPage?: number
}

export function query(
  { client, table }: RawTable,
  doing: string,
  ask: Omit<QueryCommandInput, Paged>,
  { after, firstPage }: Paging = {},
): Pages {
  let limit = firstPage
  return pages(doing, after, start => {
    const limited = limit === undefined ? {} : { Limit: limit }
    if (limit !== undefined) limit *= 2
    return client.send(new QueryCommand({ TableName: table, ...ask, ...limited, ...start }))
  })
}

export const scan = ({ client, table }: RawTable, doing: string, ask: Omit<ScanCommandInput, Paged>): Pages =>
  pages(doing, undefined, start => client.send(new ScanCommand({ TableName: table, ...ask, ...start })))

async function* pages(
  doing: string,
  after: Item | undefined,
  ask: (start: { readonly ExclusiveStartKey?: Item }) => Promise<Page>,
): Pages {
  let start = after
  do {
    const from = start && { ExclusiveStartKey: start }
    const { Items = [], LastEvaluatedKey } = await attempt(doing, () => ask(from ?? {}))
    yield Items
    start = LastEvaluatedKey
  } while (start)
}

/** The first items, asking for no page more than it takes. */
export async function take(found: Pages, limit = Number.POSITIVE_INFINITY): Promise<readonly Item[]> {
  const items: Item[] = []
  if (limit <= 0) return items
  for await (const page of found) {
    items.push(...page)
    if (items.length >= limit) break
  }
  return items.slice(0, limit)
}

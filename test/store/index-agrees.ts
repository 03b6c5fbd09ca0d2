import { type AttributeValue, ScanCommand } from '@aws-sdk/client-dynamodb'
import { expect } from 'vitest'
import type { EmbeddedStore } from '../../src/store/embedded.ts'
import { collect } from './samples.ts'

type Item = Record<string, AttributeValue>

/** Everything in the table that stands in a list is in the index as it is in the table, and nothing else is. */
export async function expectIndexAgrees({ client, store }: EmbeddedStore): Promise<void> {
  const scan = async (IndexName?: string): Promise<readonly Item[]> => {
    const found: Item[] = []
    let start: Item | undefined
    do {
      const page = await client.send(
        new ScanCommand({
          TableName: 'prizepost',
          ...(IndexName !== undefined && { IndexName }),
          ...(start && { ExclusiveStartKey: start }),
        }),
      )
      found.push(...(page.Items ?? []))
      start = page.LastEvaluatedKey
    } while (start)
    return found.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  }
  expect(await scan('lists')).toEqual((await scan()).filter(({ list }) => list))
  await expectListsAgree(store)
}

const keyOf = ({ pk, sk, order }: Item): string => `${pk?.S} ${sk?.S} ${order?.S}`

async function expectListsAgree(store: EmbeddedStore['store']): Promise<void> {
  const rows = await collect(store.allRows())
  const names = new Set(rows.flatMap(({ list }) => (list ? [list.name] : [])))
  for (const name of names) {
    const order = (row: (typeof rows)[number]) => `${row.list?.order} ${row.key.of} ${row.key.name}`
    const inOrder = rows.filter(({ list }) => list?.name === name).toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
    expect(await store.list(name)).toEqual(inOrder)
  }
  const unsettled: string[] = []
  for (const stream of await collect(store.streams())) {
    for (const { version, settled } of await store.read(stream)) if (!settled) unsettled.push(`${stream} ${version}`)
  }
  const due = await store.due(Date.UTC(9999, 0, 1), Number.POSITIVE_INFINITY)
  const dueEntries = due.flatMap(one => (one.is === 'entry' ? [`${one.stream} ${one.version}`] : []))
  expect(dueEntries.toSorted()).toEqual(unsettled.toSorted())
}

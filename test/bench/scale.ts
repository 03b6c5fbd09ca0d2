/** On the way to a million players: the list of everything that is due, with as many deadlines as one likes. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BatchWriteItemCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { dueOrder } from '../../src/app/ports/due-order.ts'
import type { EventStore } from '../../src/app/ports/event-store.ts'
import { DAY, MINUTE } from '../../src/shared/time.ts'
import { openEmbeddedStore } from '../../src/store/embedded.ts'
import { toRowItem } from '../../src/store/items.ts'
import { TABLE } from '../../src/store/table.ts'
import { percentile } from './percentile.ts'
import { countUnits, type Units } from './units.ts'

export interface ScaleNumbers {
  readonly deadlines: number
  /** Milliseconds of a look at the list, p50: nothing is due, or a thousand things are. */
  readonly nothingDue: number
  readonly thousandDue: number
  /** What such a look costs. */
  readonly units: { readonly nothingDue: number; readonly thousandDue: number }
  /** What comes due in a minute if deadlines are spread over three days. */
  readonly perMinute: number
}

const BATCH = 25
const AT_ONCE = 8
const LOOKS = 15
const SPREAD = 3 * DAY

/** At a tenth, at a hundredth, … of `most`, too. `onProgress` is told a share. */
export async function measureScale(
  most: number,
  onProgress: (share: number) => void,
): Promise<readonly ScaleNumbers[]> {
  const directory = await mkdtemp(join(tmpdir(), 'prizepost-bench-'))
  const opened = await openEmbeddedStore({ directory })
  if (!opened.ok) throw new Error(opened.error)
  const { store, client, close } = opened.value
  const { spent } = countUnits(client)
  try {
    const numbers: ScaleNumbers[] = []
    let filled = 0
    for (const deadlines of stepsTo(most)) {
      for (; filled < deadlines; filled += BATCH * AT_ONCE) {
        await fill(client, filled)
        onProgress(filled / most)
      }
      numbers.push(await measure(store, spent, filled))
    }
    return numbers
  } finally {
    await close()
    await rm(directory, { recursive: true, force: true })
  }
}

const stepsTo = (most: number): readonly number[] =>
  [most / 100, most / 10, most].map(each => Math.max(2000, Math.round(each)))

const NOW = Date.UTC(2026, 10, 18)

const fill = (client: DynamoDBClient, from: number): Promise<unknown> =>
  Promise.all(
    Array.from({ length: AT_ONCE }, (_, batch) => {
      const rows = Array.from({ length: BATCH }, (_, row) => deadline(from + batch * BATCH + row))
      const RequestItems = { [TABLE.name]: rows.map(Item => ({ PutRequest: { Item: { ...Item } } })) }
      return client.send(new BatchWriteItemCommand({ RequestItems }))
    }),
  )

/** As big as the head of a match. A golden ratio spreads them evenly, however many there are. */
function deadline(number: number) {
  const at = NOW + 1 + Math.floor(((number * 0.618_033_988_75) % 1) * SPREAD)
  const id = String(number).padStart(10, '0')
  const list = { name: 'due', order: dueOrder(at, id) }
  return toRowItem({ key: { of: `match#${id}`, name: 'head' }, version: 1, list, data: 'x'.repeat(600) })
}

async function measure(store: EventStore, spent: () => Units, deadlines: number): Promise<ScaleNumbers> {
  const look = async (now: number) => {
    const times: number[] = []
    const before = spent().read
    for (let number = 0; number < LOOKS; number++) {
      const started = performance.now()
      await store.due(now, 1000)
      times.push(performance.now() - started)
    }
    return { ms: percentile(times, 0.5), units: (spent().read - before) / LOOKS }
  }
  const nothing = await look(NOW)
  const thousand = await look(NOW + SPREAD)
  return {
    deadlines,
    nothingDue: nothing.ms,
    thousandDue: thousand.ms,
    units: { nothingDue: nothing.units, thousandDue: thousand.units },
    perMinute: deadlines / (SPREAD / MINUTE),
  }
}

/** What a match costs in the store: time, bytes, and units of DynamoDB. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AttributeValue, type DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb'
import { matches } from '../../src/app/match/match-stream.ts'
import { seededChance } from '../../src/app/self-play/seeded-chance.ts'
import type { MatchId } from '../../src/shared/ids.ts'
import { HOUR, MINUTE } from '../../src/shared/time.ts'
import { openEmbeddedStore } from '../../src/store/embedded.ts'
import { TABLE } from '../../src/store/table.ts'
import { nextChoice } from '../app/players.ts'
import { begin, value, World } from '../app/world.ts'
import { percentile } from './percentile.ts'
import { countUnits, type Units } from './units.ts'

export interface StoreNumbers {
  readonly actions: number
  /** Milliseconds. */
  readonly load: Percentiles
  readonly append: Percentiles
  /** Requests that one load takes. */
  readonly queries: number
}

export interface StoreCosts {
  readonly bytes: {
    readonly entryMedian: number
    readonly entryMax: number
    readonly snapshotMedian: number
    readonly snapshotMax: number
  }
  /** Per action, of whole matches in which everybody looks at the table after every action. */
  readonly unitsPerAction: Units
  readonly actionsPerMatch: number
  readonly dollarsPer1000Matches: number
}

interface Percentiles {
  readonly p50: number
  readonly p95: number
}

// On demand in us-east-1, in dollars per million; 2026-11.
const PRICE = { read: 0.125, write: 0.625 }

const REPEATS = 200

export async function measureStore(lengths: readonly number[], matches: number) {
  const directory = await mkdtemp(join(tmpdir(), 'prizepost-bench-'))
  const opened = await openEmbeddedStore({ directory })
  if (!opened.ok) throw new Error(opened.error)
  const { store, client, close } = opened.value
  try {
    const world = new World(store)
    const units = countUnits(client)
    const costs = await measureCosts(world, client, matches, units.spent)
    const loads: StoreNumbers[] = []
    for (const actions of lengths) loads.push(await measureLength(world, actions, units.requests))
    return { loads, costs }
  } finally {
    await close()
    await rm(directory, { recursive: true, force: true })
  }
}

async function measureLength(world: World, actions: number, requests: () => number): Promise<StoreNumbers> {
  const match = await matchOfLength(world, actions)
  const before = requests()
  await matches.load(world.store, match)
  const queries = requests() - before
  const load = await timed(() => matches.load(world.store, match))
  let version = 0
  const append = await timed(() => world.store.append(`player#bench-${actions}`, typicalEntry(++version)))
  return { actions, load, append, queries }
}

/** As big as the median action of a match. */
const typicalEntry = (version: number) => ({
  version,
  at: version,
  by: 'somebody',
  delivery: String(version),
  data: 'x'.repeat(500),
})

/** Between the turns people talk, until the match is as long as it should be. */
async function matchOfLength(world: World, actions: number): Promise<MatchId> {
  const match = await begin(world)
  const chance = seededChance(actions)
  const talk = Math.ceil(actions / 40)
  let turn: number | undefined
  for (let done = 0; done < actions; ) {
    const choice = await nextChoice(world.app, match, chance)
    if (!choice) return matchOfLength(world, actions)
    const { table } = value(await world.do(choice.player, match, choice.wanted))
    world.now += MINUTE
    done += 1
    const isNewTurn = turn !== table.game?.turn.number
    turn = table.game?.turn.number
    for (let said = 0; isNewTurn && said < talk && done < actions; said++, done++)
      await world.do('ann', match, { type: 'GiveTime', time: HOUR })
  }
  return match
}

async function measureCosts(
  world: World,
  client: DynamoDBClient,
  matches: number,
  spent: () => Units,
): Promise<StoreCosts> {
  const before = spent()
  let actions = 0
  for (let number = 0; number < matches; number++) {
    const match = await begin(world)
    const chance = seededChance(number)
    for (let choice = await nextChoice(world.app, match, chance); choice; actions++) {
      value(await world.do(choice.player, match, choice.wanted))
      world.now += MINUTE
      choice = await nextChoice(world.app, match, chance)
    }
  }
  const [read, write] = [spent().read - before.read, spent().write - before.write]
  return {
    bytes: await measureBytes(client),
    unitsPerAction: { read: read / actions, write: write / actions },
    actionsPerMatch: actions / matches,
    dollarsPer1000Matches: ((read * PRICE.read + write * PRICE.write) / 1e6 / matches) * 1000,
  }
}

type Item = Readonly<Record<string, AttributeValue>>

async function measureBytes(client: DynamoDBClient): Promise<StoreCosts['bytes']> {
  const entries: number[] = []
  const snapshots: number[] = []
  let from: Item | undefined
  do {
    const page = await client.send(
      new ScanCommand({ TableName: TABLE.name, ...(from && { ExclusiveStartKey: { ...from } }) }),
    )
    for (const { snapshot, ...item } of page.Items ?? []) {
      if (item.pk?.S?.startsWith('match#') && item.delivery) entries.push(sizeOf(item))
      if (snapshot?.S) snapshots.push(Buffer.byteLength(snapshot.S))
    }
    from = page.LastEvaluatedKey
  } while (from)
  return {
    entryMedian: percentile(entries, 0.5),
    entryMax: percentile(entries, 1),
    snapshotMedian: percentile(snapshots, 0.5),
    snapshotMax: percentile(snapshots, 1),
  }
}

const sizeOf = (item: Item): number =>
  Object.entries(item).reduce((sum, [name, { S, N }]) => sum + name.length + Buffer.byteLength(S ?? N ?? ''), 0)

async function timed(work: () => Promise<unknown>): Promise<Percentiles> {
  const times: number[] = []
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    const started = performance.now()
    await work()
    times.push(performance.now() - started)
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) }
}

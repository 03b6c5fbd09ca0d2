import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { matchStream } from '../../../src/app/lookups.ts'
import { foldMatch } from '../../../src/app/match/evolve-match.ts'
import type { MatchEntry } from '../../../src/app/match/match-event.ts'
import type { EventStore, Row } from '../../../src/app/ports/event-store.ts'
import { rulesFor } from '../../../src/app/rules-of.ts'
import { seededChance } from '../../../src/app/self-play/seeded-chance.ts'
import { noticesOf } from '../../../src/app/tell.ts'
import { changesOf } from '../../../src/app/use-cases/look.ts'
import type { MatchId } from '../../../src/shared/ids.ts'
import { openEmbeddedStore } from '../../../src/store/embedded.ts'
import { playToTheEnd } from '../players.ts'
import { begin, World } from '../world.ts'
import type { Trying } from './player-process.ts'

const ROUNDS = Number(process.env.PRIZEPOST_CRASH_ROUNDS ?? 8)
const PROGRAM = join('node_modules', '.cache', 'prizepost', 'player-process.mjs')

let directory = ''
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'prizepost-crash-'))
  await build({
    entryPoints: ['test/app/crash/player-process.ts'],
    outfile: PROGRAM,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  })
})
afterAll(() => rm(directory, { recursive: true, force: true }))

/** Everything the processes said before they died. */
interface Heard {
  readonly acknowledged: string[]
  readonly told: Set<string>
  readonly reports: string[]
  interrupted: Trying | null
}

/** Deliveries are called after the name: nobody may take them for those of another. */
async function open(name: string): Promise<{ readonly world: World; close(): Promise<void> }> {
  const opened = await openEmbeddedStore({ directory })
  if (!opened.ok) throw new Error(opened.error)
  const world = new World(opened.value.store, name)
  world.now = Date.now()
  return { world, close: opened.value.close }
}

/** Lets a process play until it has said `lines` lines, and kills it in whatever it is doing then. */
async function playAndKill(seed: number, matches: readonly MatchId[], lines: number, heard: Heard): Promise<void> {
  const interrupted = heard.interrupted ? [JSON.stringify(heard.interrupted)] : []
  const args = [PROGRAM, directory, String(seed), matches.join(), ...interrupted]
  const child: ChildProcess = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = 0
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    hear(line, heard)
    if (++said === lines) child.kill('SIGKILL')
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  expect(child.signalCode).toBe('SIGKILL')
}

function hear(line: string, heard: Heard): void {
  const [word, rest = ''] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]
  if (word === 'try') heard.interrupted = JSON.parse(rest) as Trying
  if (word === 'ack' || word === 'refused') heard.interrupted = null
  if (word === 'ack') heard.acknowledged.push(rest)
  if (word === 'told') heard.told.add(rest)
  if (word === 'report') heard.reports.push(rest)
}

async function deliveriesIn(store: EventStore, matches: readonly MatchId[]): Promise<readonly string[]> {
  const streams = await Promise.all(matches.map(match => store.read<MatchEntry>(matchStream(match))))
  return streams.flat().map(({ delivery }) => delivery)
}

async function rowsIn(store: EventStore): Promise<ReadonlyMap<string, Row>> {
  const rows = new Map<string, Row>()
  for await (const row of store.allRows()) rows.set(`${row.key.of} ${row.key.name}`, row)
  return rows
}

test(`nothing is lost and nothing happens twice, however often the process is killed (${ROUNDS} times here)`, {
  timeout: 900_000,
}, async () => {
  const first = await open('the beginning')
  const matches = [
    await begin(first.world, { ruleset: 'ecard-2002' }),
    await begin(first.world, { ruleset: 'hgss-2010' }),
    await begin(first.world, { ruleset: 'xy-2016' }),
  ]
  await first.close()

  const chance = seededChance(1)
  const heard: Heard = { acknowledged: [], told: new Set(), reports: [], interrupted: null }
  for (let round = 1; round <= ROUNDS; round++) await playAndKill(round, matches, 5 + chance.pick(60), heard)
  expect(heard.reports).toEqual([])

  const { world, close } = await open('the end')
  const deliveries = await deliveriesIn(world.store, matches)
  expect(new Set(deliveries).size).toBe(deliveries.length)
  expect(heard.acknowledged.filter(delivery => !deliveries.includes(delivery))).toEqual([])
  expect(heard.acknowledged.length).toBeGreaterThan(ROUNDS)

  await world.tick(10 * 60_000)
  for (const { id } of world.letters()) heard.told.add(id)
  await everybodyWasTold(world, matches, heard)
  const before = await rowsIn(world.store)
  expect(await world.app.rebuild()).toMatchObject({ corrected: 0, removed: 0, matches: matches.length })
  expect(await rowsIn(world.store)).toEqual(before)

  for (const match of matches) await playToTheEnd(world, match, chance, 20)
  for (const match of matches)
    expect(foldMatch(await world.store.read<MatchEntry>(matchStream(match)))?.status).toBe('over')
  await close()
})

async function everybodyWasTold({ ports }: World, matches: readonly MatchId[], { told }: Heard): Promise<void> {
  for (const match of matches) {
    const changes = await changesOf(ports, match)
    const notices = changes.slice(2).flatMap(change => noticesOf(rulesFor(change.after), change, change.entry.at))
    expect(notices.filter(({ id }) => !told.has(id))).toEqual([])
  }
}

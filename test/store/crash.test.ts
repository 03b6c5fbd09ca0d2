import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { testDirectory } from './directories.ts'
import { openStore } from './embedded-stores.ts'
import { expectIndexAgrees } from './index-agrees.ts'
import { kept, upTo, versionsOf } from './samples.ts'
import { type RunningScript, startScript } from './scripts.ts'
import { entryOf, noteOf, rowOf, STREAMS, type WrittenStream } from './written.ts'

const ROUNDS = Number(process.env.PRIZEPOST_CRASH_ROUNDS ?? 8)
const SEED = process.env.PRIZEPOST_CRASH_SEED ?? 'prizepost'
const MOST_LINES = 160

/** Now and then it is killed before it has written anything. */
function linesBeforeKill(round: number): number {
  const random = createHash('sha256').update(`${SEED} ${round}`).digest().readUInt32BE(0)
  return round % 4 === 3 ? random % 3 : random % MOST_LINES
}

interface Acknowledged {
  readonly deliveries: Map<number, string>
  readonly settled: Set<number>
  readonly removed: Set<number>
  row: number
}

type AllAcknowledged = Readonly<Record<WrittenStream, Acknowledged>>

const nothing = (): Acknowledged => ({ deliveries: new Map(), settled: new Set(), removed: new Set(), row: 0 })

function note(all: AllAcknowledged, line: string): void {
  const [what, name, number, delivery = ''] = line.split(' ')
  const stream = STREAMS.find(one => one === name)
  if (!stream) return
  const version = Number(number)
  if (what === 'entry') all[stream].deliveries.set(version, delivery)
  if (what === 'settled') all[stream].settled.add(version)
  if (what === 'removed') all[stream].removed.add(version)
  if (what === 'row') all[stream].row = version
}

async function writeAndKill(writer: RunningScript, round: number): Promise<readonly string[]> {
  expect(await writer.hear()).toBe('ready')
  writer.say(`round-${round}`)
  expect(await writer.hear()).toBe('opening')
  const lines: string[] = []
  while (lines.length < linesBeforeKill(round)) lines.push(await writer.hear())
  return [...lines, ...(await writer.kill())]
}

type Store = Awaited<ReturnType<typeof openStore>>['store']

async function expectKept(store: Store, stream: WrittenStream, acknowledged: Acknowledged): Promise<void> {
  const { deliveries, settled, removed, row } = acknowledged
  const found = await store.read(stream)
  const last = Math.max(0, ...deliveries.keys())
  expect([last, last + 1]).toContain(found.length)
  expect(versionsOf(found)).toEqual(upTo(found.length))
  expect(new Set(found.map(({ delivery }) => delivery)).size).toBe(found.length)
  for (const entry of found) {
    const [round = ''] = entry.delivery.split('/')
    const written = kept(entryOf(stream, entry.version, round))
    expect(entry).toEqual({ ...written, settled: entry.settled })
    expect(entry.delivery).toBe(deliveries.get(entry.version) ?? entry.delivery)
    if (settled.has(entry.version) || written.settled) expect(entry.settled).toBe(true)
    deliveries.set(entry.version, entry.delivery)
  }
  const { head } = await store.load(stream, 1)
  expect(head?.version ?? 0).toBeGreaterThanOrEqual(row)
  if (head) expect(head).toEqual(rowOf(stream, head.version))
  const notes = await store.rows(`notes#${stream}`)
  expect(notes).toEqual(notes.map(({ version }) => noteOf(stream, version)))
  expect(notes.filter(({ version }) => removed.has(version))).toEqual([])
}

test(`a process that is killed ${ROUNDS} times keeps what it acknowledged`, {
  timeout: 60_000 + ROUNDS * 10_000,
}, async () => {
  const directory = await testDirectory()
  const all: AllAcknowledged = {
    'match#1': nothing(),
    'match#2': nothing(),
    'match#3': nothing(),
    'player#1': nothing(),
  }
  let lines = 0
  let next = startScript('write-until-killed.ts', directory)
  for (const round of upTo(ROUNDS)) {
    const writer = next
    if (round < ROUNDS) next = startScript('write-until-killed.ts', directory)
    const heard = await writeAndKill(writer, round)
    lines += heard.length
    for (const line of heard) note(all, line)
    const opened = await openStore(directory)
    for (const stream of STREAMS) await expectKept(opened.store, stream, all[stream])
    await expectIndexAgrees(opened)
    await opened.close()
  }
  expect(lines).toBeGreaterThanOrEqual(upTo(ROUNDS).reduce((sum, round) => sum + linesBeforeKill(round), 0))
})

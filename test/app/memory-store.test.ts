import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EventStore, StreamId } from '../../src/app/ports/event-store.ts'
import { seededChance } from '../../src/app/self-play/seeded-chance.ts'
import type { Chance } from '../../src/engine/index.ts'
import { type EmbeddedStore, openEmbeddedStore } from '../../src/store/embedded.ts'
import { removeDirectory, temporaryDirectory } from '../store/directories.ts'
import { memoryStore } from './memory-store.ts'

let directory = ''
let embedded: EmbeddedStore
beforeAll(async () => {
  directory = await temporaryDirectory()
  const opened = await openEmbeddedStore({ directory })
  if (!opened.ok) throw new Error(opened.error)
  embedded = opened.value
})
afterAll(async () => {
  await embedded.close()
  await removeDirectory(directory)
})

const STREAMS: readonly StreamId[] = ['match#a', 'match#b', 'player#a']
const LISTS = ['due', 'open#ann', null] as const

/** One call with anything in it, the same for every store. */
function anyCall(chance: Chance, step: number): (store: EventStore) => Promise<unknown> {
  const one = <T>(all: readonly T[]): T => all[chance.pick(all.length)] as T
  const stream = one(STREAMS)
  const order = String(chance.pick(50)).padStart(2, '0')
  const key = { of: one(['match#a', 'matches#ann']), name: one(['head', 'match#1', 'match#2', 'match#3']) }
  const list = one(LISTS)
  const row = {
    key,
    version: chance.pick(5),
    list: list && { name: list, order: `${order}-${key.of}-${key.name}` },
    data: step,
  }
  const snapshot = chance.pick(10) === 0 ? { snapshot: { format: 1 + chance.pick(2), state: { step } } } : {}
  const due = chance.pick(3) === 0 ? { due: chance.pick(1000) } : {}
  const calls: readonly ((store: EventStore) => Promise<unknown>)[] = [
    async store => {
      const version = (await store.read(stream)).length + chance.pick(1) + 1
      const entry = { version, at: step, by: 'ann', delivery: String(step), data: { step }, ...snapshot, ...due }
      return [
        await store.append(stream, entry),
        await store.append(stream, entry),
        await store.append(stream, { ...entry, by: 'bob' }),
      ]
    },
    store => store.put(row),
    store => store.load(stream, 1),
    store => store.read(stream, chance.pick(20)),
    store => store.settle(stream, 1 + (step % 20)),
    store => store.due(1000, 5),
    store => store.remove(key),
    store => store.list('open#ann'),
    store => store.rows(key.of, { limit: 2, before: 'match#3' }),
  ]
  return calls[[0, 0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8][chance.pick(12)] ?? 0] as (store: EventStore) => Promise<unknown>
}

test('the store of these tests answers like the real one, whatever it is asked', { timeout: 120_000 }, async () => {
  const memory = memoryStore()
  const chance = seededChance(3)
  for (let step = 0; step < 400; step++) {
    const seed = chance.pick(1_000_000)
    const [expected, found] = [
      await anyCall(seededChance(seed), step)(embedded.store),
      await anyCall(seededChance(seed), step)(memory),
    ]
    expect(found, `step ${step}`).toEqual(expected)
  }
})

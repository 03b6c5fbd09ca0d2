import { expect, test } from 'vitest'
import { lazyStore } from '../../src/store/lazy.ts'
import { memoryStore } from '../app/memory-store.ts'
import { begin, World } from '../app/world.ts'

test('the store is opened by the first who needs it, and once', async () => {
  let opened = 0
  const store = lazyStore(async () => {
    opened += 1
    return memoryStore()
  })
  expect(opened).toBe(0)
  await Promise.all([store.list('due'), store.rows('match#1')])
  expect(opened).toBe(1)
  const world = new World(store)
  const match = await begin(world)
  await world.tick()
  expect((await world.app.rebuild()).matches).toBe(1)
  expect((await store.read(`match#${match}`)).length).toBeGreaterThan(1)
  const [head] = await store.rows(`match#${match}`)
  await store.remove(head!.key)
  expect(await store.rows(`match#${match}`)).toEqual([])
  expect(opened).toBe(1)
})

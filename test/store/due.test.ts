import { expect, test } from 'vitest'
import { dueOrder } from '../../src/app/ports/due-order.ts'
import type { Row } from '../../src/app/ports/event-store.ts'
import { anEntry, appendAll, aRow, entries, kept, upTo } from './samples.ts'
import { commandsOf, describeStores } from './tables.ts'

const NOW = Date.UTC(2024, 1, 29, 12)
const EVER = Date.UTC(3000, 0, 1)
const entryDue = (version: number) => ({ is: 'entry', stream: 'match#1', version })
const dueRow = (id: string, at: number): Row =>
  aRow(`match#${id}`, 'head', { list: { name: 'due', order: dueOrder(at, id) } })

describeStores('due', openTable => {
  test('nothing is due in an empty table', async () => {
    const { store } = await openTable()
    expect(await store.due(EVER, 10)).toEqual([])
  })

  test('entries and rows whose time has come, earliest first', async () => {
    const { store } = await openTable()
    const dueAt = [NOW - 1, NOW, NOW - 86_400_000, NOW + 1, undefined]
    await appendAll(
      store,
      'match#1',
      dueAt.map((due, index) => anEntry(index + 1, due === undefined ? {} : { due })),
    )
    const [early, late, future] = [dueRow('a', NOW - 2), dueRow('b', NOW), dueRow('c', NOW + 1)]
    for (const row of [late, early, future]) await store.put(row)
    await store.put(aRow('other', 'row', { list: { name: 'elsewhere', order: dueOrder(0, 'a') } }))
    expect(await store.due(NOW, 10)).toEqual([
      entryDue(3),
      { is: 'row', row: early },
      entryDue(1),
      { is: 'row', row: late },
      entryDue(2),
    ])
  })

  test('at most as many as asked for, the earliest', async () => {
    const { store } = await openTable()
    const all = entries(12, version => ({ due: NOW - version }))
    await appendAll(store, 'match#1', all)
    expect(await store.due(NOW, 3)).toEqual([12, 11, 10].map(entryDue))
    expect(await store.due(NOW, 12)).toHaveLength(12)
    expect(await store.due(NOW, 100)).toHaveLength(12)
    expect(await store.due(NOW, 0)).toEqual([])
  })

  test('one Query of the index, however much there is', async () => {
    const table = await openTable()
    await appendAll(
      table.store,
      'match#1',
      entries(150, version => (version % 50 === 0 ? { due: NOW } : {})),
    )
    const before = table.requests.length
    expect(await table.store.due(NOW, 2)).toEqual([entryDue(50), entryDue(100)])
    expect(commandsOf(table).slice(before)).toEqual(['QueryCommand'])
    expect(table.requests.at(-1)?.input).toMatchObject({ IndexName: 'lists', Limit: 2 })
  })

  test('more than a megabyte of it', async () => {
    const { store } = await openTable()
    const data = 'x'.repeat(300_000)
    await appendAll(
      store,
      'match#1',
      entries(8, version => ({ data, due: NOW + version })),
    )
    expect(await store.due(NOW + 7, Number.POSITIVE_INFINITY)).toEqual(upTo(7).map(entryDue))
    expect(await store.due(NOW + 8, 6)).toEqual(upTo(6).map(entryDue))
  })

  test.each([
    ['at the beginning of time', 0],
    ['before it', -5],
    ['further away than a date can say', 9e15],
  ])('%s', async (_, due) => {
    const { store } = await openTable()
    await appendAll(store, 'match#1', [anEntry(1, { due })])
    expect(await store.due(due, 10)).toEqual([entryDue(1)])
  })
})

describeStores('settle', openTable => {
  test('what is settled is not due any more, and otherwise as it was', async () => {
    const { store } = await openTable()
    const snapshot = { format: 1, state: { turn: 3 } }
    const all = entries(3, () => ({ due: NOW, snapshot }))
    await appendAll(store, 'match#1', all)
    await store.settle('match#1', 2)
    expect(await store.due(EVER, 10)).toEqual([entryDue(1), entryDue(3)])
    expect(await store.read('match#1', 2)).toEqual([{ ...kept(all[1]!), settled: true }, kept(all[2]!)])
    await store.settle('match#1', 3)
    expect((await store.load('match#1', 1)).snapshot).toEqual({ version: 3, state: { turn: 3 } })
  })

  test('twice is as once', async () => {
    const { store } = await openTable()
    await appendAll(store, 'match#1', [anEntry(1, { due: NOW })])
    await store.settle('match#1', 1)
    await store.settle('match#1', 1)
    expect(await store.read('match#1')).toEqual([kept(anEntry(1))])
    expect(await store.due(EVER, 10)).toEqual([])
  })

  test('what never had to be settled stays as it is', async () => {
    const { store } = await openTable()
    await appendAll(store, 'match#1', [anEntry(1)])
    await store.settle('match#1', 1)
    expect(await store.read('match#1')).toEqual([kept(anEntry(1))])
  })

  test('what is not there does not appear', async () => {
    const { store } = await openTable()
    await store.settle('match#1', 1)
    expect(await store.read('match#1')).toEqual([])
    expect(await store.append('match#1', anEntry(1))).toBe(true)
  })
})

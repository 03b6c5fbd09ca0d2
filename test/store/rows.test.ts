import { expect, test } from 'vitest'
import type { Row } from '../../src/app/ports/event-store.ts'
import { anEntry, appendAll, aRow, collect, entries, namesOf, putAll, upTo } from './samples.ts'
import { commandsOf, describeStores } from './tables.ts'

const listed = (name: string, list: string, order: string, version = 1): Row =>
  aRow('of', name, { version, list: { name: list, order } })
const big = 'x'.repeat(300_000)

describeStores('put', openTable => {
  test('a row is read as it was written', async () => {
    const { store } = await openTable()
    const row = aRow('matches#1', 'match#2', {
      version: 4,
      list: { name: 'open#1', order: '0#x' },
      data: { turn: [1] },
    })
    await store.put(row)
    expect(await store.rows('matches#1')).toEqual([row])
    expect(await store.list('open#1')).toEqual([row])
  })

  test('a later version replaces all of it', async () => {
    const { store } = await openTable()
    await store.put(listed('row', 'first', 'b', 1))
    const later = aRow('of', 'row', { version: 2, data: 'later' })
    await store.put(later)
    expect(await store.rows('of')).toEqual([later])
    expect(await store.list('first')).toEqual([])
  })

  test('an earlier version is ignored', async () => {
    const { store } = await openTable()
    const latest = listed('row', 'list', 'b', 10)
    await store.put(latest)
    await store.put({ ...listed('row', 'list', 'a', 9), data: 'earlier' })
    expect(await store.rows('of')).toEqual([latest])
    expect(await store.list('list')).toEqual([latest])
  })

  test('the same version replaces it: a lookup that was made wrong is made again', async () => {
    const { store } = await openTable()
    await store.put(listed('row', 'list', 'b', 3))
    const again = { ...listed('row', 'list', 'a', 3), data: 'again' }
    await store.put(again)
    expect(await store.rows('of')).toEqual([again])
    expect(await store.list('list')).toEqual([again])
  })

  test('in whatever order they arrive, the latest stays', async () => {
    const { store } = await openTable()
    const versions = upTo(20).map(index => (index * 8) % 21)
    await putAll(
      store,
      versions.map(version => listed('row', 'list', `order ${version % 3}`, version)),
    )
    expect(await store.list('list')).toEqual([listed('row', 'list', 'order 2', 20)])
  })

  test.each(['', '1', 'Head', '00000001', '#'])('%j is no name of a row', async name => {
    const { store } = await openTable()
    await expect(store.put(aRow('match#1', name))).rejects.toThrow('The name of a row starts with a small letter')
  })
})

describeStores('remove', openTable => {
  test('a row goes from wherever it stood', async () => {
    const { store } = await openTable()
    await store.put(aRow('match#1', 'head', { version: 5, list: { name: 'list', order: 'a' } }))
    await store.put(aRow('match#1', 'other'))
    await store.remove({ of: 'match#1', name: 'head' })
    expect(await store.rows('match#1')).toEqual([aRow('match#1', 'other')])
    expect(await store.list('list')).toEqual([])
    expect((await store.load('match#1', 1)).head).toBeNull()
    await store.put(aRow('match#1', 'head', { version: 1 }))
    expect((await store.load('match#1', 1)).head).toEqual(aRow('match#1', 'head', { version: 1 }))
  })

  test('what is not there may be removed', async () => {
    const { store } = await openTable()
    await store.remove({ of: 'match#1', name: 'head' })
    expect(await store.rows('match#1')).toEqual([])
  })
})

describeStores('list', openTable => {
  test('rows in their order, of one list only', async () => {
    const { store } = await openTable()
    const orders = ['b', 'a#2', 'a', 'B', '0', 'a#1', 'é', 'a b']
    await putAll(store, [
      ...orders.map((order, index) => listed(`row-${index}`, 'open#1', order)),
      listed('elsewhere', 'open#11', 'a'),
      aRow('of', 'nowhere'),
    ])
    const found = await store.list('open#1')
    expect(found.map(({ list }) => list?.order)).toEqual(['0', 'B', 'a', 'a b', 'a#1', 'a#2', 'b', 'é'])
    expect(await store.list('open#2')).toEqual([])
  })

  test('two rows may have one place', async () => {
    const { store } = await openTable()
    await putAll(store, [listed('one', 'list', 'same'), listed('two', 'list', 'same')])
    expect(namesOf(await store.list('list')).toSorted()).toEqual(['one', 'two'])
  })

  test('a row moves with its order and from list to list', async () => {
    const { store } = await openTable()
    await putAll(store, [listed('one', 'list', 'a'), listed('two', 'list', 'b')])
    await store.put(listed('one', 'list', 'c', 2))
    expect(namesOf(await store.list('list'))).toEqual(['two', 'one'])
    await store.put(listed('two', 'other', 'b', 2))
    expect(namesOf(await store.list('list'))).toEqual(['one'])
    expect(namesOf(await store.list('other'))).toEqual(['two'])
  })

  test('entries that are due are no rows', async () => {
    const { store } = await openTable()
    await appendAll(store, 'match#1', [anEntry(1, { due: 5 })])
    await store.put(listed('row', 'due', 'a'))
    expect(await store.list('due')).toEqual([listed('row', 'due', 'a')])
  })

  test('more than a megabyte of it', async () => {
    const { store } = await openTable()
    await putAll(
      store,
      upTo(8).map(index => ({ ...listed(`row-${index}`, 'list', String(index)), data: big })),
    )
    expect(namesOf(await store.list('list'))).toEqual(upTo(8).map(index => `row-${index}`))
  })
})

describeStores('rows', openTable => {
  const NAMES = ['alpha', 'beta', 'gamma', 'delta', 'a', 'zeta', 'match#2', 'match#10']
  const NEWEST_FIRST = ['zeta', 'match#2', 'match#10', 'gamma', 'delta', 'beta', 'alpha', 'a']

  test('with the same of, newest name first', async () => {
    const { store } = await openTable()
    await putAll(store, [...NAMES.map(name => aRow('match#1', name)), aRow('match#2', 'eta'), aRow('match', 'eta')])
    await appendAll(store, 'match#1', entries(3))
    expect(namesOf(await store.rows('match#1'))).toEqual(NEWEST_FIRST)
    expect(await store.rows('match#3')).toEqual([])
  })

  test.each([1, 2, 3, 7, 8, 9])('leafing through, %d at a time', async limit => {
    const table = await openTable()
    await putAll(
      table.store,
      NAMES.map(name => aRow('of', name)),
    )
    const asked = table.requests.length
    const found: string[] = []
    for (let page = await table.store.rows('of', { limit }); page.length > 0; ) {
      expect(page.length).toBeLessThanOrEqual(limit)
      found.push(...namesOf(page))
      page = await table.store.rows('of', { limit, before: found.at(-1)! })
    }
    expect(found).toEqual(NEWEST_FIRST)
    expect(new Set(commandsOf(table).slice(asked))).toEqual(new Set(['QueryCommand']))
  })

  test('before a name that is not there', async () => {
    const { store } = await openTable()
    await putAll(
      store,
      NAMES.map(name => aRow('of', name)),
    )
    expect(namesOf(await store.rows('of', { before: 'eta' }))).toEqual(['delta', 'beta', 'alpha', 'a'])
    expect(namesOf(await store.rows('of', { before: 'eta', limit: 2 }))).toEqual(['delta', 'beta'])
    expect(await store.rows('of', { before: 'a' })).toEqual([])
    expect(await store.rows('of', { limit: 0 })).toEqual([])
  })

  test('more than a megabyte of them', async () => {
    const { store } = await openTable()
    await putAll(
      store,
      upTo(8).map(index => aRow('of', `row-${index}`, { data: big })),
    )
    const names = upTo(8).map(index => `row-${index}`)
    expect(namesOf(await store.rows('of'))).toEqual(names.toReversed())
    expect(namesOf(await store.rows('of', { limit: 7 }))).toEqual(names.toReversed().slice(0, 7))
  })
})

describeStores('everything', openTable => {
  test('an empty table', async () => {
    const { store } = await openTable()
    expect(await collect(store.streams())).toEqual([])
    expect(await collect(store.allRows())).toEqual([])
  })

  test('each stream once and each row once, over many pages', async () => {
    const { store } = await openTable()
    const streams = upTo(6).flatMap(number => [`match#${number}` as const, `player#${number}` as const])
    for (const stream of streams)
      await appendAll(
        store,
        stream,
        entries(3, () => ({ data: 'x'.repeat(100_000), due: 5 })),
      )
    const rows = streams.flatMap(of => [aRow(of, 'head', { data: big }), aRow(`matches#${of}`, 'a')])
    await putAll(store, rows)
    expect((await collect(store.streams())).toSorted()).toEqual(streams.toSorted())
    const byKey = (all: readonly Row[]) => all.toSorted((one, other) => (one.key.of < other.key.of ? -1 : 1))
    expect(byKey(await collect(store.allRows()))).toEqual(byKey(rows))
  })
})

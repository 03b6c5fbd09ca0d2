import { expect, test } from 'vitest'
import type { NewEntry, Snapshot } from '../../src/app/ports/event-store.ts'
import { anEntry, appendAll, aRow, entries, kept, upTo, versionsOf } from './samples.ts'
import { commandsOf, describeStores } from './tables.ts'

const FORMAT = 7
const snapshotAfter = (version: number): { readonly snapshot: Snapshot } => ({
  snapshot: { format: FORMAT, state: { after: version } },
})
const withSnapshots = (count: number, every: number): NewEntry[] =>
  entries(count, version => (version % every === 0 ? snapshotAfter(version) : {}))
const big = 'x'.repeat(300_000)

describeStores('load', openTable => {
  test('an unknown stream is empty', async () => {
    const table = await openTable()
    await appendAll(table.store, 'match#12', [anEntry(1)])
    expect(await table.store.load('match#1', FORMAT)).toEqual({ snapshot: null, entries: [], head: null })
  })

  test('entries come oldest first and as they were written', async () => {
    const { store } = await openTable()
    const all = entries(12, version => ({ data: [{ played: version }, null], by: `player-${version % 2}` }))
    await appendAll(store, 'player#1', all)
    await appendAll(store, 'player#2', [anEntry(13)])
    expect((await store.load('player#1', FORMAT)).entries).toEqual(all.map(kept))
  })

  test('settled is what has nothing to follow, or not any more', async () => {
    const { store } = await openTable()
    await appendAll(store, 'match#1', [anEntry(1, { due: 5 }), anEntry(2, { due: 5 }), anEntry(3)])
    await store.settle('match#1', 1)
    const { entries: found } = await store.load('match#1', FORMAT)
    expect(found.map(({ settled }) => settled)).toEqual([true, false, true])
  })

  test('the newest snapshot comes with the version it was taken after', async () => {
    const { store } = await openTable()
    await appendAll(store, 'match#1', withSnapshots(8, 3))
    const { snapshot, entries: found } = await store.load('match#1', FORMAT)
    expect(snapshot).toEqual({ version: 6, state: { after: 6 } })
    expect(versionsOf(found).slice(-2)).toEqual([7, 8])
  })

  test('snapshots of other formats are passed over', async () => {
    const { store } = await openTable()
    const formats = new Map([
      [2, 1],
      [4, 2],
      [5, 1],
      [6, 2],
      [7, 3],
    ])
    const all = entries(8, version => {
      const format = formats.get(version)
      return format ? { snapshot: { format, state: `${format} after ${version}` } } : {}
    })
    await appendAll(store, 'match#1', all)
    expect((await store.load('match#1', 1)).snapshot).toEqual({ version: 5, state: '1 after 5' })
    expect((await store.load('match#1', 2)).snapshot).toEqual({ version: 6, state: '2 after 6' })
    expect(await store.load('match#1', 4)).toEqual({ snapshot: null, entries: all.map(kept), head: null })
  })

  test.each([null, 0, false, '', []])('a state may be %j', async state => {
    const { store } = await openTable()
    await appendAll(store, 'match#1', [anEntry(1, { snapshot: { format: 0, state } })])
    expect((await store.load('match#1', 0)).snapshot).toEqual({ version: 1, state })
  })

  test('the head comes along, other rows do not', async () => {
    const { store } = await openTable()
    const head = aRow('match#1', 'head', { version: 3, list: { name: 'due', order: '1' }, data: ['summary'] })
    for (const row of [head, aRow('match#1', 'aside'), aRow('match#1', 'zebra'), aRow('match#2', 'head')]) {
      await store.put(row)
    }
    expect(await store.load('match#1', FORMAT)).toEqual({ snapshot: null, entries: [], head })
    await appendAll(store, 'match#1', entries(2))
    expect(await store.load('match#1', FORMAT)).toEqual({ snapshot: null, entries: entries(2).map(kept), head })
  })
})

describeStores('load of a long stream', openTable => {
  test.each([0, 1, 24])('takes one Query with a snapshot in the tail, %d entries after it', async after => {
    const table = await openTable()
    const last = 300 + after
    await appendAll(table.store, 'match#1', withSnapshots(last, 25))
    await table.store.put(aRow('match#1', 'head'))
    const before = table.requests.length
    const { snapshot, entries: found, head } = await table.store.load('match#1', FORMAT)
    expect(commandsOf(table).slice(before)).toEqual(['QueryCommand'])
    expect(snapshot).toEqual({ version: 300, state: { after: 300 } })
    expect(found.length).toBeGreaterThanOrEqual(after)
    expect(versionsOf(found)).toEqual(upTo(last, last - found.length + 1))
    expect(head).toEqual(aRow('match#1', 'head'))
  })

  test('a snapshot further back is found, with everything after it', async () => {
    const { store } = await openTable()
    const all = entries(170, version => (version === 20 || version === 30 ? snapshotAfter(version) : {}))
    await appendAll(store, 'match#1', all)
    const { snapshot, entries: found } = await store.load('match#1', FORMAT)
    expect(snapshot).toEqual({ version: 30, state: { after: 30 } })
    expect(versionsOf(found)).toEqual(upTo(170, 170 - found.length + 1))
    expect(found.length).toBeGreaterThanOrEqual(140)
  })

  test('without a snapshot of the format everything comes', async () => {
    const { store } = await openTable()
    await appendAll(store, 'match#1', withSnapshots(130, 25))
    expect(await store.load('match#1', FORMAT + 1)).toMatchObject({ snapshot: null, head: null })
    expect(versionsOf((await store.load('match#1', FORMAT + 1)).entries)).toEqual(upTo(130))
  })

  test.each([31, 32, 33, 64, 96])('%d entries and no snapshot', async count => {
    const { store } = await openTable()
    await appendAll(store, 'match#1', entries(count))
    expect(versionsOf((await store.load('match#1', FORMAT)).entries)).toEqual(upTo(count))
  })

  test('entries that fill several pages of a megabyte', async () => {
    const { store } = await openTable()
    await appendAll(
      store,
      'match#1',
      entries(9, version => ({ data: big, ...(version === 1 && snapshotAfter(1)) })),
    )
    const { snapshot, entries: found } = await store.load('match#1', FORMAT)
    expect(snapshot).toEqual({ version: 1, state: { after: 1 } })
    expect(versionsOf(found)).toEqual(upTo(9))
    expect(versionsOf(await store.read('match#1'))).toEqual(upTo(9))
  })
})

describeStores('read', openTable => {
  test('an unknown stream is empty', async () => {
    const { store } = await openTable()
    expect(await store.read('match#1')).toEqual([])
  })

  test.each([undefined, 1, 2, 9, 10, 11, 12, 13])('from %s on', async from => {
    const { store } = await openTable()
    await appendAll(store, 'match#1', entries(12))
    await appendAll(store, 'match#2', entries(14))
    await store.put(aRow('match#1', 'head'))
    await store.put(aRow('match#1', 'a'))
    expect(await store.read('match#1', from)).toEqual(
      entries(12)
        .filter(({ version }) => version >= (from ?? 1))
        .map(kept),
    )
  })

  test('from before the beginning is from the beginning', async () => {
    const { store } = await openTable()
    await appendAll(store, 'match#1', entries(2))
    expect(versionsOf(await store.read('match#1', 0))).toEqual([1, 2])
  })
})

describeStores('reading back', openTable => {
  test('load, read and rows see what was written before, also on AWS', async () => {
    const { store, requests } = await openTable()
    await store.load('match#1', FORMAT)
    await store.read('match#1')
    await store.rows('match#1')
    expect(requests).toHaveLength(3)
    for (const { input } of requests) expect(input).toMatchObject({ ConsistentRead: true })
  })
})

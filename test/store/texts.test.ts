import fc from 'fast-check'
import { expect, test } from 'vitest'
import { StoreError } from '../../src/store/store-error.ts'
import { anEntry, appendAll, aRow, kept, namesOf } from './samples.ts'
import { describeStores } from './tables.ts'

const TEXT = 'Pokémon e\u0301 🎴👩‍👩‍👧 ポケモン \u202eשלום "\\\n\t\uffff'
const HALF_A_LETTER = '\ud83c'
const ANY_TEXT = `${TEXT}\u0000${HALF_A_LETTER}`

describeStores('texts', openTable => {
  test('unicode in every place', async () => {
    const { store } = await openTable()
    const stream = `player#${TEXT}` as const
    const snapshot = { format: 1, state: { [ANY_TEXT]: ANY_TEXT } }
    const entry = anEntry(1, { by: TEXT, delivery: TEXT, data: [ANY_TEXT], due: 5, snapshot })
    const row = aRow(stream, `name ${TEXT}`, { data: ANY_TEXT, list: { name: TEXT, order: TEXT } })
    await appendAll(store, stream, [entry])
    await store.put(row)
    expect(await store.read(stream)).toEqual([kept(entry)])
    expect((await store.load(stream, 1)).snapshot).toEqual({ version: 1, state: snapshot.state })
    expect(await store.due(5, 10)).toEqual([{ is: 'entry', stream, version: 1 }])
    expect(await store.rows(stream)).toEqual([row])
    expect(await store.list(TEXT)).toEqual([row])
    await store.remove(row.key)
    expect(await store.rows(stream)).toEqual([])
  })

  test('names sort by code point', async () => {
    const { store } = await openTable()
    for (const name of ['z', '\uffee', '🎴', 'é']) await store.put(aRow('of', name))
    expect(namesOf(await store.rows('of'))).toEqual(['🎴', '\uffee', 'é', 'z'])
  })

  test.each(['', null, 0, false, [], {}, { '': '' }])('data may be %j', async data => {
    const { store } = await openTable()
    const entry = anEntry(1, { data, by: '', delivery: '' })
    await appendAll(store, 'match#1', [entry])
    await store.put(aRow('of', 'row', { data, version: 0 }))
    expect(await store.read('match#1')).toEqual([kept(entry)])
    expect(await store.rows('of')).toEqual([aRow('of', 'row', { data, version: 0 })])
  })

  test('whatever can be written as JSON', async () => {
    const { store } = await openTable()
    let version = 0
    const anything = fc.jsonValue({ stringUnit: 'binary' }).map(value => JSON.parse(JSON.stringify(value)))
    await fc.assert(
      fc.asyncProperty(anything, async data => {
        const entry = anEntry(++version, { data })
        await appendAll(store, 'match#1', [entry])
        expect(await store.read('match#1', version)).toEqual([kept(entry)])
      }),
      { numRuns: 40, seed: 4711 },
    )
  })

  test('what is no JSON is a bug', async () => {
    const { store } = await openTable()
    await expect(store.append('match#1', anEntry(1, { data: undefined }))).rejects.toThrow('has to be JSON')
    await expect(store.put(aRow('of', 'row', { data: () => {} }))).rejects.toThrow('has to be JSON')
  })
})

const MOST = 400 * 1024
const NAMES = 'pkskatbydeliverydata'.length

/** Its item is as big as this by the rules of DynamoDB, counting numbers by their digits. */
function entryOfSize(size: number, letter = 'x') {
  const { at, by, delivery } = anEntry(1)
  const rest = NAMES + 'match#1'.length + '00000001'.length + String(at).length + by.length + delivery.length
  const room = size - rest - '""'.length
  const data = letter.repeat(Math.floor(room / Buffer.byteLength(letter)))
  return anEntry(1, { data: data.padEnd(data.length + room - Buffer.byteLength(data), '.') })
}

describeStores('sizes', openTable => {
  test.each(['x', '€', '🎴'])('an entry of 400 KB of %s fits', async letter => {
    const { store } = await openTable()
    const entry = entryOfSize(MOST, letter)
    await appendAll(store, 'match#1', [entry])
    expect(await store.read('match#1')).toEqual([kept(entry)])
  })

  test.each(['x', '€', '🎴'])('one byte more of %s does not, and the error does not quote it', async letter => {
    const { store, requests } = await openTable()
    const error = await store.append('match#1', entryOfSize(MOST + 1, letter)).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(StoreError)
    expect(error).toMatchObject({ message: 'match#1 00000001 is too big: 401 KB, and 400 KB is the most' })
    expect(requests).toEqual([])
    expect(await store.read('match#1')).toEqual([])
  })

  test('a snapshot counts', async () => {
    const { store } = await openTable()
    const half = 'x'.repeat(MOST / 2)
    const entry = anEntry(1, { data: half, snapshot: { format: 1, state: half } })
    await expect(store.append('match#1', entry)).rejects.toThrow(StoreError)
    await appendAll(store, 'match#1', [{ ...entry, snapshot: { format: 1, state: half.slice(200) } }])
  })

  test('rows fit or do not fit in the same way', async () => {
    const { store } = await openTable()
    const list = { name: 'list', order: 'a' }
    await expect(store.put(aRow('of', 'row', { list, data: 'x'.repeat(MOST) }))).rejects.toThrow('of row is too big')
    const row = aRow('of', 'row', { list, data: 'x'.repeat(MOST - 100) })
    await store.put(row)
    expect(await store.list('list')).toEqual([row])
  })
})

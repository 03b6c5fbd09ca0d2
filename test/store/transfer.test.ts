import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openEmbeddedStore } from '../../src/store/embedded.ts'
import { TABLE } from '../../src/store/table.ts'
import { exportTable, importTable, roughlyIn } from '../../src/store/transfer.ts'
import { createFile, openFile } from '../../src/store/transfer-file.ts'
import { begin, World } from '../app/world.ts'
import { testDirectory } from './directories.ts'
import { openStore } from './embedded-stores.ts'
import { describeStores, type TestTable } from './tables.ts'

async function exported(place: Pick<TestTable, 'client' | 'table'>): Promise<string> {
  const to = new PassThrough()
  const words = text(to)
  await exportTable(place, to, () => {})
  to.end()
  return words
}

async function* linesOf(file: string): AsyncGenerator<string> {
  yield* file.trimEnd().split('\n')
}

const sorted = (file: string): readonly string[] =>
  file
    .trimEnd()
    .split('\n')
    .map(line => JSON.stringify(Object.entries(JSON.parse(line)).toSorted()))
    .toSorted()

/** A match on the embedded store, with a challenge that nobody has answered. */
async function playedSomewhere() {
  const { store, client } = await openStore(await testDirectory())
  const world = new World(store)
  const match = await begin(world)
  await world.tick()
  return { place: { client, table: TABLE.name }, store, match }
}

describeStores('moving everything', openTable => {
  test('from one machine to another: the same items, and a match that goes on', async () => {
    const from = await playedSomewhere()
    const file = await exported(from.place)
    const to = await openTable()
    const counts: number[] = []
    const imported = await importTable(to, linesOf(file), items => void counts.push(items))
    const items = file.trimEnd().split('\n').length - 2
    expect(imported).toEqual({ ok: true, value: { items, written: items } })
    expect(counts.at(-1)).toBe(items)
    expect(sorted(await exported(to))).toEqual(sorted(file))
    const world = new World(to.store)
    const table = await world.app.look({ match: from.match, by: 'ann' })
    expect(table.ok && table.value.yours?.legal.length).toBeGreaterThan(0)
    expect(await to.store.list('due')).toEqual(await from.store.list('due'))
  })

  test('again: nothing is written twice, and nothing newer is lost', async () => {
    const from = await playedSomewhere()
    const file = await exported(from.place)
    const to = await openTable()
    // Broken off in the middle, and begun again.
    const half = file.split('\n').slice(0, 4).join('\n')
    expect(await importTable(to, linesOf(half), () => {})).toEqual({
      ok: false,
      error: 'The file breaks off after 3 items. Those are there now; get the whole file and try again.',
    })
    const items = file.trimEnd().split('\n').length - 2
    expect(await importTable(to, linesOf(file), () => {})).toEqual({ ok: true, value: { items, written: items - 3 } })
    await to.store.put({
      key: { of: `match#${from.match}`, name: 'head' },
      version: 1_000_000,
      list: null,
      data: 'newer',
    })
    const [head] = await to.store.rows(`match#${from.match}`)
    expect(await importTable(to, linesOf(file), () => {})).toEqual({ ok: true, value: { items, written: 0 } })
    expect((await to.store.rows(`match#${from.match}`))[0]).toEqual(head)
  })
})

test.each([
  ['', 'The file is empty.'],
  ['{"hello":1}', 'That is no export of Prizepost: its first line is missing.'],
  ['not json', 'That is no export of Prizepost: its first line is missing.'],
  ['{"prizepost":"table","format":9}', 'That was exported by another version of Prizepost, in format 9.'],
  [
    '{"prizepost":"table","format":1}\n{"pk":{"S":"a"}}',
    'Line 2 is no item of a table. The 0 items before it are there now.',
  ],
  ['{"prizepost":"table","format":1}\n{"pk":{"S":"a"},"sk":{"S":"b"},"x":{"B":"eA=="}}', 'Line 2 is no item'],
  ['{"prizepost":"table","format":1}', 'The file breaks off after 0 items.'],
])('what is no export is refused: %j', async (file, why) => {
  const { client } = await openStore(await testDirectory())
  const lines = file === '' ? (async function* () {})() : linesOf(file)
  const imported = await importTable({ client, table: TABLE.name }, lines, () => {})
  expect(imported).toMatchObject({ ok: false, error: expect.stringContaining(why) })
  expect(await roughlyIn({ client, table: TABLE.name })).toBeNull()
})

test('a store that fails in the middle is not taken for a success', async () => {
  const from = await playedSomewhere()
  const file = await exported(from.place)
  const opened = await openEmbeddedStore({ directory: await testDirectory() })
  if (!opened.ok) expect.fail(opened.error)
  const { client, close } = opened.value
  async function* lines() {
    for await (const line of linesOf(file)) {
      yield line
      if (line.includes('match#')) await close()
    }
  }
  await expect(importTable({ client, table: TABLE.name }, lines(), () => {})).rejects.toThrow('Cannot import an item')
})

test.each(['all.jsonl', 'all.jsonl.gz'])(
  'the file %s is for its owner only, and is not written over by mistake',
  async name => {
    const file = join(await testDirectory(), name)
    const created = await createFile(file, false)
    if (!created.ok) expect.fail(created.error)
    created.value.to.write('one\ntwo\n')
    await created.value.close()
    const bytes = await readFile(file)
    expect((name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()).toBe('one\ntwo\n')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await createFile(file, false)).toMatchObject({ ok: false, error: expect.stringContaining('--force') })
    const opened = await openFile(file)
    if (!opened.ok) expect.fail(opened.error)
    await new Promise(resolve => setImmediate(resolve)) // whoever comes late misses nothing
    const lines: string[] = []
    for await (const line of opened.value.lines) lines.push(line)
    expect(lines).toEqual(['one', 'two'])
    expect(opened.value.share()).toBe(1)
    expect(opened.value.problem()).toBeNull()
  },
)

test('a file that cannot be read says why', async () => {
  const directory = await testDirectory()
  expect(await openFile(join(directory, 'none'))).toMatchObject({
    ok: false,
    error: expect.stringContaining('no such file'),
  })
  const cut = join(directory, 'cut.gz')
  await writeFile(cut, gzipSync('one\n'.repeat(1000)).subarray(0, 20))
  const opened = await openFile(cut)
  if (!opened.ok) expect.fail(opened.error)
  for await (const _ of opened.value.lines);
  expect(opened.value.problem()).toBe('The file cannot be read to its end: it breaks off.')
})

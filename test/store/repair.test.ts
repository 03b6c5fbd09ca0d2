import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Row } from '../../src/app/ports/event-store.ts'
import { testDirectory } from './directories.ts'
import { openFiles, openStore } from './embedded-stores.ts'
import { expectIndexAgrees } from './index-agrees.ts'
import { anEntry, appendAll, aRow, kept, namesOf } from './samples.ts'

const INDEX = 'index-global~prizepost~lists~'
const TABLE = 'item-prizepost~'
const ENTRY = anEntry(1, { due: 5 })
const listed = (order: string, version: number): Row =>
  aRow('match#1', 'head', { version, data: `version ${version}`, list: { name: 'open', order } })

type Files = Awaited<ReturnType<typeof openFiles>>

/** As a killed process leaves it, which had come as far as `interrupt` says. */
async function interrupted(directory: string, interrupt: (files: Files) => Promise<void>): Promise<void> {
  const files = await openFiles(directory)
  await interrupt(files)
  await files.close()
  await writeFile(join(directory, 'lock'), JSON.stringify({ pid: 2 ** 30, started: null, id: 'killed' }))
}

async function below(files: Files, prefix: string): Promise<readonly (readonly [string, unknown])[]> {
  const found: (readonly [string, unknown])[] = []
  for await (const pair of files.iterator()) if (pair[0].startsWith(prefix)) found.push(pair)
  return found
}

async function removeBelow(files: Files, prefix: string): Promise<void> {
  const found = await below(files, prefix)
  expect(found).not.toEqual([])
  for (const [key] of found) await files.del(key)
}

test('an entry in the index only was on its way into the table, and arrives', async () => {
  const directory = await testDirectory()
  const first = await openStore(directory)
  await appendAll(first.store, 'match#1', [ENTRY])
  await first.close()
  await interrupted(directory, files => removeBelow(files, TABLE))
  const opened = await openStore(directory)
  expect(await opened.store.read('match#1')).toEqual([kept(ENTRY)])
  expect(await opened.store.append('match#1', anEntry(1, { by: 'bob' }))).toBe(false)
  await expectIndexAgrees(opened)
})

test('what has fallen out of the index stands in it again', async () => {
  const directory = await testDirectory()
  const first = await openStore(directory)
  await appendAll(first.store, 'match#1', [ENTRY, anEntry(2)])
  await first.store.put(listed('a', 1))
  await first.close()
  await interrupted(directory, files => removeBelow(files, INDEX))
  const opened = await openStore(directory)
  expect(await opened.store.due(5, 10)).toEqual([{ is: 'entry', stream: 'match#1', version: 1 }])
  expect(await opened.store.list('open')).toEqual([listed('a', 1)])
  await expectIndexAgrees(opened)
})

test.each([
  ['with its old place', true],
  ['without it', false],
])('a row that was moved in the index, %s, is moved in the table', async (_, keepsOld) => {
  const directory = await testDirectory()
  const first = await openStore(directory)
  await first.store.put(listed('z', 1))
  await first.close()
  const before = await openFiles(directory)
  const [old] = await below(before, TABLE)
  await before.close()
  const second = await openStore(directory)
  await second.store.put(listed('a', 2))
  await second.close()
  await interrupted(directory, async files => {
    if (!keepsOld) await files.del(old![0])
    else await files.put(old![0], old![1])
  })
  const opened = await openStore(directory)
  expect(await opened.store.rows('match#1')).toEqual([listed('a', 2)])
  expect(await opened.store.list('open')).toEqual([listed('a', 2)])
  await expectIndexAgrees(opened)
})

test('over several pages of both', async () => {
  const directory = await testDirectory()
  const first = await openStore(directory)
  const names = Array.from({ length: 12 }, (_, index) => `row-${String(index).padStart(2, '0')}`)
  for (const name of names) {
    await first.store.put(aRow('of', name, { data: 'x'.repeat(300_000), list: { name: 'open', order: name } }))
  }
  await first.close()
  await interrupted(directory, async files => {
    const inIndex = await below(files, INDEX)
    const inTable = await below(files, TABLE)
    for (const [key] of inIndex.slice(0, 6)) await files.del(key)
    const stillListed = new Set(inIndex.slice(6).map(([, item]) => JSON.stringify(item)))
    for (const [key, item] of inTable) if (stillListed.has(JSON.stringify(item))) await files.del(key)
  })
  const opened = await openStore(directory)
  expect(namesOf(await opened.store.list('open'))).toEqual(names)
  expect(namesOf(await opened.store.rows('of'))).toEqual(names.toReversed())
  await expectIndexAgrees(opened)
})

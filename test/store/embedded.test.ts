import { chmod, mkdir, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { describe, expect, test } from 'vitest'
import { dataDirectory } from '../../src/store/embedded.ts'
import { fileProblem } from '../../src/store/file-problem.ts'
import { testDirectory } from './directories.ts'
import { openFiles, openStore, refusalOf } from './embedded-stores.ts'
import { anEntry, appendAll, aRow, entries, kept, upTo } from './samples.ts'

describe('where the data lies', () => {
  test.each([
    [{}, '.data'],
    [{ PRIZEPOST_DATA: '' }, '.data'],
    [{ PRIZEPOST_DATA: '/somewhere/else' }, '/somewhere/else'],
  ])('%j', (env, directory) => {
    expect(dataDirectory(env)).toBe(directory)
  })
})

describe('the embedded store', () => {
  test('makes its directory, which nobody else may read, and its table', async () => {
    const directory = join(await testDirectory(), 'deep', 'down')
    const { client, endpoint } = await openStore(directory)
    expect((await client.send(new ListTablesCommand({}))).TableNames).toEqual(['prizepost'])
    expect((await stat(directory)).mode & 0o777).toBe(0o700)
    expect(new URL(endpoint).hostname).toBe('127.0.0.1')
  })

  test('keeps everything for the next start', async () => {
    const directory = await testDirectory()
    const all = entries(60, version => ({
      due: version,
      ...(version === 50 && { snapshot: { format: 1, state: { turn: 9 } } }),
    }))
    const head = aRow('match#1', 'head', { version: 3, list: { name: 'open', order: 'a' } })
    const first = await openStore(directory)
    await appendAll(first.store, 'match#1', all)
    await first.store.settle('match#1', 1)
    await first.store.put(head)
    await first.close()

    const { store } = await openStore(directory)
    expect(await store.read('match#1', 2)).toEqual(all.slice(1).map(kept))
    expect(await store.load('match#1', 1)).toMatchObject({ snapshot: { version: 50, state: { turn: 9 } }, head })
    expect(await store.list('open')).toEqual([head])
    expect(await store.due(60, 100)).toEqual(upTo(60, 2).map(version => ({ is: 'entry', stream: 'match#1', version })))
    expect(await store.append('match#1', anEntry(60, { by: 'bob' }))).toBe(false)
    expect(await store.append('match#1', anEntry(61))).toBe(true)
  })

  test('two tables in one directory do not mix', async () => {
    const directory = await testDirectory()
    const one = await openStore(directory, 'one')
    await appendAll(one.store, 'match#1', [anEntry(1)])
    await one.close()
    const other = await openStore(directory, 'other')
    expect(await other.store.read('match#1')).toEqual([])
    await other.close()
    expect(await (await openStore(directory, 'one')).store.read('match#1')).toEqual([kept(anEntry(1))])
  })

  test('leaves nothing but its files behind', async () => {
    const directory = await testDirectory()
    const { close } = await openStore(directory)
    expect((await readdir(directory)).toSorted()).toEqual(['db', 'lock'])
    await close()
    expect(await readdir(directory)).toEqual(['db'])
  })
})

const sentence = (directory: string, reason: string): string =>
  `Cannot keep games in ${directory}: ${reason}. Choose another directory with PRIZEPOST_DATA.`

describe('a directory that cannot be used is answered with a sentence', () => {
  test('it is a file', async () => {
    const file = join(await testDirectory(), 'file')
    await writeFile(file, '')
    expect(await refusalOf(file)).toBe(sentence(file, 'it is a file or lies below one, not a folder'))
  })

  test('it lies below a file', async () => {
    const file = join(await testDirectory(), 'file')
    await writeFile(file, '')
    const below = join(file, 'data')
    expect(await refusalOf(below)).toBe(sentence(below, 'it is a file or lies below one, not a folder'))
  })

  test.skipIf(process.getuid?.() === 0)('it may not be written (not as root, who may always)', async () => {
    const directory = await testDirectory()
    await chmod(directory, 0o500)
    expect(await refusalOf(directory)).toBe(sentence(directory, 'it may not be written'))
    const below = join(directory, 'data')
    expect(await refusalOf(below)).toBe(sentence(below, 'it may not be written'))
  })

  test('it is a link to nowhere', async () => {
    const link = join(await testDirectory(), 'link')
    await symlink('/nowhere/prizepost', link)
    expect(await refusalOf(link)).toBe(sentence(link, 'it may not be written'))
  })

  test('a file lies where the database should be', async () => {
    const directory = await testDirectory()
    await writeFile(join(directory, 'db'), '')
    expect(await refusalOf(directory)).toBe(sentence(directory, 'it is a file or lies below one, not a folder'))
    await rm(join(directory, 'db'))
    await openStore(directory)
  })

  test('the database is damaged', async () => {
    const directory = await testDirectory()
    await (await openStore(directory)).close()
    await writeFile(join(directory, 'db', 'CURRENT'), 'nonsense')
    expect(await refusalOf(directory)).toBe(sentence(directory, 'its files cannot be read'))
    expect(await readdir(directory)).toEqual(['db'])
  })

  test('the database is open elsewhere', async () => {
    const directory = await testDirectory()
    await mkdir(join(directory, 'db'))
    const files = await openFiles(directory)
    expect(await refusalOf(directory)).toBe(sentence(directory, 'another process has its files open'))
    await files.close()
    await openStore(directory)
  })

  test.each([
    ['EACCES', 'it may not be written'],
    ['EROFS', 'it may not be written'],
    ['ENOSPC', 'the disk is full'],
    ['EPERM', 'its file system forbids it, or has no hard links'],
    ['LEVEL_CORRUPTION', 'its files cannot be read'],
  ])('%s', (code, reason) => {
    expect(fileProblem('/games', Object.assign(new Error(), { code }))).toBe(sentence('/games', reason))
  })

  test.each([new Error('a bug'), Object.assign(new Error(), { code: 'ENEW' }), 'EACCES', null])(
    '%s is not its fault',
    error => {
      expect(fileProblem('/games', error)).toBeNull()
    },
  )
})

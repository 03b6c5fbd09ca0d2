import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lockDirectory } from '../../src/store/directory-lock.ts'
import { testDirectory } from './directories.ts'
import { openStore, refusalOf } from './embedded-stores.ts'
import { anEntry, appendAll, kept, upTo } from './samples.ts'
import { startScript } from './scripts.ts'

const KNOWS_STARTS = existsSync('/proc/self/stat')

/** Nobody has this number: Linux gives at most 2^22. */
const DEAD = JSON.stringify({ pid: 2 ** 30, started: 'once/1', id: 'dead' })

async function directoryLockedBy(lock: string): Promise<string> {
  const directory = await testDirectory()
  await writeFile(join(directory, 'lock'), lock)
  return directory
}

const inThisProcess = (directory: string): string =>
  `${directory} is already open in this process (${process.pid}). Close it first, or choose another directory with PRIZEPOST_DATA.`
const inProcess = (directory: string, pid: number): string =>
  `${directory} is in use by process ${pid}. Stop that process, or choose another directory with PRIZEPOST_DATA.`

describe('a directory belongs to one store at a time', () => {
  test('in this process', async () => {
    const directory = await testDirectory()
    const { store, close } = await openStore(directory)
    expect(await refusalOf(directory)).toBe(inThisProcess(directory))
    await appendAll(store, 'match#1', [anEntry(1)])
    await close()
    expect(await (await openStore(directory)).store.read('match#1')).toEqual([kept(anEntry(1))])
  })

  test('under whatever name', async () => {
    const directory = await testDirectory()
    const link = join(await testDirectory(), 'link')
    await symlink(directory, link)
    await openStore(directory)
    expect(await refusalOf(`${directory}/db/..`)).toBe(inThisProcess(directory))
    expect(await refusalOf(link)).toBe(inThisProcess(link))
  })

  test('and in all others', async () => {
    const directory = await testDirectory()
    const other = startScript('open-store.ts', directory)
    expect(await other.hear()).toBe('open')
    expect(await refusalOf(directory)).toBe(inProcess(directory, other.pid))
    await other.end()
    const { close } = await openStore(directory)
    const late = startScript('open-store.ts', directory)
    expect(await late.hear()).toBe(inProcess(directory, process.pid))
    await close()
  })

  test('one of many who open it at once', async () => {
    const directory = await testDirectory()
    const locks = await Promise.all(upTo(20).map(() => lockDirectory(directory)))
    expect(locks.filter(({ ok }) => ok)).toHaveLength(1)
    for (const lock of locks) if (!lock.ok) expect(lock.error).toBe(inThisProcess(directory))
    expect(await readdir(directory)).toEqual(['lock'])
  })
})

describe('the lock of a process that has died is taken over', () => {
  test('after it was killed', async () => {
    const directory = await testDirectory()
    const other = startScript('open-store.ts', directory)
    expect(await other.hear()).toBe('open')
    await other.kill()
    expect(await readFile(join(directory, 'lock'), 'utf8')).toContain(`"pid":${other.pid},`)
    const { store, close } = await openStore(directory)
    await appendAll(store, 'match#1', [anEntry(1)])
    expect(await refusalOf(directory)).toBe(inThisProcess(directory))
    await close()
    expect(await readdir(directory)).toEqual(['db'])
  })

  test.each([
    ['a process that is gone', DEAD],
    ['nobody', ''],
    ['garbage', '\u0000\u0000\u0000'],
    ['half a lock', DEAD.slice(0, 12)],
    ['other JSON', 'null'],
    ['a number that is none', JSON.stringify({ pid: '1' })],
    ['a group of processes', JSON.stringify({ pid: -1 })],
    ['no process', JSON.stringify({ pid: 0 })],
  ])('%s', async (_, lock) => {
    const directory = await directoryLockedBy(lock)
    const taken = await lockDirectory(directory)
    expect(taken).toMatchObject({ ok: true, value: { wasLeftBehind: true } })
    expect(await readdir(directory)).toEqual(['lock'])
    expect(JSON.parse(await readFile(join(directory, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid })
  })

  test.runIf(KNOWS_STARTS)('its number has been given to another process', async () => {
    const directory = await directoryLockedBy(JSON.stringify({ pid: process.pid, started: 'another boot/1', id: 'x' }))
    expect(await lockDirectory(directory)).toMatchObject({ ok: true, value: { wasLeftBehind: true } })
  })

  test('a process of which only the number is known counts as alive', async () => {
    const directory = await directoryLockedBy(JSON.stringify({ pid: process.pid, started: null, id: 'x' }))
    expect(await refusalOf(directory)).toBe(inThisProcess(directory))
  })

  test('it died while it took over from another dead one', async () => {
    const directory = await directoryLockedBy(DEAD)
    const successor = JSON.stringify({ pid: 2 ** 30 + 1, started: null, id: 'also dead' })
    await writeFile(join(directory, `lock.after.${createHash('sha256').update(DEAD).digest('hex')}`), successor)
    expect(await lockDirectory(directory)).toMatchObject({ ok: true, value: { wasLeftBehind: true } })
    expect(await readdir(directory)).toEqual(['lock'])
  })

  test('unless somebody is just taking over', async () => {
    const directory = await directoryLockedBy(DEAD)
    const successor = JSON.stringify({ pid: process.pid, started: null, id: 'alive' })
    await writeFile(join(directory, `lock.after.${createHash('sha256').update(DEAD).digest('hex')}`), successor)
    expect(await refusalOf(directory)).toBe(inThisProcess(directory))
  })
})

describe('of many who want the lock of a dead process exactly one gets it', () => {
  test('in one process', async () => {
    for (const round of upTo(10)) {
      const directory = await directoryLockedBy(`${DEAD}${round}`)
      const locks = await Promise.all(upTo(10).map(() => lockDirectory(directory)))
      expect(locks.filter(({ ok }) => ok)).toHaveLength(1)
      expect(await readdir(directory)).toEqual(['lock'])
    }
  })

  test('in several', async () => {
    const rivals = upTo(4).map(() => startScript('lock-directories.ts'))
    for (const rival of rivals) expect(await rival.hear()).toBe('ready')
    for (const round of upTo(40)) {
      const directory = await directoryLockedBy(round % 2 ? DEAD : '')
      for (const rival of rivals) rival.say(directory)
      const answers = await Promise.all(rivals.map(rival => rival.hear()))
      // While they compete, a loser may be told of another loser.
      const refusals = rivals.map(({ pid }) => inProcess(directory, pid))
      expect(answers.filter(answer => answer === 'locked')).toHaveLength(1)
      expect(answers.filter(answer => refusals.includes(answer))).toHaveLength(rivals.length - 1)
      const winner = rivals[answers.indexOf('locked')]
      expect(JSON.parse(await readFile(join(directory, 'lock'), 'utf8'))).toMatchObject({ pid: winner?.pid })
    }
  })
})

describe('letting go', () => {
  test('removes the own lock', async () => {
    const directory = await testDirectory()
    const lock = await lockDirectory(directory)
    if (lock.ok) await lock.value.release()
    expect(await readdir(directory)).toEqual([])
    expect(await lockDirectory(directory)).toMatchObject({ ok: true, value: { wasLeftBehind: false } })
  })

  test('twice does not remove the lock of the next', async () => {
    const directory = await testDirectory()
    const first = await lockDirectory(directory)
    if (first.ok) await first.value.release()
    await lockDirectory(directory)
    if (first.ok) await first.value.release()
    expect(await lockDirectory(directory)).toEqual({ ok: false, error: inThisProcess(directory) })
  })
})

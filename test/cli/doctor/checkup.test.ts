import { once } from 'node:events'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { bad, describeFindings, good, isWell, runChecks, warning } from '../../../src/cli/doctor/checkup.ts'
import { clockCheck, nodeCheck, portCheck } from '../../../src/cli/doctor/machine.ts'
import { directoryCheck, spaceCheck } from '../../../src/cli/doctor/store.ts'
import { testDirectory } from '../../store/directories.ts'
import { openStore } from '../../store/embedded-stores.ts'

test('says what it found, and what to do', async () => {
  const found = await runChecks([
    { name: 'one', look: async () => good('fine') },
    { name: 'longer', look: async () => warning('not so fine', 'Do this.') },
    { name: 'two', look: () => Promise.reject(new Error('broken')) },
    { name: 'six', look: async () => bad('not at all', 'Do that.') },
  ])
  expect(describeFindings(found)).toBe(`ok   one     fine
hm   longer  not so fine
             → Do this.
BAD  two     Looking at it failed: broken
             → Run npm ci, and try again.
BAD  six     not at all
             → Do that.

2 things have to be put right.`)
  expect(isWell(found)).toBe(false)
  expect(isWell(found.slice(0, 2))).toBe(true)
  expect(describeFindings(found.slice(0, 1))).toBe('ok   one  fine\n\nAll is well.')
})

describe('the machine', () => {
  test.each([
    ['18.20.0', 'bad'],
    ['20.18.9', 'bad'],
    ['20.19.0', 'good'],
    ['24.0.0', 'good'],
  ])('Node %s is %s', async (version, state) => {
    expect(await nodeCheck(version).look()).toMatchObject({ state })
  })

  const NOON = Date.UTC(2026, 10, 18, 12)
  test.each<[string, number, number | null, string, RegExp]>([
    ['plausible', NOON, null, 'good', /^2026-11-18T12:00:00/],
    ['after a dead battery', 0, null, 'bad', /^It says 1970-/],
    ['from the far future', Date.UTC(2101, 0), null, 'bad', /^It says 2101-/],
    ['as at Discord', NOON, NOON - 900, 'good', /as at Discord$/],
    ['a little ahead', NOON, NOON - 30_000, 'warning', /^It is 30 seconds ahead of Discord's\.$/],
    ['far behind', NOON, NOON + 600_000, 'bad', /^It is 600 seconds behind Discord's\.$/],
  ])('a clock %s', async (_, time, discord, state, says) => {
    expect(
      await clockCheck(
        () => time,
        () => discord,
      ).look(),
    ).toMatchObject({ state, says: expect.stringMatching(says) })
  })

  test('ports: free, of somebody else, of ours', async () => {
    const busy = createServer().listen(0, '127.0.0.1')
    await once(busy, 'listening')
    onTestFinished(() => void busy.close())
    const { port } = busy.address() as AddressInfo
    const look = (at: number, isOurs = false) => portCheck(at, '127.0.0.1', async () => isOurs).look()
    expect(await look(0)).toEqual(good('any that is free'))
    expect(await look(port)).toMatchObject({ state: 'bad', says: `127.0.0.1:${port} is in use by another program.` })
    expect(await look(port, true)).toMatchObject({ state: 'good' })
  })
})

describe('the data directory', () => {
  test('will be made, can be written, is in use', async () => {
    const directory = await testDirectory()
    const made = join(directory, 'a', 'b')
    expect(await directoryCheck(made).look()).toEqual(good(`${made} will be made`))
    expect(await directoryCheck(directory).look()).toEqual(good(`${directory} can be written`))
    await openStore(directory)
    expect(await directoryCheck(directory).look()).toEqual(good(`${directory} is in use by process ${process.pid}`))
    expect(await spaceCheck(made).look()).toMatchObject({ says: expect.stringMatching(/^\d+ MB free$/) })
  })

  test('is a file; may not be written', async () => {
    const directory = await testDirectory()
    const file = join(directory, 'file')
    await writeFile(file, '')
    expect(await directoryCheck(file).look()).toMatchObject({
      state: 'bad',
      says: `Cannot keep games in ${file}: it is a file or lies below one, not a folder.`,
    })
    if (process.getuid?.() === 0) return // who may do everything may write everywhere
    const shut = join(directory, 'shut')
    await mkdir(shut)
    await chmod(shut, 0o500)
    expect(await directoryCheck(shut).look()).toMatchObject({
      state: 'bad',
      says: expect.stringContaining('may not be written'),
    })
  })
})

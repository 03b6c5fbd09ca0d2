import { execFileSync, spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../../src/app/app.ts'
import { LEAGUE_CLOCK } from '../../../src/app/match/terms.ts'
import { systemPorts } from '../../../src/app/ports/system.ts'
import { backUp } from '../../../src/store/backup/backup.ts'
import { restore } from '../../../src/store/backup/restore.ts'
import { openEmbeddedStore } from '../../../src/store/embedded.ts'
import { removeDirectory, temporaryDirectory, testDirectory } from '../directories.ts'
import { openStore } from '../embedded-stores.ts'

const AT = Date.UTC(2026, 2, 1, 12)
const now = () => AT

/** A directory with a match in full swing, and things beside it that are not the bot's. */
async function playedDirectory(): Promise<{ readonly directory: string; readonly match: string }> {
  const directory = await temporaryDirectory()
  const opened = await openEmbeddedStore({ directory })
  if (!opened.ok) throw new Error(opened.error)
  const messenger = { send: async () => {} }
  const app = createApp({ ...systemPorts, store: opened.value.store, clock: { now }, messenger, report: () => {} })
  const coming = { deck: { theme: 'Growth Clash' }, salt: '' }
  const terms = { ruleset: 'hgss-2010', rated: false, clock: LEAGUE_CLOCK } as const
  const challenged = await app.challenge({
    by: 'ann',
    opponent: 'bob',
    terms,
    delivery: { id: '1', at: AT },
    ...coming,
  })
  if (!challenged.ok) throw new Error('no challenge')
  const { match } = challenged.value
  await app.accept({ match, by: { player: 'bob' }, delivery: { id: '2', at: AT } }, coming)
  await opened.value.close()
  await writeFile(join(directory, 'jobs.jsonl'), '\n{"id":"1"}\n', { mode: 0o600 })
  await mkdir(join(directory, 'playground'))
  await writeFile(join(directory, 'playground', 'world.json'), '{}')
  return { directory, match }
}

let played: Awaited<ReturnType<typeof playedDirectory>>
beforeAll(async () => {
  played = await playedDirectory()
  return () => removeDirectory(played.directory)
})

async function entriesIn(directory: string, match: string) {
  const { store, close } = await openStore(directory)
  const entries = await store.read(`match#${match}`)
  await close()
  return entries
}

async function backedUp() {
  const folder = await testDirectory()
  const out = join(folder, 'backup.tar.gz')
  const made = await backUp(played.directory, out, now)
  return made.ok ? { folder, ...made.value } : expect.fail(made.error)
}

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

describe('there and back', () => {
  test('a match goes on where it was; only its owner may read it; the playground stays where it is', async () => {
    const before = await entriesIn(played.directory, played.match)
    expect(before.length).toBeGreaterThan(1)
    const { out, folder, files } = await backedUp()
    expect(await modeOf(out)).toBe('600')
    expect(await readdir(folder)).toEqual(['backup.tar.gz'])
    const to = join(folder, 'new', 'data')
    expect(await restore(out, to)).toEqual({
      ok: true,
      value: { directory: to, files, at: '2026-03-01T12:00:00.000Z' },
    })
    expect((await readdir(to)).sort()).toEqual(['db', 'jobs.jsonl'])
    expect(await readFile(join(to, 'jobs.jsonl'), 'utf8')).toBe('\n{"id":"1"}\n')
    expect([await modeOf(to), await modeOf(join(to, 'db')), await modeOf(join(to, 'jobs.jsonl'))]).toEqual([
      '700',
      '700',
      '600',
    ])
    expect(await entriesIn(to, played.match)).toEqual(before)
  })

  test.skipIf(spawnSync('tar', ['--version']).error)('any other tar can read it', async () => {
    const { out, files } = await backedUp()
    const names = execFileSync('tar', ['-tzf', out], { encoding: 'utf8' }).trim().split('\n')
    expect(names).toHaveLength(files + 1)
    expect(names).toContain('db/CURRENT')
    expect(names.at(-1)).toBe('prizepost-backup.json')
    expect(names.join()).not.toMatch(/lock|LOCK|playground/)
  })
})

describe('refused', () => {
  test('a backup while the bot runs, of nothing, into itself, or to nowhere', async () => {
    const folder = await testDirectory()
    const out = join(folder, 'backup.tar.gz')
    const { close } = await openStore(played.directory)
    expect(await backUp(played.directory, out, now)).toEqual({
      ok: false,
      error: expect.stringMatching(/ is already open in this process/),
    })
    await close()
    expect(await backUp(folder, join(folder, '..', 'x'), now)).toEqual({
      ok: false,
      error: `There is nothing to back up in ${folder}.`,
    })
    expect(await backUp(played.directory, join(played.directory, 'x'), now)).toEqual({
      ok: false,
      error: `The backup cannot lie in ${played.directory} itself.`,
    })
    const nowhere = join(folder, 'no', 'x')
    expect(await backUp(played.directory, nowhere, now)).toEqual({
      ok: false,
      error: `Cannot write ${nowhere}: there is no such folder.`,
    })
    expect(await readdir(folder)).toEqual([])
  })

  test('a restore over a running bot, or over something else unless it is forced', async () => {
    const { out, folder } = await backedUp()
    const to = join(folder, 'data')
    const { close } = await openStore(to)
    expect(await restore(out, to, { force: true })).toEqual({
      ok: false,
      error: expect.stringContaining('already open'),
    })
    await close()
    const filled = { ok: false, error: `${to} is not empty. With --force, what is there is replaced.` }
    expect(await restore(out, to)).toEqual(filled)
    expect(await entriesIn(to, played.match)).toEqual([])
    expect(await restore(out, to, { force: true })).toMatchObject({ ok: true })
    expect((await readdir(to)).sort()).toEqual(['db', 'jobs.jsonl'])
    expect((await entriesIn(to, played.match)).length).toBeGreaterThan(1)
  })

  test('a restore after one that was interrupted: what it had put aside is not lost', async () => {
    const { out, folder } = await backedUp()
    const to = join(folder, 'data')
    await mkdir(join(to, 'replaced', 'db'), { recursive: true })
    expect(await restore(out, to, { force: true })).toEqual({
      ok: false,
      error: expect.stringContaining(`What was there before lies in ${join(to, 'replaced')}`),
    })
    expect(await readdir(to)).toEqual(['replaced'])
  })

  test('what is damaged, cut off, or no backup: nothing is changed', async () => {
    const { out, folder } = await backedUp()
    const bytes = await readFile(out)
    const plain = gunzipSync(bytes)
    const flipped = Buffer.from(plain)
    flipped[700] = flipped[700]! ^ 1
    const climbing = Buffer.from(plain)
    climbing.write('../', 0)
    const wrongs: readonly (readonly [string, Uint8Array, string])[] = [
      ['cut', bytes.subarray(0, bytes.length - 40), 'it is damaged, or no backup'],
      ['flipped', gzipSync(flipped), 'it is damaged, or no backup'],
      ['climbing', gzipSync(climbing), 'it is damaged, or no backup'],
      ['short', gzipSync(plain.subarray(0, plain.length - 4096)), 'it is damaged, or no backup'],
      ['text', Buffer.from('a letter'), 'it is damaged, or no backup'],
      ['empty', gzipSync(''), 'its end is missing'],
    ]
    const to = join(folder, 'data')
    for (const [name, content, reason] of wrongs) {
      const file = join(folder, name)
      await writeFile(file, content)
      const error = `${file} cannot be restored: ${reason}. Nothing was changed.`
      expect(await restore(file, to), name).toEqual({ ok: false, error })
      expect(await readdir(to)).toEqual([])
    }
    const missing = join(folder, 'missing')
    expect(await restore(missing, to)).toEqual({
      ok: false,
      error: `${missing} cannot be restored: it cannot be read. Nothing was changed.`,
    })
    expect(await restore(folder, to)).toMatchObject({ ok: false, error: expect.stringContaining('it cannot be read') })
  })
})

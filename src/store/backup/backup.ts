/** Everything the bot has kept, in one file. Its last part is a list of the others, so that half a backup is never taken for one. */
import { createHash } from 'node:crypto'
import { constants, createWriteStream } from 'node:fs'
import { access, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { VERSION } from '../../app/version.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { lockDirectory } from '../directory-lock.ts'
import { openEmbeddedStore } from '../embedded.ts'
import { hasCode } from '../file-problem.ts'
import { isOurs, MANIFEST, type Manifest } from './manifest.ts'
import { TAR_END, tarEntry } from './tar.ts'

interface Backup {
  readonly out: string
  readonly files: number
  readonly bytes: number
}

/** The error is a sentence for whoever asked for it. A bot that runs is not disturbed: the backup is refused. */
export async function backUp(directory: string, out: string, now: () => number): Promise<Result<Backup, string>> {
  const [from, to] = [resolve(directory), resolve(out)]
  if (!relative(from, to).startsWith('..')) return err(`The backup cannot lie in ${from} itself.`)
  if (!(await isThere(join(from, 'db')))) return err(`There is nothing to back up in ${from}.`)
  // Finishes what a process that was killed has left half done; and sees whether all can be read.
  const opened = await openEmbeddedStore({ directory: from })
  if (!opened.ok) return opened
  await opened.value.close()
  const lock = await lockDirectory(from)
  if (!lock.ok) return lock
  try {
    return ok({ out: to, ...(await write(from, to, now())) })
  } catch (error) {
    const problem = REASONS.find(([codes]) => hasCode(error, ...codes))
    if (!problem) throw error
    return err(`Cannot write ${to}: ${problem[1]}.`)
  } finally {
    await lock.value.release()
  }
}

const REASONS: readonly (readonly [readonly string[], string])[] = [
  [['ENOENT', 'ENOTDIR'], 'there is no such folder'],
  [['EACCES', 'EROFS', 'EPERM'], 'it may not be written'],
  [['ENOSPC', 'EDQUOT'], 'the disk is full'],
  [['EISDIR'], 'it is a folder'],
]

async function write(from: string, to: string, at: number): Promise<Omit<Backup, 'out'>> {
  const draft = `${to}.draft`
  const names = await filesIn(from)
  try {
    const parts: Manifest['files'][number][] = []
    const archive = async function* () {
      for (const name of names) {
        const bytes = await readFile(join(from, name))
        parts.push({ name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') })
        yield tarEntry({ name, bytes }, at)
      }
      const manifest: Manifest = { format: 1, prizepost: VERSION, at: new Date(at).toISOString(), files: parts }
      yield tarEntry({ name: MANIFEST, bytes: Buffer.from(JSON.stringify(manifest)) }, at)
      yield TAR_END
    }
    await pipeline(archive, createGzip(), createWriteStream(draft, { mode: 0o600, flush: true }))
    await rename(draft, to)
    await syncFolder(dirname(to))
    return { files: parts.length, bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0) }
  } finally {
    await rm(draft, { force: true })
  }
}

async function filesIn(directory: string): Promise<readonly string[]> {
  const found = await readdir(directory, { recursive: true, withFileTypes: true })
  return found
    .filter(entry => entry.isFile())
    .map(entry => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isOurs)
    .sort()
}

async function isThere(path: string): Promise<boolean> {
  return access(path, constants.F_OK).then(
    () => true,
    () => false,
  )
}

/** Some systems cannot be asked for it. */
async function syncFolder(folder: string): Promise<void> {
  try {
    const opened = await open(folder)
    await opened.sync().finally(() => opened.close())
  } catch {}
}

/** Brings back what `backUp` has put away. Nothing is touched before the whole backup has been read and found right. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { err, ok, type Result } from '../../shared/result.ts'
import { lockDirectory } from '../directory-lock.ts'
import { fileProblem, hasCode } from '../file-problem.ts'
import { isOurs, MANIFEST, type Manifest, readManifest } from './manifest.ts'
import { NotAnArchive, tarFiles } from './tar.ts'

interface Restored {
  readonly directory: string
  readonly files: number
  /** When the backup was made. */
  readonly at: string
}

interface RestoreOptions {
  /** What is there is replaced. */
  readonly force?: boolean
}

/** The error is a sentence for whoever asked for it. */
export async function restore(
  file: string,
  directory: string,
  { force = false }: RestoreOptions = {},
): Promise<Result<Restored, string>> {
  const to = resolve(directory)
  try {
    await mkdir(to, { recursive: true, mode: 0o700 })
    const lock = await lockDirectory(to)
    if (!lock.ok) return lock
    try {
      const there = await readdir(to)
      if (there.includes(REPLACED)) return err(interrupted(to))
      const old = there.filter(isOurs)
      if (old.length > 0 && !force) return err(`${to} is not empty. With --force, what is there is replaced.`)
      return await bringBack(resolve(file), to, old)
    } finally {
      await lock.value.release()
    }
  } catch (error) {
    const problem = fileProblem(to, error)
    if (problem === null) throw error
    return err(problem)
  }
}

/** Where things wait until all that comes in their place is there. */
const REPLACED = 'replaced'

const interrupted = (to: string): string =>
  `An earlier restore into ${to} was interrupted. What was there before lies in ${join(to, REPLACED)}: keep it or delete it, but move it away first.`

async function bringBack(file: string, to: string, old: readonly string[]): Promise<Result<Restored, string>> {
  const fresh = join(to, 'restoring')
  await rm(fresh, { recursive: true, force: true })
  try {
    const manifest = await unpack(file, fresh)
    if (typeof manifest === 'string') return err(`${file} cannot be restored: ${manifest}. Nothing was changed.`)
    await swap(to, fresh, old)
    return ok({ directory: to, files: manifest.files.length, at: manifest.at })
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

/** Moves within one file system: each of them happens or not. */
async function swap(to: string, fresh: string, old: readonly string[]): Promise<void> {
  const replaced = join(to, REPLACED)
  await mkdir(replaced, { mode: 0o700 })
  for (const name of old) await rename(join(to, name), join(replaced, name))
  for (const name of await readdir(fresh)) await rename(join(fresh, name), join(to, name))
  await rm(replaced, { recursive: true, force: true })
}

/** What is wrong with the backup, if it is not the manifest that comes back. */
async function unpack(file: string, fresh: string): Promise<Manifest | string> {
  const found = new Map<string, string>()
  const unzipped = createGunzip()
  // What goes wrong with the file is told by what comes out of it.
  pipeline(createReadStream(file), unzipped, () => {})
  try {
    for await (const { name, bytes } of tarFiles(unzipped)) {
      if (name === MANIFEST) return checked(readManifest(bytes), found)
      if (!isSafe(name)) return 'it holds files that do not belong there'
      found.set(name, createHash('sha256').update(bytes).digest('hex'))
      const path = join(fresh, name)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await writeFile(path, bytes, { mode: 0o600, flag: 'wx', flush: true })
    }
    return 'its end is missing'
  } catch (error) {
    const reason = reasonOf(error, file)
    if (reason === null) throw error
    return reason
  } finally {
    unzipped.destroy()
  }
}

function reasonOf(error: unknown, file: string): string | null {
  if (error instanceof NotAnArchive || hasCode(error, 'Z_DATA_ERROR', 'Z_BUF_ERROR'))
    return 'it is damaged, or no backup'
  // A problem with the directory is told by whoever chose that.
  const isAboutFile = error instanceof Error && (('path' in error && error.path === file) || hasCode(error, 'EISDIR'))
  return isAboutFile ? 'it cannot be read' : null
}

const isSafe = (name: string): boolean =>
  /^[\w.-]+(?:\/[\w.-]+)*$/.test(name) && isOurs(name) && !name.split('/').some(part => /^\.+$/.test(part))

function checked(manifest: Manifest | null, found: ReadonlyMap<string, string>): Manifest | string {
  if (manifest === null) return 'it was written by another version of Prizepost'
  const isWhole =
    manifest.files.length === found.size && manifest.files.every(({ name, sha256 }) => found.get(name) === sha256)
  return isWhole ? manifest : 'it is damaged, or no backup'
}

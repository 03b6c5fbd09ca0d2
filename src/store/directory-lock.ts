/**
 * One process per directory. The file `lock` says who has it; it only ever appears complete, as a hard link to a file
 * that was written before.
 *
 * The lock of a dead process is never removed by those who want it, because the second of them would remove the lock of
 * the first. They compete to create its successor instead, `lock.after.<hash of the dead lock>`, which exactly one of them
 * can. That one then moves its own lock over `lock` and clears the successors away. Whoever created a successor looks
 * again from the beginning: if `lock` has been replaced in the meantime, the file it created follows nothing and counts
 * for nothing. A process that dies between two of these steps leaves a lock whose owner is dead, and the same rule applies.
 */
import { createHash, randomUUID } from 'node:crypto'
import { link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { err, ok, type Result } from '../shared/result.ts'
import { hasCode } from './file-problem.ts'
import { isAlive, type ProcessRun, thisProcess } from './process-alive.ts'

export interface DirectoryLock {
  /** The process that had it before did not close it. */
  readonly wasLeftBehind: boolean
  release(): Promise<void>
}

interface Attempt {
  readonly directory: string
  readonly draft: string
  readonly mine: string
}

/** The error is a sentence for whoever started us. */
export async function lockDirectory(directory: string): Promise<Result<DirectoryLock, string>> {
  const id = randomUUID()
  const attempt = {
    directory,
    draft: join(directory, `lock.draft.${id}`),
    mine: JSON.stringify({ ...thisProcess(), id }),
  }
  try {
    await writeFile(attempt.draft, attempt.mine, { flag: 'wx' })
    for (;;) {
      const result = await tryToLock(attempt)
      if (result !== 'again') return result
    }
  } finally {
    await rm(attempt.draft, { force: true })
  }
}

async function tryToLock(attempt: Attempt): Promise<Result<DirectoryLock, string> | 'again'> {
  const { directory, draft, mine } = attempt
  const last = await currentLock(directory)
  if (last === null) return (await linkNew(draft, lockFile(directory))) ? ok(held(attempt, false)) : 'again'
  const owner = parseOwner(last)
  if (owner && isAlive(owner)) return err(refusal(directory, owner))
  const successor = successorFile(directory, last)
  if (!(await linkNew(draft, successor))) return 'again'
  if ((await currentLock(directory)) !== mine) {
    await rm(successor, { force: true })
    return 'again'
  }
  await rename(draft, lockFile(directory))
  await clearSuccessors(directory)
  return ok(held(attempt, true))
}

const held = ({ directory, mine }: Attempt, wasLeftBehind: boolean): DirectoryLock => ({
  wasLeftBehind,
  release: async () => {
    if ((await readIfThere(lockFile(directory))) === mine) await rm(lockFile(directory), { force: true })
  },
})

/** The process that has the directory now; null if none has. Nothing is changed. */
export async function lockOwner(directory: string): Promise<number | null> {
  const last = await currentLock(directory)
  const owner = last === null ? null : parseOwner(last)
  return owner && isAlive(owner) ? owner.pid : null
}

/** What the last in the line of successors says. */
async function currentLock(directory: string): Promise<string | null> {
  let last: string | null = null
  let next = await readIfThere(lockFile(directory))
  while (next !== null) {
    last = next
    next = await readIfThere(successorFile(directory, last))
  }
  return last
}

async function clearSuccessors(directory: string): Promise<void> {
  const names = await readdir(directory)
  await Promise.all(
    names.filter(name => name.startsWith(SUCCESSOR)).map(name => rm(join(directory, name), { force: true })),
  )
}

const SUCCESSOR = 'lock.after.'
const lockFile = (directory: string): string => join(directory, 'lock')
const successorFile = (directory: string, lock: string): string =>
  join(directory, `${SUCCESSOR}${createHash('sha256').update(lock).digest('hex')}`)

async function linkNew(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

function parseOwner(lock: string): ProcessRun | null {
  try {
    const { pid, started } = JSON.parse(lock)
    return Number.isInteger(pid) && pid > 0 ? { pid, started: typeof started === 'string' ? started : null } : null
  } catch {
    return null
  }
}

const refusal = (directory: string, { pid }: ProcessRun): string =>
  pid === process.pid
    ? `${directory} is already open in this process (${pid}). Close it first, or choose another directory with PRIZEPOST_DATA.`
    : `${directory} is in use by process ${pid}. Stop that process, or choose another directory with PRIZEPOST_DATA.`

/**
 * What has been promised and is not done yet, one line each in a file. A job is on the disk before anybody hears that it was
 * taken. That it is done is written, too, but nobody waits for that: whoever does a job again finds it done.
 */
import { close, fdatasync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import { promisify } from 'node:util'
import { hasCode } from './file-problem.ts'
import { replaceFile } from './replace-file.ts'

interface JobJournal<Job> {
  /** Taken before this process began, and not done. */
  readonly left: readonly LeftJob<Job>[]
  /** Resolves when the job would survive a loss of power. */
  take(job: Job): Promise<void>
  done(job: Job): void
  close(): Promise<void>
}

interface LeftJob<Job> {
  readonly job: Job
  /** How many processes have begun it. */
  readonly begun: number
}

type Line<Job> = ({ readonly id: string } & LeftJob<Job>) | { readonly done: string }

/** One process at a time: the file lies in a directory that is locked. */
export async function openJobJournal<Job>(file: string, idOf: (job: Job) => string): Promise<JobJournal<Job>> {
  const left = [...readLeft<Job>(file)]
  // Tokens of interactions are in it.
  replaceFile(file, left.map(([id, { job, begun }]) => written({ id, job, begun: begun + 1 })).join(''))
  const descriptor = openSync(file, 'a', 0o600)
  const open = new Set(left.map(([id]) => id))
  const synced = sharedSync(descriptor)
  return {
    left: left.map(([, each]) => each),
    take: job => {
      const id = idOf(job)
      writeSync(descriptor, written({ id, job, begun: 1 }))
      open.add(id)
      return synced()
    },
    done: job => {
      open.delete(idOf(job))
      if (open.size === 0) ftruncateSync(descriptor)
      else writeSync(descriptor, written({ done: idOf(job) }))
    },
    close: async () => {
      await synced()
      await promisify(close)(descriptor)
    },
  }
}

/** Everything that was written while one is under way shares the next. */
function sharedSync(descriptor: number): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null
  return () => {
    next ??= running
      .catch(() => {})
      .then(() => {
        running = promisify(fdatasync)(descriptor)
        next = null
        return running
      })
    return next
  }
}

/** Begins with a new line, so that one which was cut off spoils none but itself. */
const written = <Job>(line: Line<Job>): string => `\n${JSON.stringify(line)}\n`

function readLeft<Job>(file: string): ReadonlyMap<string, LeftJob<Job>> {
  const left = new Map<string, LeftJob<Job>>()
  for (const line of linesOf(file)) {
    const read = parse<Job>(line)
    if (read && 'done' in read) left.delete(read.done)
    else if (read) left.set(read.id, { job: read.job, begun: read.begun })
  }
  return left
}

function linesOf(file: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  }
}

function parse<Job>(line: string): Line<Job> | null {
  try {
    return line ? (JSON.parse(line) as Line<Job>) : null
  } catch {
    return null
  }
}

/** The file that a whole table is moved in: lines of text, packed if its name says so. */
import { createReadStream, createWriteStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { PassThrough, type Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { err, ok, type Result } from '../shared/result.ts'
import { hasCode } from './file-problem.ts'

interface Sink {
  readonly to: Writable
  /** When all of it is on the disk. */
  close(): Promise<void>
}

const isPacked = (file: string): boolean => file.endsWith('.gz')

/** Nobody else may read it. The error is a sentence for whoever named the file. */
export async function createFile(file: string, force: boolean): Promise<Result<Sink, string>> {
  if (file === '-') return ok({ to: process.stdout, close: async () => {} })
  try {
    const handle = await open(file, force ? 'w' : 'wx', 0o600)
    const to = isPacked(file) ? createGzip() : new PassThrough()
    const written = pipeline(to, createWriteStream('', { fd: handle }))
    written.catch(() => {}) // whoever closes is told
    const close = async () => {
      to.end()
      await written
    }
    return ok({ to, close })
  } catch (error) {
    if (hasCode(error, 'EEXIST'))
      return err(`${file} is there already. Choose another name, or write over it with --force.`)
    return err(`Cannot write ${file}: ${reasonOf(error)}.`)
  }
}

interface Source {
  readonly lines: AsyncIterable<string>
  /** How much of the file has been read, from 0 to 1; null if nobody can know. */
  share(): number | null
  /** Whatever went wrong with reading, in a sentence. */
  problem(): string | null
}

/** The error is a sentence for whoever named the file. */
export async function openFile(file: string): Promise<Result<Source, string>> {
  try {
    const size = file === '-' ? null : (await stat(file)).size
    const bytes = file === '-' ? process.stdin : createReadStream(file)
    return ok(sourceOf(bytes, isPacked(file), size))
  } catch (error) {
    return err(`Cannot read ${file}: ${reasonOf(error)}.`)
  }
}

function sourceOf(bytes: Readable, packed: boolean, size: number | null): Source {
  let [read, problem] = [0, null as string | null]
  async function* lines(): AsyncGenerator<string> {
    const text = packed ? createGunzip() : new PassThrough()
    const count = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        read += chunk.length
        yield chunk
      }
    }
    const done = pipeline(bytes, count, text)
    try {
      yield* createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })
      await done
    } catch (error) {
      // The lines simply end where the file does; why they did is asked afterwards.
      problem = `The file cannot be read to its end: ${reasonOf(error)}.`
      await done.catch(() => {})
    }
  }
  return { lines: lines(), share: () => (size ? read / size : null), problem: () => problem }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be used',
  ENOSPC: 'the disk is full',
  Z_DATA_ERROR: 'it is not packed as its name says',
  Z_BUF_ERROR: 'it breaks off',
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error))
}

import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { decode } from '../../shared/decode.ts'
import { err, ok, type Result } from '../../shared/result.ts'

/** The error is a sentence for whoever named the file. `-` stands for what is typed or piped in. */
export async function readText(file: string): Promise<Result<string, string>> {
  try {
    return ok(decode(await (file === '-' ? buffer(process.stdin) : readFile(file))))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    const reason = REASONS.get(code) ?? (error instanceof Error ? error.message : String(error))
    return err(`Cannot read ${file}: ${reason}.`)
  }
}

const REASONS: ReadonlyMap<unknown, string> = new Map([
  ['ENOENT', 'there is no such file'],
  ['EISDIR', 'it is a folder'],
  ['EACCES', 'it may not be read'],
])

import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { err, ok, type Result } from '../shared/result.ts'

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

/** Windows writes text in more ways than one; the first bytes tell which. */
export function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

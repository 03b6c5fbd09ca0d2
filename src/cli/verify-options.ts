/** What `npm run verify` can be told on the command line. */

import { err, ok, type Result } from '../shared/result.ts'
import { parseCommandLine } from './command-line.ts'

export const VERIFY_HELP = `Checks that the luck of a finished match was what it was promised to be.

  npm run verify -- FILE [options]    check an exported match; - reads what is typed or piped in

  --json    for programs
  --help    this text

Every shuffle, coin and random pick is drawn again from the seed and the salts in the file. src/app/fairness/README.md says
what that proves, and how to do the same with a program of your own.

It ends with 0 if all is well, with 1 if something differs, with 2 if it was called the wrong way or there is nothing to read.`

export type VerifyRequest =
  | { readonly kind: 'help' }
  | { readonly kind: 'verify'; readonly file: string; readonly json: boolean }

const OPTIONS = {
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** The error is a sentence for whoever typed it. */
export function readVerifyRequest(args: readonly string[]): Result<VerifyRequest, string> {
  const parsed = parseCommandLine(args, OPTIONS)
  if (!parsed.ok) return parsed
  const { values, positionals } = parsed.value
  const [file, ...others] = positionals
  if (values.help) return ok({ kind: 'help' })
  if (file === undefined || others.length > 0) return err('Name one file, or - for what is typed or piped in.')
  return ok({ kind: 'verify', file, json: values.json })
}

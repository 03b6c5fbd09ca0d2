/** What `npm run export-all` and `npm run import-all` can be told. */

import { err, ok, type Result } from '../shared/result.ts'
import { parseCommandLine } from './command-line.ts'

const WHERE = `It works on the directory .data, or where PRIZEPOST_DATA says, or on the DynamoDB table that PRIZEPOST_TABLE names.`

export const EXPORT_HELP = `Writes everything that the bot knows into a file: matches, decks, settings, where matches are shown.

  npm run export-all -- FILE [options]

  FILE      packed if its name ends with .gz; - writes to the screen or into a pipe
  --force   write over a file that is there
  --help    this text

${WHERE} Stop the bot first, so that nothing changes meanwhile.
The file holds hands, decks and seeds of matches that are being played: keep it to yourself.`

export const IMPORT_HELP = `Reads everything that "npm run export-all" has written into the store of this bot.

  npm run import-all -- FILE [options]

  FILE      unpacked if its name ends with .gz; - reads what is piped in
  --help    this text

${WHERE} What is there already stays, unless the file has it newer; so it can be broken off and done again.`

export interface TransferRequest {
  readonly file: string
  readonly force: boolean
}

const OPTIONS = {
  force: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** The error is a sentence for whoever typed it. */
export function readTransferRequest(args: readonly string[]): Result<TransferRequest | 'help', string> {
  const parsed = parseCommandLine(args, OPTIONS)
  if (!parsed.ok) return parsed
  const { values, positionals } = parsed.value
  if (values.help) return ok('help')
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0) return err('Name one file.')
  return ok({ file, force: values.force })
}

/** What `npm run backup` and `npm run restore` can be told on the command line. */

import { err, ok, type Result } from '../shared/result.ts'
import { parseCommandLine, parseFlags } from './command-line.ts'

export const BACKUP_HELP = `Puts everything the bot has kept into one file.

  npm run backup -- --out FILE [options]

  --out FILE    where to put it, such as prizepost.tar.gz
  --data DIR    what to back up (PRIZEPOST_DATA, or .data)
  --json        the result as JSON
  --help        this text

The bot has to be stopped for it, a few seconds: as long as it runs, the backup is refused. The file holds hands, decks and seeds of matches that
are not over: keep it to yourself. It ends with 0 if all is well, with 1 if not, with 2 if it was called the wrong way.`

export const RESTORE_HELP = `Brings back what npm run backup has put into a file.

  npm run restore -- FILE [options]

  --data DIR    where to (PRIZEPOST_DATA, or .data)
  --force       replace what is there
  --json        the result as JSON
  --help        this text

The backup is read and checked as a whole before anything is changed. It ends with 0 if all is well, with 1 if not, with 2 if it was called the
wrong way.`

export type BackupRequest =
  | { readonly kind: 'help' }
  | { readonly kind: 'backup'; readonly out: string; readonly directory: string; readonly json: boolean }

export type RestoreRequest =
  | { readonly kind: 'help' }
  | {
      readonly kind: 'restore'
      readonly file: string
      readonly directory: string
      readonly force: boolean
      readonly json: boolean
    }

const OPTIONS = {
  data: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const NO_DIRECTORY = '--data must be a directory.'

/** The error is a sentence for whoever typed it. `usual` is the directory if none is named. */
export function readBackupRequest(args: readonly string[], usual: string): Result<BackupRequest, string> {
  const parsed = parseFlags(args, { ...OPTIONS, out: { type: 'string', default: '' } })
  if (!parsed.ok) return parsed
  const { data: directory = usual, out, json, help } = parsed.value
  if (help) return ok({ kind: 'help' })
  if (directory === '') return err(NO_DIRECTORY)
  return out === ''
    ? err('--out FILE is missing: where shall the backup go?')
    : ok({ kind: 'backup', out, directory, json })
}

export function readRestoreRequest(args: readonly string[], usual: string): Result<RestoreRequest, string> {
  const parsed = parseCommandLine(args, { ...OPTIONS, force: { type: 'boolean', default: false } })
  if (!parsed.ok) return parsed
  const { data: directory = usual, force, json, help } = parsed.value.values
  if (help) return ok({ kind: 'help' })
  const [file = '', ...more] = parsed.value.positionals
  if (directory === '') return err(NO_DIRECTORY)
  if (file === '' || more.length > 0) return err('Name one file, which npm run backup has written.')
  return ok({ kind: 'restore', file, directory, force, json })
}

/** What `npm run exhibition` can be told on the command line. */

import { RULESET_IDS, type RulesetId } from '../rulesets/index.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { parseFlags, wholeNumber } from './command-line.ts'

export const HELP = `Plays one game between two decks and tells it here.

  npm run exhibition -- [options]

  --seed N        play the game of this number again (0 to ${2 ** 32 - 1})
  --ruleset ID    ${RULESET_IDS.join(', ')}
  --json          only the result, for programs
  --help          this text`

export interface ExhibitionOptions {
  readonly help: boolean
  readonly json: boolean
  readonly seed: number | null
  readonly ruleset: RulesetId
}

const OPTIONS = {
  seed: { type: 'string' },
  ruleset: { type: 'string', default: 'hgss-2010' satisfies RulesetId },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** The error is a sentence for whoever typed it. */
export function readOptions(args: readonly string[]): Result<ExhibitionOptions, string> {
  const parsed = parseFlags(args, OPTIONS)
  if (!parsed.ok) return parsed
  const { help, json, seed, ruleset } = parsed.value
  const number = seed === undefined ? null : wholeNumber(seed)
  if (seed !== undefined && number === null) return err(`--seed must be a whole number from 0 to ${2 ** 32 - 1}.`)
  const known = RULESET_IDS.find(id => id === ruleset)
  return known
    ? ok({ help, json, seed: number, ruleset: known })
    : err(`--ruleset must be one of ${RULESET_IDS.join(', ')}.`)
}

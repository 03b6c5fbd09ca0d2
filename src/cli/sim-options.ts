/** What `npm run sim` can be told on the command line. */

import { POLICIES, type PolicyName } from '../app/simulate.ts'
import { RULESET_IDS, type RulesetId } from '../rulesets/index.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { parseFlags, wholeNumber } from './command-line.ts'

export const HELP = `Plays many whole games and counts what happens.

  npm run sim -- [options]

  --games N        how many games (default 1000)
  --ruleset ID     ${RULESET_IDS.join(', ')} (default: hgss-2010)
  --decks "A,B"    theme decks by name (default: all of the ruleset, each against each)
  --policy NAME    ${POLICIES.join(' or ')} (default: random): anything legal, or a beginner's choices
  --seed N         the first game's seed; the others follow (default 1)
  --json           the numbers as JSON
  --help           this text`

export interface SimOptions {
  readonly help: boolean
  readonly json: boolean
  readonly games: number
  readonly seed: number
  readonly ruleset: RulesetId
  readonly policy: PolicyName
  readonly decks: readonly string[] | null
}

const OPTIONS = {
  games: { type: 'string', default: '1000' },
  ruleset: { type: 'string', default: 'hgss-2010' satisfies RulesetId },
  decks: { type: 'string' },
  policy: { type: 'string', default: 'random' satisfies PolicyName },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** The error is a sentence for whoever typed it. */
export function readSimOptions(args: readonly string[]): Result<SimOptions, string> {
  const parsed = parseFlags(args, OPTIONS)
  if (!parsed.ok) return parsed
  const { help, json, decks } = parsed.value
  const games = wholeNumber(parsed.value.games)
  const seed = wholeNumber(parsed.value.seed)
  const ruleset = RULESET_IDS.find(id => id === parsed.value.ruleset)
  const policy = POLICIES.find(name => name === parsed.value.policy)
  if (games === null || games < 1) return err('--games must be a whole number above 0.')
  if (seed === null) return err('--seed must be a whole number from 0 on.')
  if (!ruleset) return err(`--ruleset must be one of ${RULESET_IDS.join(', ')}.`)
  if (!policy) return err(`--policy must be one of ${POLICIES.join(', ')}.`)
  const names = decks?.split(',').map(name => name.trim()) ?? null
  return ok({ help, json, games, seed, ruleset, policy, decks: names })
}

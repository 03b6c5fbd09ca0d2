/** What `npm run deck` can be told on the command line. */

import { findThemeDeck, type ThemeDeck, themeDeckNear } from '../decks/theme-decks.ts'
import { RULESET_IDS, type RulesetId } from '../rulesets/index.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { parseCommandLine } from './command-line.ts'

export const DECK_HELP = `Reads decklists and judges them by a rulebook.

  npm run deck -- check FILE [options]    read and judge a decklist; - reads what is typed or piped in
  npm run deck -- list                    the theme decks
  npm run deck -- show NAME               one of them

  --ruleset ID    for check: ${RULESET_IDS.join(', ')} (default: hgss-2010)
  --write         for check: also write the list in the form that other programs read
  --json          for programs
  --help          this text

It ends with 0 if all is well, with 1 if the deck is not legal, with 2 if it was called the wrong way.`

export type DeckRequest =
  | { readonly kind: 'help' }
  | { readonly kind: 'list'; readonly json: boolean }
  | { readonly kind: 'show'; readonly json: boolean; readonly deck: ThemeDeck }
  | {
      readonly kind: 'check'
      readonly json: boolean
      readonly file: string
      readonly ruleset: RulesetId
      readonly write: boolean
    }

const OPTIONS = {
  ruleset: { type: 'string' },
  write: { type: 'boolean' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** The error is a sentence for whoever typed it. */
export function readDeckRequest(args: readonly string[]): Result<DeckRequest, string> {
  const parsed = parseCommandLine(args, OPTIONS)
  if (!parsed.ok) return parsed
  const { values, positionals } = parsed.value
  const [command, ...rest] = positionals
  const { json } = values
  if (values.help) return ok({ kind: 'help' })
  if (command === 'check') return readCheck(rest, values)
  if (values.ruleset !== undefined || values.write) return err('--ruleset and --write go with check.')
  if (command === 'list' && rest.length === 0) return ok({ kind: 'list', json })
  if (command === 'show' && rest.length > 0) return readShow(rest.join(' '), json)
  return err('Say what to do: check, list or show.')
}

type Values = { readonly ruleset?: string; readonly write?: boolean; readonly json: boolean }

function readCheck(files: readonly string[], { ruleset = 'hgss-2010', write = false, json }: Values) {
  const [file, ...others] = files
  if (file === undefined || others.length > 0) return err('check takes one file, or - for what is typed or piped in.')
  const known = RULESET_IDS.find(id => id === ruleset)
  return known
    ? ok({ kind: 'check', json, file, ruleset: known, write } as const)
    : err(`--ruleset must be one of ${RULESET_IDS.join(', ')}.`)
}

function readShow(name: string, json: boolean): Result<DeckRequest, string> {
  const deck = findThemeDeck(name)
  if (deck) return ok({ kind: 'show', json, deck })
  const near = themeDeckNear(name)
  return err(`No theme deck is called ${name}.${near ? ` Did you mean ${near.name}?` : ' See list for their names.'}`)
}

/** `npm run cards`: list, search or show cards, for people or programs (`--json`). */

import { describe, factsOf } from '../src/cards/describe.ts'
import { catalogue } from '../src/cards/index.ts'
import { evolutionLine, findCards, formatLine } from '../src/cards/search.ts'
import { parseFlags } from '../src/cli/command-line.ts'

const HELP = `The cards that can be played with, their text in our own words.

  npm run cards                       all of them
  npm run cards -- --find growlithe   by name, or else by words of the text
  npm run cards -- --find hgss1-65    one card, with its evolution line
  npm run -s cards -- --json          the same for programs: one array`

const FLAGS = { json: { type: 'boolean' }, find: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const

function main(args: readonly string[]): number {
  const flags = parseFlags(args, FLAGS)
  if (!flags.ok) return say(console.error, `${flags.error}\n\n${HELP}`, 2)
  const { json, find, help } = flags.value
  if (help) return say(console.log, HELP, 0)
  const prints = find === undefined ? catalogue.prints : findCards(catalogue.prints, find)
  if (prints.length === 0) return say(console.error, `No card is called "${find}", and no text has these words.`, 1)
  if (json) return say(console.log, JSON.stringify(prints.map(factsOf)), 0)
  const [only] = prints
  const line = only && prints.length === 1 ? evolutionLine(catalogue.prints, only) : []
  const foot = line.length > 0 ? `\n  Line: ${formatLine(line)}` : ''
  return say(console.log, prints.map(describe).join('\n\n') + foot, 0)
}

function say(to: (message: string) => void, message: string, code: number): number {
  to(message)
  return code
}

process.stdout.on('error', () => process.exit()) // the reader has closed the pipe
process.exitCode = main(process.argv.slice(2))

/** `npm run cards`: every card there is, for people (a list) or programs (`--json`). */
import { parseArgs } from 'node:util'
import { describe, factsOf } from '../src/cards/describe.ts'
import { catalogue } from '../src/cards/index.ts'

const HELP = `Lists the cards that can be played with, their text in our own words.

  npm run cards              a list to read
  npm run -s cards -- --json the same for programs: one array`

function main(args: readonly string[]): number {
  try {
    const { json, help } = parseArgs({
      args: [...args],
      options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    }).values
    if (help) console.log(HELP)
    else if (json) console.log(JSON.stringify(catalogue.prints.map(factsOf)))
    else console.log(catalogue.prints.map(describe).join('\n\n'))
    return 0
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${HELP}`)
    return 2
  }
}

process.exitCode = main(process.argv.slice(2))

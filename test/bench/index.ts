/** `npm run bench`: a table, or `--json`. */
import { parseArgs } from 'node:util'
import { catalogue } from '../../src/cards/index.ts'
import { createRules, type Rules } from '../../src/engine/index.ts'
import { RULESET_IDS, RULESETS } from '../../src/rulesets/index.ts'
import { rulesOf } from '../scenario/rules.ts'
import { ordinary, themeDecks } from './decks.ts'
import { type Decks, type EngineNumbers, measureEngine } from './engine.ts'

const HELP = `Usage: npm run bench -- [--games N] [--json]

Plays random whole games on one core and says how fast, and where the time goes.
  --games N  games per ruleset (default 300)
  --json     the numbers as JSON`

const { values } = parseArgs({
  options: { games: { type: 'string', default: '300' }, json: { type: 'boolean' }, help: { type: 'boolean' } },
})
const games = Number(values.games)

function report(games: number): void {
  const numbers: Record<string, EngineNumbers> = {}
  for (const id of RULESET_IDS) {
    numbers[`${id}, theme decks`] = measure(id, createRules(RULESETS[id], catalogue), themeDecks(id))
    numbers[`${id}, test cards`] = measure(id, rulesOf(id), [[ordinary, ordinary]])
  }
  if (values.json) console.log(JSON.stringify({ engine: numbers, node: process.version }, null, 2))
  else console.table(Object.fromEntries(Object.entries(numbers).map(([name, each]) => [name, row(each)])))

  function measure(id: string, rules: Rules, pairs: readonly Decks[]): EngineNumbers {
    if (!values.json) process.stderr.write(`${id} …\n`)
    return measureEngine(rules, pairs, games)
  }
}

const row = (each: EngineNumbers) => ({
  'games/s': Math.round(each.gamesPerSecond),
  'actions/s': Math.round(each.actionsPerSecond),
  'actions/game': Math.round(each.actionsPerGame),
  'legal µs': round(each.microseconds.legal),
  'decide µs': round(each.microseconds.decide),
  'evolve µs': round(each.microseconds.evolve),
  'clone µs': round(each.microseconds.structuredClone),
  'state B': each.bytes.stateMedian,
  'max B': each.bytes.stateMax,
  'action B': each.bytes.actionMedian,
})

function round(value: number): number {
  return Math.round(value * 10) / 10
}

if (values.help) console.log(HELP)
else if (!Number.isInteger(games) || games < 1) {
  console.error(`--games wants a whole number above 0, not "${values.games}"`)
  process.exitCode = 2
} else report(games)

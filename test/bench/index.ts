/** `npm run bench`: a table, or `--json`. */
import { parseArgs } from 'node:util'
import { catalogue } from '../../src/cards/index.ts'
import { progressOn } from '../../src/cli/frame/progress.ts'
import { createRules, type Rules } from '../../src/engine/index.ts'
import { RULESET_IDS, RULESETS } from '../../src/rulesets/index.ts'
import { assert } from '../../src/shared/assert.ts'
import { rulesOf } from '../scenario/rules.ts'
import { measureAws } from './aws.ts'
import { awsTables, scaleRow } from './aws-tables.ts'
import { type BotReport, knockAt, measureBot } from './bot.ts'
import { costsOf } from './costs.ts'
import { ordinary, themeDecks } from './decks.ts'
import { type Decks, type EngineNumbers, measureEngine } from './engine.ts'
import { type LeagueNumbers, measureLeague } from './league.ts'
import { measureTick, type TickNumbers } from './league-tick.ts'
import { drawFirst, firstPicture, measureRender, type RenderNumbers } from './render.ts'
import { measureScale } from './scale.ts'
import { measureStore, type StoreCosts, type StoreNumbers } from './store.ts'

const HELP = `Usage: npm run bench -- [engine] [store] [pictures] [bot] [league] [aws] [scale] [--games N] [--deadlines N] [--json]

Says how fast this machine is. Without a name, everything but "scale" is measured.
  engine     random whole games on one core, and where the time goes
  store      loading and appending on the embedded store, bytes, and what AWS would charge
  pictures   tables, hands and cards, beside a table drawn by satori and resvg
  bot        how fast the front door answers 50 people at a time, and the worker one
  league     pairing and counting a Swiss of 512 players and nine rounds; the clock over 10,000 leagues
  aws        the functions as packed for Lambda: cold starts, what an action takes, what it costs
  scale      the clock with very many deadlines; takes minutes
  --games N  games per ruleset (default 300)
  --deadlines N  for "scale" (default 1000000)
  --json     the numbers as JSON`

const SUITES = ['engine', 'store', 'pictures', 'bot', 'league', 'aws', 'scale'] as const
const BIG_LEAGUE = { players: 512, rounds: 9 }
const MANY_LEAGUES = { all: 10_000, due: 10 }
const LENGTHS = [50, 300, 1000]
const MATCHES_FOR_COSTS = 3
const ACTIVE = [10, 1000, 100_000]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '300' },
    deadlines: { type: 'string', default: '1000000' },
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
const games = Number(values.games)
const deadlines = Number(values.deadlines)
const unknown = positionals.find(name => !SUITES.some(suite => suite === name))
const isWanted = (suite: (typeof SUITES)[number]) =>
  positionals.includes(suite) || (positionals.length === 0 && suite !== 'scale')

async function report(): Promise<void> {
  const engine = isWanted('engine') ? engineNumbers() : undefined
  const store = isWanted('store') ? await measureStore(LENGTHS, MATCHES_FOR_COSTS) : undefined
  const pictures = isWanted('pictures') ? await pictureNumbers() : undefined
  const bot = isWanted('bot') ? await measureBot() : undefined
  const league = isWanted('league') ? await leagueNumbers() : undefined
  const aws = isWanted('aws') ? await measureAws() : undefined
  const costs = aws && costsOf(aws.perAction, ACTIVE)
  const bar = progressOn(process.stderr, 'deadlines', Date.now)
  const scale = isWanted('scale')
    ? await measureScale(deadlines, share => bar.show(Math.round(share * deadlines), share))
    : undefined
  bar.end()
  const all = { engine, store, pictures, bot, league, aws, costs, scale, node: process.version }
  if (values.json) return console.log(JSON.stringify(all, null, 2))
  if (engine) console.table(Object.fromEntries(Object.entries(engine).map(([name, each]) => [name, row(each)])))
  if (store) {
    console.table(Object.fromEntries(store.loads.map(each => [`${each.actions} actions`, storeRow(each)])))
    console.table(costsRows(store.costs))
  }
  if (bot) console.table(botRows(bot))
  if (league) console.table(leagueRows(league))
  if (aws && costs) for (const table of awsTables(aws, costs)) console.table(table)
  if (scale) console.table(Object.fromEntries(scale.map(each => [`${each.deadlines} deadlines`, scaleRow(each)])))
  if (!pictures) return
  const { before, after, pictures: count } = pictures.megabytes
  console.table(Object.fromEntries(Object.entries(pictures.pictures).map(([name, each]) => [name, pictureRow(each)])))
  console.log(
    `First picture of a fresh process: ${Math.round(pictures.first)} ms. Memory over ${count} tables: ${before} → ${after} MB.`,
  )
}

const [hgssDecks] = themeDecks('hgss-2010')
const hgssRules = createRules(RULESETS['hgss-2010'], catalogue)

async function pictureNumbers() {
  assert(hgssDecks, 'there are theme decks')
  return { ...(await measureRender(hgssRules, hgssDecks)), first: firstPicture() }
}

const botRows = ({ acknowledged, answered }: BotReport) => ({
  'answered p50 ms': round(answered.drawn.p50),
  'answered, no pictures, no disk, p50 ms': round(answered.undrawn.p50),
  'acknowledged p50 ms': round(acknowledged.p50),
  'acknowledged p99 ms': round(acknowledged.p99),
})

const leagueNumbers = async () => ({
  ...measureLeague(BIG_LEAGUE.players, BIG_LEAGUE.rounds),
  tick: await measureTick(MANY_LEAGUES.all, MANY_LEAGUES.due),
})

const leagueRows = ({ players, rounds, pairing, standings, tick }: LeagueNumbers & { readonly tick: TickNumbers }) => ({
  players,
  rounds,
  'pairing p50 ms': round(pairing.p50),
  'pairing, slowest round, ms': round(pairing.max),
  'standings p50 ms': round(standings.p50),
  'standings p95 ms': round(standings.p95),
  [`tick over ${tick.leagues} leagues, ${tick.due} due, ms`]: round(tick.milliseconds),
  'leagues touched by it': tick.touched,
  'the same, none due, ms': round(tick.idleMilliseconds),
})

const pictureRow = ({ p50, p95, cpu, bytes }: RenderNumbers) => ({
  'p50 ms': round(p50),
  'p95 ms': round(p95),
  'cpu ms': round(cpu),
  KB: Math.round(bytes / 1024),
})

function engineNumbers(): Readonly<Record<string, EngineNumbers>> {
  const numbers: Record<string, EngineNumbers> = {}
  for (const id of RULESET_IDS) {
    numbers[`${id}, theme decks`] = measure(id, createRules(RULESETS[id], catalogue), themeDecks(id))
    numbers[`${id}, test cards`] = measure(id, rulesOf(id), [[ordinary, ordinary]])
  }
  return numbers
}

function measure(id: string, rules: Rules, pairs: readonly Decks[]): EngineNumbers {
  if (!values.json) process.stderr.write(`${id} …\n`)
  return measureEngine(rules, pairs, games)
}

const storeRow = ({ load, append, queries }: StoreNumbers) => ({
  'load p50 ms': round(load.p50),
  'load p95 ms': round(load.p95),
  requests: queries,
  'append p50 ms': round(append.p50),
  'append p95 ms': round(append.p95),
})

const costsRows = ({ bytes, unitsPerAction, actionsPerMatch, dollarsPer1000Matches }: StoreCosts) => ({
  'entry B, median': bytes.entryMedian,
  'entry B, most': bytes.entryMax,
  'snapshot B, median': bytes.snapshotMedian,
  'snapshot B, most': bytes.snapshotMax,
  'read units/action': round(unitsPerAction.read),
  'write units/action': round(unitsPerAction.write),
  'actions/match': round(actionsPerMatch),
  '$ per 1,000 matches': Number(dollarsPer1000Matches.toFixed(2)),
})

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

if (positionals[0] === 'first-picture' && hgssDecks) console.log(await drawFirst(hgssRules, hgssDecks))
else if (positionals[0] === 'people')
  console.log(JSON.stringify(await knockAt(positionals[1] ?? '', positionals[2] ?? '')))
else if (values.help) console.log(HELP)
else if (unknown !== undefined) complain(`There is nothing called "${unknown}" to measure`)
else if (!Number.isInteger(games) || games < 1) complain(`--games wants a whole number above 0, not "${values.games}"`)
else if (!Number.isInteger(deadlines) || deadlines < 1) complain('--deadlines wants a whole number above 0')
else await report()

function complain(what: string): void {
  console.error(`${what}\n\n${HELP}`)
  process.exitCode = 2
}

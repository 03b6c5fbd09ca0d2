/** The functions as they are packed for Lambda: how long a cold start takes, and what an action takes of everything that is paid for. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bundles, bundle, FUNCTIONS, type FunctionName } from '../../cdk/bundle.ts'
import { seededChance } from '../../src/app/self-play/seeded-chance.ts'
import type { Chance } from '../../src/engine/index.ts'
import { type Cloud, openCloud } from '../aws/cloud.ts'
import type { Effort } from '../aws/lambda-process.ts'
import { weightOf } from '../aws/weight.ts'
import { type AtTable, begin, decide, look } from '../e2e/fault-table.ts'
import type { PerAction } from './costs.ts'
import { percentile } from './percentile.ts'

export interface FunctionNumbers {
  /** Loaded at the start, and all there is. */
  readonly kilobytes: { readonly atOnce: number; readonly inAll: number }
  /** Milliseconds, p50. */
  readonly loading: number
  readonly firstCall: number
  readonly warmCall: number
  readonly megabytes: number
}

export interface AwsReport {
  readonly functions: Readonly<Record<FunctionName, FunctionNumbers>>
  readonly perAction: PerAction
}

interface Call extends Effort {
  readonly name: FunctionName
  readonly isCold: boolean
}

const ACTIONS = { cold: 10, warm: 120 }

export async function measureAws(): Promise<AwsReport> {
  const folder = await mkdtemp(join(tmpdir(), 'prizepost-bench-'))
  try {
    const bundles = await bundle(folder, 'here')
    const cold = await play(bundles, 1, ACTIONS.cold)
    const warm = await play(bundles, 1000, ACTIONS.warm)
    const numbers = (name: FunctionName): FunctionNumbers => {
      const { atOnce, inAll } = weightOf(bundles.contents[name])
      const first = cold.calls.filter(each => each.name === name && each.isCold)
      const later = warm.calls.filter(each => each.name === name && !each.isCold)
      const p50 = (calls: readonly Call[], of: (call: Call) => number) => percentile(calls.map(of), 0.5)
      return {
        kilobytes: { atOnce: Math.round(atOnce / 1024), inAll: Math.round(inAll / 1024) },
        loading: p50(first, each => each.loading),
        firstCall: p50(first, each => each.working),
        warmCall: p50(later, each => each.working),
        megabytes: Math.round(Math.max(...later.map(each => each.memory), 0) / 2 ** 20),
      }
    }
    const [interactions, worker, clock] = FUNCTIONS.map(numbers)
    if (!interactions || !worker || !clock) throw new Error('Not everything was measured')
    return { functions: { interactions, worker, clock }, perAction: warm.perAction }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Two people play by commands; then the clock strikes a few times. */
async function play(bundles: Bundles, eventsEach: number, actions: number) {
  const calls: Call[] = []
  const onCall = (name: FunctionName, effort: Effort, isCold: boolean) => void calls.push({ ...effort, name, isCold })
  const cloud = await openCloud(bundles, { eventsEach, onCall })
  try {
    const table = await begin(cloud)
    const chance = seededChance(1)
    const before = await spentIn(cloud, table, calls.length)
    for (let action = 0; action < actions && (await act(table, chance)); action++) {}
    const after = await spentIn(cloud, table, calls.length)
    const perAction = ratio(before, after, calls.slice(before.calls))
    for (let minute = 0; minute < STRIKES; minute++) await cloud.tick()
    return { calls, perAction }
  } finally {
    await cloud.close()
  }
}

const STRIKES = 10
const CHOICES = { play: 'card', attack: 'attack', power: 'power' } as const

/** Whoever is waited for does something. False when the match is over. */
async function act(table: AtTable, chance: Chance): Promise<boolean> {
  const { stage, channel, match, players } = table
  const { game, status } = await look(table)
  const player = players[game?.waitingFor[0] ?? 0]
  if (status !== 'playing') return false
  const mine = await look(table, player.id)
  if (mine.game && 'question' in mine.game && mine.game.question) {
    await decide(table, player)
    return true
  }
  const somebody = stage.discord.as(player)
  const wanted = chance.pick(3) === 0 ? (['attack', 'play'] as const) : (['play', 'power', 'attack'] as const)
  for (const name of wanted) {
    const found = await somebody.autocomplete(name, { match }, CHOICES[name], channel)
    const choice = found[chance.pick(Math.max(1, found.length))]
    if (!choice) continue
    await somebody.slash(name, { [CHOICES[name]]: String(choice.value), match }, channel)
    await stage.settled()
    return true
  }
  await somebody.slash('end', { match }, channel)
  await stage.settled()
  return true
}

const IN_LIST = '"list":{"S":"due"}'

interface Spent {
  readonly actions: number
  readonly calls: number
  readonly read: number
  readonly write: number
  readonly requests: number
  readonly due: number
  readonly said: number
  readonly asBot: number
  readonly bytes: number
}

async function spentIn({ gate, discord, store }: Cloud, { match }: AtTable, calls: number): Promise<Spent> {
  const rest = discord.log().flatMap(entry => (entry.kind === 'rest' ? [entry] : []))
  const sent = rest.reduce((sum, entry) => sum + entry.requestBytes, 0)
  return {
    actions: (await store.read(`match#${match}`)).length,
    calls,
    ...gate.units,
    requests: gate.passed.length,
    // Each time something is put into the list, something leaves it.
    due: 2 * gate.passed.filter(({ action, body }) => action === 'PutItem' && body.includes(IN_LIST)).length,
    said: rest.length,
    // Answers to interactions do not count against the limit of the bot.
    asBot: rest.filter(({ path }) => !path.includes('/webhooks/')).length,
    bytes: sent,
  }
}

function ratio(before: Spent, after: Spent, calls: readonly Call[]): PerAction {
  const actions = after.actions - before.actions
  const per = (of: keyof Spent) => (after[of] - before[of]) / actions
  const of = (name: FunctionName) => calls.filter(each => each.name === name)
  const cpu = (name: FunctionName) => of(name).reduce((sum, { working }) => sum + working, 0) / actions
  return {
    doorCalls: of('interactions').length / actions,
    doorMs: cpu('interactions'),
    workerCalls: of('worker').length / actions,
    workerMs: cpu('worker'),
    readUnits: per('read'),
    writeUnits: per('write'),
    storeRequests: per('requests'),
    dueWriteUnits: per('due'),
    discordRequests: per('said'),
    discordAsBot: per('asBot'),
    kilobytesSent: per('bytes') / 1024,
  }
}

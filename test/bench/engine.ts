/** How fast whole games are played, and where the time goes. */
import { playOut, randomPolicy } from '../../src/app/self-play/play-out.ts'
import { seededChance } from '../../src/app/self-play/seeded-chance.ts'
import {
  type CardId,
  decide,
  evolve,
  fold,
  legal,
  type Rules,
  type State,
  startGame,
  waitingFor,
} from '../../src/engine/index.ts'

export interface EngineNumbers {
  readonly games: number
  readonly actions: number
  readonly gamesPerSecond: number
  readonly actionsPerSecond: number
  readonly actionsPerGame: number
  /** Means per action, in microseconds; `structuredClone` of the same states is the yardstick of this machine. */
  readonly microseconds: {
    readonly legal: number
    readonly decide: number
    readonly evolve: number
    readonly structuredClone: number
  }
  /** What an action costs in copies of its state: comparable between machines. */
  readonly actionInClones: number
  /** JSON text. */
  readonly bytes: { readonly stateMedian: number; readonly stateMax: number; readonly actionMedian: number }
}

export type Decks = readonly [readonly CardId[], readonly CardId[]]

/** The pairs of decks take turns. */
export function measureEngine(rules: Rules, pairs: readonly Decks[], games: number): EngineNumbers {
  const pair = (seed: number): Decks => pairs[Math.abs(seed) % pairs.length] as Decks
  for (let seed = 0; seed < games / 3; seed++) play(rules, pair(seed), -1 - seed)
  const started = performance.now()
  let actions = 0
  for (let seed = 0; seed < games; seed++) actions += play(rules, pair(seed), seed)
  const seconds = (performance.now() - started) / 1000
  const parts = takeApart(rules, pair, Math.ceil(games / 10))
  const { legal: listing, decide: deciding, evolve: evolving, structuredClone: cloning } = parts.microseconds
  return {
    games,
    actions,
    gamesPerSecond: games / seconds,
    actionsPerSecond: actions / seconds,
    actionsPerGame: actions / games,
    microseconds: parts.microseconds,
    actionInClones: (listing + deciding + evolving) / cloning,
    bytes: parts.bytes,
  }
}

const play = (rules: Rules, decks: Decks, seed: number): number =>
  playOut(rules, decks, seededChance(seed), randomPolicy(seededChance(seed + 1_000_003))).actions

function takeApart(
  rules: Rules,
  pair: (seed: number) => Decks,
  games: number,
): Pick<EngineNumbers, 'microseconds' | 'bytes'> {
  const spent = { legal: 0, decide: 0, evolve: 0, structuredClone: 0 }
  const timed = <T>(part: keyof typeof spent, work: () => T): T => {
    const started = performance.now()
    const value = work()
    spent[part] += performance.now() - started
    return value
  }
  const states: number[] = []
  const logs: number[] = []
  for (let seed = 0; seed < games; seed++) {
    const chance = seededChance(seed)
    const policy = randomPolicy(seededChance(seed + 1_000_003))
    let state: State = fold(startGame(rules, pair(seed), chance))
    while (state.phase !== 'over') {
      const current = state
      const seat = waitingFor(current)[0] ?? 0
      const command = policy(
        timed('legal', () => legal(rules, current, seat)),
        current,
        seat,
      )
      const result = timed('decide', () => decide(rules, current, command, chance))
      if (!result.ok) throw new Error(`refused: ${result.error}`)
      timed('structuredClone', () => structuredClone(current))
      state = timed('evolve', () => result.value.reduce(evolve, current))
      states.push(JSON.stringify(state).length)
      logs.push(JSON.stringify(result.value).length)
    }
  }
  const mean = (milliseconds: number) => (milliseconds * 1000) / states.length
  return {
    microseconds: {
      legal: mean(spent.legal),
      decide: mean(spent.decide),
      evolve: mean(spent.evolve),
      structuredClone: mean(spent.structuredClone),
    },
    bytes: { stateMedian: median(states), stateMax: Math.max(...states), actionMedian: median(logs) },
  }
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Many whole games in a row: for finding errors, and for numbers about decks and rules. */
import type { CardId, Rules, Seat, State } from '../../engine/index.ts'
import { type Policy, playOut, randomPolicy } from './play-out.ts'
import { seededChance } from './seeded-chance.ts'
import { simplePolicy } from './simple-policy.ts'

export const POLICIES = ['random', 'simple'] as const
type PolicyName = (typeof POLICIES)[number]

export interface NamedDeck {
  readonly name: string
  readonly cards: readonly CardId[]
}

export interface SimulationPlan {
  readonly rules: Rules
  readonly decks: readonly NamedDeck[]
  readonly games: number
  readonly seed: number
  readonly policy: PolicyName
}

export interface SimulationReport {
  readonly games: number
  readonly actions: number
  readonly errors: number
  /** The first few, each with the seed that plays it again. */
  readonly failures: readonly { readonly seed: number; readonly decks: string; readonly message: string }[]
  readonly turns: { readonly shortest: number; readonly median: number; readonly longest: number }
  /** How games were won, by `prizes`, `no-pokemon`, `deck-out` or several at once. */
  readonly ways: Readonly<Record<string, number>>
  readonly suddenDeaths: number
  /** The share of games that the player who went first won. */
  readonly firstPlayerWins: number
  readonly decks: Readonly<Record<string, { readonly games: number; readonly wins: number }>>
}

/** The n-th game depends on the seed and n alone. `onGame` hears of every finished game. */
export function simulate(plan: SimulationPlan, onGame: (done: number) => void = () => {}): SimulationReport {
  const pairs = pairings(plan.decks)
  const tally = new Tally()
  for (let game = 0; game < plan.games; game++) {
    const seed = plan.seed + game
    const pair = pairs[game % pairs.length]
    if (pair) playOne(plan, pair, seed, tally)
    onGame(game + 1)
  }
  return tally.report()
}

type Pair = readonly [NamedDeck, NamedDeck]

/** Every deck against every other; a single deck against itself. */
const pairings = (decks: readonly NamedDeck[]): readonly Pair[] =>
  decks.length === 1
    ? decks.map(deck => [deck, deck])
    : decks.flatMap((first, index) => decks.slice(index + 1).map(second => [first, second] as const))

function playOne({ rules, policy }: SimulationPlan, pair: Pair, seed: number, tally: Tally): void {
  try {
    const play: Policy = policy === 'simple' ? simplePolicy(rules) : randomPolicy(seededChance(seed ^ 0x5eed))
    const { state, actions } = playOut(rules, [pair[0].cards, pair[1].cards], seededChance(seed), play)
    tally.count(pair, state, actions)
  } catch (error) {
    tally.fail(seed, pair, error)
  }
}

class Tally {
  #actions = 0
  #firstWins = 0
  #suddenDeaths = 0
  #errors = 0
  readonly #failures: SimulationReport['failures'][number][] = []
  readonly #turns: number[] = []
  readonly #ways = new Map<string, number>()
  readonly #decks = new Map<string, { games: number; wins: number }>()

  count(pair: Pair, state: State, actions: number): void {
    this.#actions += actions
    this.#turns.push(state.turn.number)
    if (state.game > 1) this.#suddenDeaths += 1
    const { result } = state
    if (!result) return
    if (result.winner === state.first) this.#firstWins += 1
    const way = [...result.ways].sort().join('+')
    this.#ways.set(way, (this.#ways.get(way) ?? 0) + 1)
    pair.forEach((deck, seat) => {
      this.#countDeck(deck.name, result.winner === (seat as Seat))
    })
  }

  #countDeck(name: string, won: boolean): void {
    const before = this.#decks.get(name) ?? { games: 0, wins: 0 }
    this.#decks.set(name, { games: before.games + 1, wins: before.wins + (won ? 1 : 0) })
  }

  fail(seed: number, pair: Pair, error: unknown): void {
    this.#errors += 1
    const message = error instanceof Error ? error.message : String(error)
    if (this.#failures.length < 10)
      this.#failures.push({ seed, decks: pair.map(({ name }) => name).join(' – '), message })
  }

  report(): SimulationReport {
    const turns = [...this.#turns].sort((a, b) => a - b)
    return {
      games: turns.length,
      actions: this.#actions,
      errors: this.#errors,
      failures: this.#failures,
      turns: { shortest: turns[0] ?? 0, median: turns[turns.length >> 1] ?? 0, longest: turns[turns.length - 1] ?? 0 },
      ways: Object.fromEntries([...this.#ways].sort(([, a], [, b]) => b - a)),
      suddenDeaths: this.#suddenDeaths,
      firstPlayerWins: turns.length > 0 ? this.#firstWins / turns.length : 0,
      decks: Object.fromEntries(this.#decks),
    }
  }
}

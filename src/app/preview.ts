/** What an attack would do to the Defending Pokémon, as far as its player can know. */
import {
  type Chance,
  type Command,
  decide,
  type Event,
  fold,
  otherSeat,
  type PokemonId,
  type Rules,
  type State,
} from '../engine/index.ts'
import { maxHp } from '../engine/queries.ts'
import { nextPicks } from '../engine/question.ts'

export interface Preview {
  /** Over all coins and choices that are tried. */
  readonly least: number
  /** Null if there is no end to it. */
  readonly most: number | null
  readonly knockOut: 'yes' | 'maybe' | 'no'
}

/** Null if the damage depends on what the player may not know. */
export function previewAttack(rules: Rules, game: State, command: Command): Preview | null {
  const defender = game.sides[otherSeat(command.seat)].active
  const attempts = attemptsAt(rules, game, command)
  if (!defender || !attempts) return null
  const left = maxHp({ rules, state: game }, defender) - defender.damage
  const outcomes = attempts.map(({ events }) => outcomeFor(defender.id, events, left))
  const damages = outcomes.flatMap(outcome => (outcome ? [outcome.damage] : []))
  if (damages.length < outcomes.length) return null
  const isEndless = attempts.some(attempt => attempt.isEndless)
  const falls = outcomes.filter(outcome => outcome?.falls).length
  return {
    least: Math.min(...damages),
    most: isEndless ? null : Math.max(...damages),
    knockOut: falls === outcomes.length ? 'yes' : falls > 0 || isEndless ? 'maybe' : 'no',
  }
}

interface Attempt {
  /** Up to the end of the attack, or to a question that is not tried. */
  readonly events: readonly Event[]
  /** In how many ways each of its coins and picks could go, and which way it went. A coin is tails first. */
  readonly ways: readonly (readonly [count: number, went: number])[]
  /** How often the engine was asked. */
  readonly decisions: number
  readonly isEndless: boolean
}

/** So every way of six coins is tried; of more coins, or choices of many, only some, and all heads. */
const MOST_DECISIONS = 64
/** An attack that flips until tails would never end. */
const MOST_FLIPS = 20
const MOST_PICKS = 6

/** The ways in which coins and picks can go, or null if the attack is not allowed. */
function attemptsAt(rules: Rules, game: State, command: Command): readonly Attempt[] | null {
  const attempts: Attempt[] = []
  const scripts: (readonly number[])[] = [[]]
  let decisions = 0
  for (const script of scripts) {
    const isLast = decisions >= MOST_DECISIONS
    const attempt = attemptAt(rules, game, command, isLast ? Array<number>(MOST_FLIPS + 1).fill(1) : script)
    if (!attempt) return null
    attempts.push(attempt)
    decisions += attempt.decisions
    if (isLast) break
    scripts.push(...variants(attempt, script.length))
  }
  return attempts
}

/** The same up to one place, counted from `from`, and another way there. Each way of going comes up once. */
const variants = ({ ways }: Attempt, from: number): readonly (readonly number[])[] =>
  ways.flatMap(([count], index) => {
    if (index < from) return []
    const before = ways.slice(0, index).map(([, went]) => went)
    return Array.from({ length: count - 1 }, (_, way) => [...before, way + 1])
  })

/** Goes the first way wherever the script is over. Cards stay where they are. */
function attemptAt(rules: Rules, game: State, command: Command, script: readonly number[]): Attempt | null {
  const ways: (readonly [number, number])[] = []
  let flips = 0
  const go = (count: number): number => {
    const went = Math.min(script[ways.length] ?? 0, count - 1)
    ways.push([count, went])
    return went
  }
  const chance: Chance = {
    flip: () => (++flips <= MOST_FLIPS && go(2) === 1 ? 'heads' : 'tails'),
    pick: () => 0,
    shuffle: n => Array.from({ length: n }, (_, index) => index),
  }
  const events: Event[] = []
  let decisions = 0
  let state = game
  for (let next: Command | null = command; next; next = ways.length <= MOST_PICKS ? answerTo(state, go) : null) {
    const decided = decide(rules, state, next, chance)
    if (!decided.ok) return null
    decisions += 1
    events.push(...decided.value)
    state = fold(decided.value, state)
  }
  const end = events.findIndex(isEnd)
  const [during, after] = end < 0 ? [events, []] : [events.slice(0, end), events.slice(end)]
  const later = after.filter(event => event.type === 'CoinFlipped' && !event.again).length
  const own = ways.slice(0, Math.max(0, ways.length - later))
  return { events: during, ways: own, decisions, isEndless: flips > MOST_FLIPS }
}

/** What the rules ask, such as which Prizes to take, comes after an attack. */
const isEnd = (event: Event): boolean =>
  event.type === 'TurnEnded' ||
  (event.type === 'ChoiceAsked' && event.questions.some(({ source }) => source === undefined))

/** Null if nothing is asked, or what only hidden cards can answer, or what the rules ask. */
function answerTo({ action }: State, go: (count: number) => number): Command | null {
  const question = action?.questions.find(({ done }) => !done)
  if (!question?.source || question.secret) return null
  const picks = nextPicks(question)
  return { seat: question.seat, type: 'Pick', option: picks[go(picks.length)] ?? null }
}

const TELLING: ReadonlySet<Event['type']> = new Set([
  'CardsRevealed',
  'CardsDrawn',
  'CardPicked',
  'DeckShuffled',
  'PrizesTaken',
])

/** From such an event on, what happens may depend on hidden cards. */
function tells(event: Event): boolean {
  if (event.type === 'ChoiceAsked') return event.questions.some(({ secret }) => secret)
  if (event.type !== 'CardsMoved' || !('zone' in event.from)) return TELLING.has(event.type)
  return event.from.zone === 'deck' || event.from.zone === 'hand' || event.from.zone === 'prizes'
}

interface PreviewOutcome {
  readonly damage: number
  readonly falls: boolean
}

/** Null if something is told before the attack has done its damage. */
function outcomeFor(pokemon: PokemonId, events: readonly Event[], left: number): PreviewOutcome | null {
  const told = events.findIndex(tells)
  const isHit = (event: Event): boolean => event.type === 'DamageDealt' && event.pokemon === pokemon
  const isUnsure = told >= 0 && (events.slice(told).some(isHit) || events[told]?.type === 'ChoiceAsked')
  if (isUnsure && !events.slice(0, told).some(isHit)) return null
  const sure = isUnsure ? events.slice(0, told) : events
  const damage = sure.reduce(
    (sum, event) => (event.type === 'DamageDealt' && event.pokemon === pokemon ? sum + event.amount : sum),
    0,
  )
  const falls = damage >= left || sure.some(event => event.type === 'KnockedOut' && event.pokemon === pokemon)
  return { damage, falls }
}

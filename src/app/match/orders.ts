/** Standing orders: decisions made ahead, so that the game need not wait for them. */
import type { Command, PokemonId, Print, Rules, Seat, State } from '../../engine/index.ts'
import type { Question } from '../../engine/question.ts'
import { printById } from '../../engine/rules.ts'
import { findPokemon } from '../../engine/state.ts'
import { nameIn, type Prompt, promptOf } from '../../engine/vocabulary.ts'

export interface Orders {
  /** Who comes forward after a Knock Out: names of Pokémon, the most welcome first. */
  readonly promote?: readonly string[]
  /** How many cards to draw for the other player's mulligans. */
  readonly mulliganBonus?: 'most' | 'none' | 'ask'
  readonly turnOrder?: 'first' | 'second' | 'ask'
  /** Which Prizes to take: they all look the same. */
  readonly prizes?: 'leftmost' | 'rightmost' | 'ask'
  /** Place the only Pokémon there is. */
  readonly setUp?: 'place-only' | 'ask'
  /** Names of cards, attacks or powers whose "you may" is answered with no. */
  readonly decline?: readonly string[]
}

export const ORDER_NAMES = ['promote', 'mulliganBonus', 'turnOrder', 'prizes', 'setUp', 'decline'] as const
export type OrderName = (typeof ORDER_NAMES)[number]

/** Nobody misses anything by these. */
export const USUAL_ORDERS: Orders = { prizes: 'leftmost' }

const MOST_NAMES = 30
const LONGEST_NAME = 60

const CHOICES: Readonly<Record<Exclude<OrderName, 'promote' | 'decline'>, readonly string[]>> = {
  mulliganBonus: ['most', 'none', 'ask'],
  turnOrder: ['first', 'second', 'ask'],
  prizes: ['leftmost', 'rightmost', 'ask'],
  setUp: ['place-only', 'ask'],
}

/** Whatever came from outside, is it orders? */
export function isOrders(value: unknown): value is Orders {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(value).every(([name, order]) =>
    name === 'promote' || name === 'decline' ? isNames(order) : isChoice(name) && CHOICES[name].includes(order),
  )
}

const isChoice = (name: string): name is keyof typeof CHOICES => Object.hasOwn(CHOICES, name)

const isNames = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= MOST_NAMES &&
  value.every(name => typeof name === 'string' && name.length > 0 && name.length <= LONGEST_NAME)

/** What a seat's orders answer to the question it has been asked. */
interface Ordered {
  readonly order: OrderName
  readonly command: Extract<Command, { type: 'Pick' }>
}

/**
 * The next pick that an order makes, if any. An answer that depends on hidden cards comes only when nobody else is deciding:
 * a player who is answered for at once would otherwise tell that there was nothing to choose.
 */
export function nextOrdered(rules: Rules, state: State, orders: readonly [Orders, Orders]): Ordered | null {
  const answers = openAnswers(rules, state, orders)
  const ready = answers.find(({ question, answer }) => answer !== null && !mustWait(question, answers))
  if (!ready?.answer) return null
  const { seat } = ready.question
  return { order: ready.answer.order, command: { seat, type: 'Pick', option: ready.answer.option } }
}

/** Have this seat's orders decided, so that it is waited for only because of somebody else? */
export function isDecided(rules: Rules, state: State, orders: readonly [Orders, Orders], seat: Seat): boolean {
  const answers = openAnswers(rules, state, orders)
  return answers.some(
    ({ question, answer }) => question.seat === seat && answer !== null && mustWait(question, answers),
  )
}

interface OpenAnswer {
  readonly question: Question
  readonly answer: Answer
}

const openAnswers = (rules: Rules, state: State, orders: readonly [Orders, Orders]): readonly OpenAnswer[] =>
  (state.action?.questions ?? [])
    .filter(({ done }) => !done)
    .map(question => ({ question, answer: answerTo(rules, state, question, orders[question.seat]) }))

const mustWait = ({ secret }: Question, answers: readonly OpenAnswer[]): boolean =>
  secret === true && answers.some(({ answer }) => answer === null)

type Answer = { readonly order: OrderName; readonly option: number } | null

interface Asked {
  readonly rules: Rules
  readonly state: State
  readonly question: Question
  readonly orders: Orders
}

const answerTo = (rules: Rules, state: State, question: Question, orders: Orders): Answer => {
  const asked = { rules, state, question, orders }
  return ANSWERS[promptOf(question.prompt)]?.(asked) ?? null
}

const ANSWERS: Partial<Record<Prompt, (asked: Asked) => Answer>> = {
  may: decline,
  'new-active': promote,
  'mulligan-bonus': ({ question: { options }, orders: { mulliganBonus } }) => {
    const amounts = options.map(option => (option.is === 'amount' ? option.amount : 0))
    if (mulliganBonus === 'most') return choice('mulliganBonus', amounts.indexOf(Math.max(...amounts)))
    return mulliganBonus === 'none' ? choice('mulliganBonus', amounts.indexOf(0)) : null
  },
  'first-or-second': ({ question, orders: { turnOrder } }) =>
    turnOrder === undefined ? null : choice('turnOrder', wordIn(question, turnOrder)),
  'take-prizes': ({ question: { options, picked }, orders: { prizes } }) => {
    if (prizes !== 'leftmost' && prizes !== 'rightmost') return null
    const left = options.map((_, index) => index).filter(index => !picked.includes(index))
    return choice('prizes', (prizes === 'leftmost' ? left[0] : left.at(-1)) ?? -1)
  },
  'set-up': ({ question: { options }, orders }) =>
    orders.setUp === 'place-only' && options.length === 1 && options[0]?.count === 1 ? choice('setUp', 0) : null,
}

const choice = (order: OrderName, option: number): Answer => (option < 0 ? null : { order, option })

const wordIn = ({ options }: Question, word: string): number =>
  options.findIndex(option => option.is === 'word' && option.word === word)

/** The first on the Bench with the first name that is there. */
function promote({ rules, state, question: { options }, orders }: Asked): Answer {
  const benched = options.map(option => (option.is === 'pokemon' ? nameOf(rules, state, option.pokemon) : null))
  const name = orders.promote?.find(each => benched.includes(each))
  return name === undefined ? null : choice('promote', benched.indexOf(name))
}

function nameOf(rules: Rules, state: State, id: PokemonId): string | null {
  const top = findPokemon(state, id)?.cards.at(-1)
  const card = top === undefined ? undefined : state.cards[top]
  return card === undefined ? null : printById(rules, card).name
}

function decline({ rules, question, orders: { decline: names = [] } }: Asked): Answer {
  const what = nameIn(question.prompt) ?? ''
  const isNamed =
    names.includes(what) || [...rules.prints.values()].some(print => names.includes(print.name) && has(print, what))
  return isNamed ? choice('decline', wordIn(question, 'no')) : null
}

const has = (print: Print, power: string): boolean =>
  print.kind === 'pokemon' && print.powers.some(({ name }) => name === power)

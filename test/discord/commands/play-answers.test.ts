/** Questions of every form, answered in one command or in several. */
import { expect, test } from 'vitest'
import { rulesOf } from '../../../src/app/rules-of.ts'
import { cardsIn, themePairs } from '../../../src/decks/theme-decks.ts'
import { readAnswers, suggestAnswers } from '../../../src/discord/choices/answers.ts'
import type { Question, SeatView } from '../../../src/engine/view.ts'
import type { Scene } from '../../../src/words/scene.ts'
import { Driven, sceneOf } from '../panel/positions.ts'

const RULES = rulesOf('hgss-2010')
const [first, second] = themePairs('hgss-2010')[0]!
const cards = [...new Set(cardsIn(first))]
const scene = sceneOf(new Driven(RULES, [cardsIn(first), cardsIn(second)], 1), 0)
const name = (nth: number) => RULES.prints.get(cards[nth]!)!.name

function asking(question: Partial<Question>): Scene {
  const asked: Question = {
    seat: 0,
    prompt: 'search-deck',
    options: [],
    min: 0,
    max: 3,
    picked: [],
    done: false,
    ...question,
  }
  const game = { ...(scene.table.game as SeatView), question: asked }
  return { ...scene, table: { ...scene.table, game } }
}

const card = (nth: number, count: number) => ({ is: 'card', card: cards[nth]!, count }) as const

const search = asking({ options: [card(0, 2), card(1, 1)] })

const labels = (at: Scene, given: readonly string[] = [], typed = '') =>
  suggestAnswers(at, given, typed).map(each => each.name)

const picks = (at: Scene, given: readonly string[], most = 8) => {
  const wanted = readAnswers(at, given, most)
  return 'why' in wanted ? wanted.why : wanted.type === 'Answer' ? wanted.picks : wanted.type
}

test('a card of which there are several can be chosen again', () => {
  expect(labels(search)).toEqual([`${name(0)} ×2`, name(1), 'Choose none'])
  expect(labels(search, [name(0)])).toEqual([`${name(0)} ×2`, name(1), 'Choose none'])
  expect(labels(search, [name(0), name(0)])).toEqual([name(1), 'Choose none'])
  expect(labels(search, [name(0), name(0), name(1)])).toEqual([])
})

test('what was given is all that is wanted, unless there was no room for more', () => {
  expect(picks(search, [name(0)])).toEqual([0, null])
  expect(picks(search, [name(0), name(1)])).toEqual([0, 1, null])
  expect(picks(search, [name(0), name(1)], 2)).toEqual([0, 1])
  expect(picks(search, [name(0), name(0), name(1)])).toEqual([0, 0, 1])
  expect(picks(search, ['choose none'])).toEqual([null])
  expect(picks(search, [name(1), 'choose none'])).toEqual([1, null])
})

test('too few for now: the question goes on', () => {
  expect(picks(asking({ options: [card(0, 2), card(1, 2)], min: 3 }), [name(0)])).toEqual([0])
})

test('suggestions are read as they were meant, and not by another table or question', () => {
  const [chosen] = suggestAnswers(search, [], name(1))
  const value = chosen?.value ?? ''
  expect(picks(search, [value])).toEqual([1, null])
  expect(picks(search, [value, value])).toMatch(/^Those do not go together\. You search your deck/)
  const overtaken = 'The table has changed since you chose that. This is how it looks now:'
  expect(picks(asking({ options: [card(0, 2), card(1, 1)], max: 2 }), [value])).toBe(overtaken)
  const later = { ...search, table: { ...search.table, version: search.table.version + 1 } }
  expect(picks(later, [value])).toBe(overtaken)
  expect(picks(search, [value.replace(':answer:', ':act:')])).toBe(overtaken)
})

test('an order is given in one choice where there are few, else one by one', () => {
  const few = asking({ prompt: 'order-top', options: [card(0, 1), card(1, 1)], min: 2, max: 2, ordered: true })
  expect(labels(few)).toEqual([`${name(0)}, then ${name(1)}`, `${name(1)}, then ${name(0)}`])
  expect(picks(few, [`${name(1)}, then ${name(0)}`])).toEqual([1, 0])
  const options = [0, 1, 2, 3, 4].map(nth => card(nth, 1))
  const many = asking({ prompt: 'order-top', options, min: 5, max: 5, ordered: true })
  expect(labels(many)).toHaveLength(5)
  expect(picks(many, [name(4), name(2)])).toEqual([4, 2])
  expect(labels(many, [name(4), name(2)])).toHaveLength(3)
})

test('a question with nothing to choose', () => {
  expect(labels(asking({ max: 0 }))).toEqual(['Go on'])
  expect(picks(asking({ max: 0 }), ['go on'])).toEqual([null])
})

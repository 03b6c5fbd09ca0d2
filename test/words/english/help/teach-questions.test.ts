import { describe, expect, test } from 'vitest'
import { faceOf } from '../../../../src/app/card-face.ts'
import type { Option, Question } from '../../../../src/engine/question.ts'
import { PROMPTS, type RecordedPrompt } from '../../../../src/engine/vocabulary.ts'
import { hintFor } from '../../../../src/words/english/help/teach.ts'
import { given } from '../../../app/match/played.ts'
import { recorded } from '../prompts.ts'

type Asked = Partial<Pick<Question, 'options' | 'min' | 'max' | 'picked'>>

/** What `ann` is told when this is asked. */
function hint(prompt: RecordedPrompt, { options = [], min = 1, max = 1, picked = [] }: Asked = {}): string {
  const { ann, rules } = given({ you: { bench: ['dew'] }, opponent: { bench: ['dew'] } })
  const table = ann.table
  const question: Question = { seat: 0, prompt, options, min, max, picked, done: false }
  const game = { ...table.game!, question }
  return hintFor({ ...table, game }, id => faceOf(rules.prints.get(id)!, rules.ruleset)) ?? ''
}

test.each(PROMPTS)('[EREAD-12] %s is explained in a few words', prompt => {
  expect(hint(recorded(prompt))).toMatch(/^[A-Z].{20,199}$/)
})

describe('[EREAD-12] what a question means', () => {
  test.each([
    ['may Roast Reveal', 'Roast Reveal is up to you: say yes if it helps, no if not.'],
    ['ask Plead', 'Your opponent’s card asks you. Compare what each answer gives them, and choose the lesser evil.'],
    [
      'mulligan-bonus',
      'Your opponent had no Basic and drew again, so you may draw extra. More cards give you more choice.',
    ],
    ['order-top', 'Pick the cards in the order in which they shall be drawn: the first one comes first.'],
  ] as const)('%s', (prompt, line) => {
    expect(hint(prompt)).toBe(line)
  })

  test('a search that may find nothing says so', () => {
    expect(hint('search-deck', { min: 0 })).toContain('You may also take nothing.')
    expect(hint('search-deck', { min: 1 })).not.toContain('nothing')
  })

  test('discarding', () => {
    expect(hint('discard-from-hand', { min: 1, max: 1 })).toContain('Discard the card you need least')
    expect(hint('discard-from-hand', { min: 2, max: 2 })).toContain('Discard 2 cards you need least')
    expect(hint('discard-from-hand', { min: 0, max: 2 })).toContain('0 to 2')
  })

  const { ann, bob } = given({ you: { bench: ['dew'] }, opponent: { bench: ['dew'] } })
  const one = (pokemon: number): readonly Option[] => [{ is: 'pokemon', pokemon, count: 1 }]

  test.each([
    ['choose-pokemon', 'the one that gains most by it', 'close to a Knock Out is a good target'],
    ['new-active', 'Who comes forward?', 'Bring a Pokémon forward that you can hurt'],
  ] as const)('%s is told apart by whose Pokémon they are', (prompt, mine, theirs) => {
    expect(hint(prompt, { options: one(ann.id('dew')) })).toContain(mine)
    expect(hint(prompt, { options: one(bob.id('dew')) })).toContain(theirs)
  })

  test.each([
    ['discard-energy', 'your next attack can do without', 'your opponent would miss most'],
    ['move-energy', 'that needs it for its attack', 'where your opponent has no use for it'],
  ] as const)('%s is told apart by where the Energy lies', (prompt, mine, theirs) => {
    const on = (pokemon: number): readonly Option[] => [{ is: 'card', card: 'fire', count: 1, on: pokemon }]
    expect(hint(prompt, { options: on(ann.id('dew')) })).toContain(mine)
    expect(hint(prompt, { options: on(bob.id('dew')) })).toContain(theirs)
  })
})

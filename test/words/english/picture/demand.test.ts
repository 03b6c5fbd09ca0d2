import { expect, test } from 'vitest'
import type { Question } from '../../../../src/engine/question.ts'
import { PROMPTS, type RecordedPrompt } from '../../../../src/engine/vocabulary.ts'
import { demand } from '../../../../src/words/english/picture/demand.ts'

const asked = (prompt: RecordedPrompt, more: Partial<Question> = {}): string =>
  demand({
    seat: 0,
    prompt,
    options: [{ is: 'card', card: 'hgss1-1', count: 9 }],
    min: 1,
    max: 1,
    picked: [],
    done: false,
    ...more,
  })

test.each([
  ['choose-deck', 'Look at your deck, or theirs?'],
  ['may RETURN', 'Use RETURN?'],
  ['ask Plead', 'Plead asks you: yes or no?'],
  ['choose-pokemon', 'Choose 1 Pokémon'],
  ['new-active', 'Choose the new Active Pokémon'],
] as const)('%s: %s', (prompt, words) => {
  expect(asked(prompt)).toBe(words)
})

test('how many are asked for is said, less what has been picked', () => {
  expect(asked('take-prizes', { min: 2, max: 2 })).toBe('Take 2 Prizes')
  expect(asked('take-prizes', { min: 2, max: 2, picked: [0] })).toBe('Take 1 Prize')
  expect(asked('search-deck', { min: 0, max: 3 })).toBe('Choose up to 3 cards from your deck')
  expect(asked('discard-energy', { min: 1, max: 3 })).toBe('Discard 1 to 3 Energy')
})

test.each(PROMPTS)('%s is no raw key, and short', prompt => {
  const words = asked((prompt === 'may' || prompt === 'ask' ? `${prompt} Flash` : prompt) as RecordedPrompt)
  expect(words).toMatch(/^[A-Z][^-]{5,36}$/)
  expect(words.toLowerCase()).not.toBe(prompt.replaceAll('-', ' '))
})

import { describe, expect, test } from 'vitest'
import { COIN_REASONS, EFFECT_NAMES, WIN_WAYS } from '../../../../src/engine/vocabulary.ts'
import { coinReason } from '../../../../src/words/english/game/coin.ts'
import { effectWords } from '../../../../src/words/english/game/effect.ts'
import { reasons, shortEnding } from '../../../../src/words/english/game/way.ts'

describe('what a coin is flipped for', () => {
  test.each(COIN_REASONS)('%s', reason => {
    expect(coinReason(reason)).toMatch(/^(?:to|for|against) [a-zA-Zé ]+$/)
    expect(coinReason(reason)).not.toBe(`for ${reason}`)
  })

  test('the text that flips it is called by its name', () => {
    expect(coinReason('Fury Swipes')).toBe('for Fury Swipes')
  })
})

test.each(EFFECT_NAMES)('the effect %s goes after a name', name => {
  expect(effectWords(name)).toMatch(/^(?:cannot|pays|flips|takes|is|attacks) [a-z ]+$/)
})

test.each([...WIN_WAYS, 'time', 'agreement', 'league'] as const)('an end by %s', way => {
  expect(reasons([way], 'Robin has')).toMatch(/^(?:Robin has|both have|the) [^-]+$/)
  expect(shortEnding([way])).toMatch(/^[A-Z][^-]{6,30}$/)
})

test('several ways at once', () => {
  expect(reasons(['prizes', 'no-pokemon'], 'you have')).toBe(
    'the last Prize was taken and you have no Pokémon left in play',
  )
  expect(shortEnding(['prizes', 'deck-out'])).toBe('The last Prize is taken and no card left to draw')
})

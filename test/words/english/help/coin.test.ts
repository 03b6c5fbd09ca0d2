import { expect, test } from 'vitest'
import { afterFlip, NO_FLIPS, tally } from '../../../../src/words/coins.ts'
import { COIN_INSTRUCTIONS, coinPanel, percentage } from '../../../../src/words/english/help/coin.ts'

const faces = [...'HTTHTTHT'].map(letter => (letter === 'H' ? 'heads' : 'tails'))

test('[C-108] three heads of eight are 37.5 %', () => {
  expect(tally(faces)).toEqual({ heads: 3, flips: 8 })
  expect(percentage(tally(faces))).toBe('37.5 %')
  expect(coinPanel(tally(faces), ['tails']).split('\n').slice(0, 2)).toEqual([
    '**tails**',
    'Heads: 3 · Flips: 8 · 37.5 %',
  ])
})

test('[C-108] before the first flip there is no percentage', () => {
  expect(percentage(NO_FLIPS)).toBeNull()
  expect(coinPanel(NO_FLIPS).split('\n')[0]).toBe('Heads: 0 · Flips: 0')
})

test('[EREAD-07] the panel says how it is used', () => {
  expect(coinPanel(NO_FLIPS)).toContain(COIN_INSTRUCTIONS)
})

test.each([
  [1, 1, '100 %'],
  [0, 5, '0 %'],
  [1, 3, '33.3 %'],
  [2, 3, '66.7 %'],
  [1, 1000, '0.1 %'],
])('[EREAD-07] %i of %i is %s', (heads, flips, share) => {
  expect(percentage({ heads, flips })).toBe(share)
})

test('one flip after the other', () => {
  expect(afterFlip(afterFlip(NO_FLIPS, 'heads'), 'tails')).toEqual({ heads: 1, flips: 2 })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CoinFace, coinsPicture } from '../../src/render/coins/coins.ts'
import { layoutCoins } from '../../src/render/coins/coins-layout.ts'
import { THEMES } from '../../src/render/theme.ts'
import { expectPicture } from './golden.ts'
import { textsIn, tooSmall } from './hand-texts.ts'
import { improper } from './proper.ts'
import { anyName } from './standings-samples.ts'
import { untidy } from './tidy.ts'

const flips = (letters: string): readonly CoinFace[] => [...letters].map(letter => (letter === 'H' ? 'heads' : 'tails'))

test('however many, nothing overlaps or leaves the picture, and all can be read', () => {
  const coins = fc.array(fc.constantFrom<CoinFace>('heads', 'tails'), { maxLength: 90, size: 'max' })
  fc.assert(
    fc.property(coins, fc.option(anyName, { nil: undefined }), (coins, title) => {
      const shown = title === undefined ? { coins } : { coins, title }
      const layout = layoutCoins(shown)
      expect([...untidy(layout), ...tooSmall(layout)]).toEqual([])
      const { svg, alt } = coinsPicture(shown, THEMES.dark)
      expect(improper(svg)).toEqual([])
      expect(alt.length).toBeLessThanOrEqual(1024)
    }),
    { numRuns: 60 },
  )
})

describe('what is said', () => {
  test.each([
    ['H', 'Coin flip: heads.'],
    ['HTHH', 'Coin flips: 3 of 4 heads, 75 %. In order: heads, tails, 2 heads.'],
    ['TTT', 'Coin flips: 0 of 3 heads, 0 %. In order: 3 tails.'],
    ['', 'Coin flips: no coins.'],
  ])('%s', (letters, alt) => {
    expect(coinsPicture({ coins: flips(letters) }, THEMES.dark).alt).toBe(alt)
  })

  test('each coin in its order', () => {
    expect(
      layoutCoins({ coins: flips('HTTHHT') })
        .coins.map(({ face }) => face[0])
        .join(''),
    ).toBe('htthht')
  })

  test('what is not shown is counted', () => {
    const layout = layoutCoins({ coins: flips('H'.repeat(75)) })
    expect([layout.coins.length, layout.more?.line.text]).toEqual([59, '+16'])
    expect(textsIn(layout.shares)).toEqual(['75 heads'])
  })

  test('the bar is divided as the coins are', () => {
    const [heads, tails] = layoutCoins({ coins: flips('HHHT') }).shares
    expect(heads!.box.width / tails!.box.width).toBeCloseTo(3, 1)
  })
})

test('a few', () =>
  expectPicture('coins-few-dark', coinsPicture({ title: 'Fury Swipes', coins: flips('HTHH') }, THEMES.dark)))
test('many', () =>
  expectPicture(
    'coins-many-dark',
    coinsPicture({ title: 'Continuous Headbutt', coins: flips('HTHHTTTHHTHHTTHTTTHTH') }, THEMES.dark),
  ))

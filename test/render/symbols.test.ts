import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { TYPES } from '../../src/app/card-face.ts'
import { contrast } from '../../src/render/colour.ts'
import { box } from '../../src/render/geometry.ts'
import { document, type Svg } from '../../src/render/svg.ts'
import { drawEnergy, ENERGY_MARKS, signOf } from '../../src/render/symbols/energy.ts'
import { drawMark, type Mark } from '../../src/render/symbols/mark.ts'
import { drawCardBack, drawCoin, drawDamageCounter, drawPrizeBack } from '../../src/render/symbols/objects.ts'
import { CONDITION_SIGNS, conditionGround, SIGNS } from '../../src/render/symbols/signs.ts'
import { THEMES } from '../../src/render/theme.ts'
import { improper } from './proper.ts'

/** A mark as black and white pixels, without any colour to help. */
async function pixels(mark: Mark, size: number): Promise<Uint8Array> {
  const svg = document(size, size, drawMark(mark, box(0, 0, size, size), '#ffffff'))
  return sharp(Buffer.from(svg)).flatten().greyscale().raw().toBuffer()
}

/** From 0, the same, to 1, nothing in common. */
const difference = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((sum, value, index) => sum + Math.abs(value - other[index]!), 0) / (255 * one.length)

async function leastDifference(
  marks: Readonly<Record<string, Mark>>,
  size: number,
): Promise<readonly [string, number]> {
  const drawn = await Promise.all(
    Object.entries(marks).map(async ([name, mark]) => [name, await pixels(mark, size)] as const),
  )
  const pairs = drawn.flatMap(([name, one], index) =>
    drawn.slice(index + 1).map(([other, two]) => [`${name} and ${other}`, difference(one, two)] as const),
  )
  return pairs.reduce((least, pair) => (pair[1] < least[1] ? pair : least))
}

describe('told apart by shape alone, at 14 pixels', () => {
  test('the types of Energy', async () => {
    const [pair, share] = await leastDifference(ENERGY_MARKS, 14)
    expect(share, pair).toBeGreaterThan(0.15)
  })

  test('the conditions', async () => {
    const marks = Object.fromEntries(CONDITION_SIGNS.map(name => [name, SIGNS[name]]))
    const [pair, share] = await leastDifference(marks, 14)
    expect(share, pair).toBeGreaterThan(0.12)
  })

  test('all other signs', async () => {
    const [pair, share] = await leastDifference(SIGNS, 20)
    expect(share, pair).toBeGreaterThan(0.08)
  })
})

describe.each(Object.values(THEMES))('$name', theme => {
  const place = box(10, 20, 40, 40)

  test('a sign stands out from its tile', () => {
    for (const type of TYPES) {
      const { fill, text } = theme.hues[type].tile
      expect(contrast(fill, text), type).toBeGreaterThanOrEqual(4.5)
    }
  })

  test('everything is proper SVG', () => {
    const drawn: readonly Svg[] = [
      ...[...TYPES, 'any' as const, 'none' as const].map(sign => drawEnergy(sign, place, theme)),
      ...Object.values(SIGNS).map(mark => drawMark(mark, place, theme.canvas.text)),
      drawCoin('heads', place, theme),
      drawCoin('tails', place, theme),
      drawCardBack(place, theme),
      drawPrizeBack(place, theme),
      drawDamageCounter(place, theme),
    ]
    expect(drawn.flatMap(improper)).toEqual([])
  })

  test('each condition has its own ground', () => {
    expect(new Set(CONDITION_SIGNS.map(name => conditionGround(name, theme).fill)).size).toBe(CONDITION_SIGNS.length)
  })
})

test('a unit of Energy is the sign of its type, or of several', () => {
  expect([signOf(['fire']), signOf(['fire', 'water']), signOf([])]).toEqual(['fire', 'any', 'none'])
})

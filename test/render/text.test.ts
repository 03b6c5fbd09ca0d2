import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { box } from '../../src/render/geometry.ts'
import { FONTS } from '../../src/render/glyphs/baked.ts'
import { drawRichText, withEnergySigns } from '../../src/render/rich-text.ts'
import { drawText, fitText, placeBlock, placeText, textWidth, wrapText } from '../../src/render/text.ts'
import { THEMES } from '../../src/render/theme.ts'
import { improper } from './proper.ts'

const body = { font: 'text', size: 26 } as const
const name = { font: 'title', size: 60, least: 30 } as const

describe('width', () => {
  test('grows with the size', () => {
    expect(textWidth('Charizard', { font: 'title', size: 40 })).toBeCloseTo(
      2 * textWidth('Charizard', { font: 'title', size: 20 }),
    )
  })

  test('letters that belong together stand closer', () => {
    const apart = textWidth('T', name) + textWidth('o', name)
    expect(textWidth('To', name)).toBeLessThan(apart)
  })

  test('an accent written apart is the same letter', () => {
    expect(textWidth('Poke\u0301mon', body)).toBe(textWidth('Pokémon', body))
  })
})

describe('fit', () => {
  test('what fits keeps its size', () => {
    expect(fitText('Onix', name, 300)).toMatchObject({ text: 'Onix', size: 60 })
  })

  test('what does not, shrinks first', () => {
    const { text, size, width } = fitText("Professor Elm's Training Method", name, 500)
    expect(text).toBe("Professor Elm's Training Method")
    expect(size).toBeLessThan(60)
    expect(width).toBeLessThanOrEqual(500)
  })

  test('and is cut short at last', () => {
    expect(fitText("Professor Elm's Training Method", name, 200)).toMatchObject({ text: "Professor Elm's…", size: 30 })
  })

  test('always within the width, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom(...FONTS),
        fc.integer({ min: 1, max: 400 }),
        (text, font, width) => {
          expect(fitText(text, { font, size: 40, least: 20 }, width).width).toBeLessThanOrEqual(width)
        },
      ),
    )
  })
})

describe('wrap', () => {
  const text = 'Flip a coin; on heads, the Defending Pokémon becomes Paralyzed, and this Pokémon heals.'
  const linesOf = (...of: Parameters<typeof wrapText>) => wrapText(...of).lines.map(line => line.text)

  test('between words', () => {
    expect(linesOf(text, body, 400)).toMatchInlineSnapshot(`
      [
        "Flip a coin; on heads, the",
        "Defending Pokémon becomes",
        "Paralyzed, and this Pokémon",
        "heals.",
      ]
    `)
  })

  test('no word alone on the last line', () => {
    expect(linesOf('The Pokémon this is attached to has 20 more HP.', body, 590).at(-1)).not.toBe('HP.')
  })

  test('smaller before shorter', () => {
    const { lines } = wrapText(text, { ...body, least: 14 }, 400, 2)
    expect(lines.length).toBe(2)
    expect(lines.map(line => line.text).join(' ')).toBe(text)
    expect(lines[0]?.size).toBeLessThan(26)
  })

  test('shorter in the end, and it shows', () => {
    const lines = linesOf(text, body, 400, 2)
    expect(lines.length).toBe(2)
    expect(lines[1]?.endsWith('…')).toBe(true)
  })

  test('a word that is wider than the line is cut', () => {
    expect(linesOf('Supercalifragilistic', body, 120).join('')).toBe('Supercalifragilistic')
  })

  test('never wider, never more lines, whatever the text', () => {
    const style = fc.record({
      font: fc.constantFrom(...FONTS),
      size: fc.constant(30),
      least: fc.integer({ min: 10, max: 30 }),
    })
    fc.assert(
      fc.property(
        fc.lorem({ maxCount: 40 }),
        style,
        fc.integer({ min: 40, max: 500 }),
        fc.integer({ min: 1, max: 5 }),
        (words, style, width, most) => {
          const { lines } = wrapText(words, style, width, most)
          expect(lines.length).toBeLessThanOrEqual(most)
          for (const line of lines) expect(line.width).toBeLessThanOrEqual(width)
        },
      ),
    )
  })
})

describe('place and draw', () => {
  const place = box(100, 50, 200, 40)

  test('at the start, in the middle, at the end', () => {
    const at = (align: 'start' | 'middle' | 'end') => placeText('HP', body, place, align)
    expect(at('start').x).toBe(100)
    expect(at('middle').x + at('middle').line.width / 2).toBeCloseTo(200)
    expect(at('end').x + at('end').line.width).toBeCloseTo(300)
  })

  test('lines of a block lie below each other', () => {
    const [first, second] = placeBlock(wrapText('one two', body, 60), place)
    expect(second!.box.y).toBe(first!.box.y + first!.box.height)
  })

  test('one path, nothing else', () => {
    expect(drawText(placeText('Hi', body, place), '#ffffff')).toMatch(
      /^<path d="M0 0m[^"]+" fill="#ffffff" transform="translate\(100 [\d.]+\) scale\(0.026\)"\/>$/,
    )
  })

  test('whatever a player is called, the picture is proper', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        expect(improper(drawText(placeText(text, body, place), '#ffffff'))).toEqual([])
      }),
    )
  })

  test('Energy in a text has its sign, kept with the word', () => {
    const text = withEnergySigns('Discard a Fire Energy card, or two Water Energy cards; Energy of any kind stays.')
    expect(text).toMatch(/a .\u00a0Fire Energy card, or two .\u00a0Water Energy cards; Energy/)
    const drawn = drawRichText(placeText(text, body, box(0, 0, 2000, 40)), '#ffffff', THEMES.dark)
    expect(drawn).toContain(THEMES.dark.hues.fire.tile.fill)
    expect(drawn).toContain(THEMES.dark.hues.water.tile.fill)
    expect(drawn).not.toContain(THEMES.dark.hues.grass.tile.fill)
  })
})

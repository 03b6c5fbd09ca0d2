import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import fc from 'fast-check'
import opentype from 'opentype.js'
import { describe, expect, test } from 'vitest'
import { bakeGlyphs, COVERED, formatGlyphs } from '../../src/render/glyphs/bake.ts'
import { FONTS } from '../../src/render/glyphs/baked.ts'
import { capHeight, glyphOf, kerning } from '../../src/render/glyphs/font.ts'

const file = readFileSync(new URL('../../src/render/glyphs/glyphs.json', import.meta.url), 'utf8')
const BOX = glyphOf('text', '漢')

test('the table is what the fonts give: else run `npm run glyphs`', () => {
  expect(formatGlyphs(bakeGlyphs()) === file).toBe(true)
})

test('the table stays small', () => {
  expect(file.length).toBeLessThan(400 * 1024)
})

describe('coverage', () => {
  const wanted = 'Pokémon Nidoran ♀ ♂ ★ ☆ δ × − é ½ & – — … • · → ↑ ↓ ✓ ✗ “quoted” ‘so’ „unten‘ ŁÓDŹ ğüşİ ñ ß æ œ ø å'
  test.each(FONTS)('%s has all of Latin and what cards need', font => {
    for (const character of [...wanted, ...COVERED])
      expect(glyphOf(font, character).outline, character).not.toBe(BOX.outline)
  })

  test.each(FONTS)('%s: what has no outline is blank on purpose', font => {
    const blank = COVERED.filter(character => glyphOf(font, character).outline === '')
    expect(blank).toEqual([' ', '\u00a0'])
  })

  test('a letter with a rare accent becomes the plain letter, a fancy one the simple one', () => {
    expect(glyphOf('text', 'ế')).toEqual(glyphOf('text', 'e'))
    expect(glyphOf('text', '𝓝')).toEqual(glyphOf('text', 'N'))
    expect(glyphOf('title', 'Ａ')).toEqual(glyphOf('title', 'A'))
  })

  test('anything else becomes a box that can be seen', () => {
    expect(BOX.outline).not.toBe('')
    expect(glyphOf('title', '🎉')).toEqual(BOX)
    expect(glyphOf('title', '\ud83c')).toEqual(BOX)
  })

  test('joiners and selectors take no room', () => {
    for (const character of '\u200d\ufe0f\u0301\u00ad\n') expect(glyphOf('text', character).advance).toBe(0)
  })

  test('no text is too strange', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...FONTS), (text, font) => {
        for (const character of text) expect(glyphOf(font, character).advance).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('outlines', () => {
  const path = createRequire(import.meta.url).resolve('@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf')
  const font = opentype.parse(new Uint8Array(readFileSync(path)).buffer)

  test('every glyph ends its strokes where the font does', () => {
    for (const character of COVERED.filter(each => font.charToGlyphIndex(each) !== 0)) {
      const { commands } = font.charToGlyph(character).path
      const expected = commands
        .flatMap(each => (each.type === 'Z' ? [] : [[each.x, each.y]]))
        .map(([x = 0, y = 0]) => [x / 2.048, -y / 2.048])
      const drawn = pointsOf(glyphOf('text', character).outline)
      for (const [x = 0, y = 0] of drawn)
        expect(
          expected.some(([a = 0, b = 0]) => Math.abs(a - x) < 1.1 && Math.abs(b - y) < 1.1),
          character,
        ).toBe(true)
    }
  })

  test('capitals are as high as the table says', () => {
    const heights = pointsOf(glyphOf('text', 'H').outline).map(([, y = 0]) => -y)
    expect(Math.max(...heights) / 1000).toBeCloseTo(capHeight('text'), 2)
  })

  test('pairs move together', () => {
    expect(kerning('title', 'T', 'o')).toBeLessThan(0)
    expect(kerning('title', 'H', 'H')).toBe(0)
  })
})

/** Where the strokes of relative path data end. */
function pointsOf(outline: string): readonly (readonly number[])[] {
  let [x, y] = [0, 0]
  return [...outline.matchAll(/([mlhvqz])([^mlhvqz]*)/g)].flatMap(([, command, rest = '']) => {
    const values = rest.match(/-?\d+/g)?.map(Number) ?? []
    if (command === 'z') return []
    if (command === 'h') x += values[0] ?? 0
    else if (command === 'v') y += values[0] ?? 0
    else [x, y] = [x + (values.at(-2) ?? 0), y + (values.at(-1) ?? 0)]
    return [[x, y]]
  })
}

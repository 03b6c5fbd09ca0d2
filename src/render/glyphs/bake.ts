/** Build time only: reads the fonts and writes what the pictures need of them. Run by `npm run glyphs`. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font } from 'opentype.js'
import { assert } from '../../shared/assert.ts'
import { type BakedFace, type BakedGlyphs, FONTS, type FontName } from './baked.ts'
import { contoursOf } from './contours.ts'

const FILES: Readonly<Record<FontName | 'fallback', string>> = {
  title: '@expo-google-fonts/barlow-condensed/700Bold/BarlowCondensed_700Bold.ttf',
  label: '@expo-google-fonts/barlow-condensed/600SemiBold/BarlowCondensed_600SemiBold.ttf',
  text: '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf',
  fallback: 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf',
}

const range = (first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))

const PRINTABLE = range(0x20, 0x7e)
const EXTRA = '–—‘’‚“”„‹›…•−♀♂★☆αβγδθΔΩ←→↑↓✓✗▶●○'

/** ASCII, Latin-1, Latin Extended-A without the soft hyphen, and what a card game needs besides. */
export const COVERED: readonly string[] = [
  ...PRINTABLE,
  ...range(0xa0, 0x17f).filter(character => character !== '\u00ad'),
  ...EXTRA,
]

const EM = 1000
const LEAST_KERNING = 10

export function bakeGlyphs(): BakedGlyphs {
  const fonts = new Map(FONTS.map(name => [name, open(FILES[name])]))
  const lacks = (font: Font) => COVERED.filter(character => font.charToGlyphIndex(character) === 0)
  const missing = new Set([...fonts.values()].flatMap(lacks))
  const fallback = bakeFace(open(FILES.fallback), [...missing], [])
  const faces = [...fonts].map(([name, font]) => {
    const own = COVERED.filter(character => font.charToGlyphIndex(character) !== 0)
    return [name, bakeFace(font, own, PRINTABLE.slice(1))] as const
  })
  return { ...(Object.fromEntries(faces) as Record<FontName, BakedFace>), fallback }
}

/** As it lies in the repository: stable, one glyph a line. */
export const formatGlyphs = (glyphs: BakedGlyphs): string => `${JSON.stringify(glyphs, null, 2)}\n`

function open(path: string): Font {
  const file = readFileSync(createRequire(import.meta.url).resolve(path))
  return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
}

function bakeFace(font: Font, characters: readonly string[], kerned: readonly string[]): BakedFace {
  const scale = EM / font.unitsPerEm
  const contours: string[] = []
  const glyphs = characters.map(character => {
    const glyph = font.charToGlyph(character)
    const parts = contoursOf(glyph.path.commands, scale).map(({ x, y, outline }) => {
      if (!contours.includes(outline)) contours.push(outline)
      return `${x} ${y} ${contours.indexOf(outline)}`
    })
    return [character, [Math.round((glyph.advanceWidth ?? 0) * scale), ...parts].join(' ')]
  })
  return { capHeight: capHeight(font), kerning: kerningOf(font, kerned), glyphs: Object.fromEntries(glyphs), contours }
}

function capHeight(font: Font): number {
  const { yMax } = font.charToGlyph('H').getMetrics()
  assert(yMax > 0, 'The letter H has a height')
  return Math.round((yMax * EM) / font.unitsPerEm)
}

function kerningOf(font: Font, characters: readonly string[]): Readonly<Record<string, string>> {
  const glyphs = characters.map(character => [character, font.charToGlyph(character)] as const)
  const rows = glyphs.map(([left, glyph]) => {
    const pairs = glyphs
      .map(([right, next]) => [right, Math.round((font.getKerningValue(glyph, next) * EM) / font.unitsPerEm)] as const)
      .filter(([, by]) => Math.abs(by) >= LEAST_KERNING)
    return [left, pairs.flat().join(' ')] as const
  })
  return Object.fromEntries(rows.filter(([, pairs]) => pairs !== ''))
}

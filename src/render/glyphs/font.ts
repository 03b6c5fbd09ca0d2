/** Outlines, widths and kerning by character. There is always an outline: what no font has becomes a box. */
import { assert } from '../../shared/assert.ts'
import type { BakedFace, BakedGlyphs, FontName } from './baked.ts'
import baked from './glyphs.json' with { type: 'json' }

interface Glyph {
  readonly advance: number
  /** Relative path data, drawn from the pen's place on the baseline. */
  readonly outline: string
}

const TABLE: BakedGlyphs = baked

const BOX: Glyph = { advance: 560, outline: 'm60 0v-700h440v700zm60-60h320v-580h-320z' }
const INVISIBLE: Glyph = { advance: 0, outline: '' }

/** Joiners, variation selectors, soft hyphens, combining marks: they change their neighbours and have no width. */
const UNSEEN = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}]$/u

/** Private characters stand for symbols that are drawn over the text: a square hole of their size. */
export const HOLE = 0xe000
const HOLES = /^[\ue000-\ue0ff]$/
const HOLE_GLYPH: Glyph = { advance: 1120, outline: '' }

const known = new Map<string, Glyph>()

export function glyphOf(font: FontName, character: string): Glyph {
  const key = font + character
  const found = known.get(key)
  if (found) return found
  const glyph = find(font, character)
  if (known.size < 4000) known.set(key, glyph)
  return glyph
}

/** Can it be written, or is there only a box for it? */
export const hasGlyph = (character: string): boolean => glyphOf('label', character) !== BOX

export const capHeight = (font: FontName): number => TABLE[font].capHeight / 1000

/** The font's own outline, or that of the fallback, or of the plainest relative, or a box. */
function find(font: FontName, character: string): Glyph {
  if (HOLES.test(character)) return HOLE_GLYPH
  if (UNSEEN.test(character)) return INVISIBLE
  const [plain = ''] = character.normalize('NFKD')
  for (const candidate of [character, plain])
    for (const face of [TABLE[font], TABLE.fallback]) {
      const entry = face.glyphs[candidate]
      if (entry !== undefined) return assemble(face, entry)
    }
  return BOX
}

function assemble({ contours }: BakedFace, entry: string): Glyph {
  const [advance = 0, ...parts] = entry.split(' ').map(Number)
  let outline = ''
  let pen = [0, 0] as readonly [number, number]
  for (let at = 0; at < parts.length; at += 3) {
    const [x = 0, y = 0, index = -1] = parts.slice(at, at + 3)
    const contour = contours[index]
    assert(contour !== undefined, `The glyph table has no contour ${index}`)
    outline += `m${x - pen[0]} ${y - pen[1]}${contour}`
    pen = [x, y]
  }
  return { advance, outline }
}

const kerningRows = new Map<string, ReadonlyMap<string, number>>()

export function kerning(font: FontName, left: string, right: string): number {
  const key = font + left
  let row = kerningRows.get(key)
  if (!row) {
    const entry = TABLE[font].kerning[left]?.split(' ') ?? []
    row = new Map(entry.flatMap((value, index) => (index % 2 ? [[entry[index - 1] ?? '', Number(value)]] : [])))
    if (kerningRows.size < 1000) kerningRows.set(key, row)
  }
  return row.get(right) ?? 0
}

/** Text as outlines: measure, fit, wrap, draw. Sizes are in pixels of the picture. */
import { type Align, type Box, box, type Placed } from './geometry.ts'
import type { FontName } from './glyphs/baked.ts'
import { capHeight, glyphOf, kerning } from './glyphs/font.ts'
import { number, path, type Svg } from './svg.ts'

export interface TextStyle {
  readonly font: FontName
  readonly size: number
  /** How small it may become before it is cut short. Unsaid, it keeps its size. */
  readonly least?: number
  /** Additional space between letters, as a share of the size. */
  readonly tracking?: number
}

/** One line, ready to be drawn. */
export interface TextLine {
  readonly text: string
  readonly font: FontName
  readonly size: number
  readonly tracking: number
  readonly width: number
}

export interface PlacedText extends Placed {
  readonly line: TextLine
  readonly x: number
  readonly baseline: number
}

export interface TextBlock {
  readonly lines: readonly TextLine[]
  readonly leading: number
  readonly height: number
}

const ELLIPSIS = '…'
const LEADING: Readonly<Record<FontName, number>> = { title: 1.12, label: 1.2, text: 1.38 }

/** Every character with the place of the pen, in thousandths of the size. */
function* pens(text: string, font: FontName, tracking: number): Generator<readonly [character: string, pen: number]> {
  let pen = 0
  let last = ''
  for (const character of text.normalize('NFC')) {
    pen += last === '' ? 0 : kerning(font, last, character) + tracking * 1000
    yield [character, pen]
    pen += glyphOf(font, character).advance
    last = character
  }
  yield ['', pen]
}

/** Where the characters of a line stand, from its left end, in pixels. */
export function* charactersOf(line: TextLine): Generator<readonly [character: string, x: number]> {
  for (const [character, pen] of pens(line.text, line.font, line.tracking)) yield [character, (pen * line.size) / 1000]
}

export function textWidth(text: string, { font, size, tracking = 0 }: TextStyle): number {
  let width = 0
  for (const [, pen] of pens(text, font, tracking)) width = pen
  return (width * size) / 1000
}

const lineOf = (text: string, style: TextStyle): TextLine => ({
  text,
  font: style.font,
  size: style.size,
  tracking: style.tracking ?? 0,
  width: textWidth(text, style),
})

/** On one line of this width: at its size, else smaller, else cut short with an ellipsis. */
export function fitText(text: string, style: TextStyle, width: number): TextLine {
  const whole = lineOf(text, style)
  if (whole.width <= width) return whole
  const { least = style.size } = style
  const size = Math.max(least, Math.floor((style.size * width * 4) / whole.width) / 4)
  const smaller = lineOf(text, { ...style, size })
  return smaller.width <= width ? smaller : shorten(text, { ...style, size }, width)
}

function shorten(text: string, style: TextStyle, width: number): TextLine {
  const characters = [...text]
  while (characters.length > 0) {
    characters.pop()
    const line = lineOf(characters.join('').trimEnd() + ELLIPSIS, style)
    if (line.width <= width) return line
  }
  return lineOf('', style)
}

/** In at most so many lines of this width: at its size, else smaller, else cut short with an ellipsis. */
export function wrapText(text: string, style: TextStyle, width: number, most = Number.POSITIVE_INFINITY): TextBlock {
  const { least = style.size } = style
  for (let { size } = style; size > least; size -= 1) {
    const lines = breakLines(text, { ...style, size }, width)
    if (lines.length <= most && !lines.some(({ broken }) => broken)) return block(lines, { ...style, size })
  }
  const smallest = { ...style, size: least }
  const lines = evenly(text, smallest, width)
  if (lines.length <= most) return block(lines, smallest)
  const rest = lines.slice(most - 1).map(({ text }) => text)
  const kept = lines.slice(0, most - 1)
  return block([...kept, { text: shorten(`${rest.join(' ')} `, smallest, width).text }], smallest)
}

/** No word alone on the last line, where slightly shorter lines can prevent it without one line more. */
function evenly(text: string, style: TextStyle, width: number): readonly BrokenLine[] {
  const lines = breakLines(text, style, width)
  if (lines.length < 2 || isFull(lines, style, width)) return lines
  for (const share of [0.95, 0.9, 0.85, 0.78, 0.7]) {
    const shorter = breakLines(text, style, width * share)
    if (shorter.length === lines.length && isFull(shorter, style, width)) return shorter
  }
  return lines
}

const isFull = (lines: readonly BrokenLine[], style: TextStyle, width: number): boolean =>
  textWidth(lines.at(-1)?.text ?? '', style) > width * 0.15

function block(lines: readonly { readonly text: string }[], style: TextStyle): TextBlock {
  const leading = Math.round(style.size * LEADING[style.font])
  return { lines: lines.map(({ text }) => lineOf(text, style)), leading, height: leading * lines.length }
}

interface BrokenLine {
  readonly text: string
  /** A word did not fit and was cut in two. */
  readonly broken: boolean
}

function breakLines(text: string, style: TextStyle, width: number): readonly BrokenLine[] {
  const space = textWidth(' ', style)
  const lines: BrokenLine[] = []
  let line = ''
  let used = 0
  for (const word of text.split(/[ \n\t]+/).filter(Boolean)) {
    const needed = textWidth(word, style)
    if (line !== '' && used + space + needed <= width) {
      line += ` ${word}`
      used += space + needed
      continue
    }
    if (line !== '') lines.push({ text: line, broken: false })
    const pieces = needed <= width ? [word] : breakWord(word, style, width)
    for (const piece of pieces.slice(0, -1)) lines.push({ text: piece, broken: true })
    line = pieces.at(-1) ?? ''
    used = pieces.length === 1 ? needed : textWidth(line, style)
  }
  return line === '' ? lines : [...lines, { text: line, broken: false }]
}

function breakWord(word: string, style: TextStyle, width: number): readonly string[] {
  const pieces: string[] = []
  let piece = ''
  for (const character of word) {
    if (piece !== '' && textWidth(piece + character, style) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += character
  }
  return [...pieces, piece]
}

/** A line in a box, its capitals in the middle of the height. */
export function placeLine(line: TextLine, within: Box, align: Align = 'start'): PlacedText {
  const x = within.x + { start: 0, middle: (within.width - line.width) / 2, end: within.width - line.width }[align]
  const baseline = within.y + (within.height + line.size * capHeight(line.font)) / 2
  return { box: box(x, within.y, line.width, within.height), line, x, baseline }
}

/** Shorthand for the most common case: fit a text into a box. */
export const placeText = (text: string, style: TextStyle, within: Box, align: Align = 'start'): PlacedText =>
  placeLine(fitText(text, style, within.width), within, align)

/** The lines of a block below each other, from the top of the box. */
export const placeBlock = ({ lines, leading }: TextBlock, within: Box, align: Align = 'start'): readonly PlacedText[] =>
  lines.map((line, index) => placeLine(line, box(within.x, within.y + index * leading, within.width, leading), align))

/** One path. Glyphs are relative to the pen, so they are put together without touching their numbers. */
export function drawText({ line, x, baseline }: PlacedText, fill: string): Svg {
  let outlines = ''
  for (const [character, pen] of pens(line.text, line.font, line.tracking)) {
    const { outline } = glyphOf(line.font, character)
    if (character !== '' && outline !== '') outlines += `M${Math.round(pen)} 0${outline}`
  }
  const scale = Math.round(line.size * 100) / 100_000
  return path(outlines, { fill, transform: `translate(${number(x)} ${number(baseline)}) scale(${scale})` })
}

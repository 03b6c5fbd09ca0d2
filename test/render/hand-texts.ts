/** The texts in any layout, and those that a phone would show too small to be read. */
import type { TextLine } from '../../src/render/text.ts'

const SMALLEST = 22
/** What a small card is may be a hair smaller: its frame says it too. */
const SMALLEST_SORT = 21

export function linesIn(value: unknown): readonly TextLine[] {
  if (typeof value !== 'object' || value === null) return []
  if ('line' in value && typeof value.line === 'object' && value.line && 'text' in value.line)
    return [value.line as TextLine]
  return Object.entries(value).flatMap(([key, each]) => (key === 'face' ? [] : linesIn(each)))
}

export const textsIn = (layout: unknown): readonly string[] => linesIn(layout).map(({ text }) => text)

export const tooSmall = (layout: unknown): readonly string[] =>
  linesIn(layout)
    .filter(({ text, size }) => text !== '' && size < (/^Stage [12]$/.test(text) ? SMALLEST_SORT : SMALLEST))
    .map(({ text, size }) => `${text} at ${size}`)

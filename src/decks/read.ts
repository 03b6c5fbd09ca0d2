/** Decklists as people have them: exports of other programs, or typed by hand. */
import type { CardId } from '../engine/ids.ts'
import { findCard, type Unfound } from './find.ts'
import type { Copies, Format } from './format.ts'
import { parseLine, tidy } from './line.ts'

type Reason =
  | Unfound
  | { readonly code: 'no-count' }
  | { readonly code: 'no-card' }
  | { readonly code: 'count'; readonly count: number; readonly most: number }
  | { readonly code: 'long-line'; readonly most: number }
  | { readonly code: 'many-lines'; readonly most: number }

/** What is wrong with a line, counted from 1. */
export type ReadProblem = Reason & { readonly line: number; readonly text: string }

interface Reading {
  /** Each card once, in the order of the list. */
  readonly cards: readonly Copies[]
  readonly problems: readonly ReadProblem[]
}

const LONGEST_LINE = 200
const MOST_LINES = 500
const LINE_END = /\r\n|[\n\r\u2028\u2029]/

export function readDeck(format: Format, text: string): Reading {
  const lines = text.split(LINE_END)
  const counts = new Map<CardId, number>()
  const problems: ReadProblem[] = []
  for (const [index, raw] of lines.slice(0, MOST_LINES).entries()) {
    const line = tidy(raw)
    const { card, reasons } = readLine(format, line)
    if (card) counts.set(card.id, (counts.get(card.id) ?? 0) + card.count)
    problems.push(...reasons.map(reason => ({ ...reason, line: index + 1, text: line.slice(0, LONGEST_LINE) })))
  }
  if (lines.slice(MOST_LINES).some(line => tidy(line) !== ''))
    problems.push({ code: 'many-lines', most: MOST_LINES, line: MOST_LINES + 1, text: '' })
  return { cards: [...counts].map(([id, count]) => ({ id, count })), problems }
}

interface LineReading {
  readonly card?: Copies
  readonly reasons: readonly Reason[]
}

function readLine(format: Format, text: string): LineReading {
  if (text.length > LONGEST_LINE) return { reasons: [{ code: 'long-line', most: LONGEST_LINE }] }
  const line = parseLine(text)
  if (line.kind === 'nothing') return { reasons: [] }
  if (line.kind === 'no-count') return { reasons: [{ code: 'no-count' }] }
  const { count } = line
  const most = format.ruleset.deck.size
  const miscounted: readonly Reason[] = count >= 1 && count <= most ? [] : [{ code: 'count', count, most }]
  if (line.card === '') return { reasons: [...miscounted, { code: 'no-card' }] }
  const found = findCard(format, line.card)
  if (!found.ok) return { reasons: [...miscounted, ...found.error] }
  return miscounted.length > 0 ? { reasons: miscounted } : { card: { id: found.value, count }, reasons: [] }
}

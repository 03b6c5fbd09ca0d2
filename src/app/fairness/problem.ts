/** What is wrong with an export, and where. */
export interface Discrepancy {
  /** One sentence. */
  readonly what: string
  /** The version of the entry; null if it is about the export as a whole. */
  readonly entry: number | null
  /** Which of the game's events in this entry, counted from 1. */
  readonly event: number | null
  readonly expected: string | null
  readonly found: string | null
}

export const problem = (what: string): Discrepancy => ({ what, entry: null, event: null, expected: null, found: null })

export const difference = (what: string, expected: unknown, found: unknown): Discrepancy => ({
  ...problem(what),
  expected: shown(expected),
  found: shown(found),
})

const LONGEST = 100

/** Values from outside, short and harmless enough for one line. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = typeof value === 'string' ? value : written(value)
  return text.length > LONGEST ? `${printable(text.slice(0, LONGEST))}…` : printable(text)
}

/** What could move a cursor, turn the direction of writing or begin a line is replaced. */
export const printable = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '\ufffd')

function written(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    return 'something that cannot be written'
  }
}

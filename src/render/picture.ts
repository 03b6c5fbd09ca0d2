/** What every picture is when it is done. `encode` makes bytes of it. */
import { document, rectangle, type Svg } from './svg.ts'
import type { Theme } from './theme.ts'

export interface Drawing {
  readonly svg: string
  readonly width: number
  readonly height: number
  /** What a blind player needs to know, the most important first; at most 1024 characters. */
  readonly alt: string
}

export const LONGEST_ALT = 1024
/** Controls, halves of characters, private ones, marks of direction: names of people may bring them in. */
const UNSAYABLE = /[\p{Cc}\p{Cs}\p{Co}\u202a-\u202e\u2066-\u2069]+/gu

export function picture(width: number, height: number, theme: Theme, alt: string, content: Svg): Drawing {
  const ground = rectangle({ x: 0, y: 0, width, height }, { fill: theme.canvas.fill })
  return { svg: document(width, height, ground, content), width, height, alt: shortenAlt(alt) }
}

/** Ends between two words where it is too long. */
export function shortenAlt(alt: string): string {
  const text = alt.replace(UNSAYABLE, ' ').replace(/\s+/g, ' ').trim()
  if (text.length <= LONGEST_ALT) return text
  const kept = text.slice(0, LONGEST_ALT - 1)
  return `${kept.slice(0, kept.lastIndexOf(' '))}…`
}

/** The few words of a table. */

import type { GameResult } from '../../engine/view.ts'
import type { Duration } from '../../shared/time.ts'

/** Of a prompt or a lasting effect: `cannot-retreat`. */
export const spoken = (key: string): string => key.replaceAll('-', ' ')

export const capital = (text: string): string => text.replace(/^./, first => first.toUpperCase())

export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/** Each once, with its number where there are several. */
export function tally(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => (count > 1 ? `${count} ${name}` : name))
}

const UNITS = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1000],
] as const

/** The two largest units: `2 d 4 h`, `35 min`. Seconds only below five minutes. */
export function duration(time: Duration): string {
  const fine = time < 300_000 ? 4 : 3
  const parts: string[] = []
  let rest = Math.max(0, time)
  for (const [unit, size] of UNITS.slice(0, fine)) {
    const count = Math.floor(rest / size)
    rest -= count * size
    if (count > 0 && parts.length < 2) parts.push(`${count} ${unit}`)
    else if (parts.length > 0) break
  }
  return parts.join(' ') || '0 s'
}

const WAYS: Readonly<Record<GameResult['ways'][number], string>> = {
  prizes: 'the last Prize is taken',
  'no-pokemon': 'no Pokémon left',
  'deck-out': 'no card left to draw',
  concession: 'the other player gave up',
}

const OTHER_WAYS: Readonly<Record<string, string>> = { ...WAYS, time: 'on time', agreement: 'by agreement' }

export const endingWords = (ways: readonly string[]): string => listed(ways.map(way => OTHER_WAYS[way] ?? spoken(way)))

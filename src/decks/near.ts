/** Names that somebody may have meant. */
import type { Format } from './format.ts'
import { nameKey, wordsOf } from './names.ts'

const LONGEST = 60
const MOST = 3

/** At most three names, the likeliest first. Names of the format come before names of other eras. */
export function namesNear(format: Format, name: string): readonly string[] {
  const key = nameKey(name)
  if (key === '' || key.length > LONGEST) return []
  const reach = key.length <= 4 ? 1 : key.length <= 8 ? 2 : 3
  const typed = wordsOf(name)
  const ranked = format.names.flatMap(each => {
    const rank = distanceWithin(key, each.key, reach) ?? (holds(each.words, typed) ? reach + 1 : null)
    return rank === null ? [] : [{ name: each.name, rank: each.inPool ? rank : rank + LONGEST }]
  })
  const likeliest = ranked.toSorted((a, b) => a.rank - b.rank).map(({ name }) => name)
  return likeliest.slice(0, MOST)
}

/** Every typed word begins one of these. */
const holds = (words: readonly string[], typed: readonly string[]): boolean =>
  typed.every(start => start.length >= 3 && words.some(word => word.startsWith(start)))

/** How many letters must be put in, left out, replaced or swapped with their neighbour; `null` if more than `most`. */
export function distanceWithin(a: string, b: string, most: number): number | null {
  if (Math.abs(a.length - b.length) > most) return null
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        at(row, j - 1) + 1,
        at(last, j) + 1,
        at(last, j - 1) + (same ? 0 : 1),
        swapped ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    ;[before, last] = [last, row]
  }
  const distance = at(last, b.length)
  return distance <= most ? distance : null
}

const at = (row: readonly number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY

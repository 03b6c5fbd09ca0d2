/** Small parts of sentences and labels. */
import { cut } from '../../written.ts'

export const capital = (words: string): string => words.replace(/^./u, first => first.toUpperCase())

/** `'a, b and c'` */
export const listed = (items: readonly string[], last = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`

/** Types, in the order of the alphabet. */
export const typesListed = (types: readonly string[], last = 'and'): string =>
  listed(types.map(capital).toSorted(), last)

/** `'1 card'`, `'2 cards'`; `'1 Pokémon'`, `'2 Pokémon'`. */
export const counted = (count: number, thing: string, many = `${thing}s`): string =>
  `${count} ${count === 1 ? thing : many}`

/** Equal names once, with how many there are: `['2 Fire', 'Water']`. */
export function tallied(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} ${name}`))
}

/** As many of the items as there is room for, the others counted. */
export function enumerated(items: readonly string[], room: number, separator = ', '): string {
  for (let kept = items.length; kept > 0; kept--) {
    const rest = items.length - kept
    const words = `${items.slice(0, kept).join(separator)}${rest > 0 ? ` and ${rest} more` : ''}`
    if (words.length <= room) return words
  }
  const total = `${items.length} in all`
  if (items.length > 1 && total.length <= room) return total
  return cut(items.join(separator), room)
}

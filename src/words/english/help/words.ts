/** Numbers and lists in running text. */
export const counted = (count: number, thing: string, plural = `${thing}s`): string =>
  `${count} ${count === 1 ? thing : plural}`

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

export const spelled = (count: number): string => SMALL[count] ?? String(count)

/** `once`, `twice`, `as often as you like`. */
export const often = (times: number): string =>
  times === Infinity ? 'as often as you like' : times === 1 ? 'once' : times === 2 ? 'twice' : `${spelled(times)} times`

export const listed = (items: readonly string[], last = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`

/** Types, in the order of the alphabet. */
export const typesListed = (types: readonly string[], last = 'and'): string =>
  listed(types.map(capital).toSorted(), last)

export const capital = (text: string): string => text.replace(/^./u, first => first.toUpperCase())

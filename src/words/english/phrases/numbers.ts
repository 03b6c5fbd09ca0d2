/** Numbers in running text. */
const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

export const spelled = (count: number): string => SMALL[count] ?? String(count)

/** `once`, `twice`, `as often as you like`. */
export const often = (times: number): string =>
  times === Infinity ? 'as often as you like' : times === 1 ? 'once' : times === 2 ? 'twice' : `${spelled(times)} times`

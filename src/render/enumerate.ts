/** Lists in words that have to end somewhere. */
const SEPARATOR = ', '

/** As many of the items as there is room for, the others counted: `a, b and 3 more`. */
export function enumerate(items: readonly string[], room: number, separator = SEPARATOR): string {
  const whole = items.join(separator)
  if (whole.length <= room) return whole
  let kept = items.length
  const shortened = () => {
    const rest = items.length - kept
    return kept === 0 ? `${rest} in all` : `${items.slice(0, kept).join(separator)} and ${rest} more`
  }
  while (kept > 0 && shortened().length > room) kept -= 1
  return shortened()
}

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

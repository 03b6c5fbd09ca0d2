/** Luck that anybody can repeat who knows the seed: the same seed and the same words always give the same number. */

const PRIME = 0x01000193
const BASIS = 0x811c9dc5

/** A number from 0 to 2³² − 1. Words that differ by one letter give numbers that have nothing to do with each other. */
export function lot(seed: string, ...words: readonly (string | number)[]): number {
  let hash = BASIS
  for (const letter of [seed, ...words].join('\n')) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), PRIME)
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d)
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** The names in an order that depends on the seed and the occasion, but not on the order they come in. */
export function drawLots<Name extends string>(seed: string, occasion: string, names: readonly Name[]): readonly Name[] {
  return names
    .map(name => ({ name, lot: lot(seed, occasion, name) }))
    .sort((a, b) => a.lot - b.lot || (a.name < b.name ? -1 : 1))
    .map(({ name }) => name)
}

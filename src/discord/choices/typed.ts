/** What people type, compared with what there is. */

/** Case and accents do not matter: "pokemon" is "Pokémon". */
const simple = (words: string): string =>
  words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/** The one that is called exactly so, otherwise all that contain every word of it; those that begin with it first. */
export function matching<T extends { readonly label: string }>(all: readonly T[], typed: string): readonly T[] {
  const wanted = simple(typed)
  const exact = all.filter(({ label }) => simple(label) === wanted)
  if (exact.length > 0) return exact
  const words = wanted.split(' ')
  const found = all.filter(({ label }) => words.every(word => simple(label).includes(word)))
  const begins = ({ label }: T): boolean => simple(label).startsWith(wanted)
  return [...found.filter(begins), ...found.filter(each => !begins(each))]
}

/** What does not fit into one picture comes in several. */
export interface Page<T> {
  readonly items: readonly T[]
  /** From 1. */
  readonly number: number
  readonly pages: number
  /** The place of the first item among all, from 0. */
  readonly first: number
}

/** The page with this number, or the nearest there is; pages are as equal as can be. */
export function pageOf<T>(all: readonly T[], most: number, wanted = 1): Page<T> {
  const pages = Math.max(1, Math.ceil(all.length / most))
  const number = Math.min(pages, Math.max(1, Math.trunc(wanted) || 1))
  const size = Math.ceil(all.length / pages)
  const first = (number - 1) * size
  return { items: all.slice(first, first + size), number, pages, first }
}

/** Nothing where there is only one. */
export const pageWords = ({ number, pages }: Page<unknown>): string => (pages > 1 ? `page ${number} of ${pages}` : '')

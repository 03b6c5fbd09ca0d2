/** Who goes with whom so that everybody is in a pair and it costs least. */
import blossom from 'edmonds-blossom-fixed'
import type { Pair } from '../../shared/ids.ts'

export interface Edge {
  readonly between: Pair<number>
  /** A whole number. */
  readonly cost: number
}

/** Null if these edges leave somebody without a partner. */
export function cheapestPairs(count: number, edges: readonly Edge[]): readonly Pair<number>[] | null {
  if (count === 0) return []
  const dearest = edges.reduce((most, { cost }) => Math.max(most, cost), 0)
  // Even weights, because the algorithm halves them.
  const weighed = edges.map(({ between: [one, other], cost }) => [one, other, 2 * (dearest - cost)] as const)
  const partners = blossom(weighed, true)
  const pairs = partners.flatMap((other, one): readonly Pair<number>[] => (one < other ? [[one, other]] : []))
  return pairs.length * 2 === count ? pairs : null
}

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cheapestPairs, type Edge } from '../../../src/league/pairing/matching.ts'
import type { Pair } from '../../../src/shared/ids.ts'

/** What the cheapest way costs, found by trying all; null if there is none. */
function cheapest(count: number, edges: readonly Edge[], taken: ReadonlySet<number> = new Set()): number | null {
  const first = Array.from({ length: count }, (_, vertex) => vertex).find(vertex => !taken.has(vertex))
  if (first === undefined) return 0
  const costs = edges.flatMap(({ between: [one, other], cost }) => {
    if (taken.has(one) || taken.has(other) || (one !== first && other !== first)) return []
    const rest = cheapest(count, edges, new Set([...taken, one, other]))
    return rest === null ? [] : [cost + rest]
  })
  return costs.length === 0 ? null : Math.min(...costs)
}

const costOf = (edges: readonly Edge[], pairs: readonly Pair<number>[]): number =>
  pairs.reduce((sum, [one, other]) => {
    const edge = edges.find(({ between }) => between.includes(one) && between.includes(other))
    return sum + (edge?.cost ?? Number.NaN)
  }, 0)

const graph = fc.integer({ min: 1, max: 4 }).chain(half => {
  const count = half * 2
  const all = Array.from({ length: count }, (_, one) =>
    Array.from({ length: count - one - 1 }, (_, more) => [one, one + more + 1] as const),
  ).flat()
  const cost = fc.oneof(fc.nat(3), fc.nat(2 ** 40))
  return fc.tuple(...all.map(between => fc.option(cost, { freq: 4 }).map(each => ({ between, each })))).map(list => ({
    count,
    edges: list.flatMap(({ between, each }) => (each === null ? [] : [{ between, cost: each }])),
  }))
})

test('nobody finds cheaper pairs by trying them all', () => {
  fc.assert(
    fc.property(graph, ({ count, edges }) => {
      const pairs = cheapestPairs(count, edges)
      const best = cheapest(count, edges)
      if (best === null) {
        expect(pairs).toBe(null)
        return
      }
      expect(pairs?.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i))
      expect(costOf(edges, pairs ?? [])).toBe(best)
    }),
    { numRuns: 400 },
  )
})

test('nobody is in no pair', () => expect(cheapestPairs(0, [])).toEqual([]))

test('who has nobody to go with', () => expect(cheapestPairs(4, [{ between: [0, 1], cost: 1 }])).toBe(null))

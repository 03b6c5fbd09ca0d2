import fc from 'fast-check'
import { expect, test } from 'vitest'
import { robinRound, roundRobinRounds } from '../../../src/league/pairing/round-robin.ts'
import { names } from '../names.ts'

test('four players', () => {
  const rounds = [1, 2, 3].map(round => robinRound(['a', 'b', 'c', 'd'], round).pairs)
  expect(rounds).toEqual([
    [
      ['d', 'a'],
      ['b', 'c'],
    ],
    [
      ['b', 'd'],
      ['c', 'a'],
    ],
    [
      ['d', 'c'],
      ['a', 'b'],
    ],
  ])
})

test('three players: each is free once', () => {
  expect([1, 2, 3].map(round => robinRound(['a', 'b', 'c'], round))).toEqual([
    { pairs: [['b', 'c']], free: 'a' },
    { pairs: [['c', 'a']], free: 'b' },
    { pairs: [['a', 'b']], free: 'c' },
  ])
})

test('everybody meets everybody as often as they should, once in a round, and the seats are fair', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 24 }), fc.constantFrom(1 as const, 2 as const), (count, times) => {
      const order = names(count)
      const [met, firsts] = [new Map<string, number>(), new Map<string, number>()]
      for (let round = 1; round <= roundRobinRounds(count, times); round++) {
        const { pairs, free } = robinRound(order, round)
        expect([...pairs.flat(), ...(free === null ? [] : [free])].toSorted()).toEqual(order.toSorted())
        for (const pair of pairs) {
          const key = pair.toSorted().join()
          met.set(key, (met.get(key) ?? 0) + 1)
          firsts.set(pair[0], (firsts.get(pair[0]) ?? 0) + 1)
        }
      }
      expect(met.size).toBe((count * (count - 1)) / 2)
      expect(new Set(met.values())).toEqual(new Set([times]))
      const games = (count - 1) * times
      for (const player of order) {
        const often = firsts.get(player) ?? 0
        expect(Math.abs(2 * often - games)).toBeLessThanOrEqual(times === 2 ? 0 : 1)
      }
    }),
    { numRuns: 60 },
  )
})

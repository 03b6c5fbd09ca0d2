/** No outcome is likelier than another: counted, not sampled. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chanceFrom } from '../../../src/app/chance-from.ts'
import { fairChance, integerBelow, WORDS } from '../../../src/app/fairness/fair-chance.ts'
import { seededChance } from '../../../src/app/self-play/seeded-chance.ts'

const scripted = (values: readonly number[]) => {
  const left = [...values]
  return { next: () => left.shift() ?? expect.fail('nothing left'), left }
}

const upTo = (n: number) => Array.from({ length: n }, (_, index) => index)

function tally(outcomes: Iterable<unknown>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const outcome of outcomes) counts.set(String(outcome), (counts.get(String(outcome)) ?? 0) + 1)
  return counts
}

describe('an integer below n', () => {
  /** What a word becomes; null if it is passed over. */
  function outcome(n: number, word: number): number | null {
    const words = scripted([word, 0])
    const result = integerBelow(n, words.next)
    return words.left.length === 1 ? result : null
  }

  // Words 0 … limit − 1 are whole rounds of n outcomes; what is above begins a round that is never finished.
  const limitOf = (n: number) => Math.floor(WORDS / n) * n
  const round = (n: number, first: number) => upTo(n).map(index => outcome(n, first + index))

  test('the first and the last round of words have each outcome once, and the rest is passed over', () => {
    for (let n = 1; n <= 130; n++) {
      const limit = limitOf(n)
      expect(round(n, 0)).toEqual(upTo(n))
      expect(round(n, limit - n)).toEqual(upTo(n))
      expect(upTo(WORDS - limit).map(index => outcome(n, limit + index))).toEqual(upTo(WORDS - limit).map(() => null))
    }
  })

  test('a word counts by its remainder if it is in a whole round, for every n and every word', () => {
    const edges = (n: number) => [0, n - 1, n, limitOf(n) - 1, limitOf(n), WORDS - 1].filter(word => word < WORDS)
    const size = fc.integer({ min: 1, max: WORDS })
    fc.assert(
      fc.property(size, fc.integer({ min: 0, max: WORDS - 1 }), (n, any) => {
        for (const word of [any, ...edges(n)]) expect(outcome(n, word)).toBe(word < limitOf(n) ? word % n : null)
      }),
      { numRuns: 300, examples: [1, 2, 3, 60, WORDS / 2, WORDS / 2 + 1, WORDS - 1, WORDS].map(n => [n, 0]) },
    )
  })

  test('passes over as many words as come', () => {
    const words = scripted([WORDS - 1, 3_000_000_000, 2_999_999_999, 5])
    expect(integerBelow(3_000_000_000, words.next)).toBe(2_999_999_999)
    expect(words.left).toEqual([5])
  })

  test.each([0, -1, 1.5, WORDS + 1, Number.NaN])('below %d there is none: a bug', n => {
    expect(() => integerBelow(n, scripted([0]).next)).toThrow('one of 1 to 2³² things is picked')
  })
})

describe('chance from picks', () => {
  /** Every way in which picks below these numbers can fall. */
  const allPicks = (sizes: readonly number[]): readonly (readonly number[])[] =>
    sizes.reduce<readonly (readonly number[])[]>(
      (picked, n) => picked.flatMap(picks => upTo(n).map(next => [...picks, next])),
      [[]],
    )

  test.each([0, 1, 2, 3, 4, 5, 6])('a shuffle of %d gives every order once', n => {
    const sizes = upTo(n)
      .slice(1)
      .map(index => n + 1 - index)
    const orders = allPicks(sizes).map(picks => {
      const [asked, { next, left }]: [number[], ReturnType<typeof scripted>] = [[], scripted(picks)]
      const pick = (below: number) => {
        asked.push(below)
        return next()
      }
      const order = chanceFrom(pick).shuffle(n)
      expect({ asked, left }).toEqual({ asked: sizes, left: [] })
      expect(order.toSorted()).toEqual(upTo(n))
      return order
    })
    expect(new Set(orders.map(String)).size).toBe(orders.length)
    expect(orders).toHaveLength(upTo(n).reduce((product, index) => product * (index + 1), 1))
  })

  test('a coin has two sides: 0 is heads', () => {
    const chance = chanceFrom(scripted([0, 1]).next)
    expect([chance.flip(), chance.flip()]).toEqual(['heads', 'tails'])
  })
})

test('one fixed seed: picks, coins and orders are spread as luck spreads them', () => {
  const chance = fairChance({ seed: '5eed'.repeat(16), salts: ['one', 'other'], match: 'M1' }, 0)
  for (const [outcomes, times, draw] of [
    [6, 6000, () => chance.pick(6)],
    [2, 2000, () => chance.flip()],
    [6, 3000, () => chance.shuffle(3)],
  ] as const) {
    const counts = tally(upTo(times).map<unknown>(draw))
    const mean = times / outcomes
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)
    expect(counts.size).toBe(outcomes)
    expect(chiSquare).toBeLessThan(20) // one seed in 800 is worse; this one never changes
  }
})

test('the luck of simulations has not changed', () => {
  const chance = seededChance(42)
  expect(chance.shuffle(12)).toEqual([0, 8, 9, 3, 7, 6, 4, 2, 11, 10, 5, 1])
  expect(Array.from({ length: 8 }, () => chance.flip()[0]).join('')).toBe('ttthhhhh')
  expect([1, 2, 60, 1000].map(chance.pick)).toEqual([0, 1, 55, 725])
  expect(chance.shuffle(12)).toEqual([11, 6, 4, 2, 1, 7, 8, 5, 0, 10, 9, 3])
})

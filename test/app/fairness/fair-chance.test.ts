import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type FairChance,
  type FairSource,
  fairChance,
  newSeed,
  saltHashOf,
} from '../../../src/app/fairness/fair-chance.ts'

const source: FairSource = { seed: '5eed'.repeat(16), salts: ['one', 'other'], match: 'M1' }

type Draw = readonly ['flip'] | readonly ['pick' | 'shuffle', number]
const draw = (chance: FairChance, [what, n]: Draw): unknown => (what === 'flip' ? chance.flip() : chance[what](n))

const draws: fc.Arbitrary<readonly Draw[]> = fc.array(
  fc.oneof(
    fc.constant<Draw>(['flip']),
    fc.integer({ min: 1, max: 2 ** 32 }).map((n): Draw => ['pick', n]),
    fc.nat(60).map((n): Draw => ['shuffle', n]),
  ),
  { maxLength: 12 },
)

test('goes on where it stopped, wherever and however often it stops', () => {
  fc.assert(
    fc.property(draws, fc.nat(10_000), fc.infiniteStream(fc.boolean()), (all, from, stops) => {
      const whole = fairChance(source, from)
      let part = fairChance(source, from)
      for (const each of all) {
        if (stops.next().value) part = fairChance(source, part.drawn)
        expect(draw(part, each)).toEqual(draw(whole, each))
        expect(part.drawn).toBe(whole.drawn)
      }
    }),
  )
})

test('a shuffle is a permutation, and takes a block for each card but the last', () => {
  fc.assert(
    fc.property(fc.nat(120), fc.nat(10_000), (n, from) => {
      const chance = fairChance(source, from)
      const order = chance.shuffle(n)
      expect(order.toSorted((one, other) => one - other)).toEqual(Array.from({ length: n }, (_, index) => index))
      expect(chance.drawn - from).toBeGreaterThanOrEqual(Math.max(0, n - 1))
    }),
  )
})

test('counts every block, also where there is nothing to choose', () => {
  const chance = fairChance(source, 7)
  const counts = ([['flip'], ['pick', 1], ['shuffle', 60], ['shuffle', 1], ['shuffle', 0]] as const).map(each => {
    draw(chance, each)
    return chance.drawn
  })
  expect(counts).toEqual([8, 9, 68, 68, 68])
})

test.each<[string, FairSource]>([
  ['seed', { ...source, seed: '5eee'.repeat(16) }],
  ['salt of seat 0', { ...source, salts: ['One', 'other'] }],
  ['salt of seat 1', { ...source, salts: ['one', 'other '] }],
  ['order of the salts', { ...source, salts: ['other', 'one'] }],
  ['match', { ...source, match: 'M2' }],
])('another %s is other luck', (_, other) => {
  const order = (from: FairSource) => fairChance(from, 0).shuffle(60)
  expect(order({ ...source })).toEqual(order(source))
  expect(order(other)).not.toEqual(order(source))
})

test.each([
  ['a short seed', { ...source, seed: '5eed' }, 'a seed has 64 lower-case hex digits'],
  ['a seed in capitals', { ...source, seed: '5EED'.repeat(16) }, 'a seed has 64 lower-case hex digits'],
  ['a match id with a space', { ...source, match: 'M 1' }, 'printable ASCII without spaces'],
  ['a match id with a line end', { ...source, match: 'M1\n' }, 'printable ASCII without spaces'],
  ['no match id', { ...source, match: '' }, 'printable ASCII without spaces'],
  ['a match id beyond ASCII', { ...source, match: 'Mé' }, 'printable ASCII without spaces'],
])('%s is a bug', (_, wrong, why) => {
  expect(() => fairChance(wrong, 0)).toThrow(why)
})

test.each([-1, 0.5, Number.NaN, 2 ** 53])('a counter of %d is a bug', drawn => {
  expect(() => fairChance(source, drawn)).toThrow('blocks are counted from 0')
})

test('seeds are new, and in the form that is asked for', () => {
  const seeds = new Set(Array.from({ length: 100 }, newSeed))
  expect(seeds.size).toBe(100)
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/)
})

test('half a surrogate pair counts as U+FFFD', () => {
  expect(saltHashOf('a\ud800b')).toBe(saltHashOf('a\ufffdb'))
})

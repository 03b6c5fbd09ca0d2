import fc from 'fast-check'
import { expect, test } from 'vitest'
import { specialEnergy } from '../../src/cards/kit/facts.ts'
import type { CardId } from '../../src/engine/ids.ts'
import { payments } from '../../src/engine/retreat.ts'
import { findPokemon } from '../../src/engine/state.ts'
import { given } from '../scenario/index.ts'

/** Energy cards by how much they provide. Equal amounts are not always equal cards. */
const SIZES: Readonly<Record<CardId, number>> = {
  'nil-a': 0,
  'one-a': 1,
  'one-b': 1,
  'two-a': 2,
  'two-b': 2,
  'three-a': 3,
  'four-a': 4,
}
const cards = Object.entries(SIZES).map(([id, size]) =>
  specialEnergy(id, { name: id, provides: Array.from({ length: size }, () => ['colorless'] as const) }),
)
const sizeOf = (card: CardId): number => SIZES[card] ?? 0

function waysOf(energy: readonly CardId[], cost: number): readonly (readonly CardId[])[] {
  const game = given({ rules: 'ecard-2002', cards, you: { active: { card: 'wall', energy } } })
  const active = findPokemon(game.state, game.you.active.id)
  return payments(game, active!, cost)
}

const asMultiset = (way: readonly CardId[]): string => [...way].sort().join(' ')
const asMultisets = (ways: readonly (readonly CardId[])[]): readonly string[] => ways.map(asMultiset).sort()

/** Every order of discarding one card after the other, until the cost is met. A card without Energy pays nothing. */
function everyWay(energy: readonly CardId[], cost: number): ReadonlySet<string> {
  const found = new Set<string>()
  const seen = new Set<string>()
  const discard = (left: readonly CardId[], gone: readonly CardId[], paid: number): void => {
    const key = gone.join(' ')
    if (seen.has(key)) return
    seen.add(key)
    if (paid >= cost) {
      found.add(asMultiset(gone))
      return
    }
    for (const [index, card] of left.entries())
      if (sizeOf(card) > 0) discard(left.toSpliced(index, 1), [...gone, card], paid + sizeOf(card))
  }
  discard(energy, [], 0)
  return found
}

const energies = fc.array(fc.constantFrom(...Object.keys(SIZES)), { maxLength: 6 })
const costs = fc.integer({ min: 0, max: 6 })

test('[RET-08] the ways to pay are those of discarding one card at a time and stopping when the cost is met, each once', () => {
  fc.assert(
    fc.property(energies, costs, (energy, cost) => {
      expect(asMultisets(waysOf(energy, cost))).toEqual([...everyWay(energy, cost)].sort())
    }),
    { numRuns: 500 },
  )
})

test('[RET-08] each way lists the smaller cards first, so that its last card was still needed', () => {
  fc.assert(
    fc.property(energies, costs, (energy, cost) => {
      for (const way of waysOf(energy, cost)) {
        const sizes = way.map(sizeOf)
        expect(sizes).toEqual([...sizes].sort((a, b) => a - b))
        const before = sizes.slice(0, -1).reduce((sum, size) => sum + size, 0)
        expect(before + (sizes.at(-1) ?? 0)).toBeGreaterThanOrEqual(cost)
        if (cost > 0) expect(before).toBeLessThan(cost)
      }
    }),
    { numRuns: 200 },
  )
})

test('[RET-08] the order in which Energy was attached makes no difference', () => {
  const shuffled = energies.chain(energy =>
    fc.tuple(fc.constant(energy), fc.shuffledSubarray(energy, { minLength: energy.length, maxLength: energy.length })),
  )
  fc.assert(
    fc.property(shuffled, costs, ([energy, other], cost) => {
      expect(waysOf(other, cost)).toEqual(waysOf(energy, cost))
    }),
    { numRuns: 200 },
  )
})

test.each([
  { cost: 0, energy: ['one-a', 'two-a'], ways: [[]] },
  { cost: 1, energy: [], ways: [] },
  { cost: 1, energy: ['nil-a'], ways: [] },
  { cost: 1, energy: ['one-a', 'one-a', 'two-a'], ways: [['one-a'], ['two-a']] },
  {
    cost: 2,
    energy: ['one-a', 'one-b', 'two-a'],
    ways: [['one-a', 'one-b'], ['one-a', 'two-a'], ['one-b', 'two-a'], ['two-a']],
  },
  {
    cost: 3,
    energy: ['one-a', 'two-a', 'two-a'],
    ways: [
      ['one-a', 'two-a'],
      ['two-a', 'two-a'],
    ],
  },
  { cost: 4, energy: ['one-a', 'two-a'], ways: [] },
])('[RET-08] cost $cost with $energy: $ways', ({ cost, energy, ways }) => {
  expect(asMultisets(waysOf(energy, cost))).toEqual(asMultisets(ways))
})

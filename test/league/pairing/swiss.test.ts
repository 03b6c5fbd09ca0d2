import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Candidate, swissPairs } from '../../../src/league/pairing/swiss.ts'
import type { Pair, PlayerId } from '../../../src/shared/ids.ts'

const candidate = (player: PlayerId, how: Partial<Candidate> = {}): Candidate => ({
  player,
  points: 0,
  byes: 0,
  met: new Map(),
  floated: null,
  firsts: 0,
  ...how,
})

const metOnce = (...players: readonly PlayerId[]) => new Map(players.map(player => [player, 1]))
const pairsOf = (candidates: readonly Candidate[]) =>
  swissPairs(candidates, 'seed', 'round')
    .pairs.map(pair => pair.toSorted())
    .toSorted()

describe('who meets whom', () => {
  test('those with as many points', () => {
    const people = [
      ['ann', 6],
      ['bob', 3],
      ['cleo', 3],
      ['dan', 6],
    ] as const
    expect(pairsOf(people.map(([player, points]) => candidate(player, { points })))).toEqual([
      ['ann', 'dan'],
      ['bob', 'cleo'],
    ])
  })

  test('not those who have met, even if they have as many points', () => {
    const people = [
      candidate('ann', { points: 6, met: metOnce('dan') }),
      candidate('dan', { points: 6, met: metOnce('ann') }),
      candidate('bob', { points: 3 }),
      candidate('cleo', { points: 3 }),
    ]
    expect(pairsOf(people)).not.toContainEqual(['ann', 'dan'])
  })

  test('two who have met meet again if there is nobody else', () => {
    const people = [candidate('ann', { met: metOnce('bob') }), candidate('bob', { met: metOnce('ann') })]
    expect(pairsOf(people)).toEqual([['ann', 'bob']])
  })

  test('who floated down floats again only if nobody else can', () => {
    const people = [
      candidate('ann', { points: 3, floated: 'down' }),
      candidate('bob', { points: 3 }),
      candidate('cleo', { points: 3, floated: 'down' }),
      candidate('dan', { points: 0 }),
    ]
    expect(pairsOf(people)).toEqual([
      ['ann', 'cleo'],
      ['bob', 'dan'],
    ])
  })

  test('who floated up floats again only if nobody else can', () => {
    const people = [
      candidate('ann', { points: 3 }),
      candidate('bob', { points: 0, floated: 'up' }),
      candidate('cleo', { points: 0, floated: 'up' }),
      candidate('dan', { points: 0 }),
    ]
    expect(pairsOf(people)).toEqual([
      ['ann', 'dan'],
      ['bob', 'cleo'],
    ])
  })

  test('who sat on the first seat less often sits there', () => {
    const people = [candidate('ann', { firsts: 2 }), candidate('bob', { firsts: 1 })]
    expect(swissPairs(people, 'seed', 'round').pairs).toEqual([['bob', 'ann']])
  })
})

describe('who has a bye', () => {
  const byeOf = (...people: readonly Candidate[]) => swissPairs(people, 'seed', 'round').bye

  test('nobody, if they are even', () => expect(byeOf(candidate('ann'), candidate('bob'))).toBe(null))

  test('who is alone', () => expect(byeOf(candidate('ann'))).toBe('ann'))

  test('who has fewest points', () => {
    expect(byeOf(candidate('ann', { points: 1 }), candidate('bob'), candidate('cleo', { points: 3 }))).toBe('bob')
  })

  test('not somebody who has had one', () => {
    const people = [candidate('ann', { points: 3 }), candidate('bob', { byes: 1 }), candidate('cleo', { points: 1 })]
    expect(byeOf(...people)).toBe('cleo')
  })

  test('somebody who has had one, if all have', () => {
    const people = [candidate('ann', { byes: 2 }), candidate('bob', { byes: 1 }), candidate('cleo', { byes: 2 })]
    expect(byeOf(...people)).toBe('bob')
  })

  test('a second bye is better than a rematch', () => {
    const people = [
      candidate('ann', { met: metOnce('bob') }),
      candidate('bob', { met: metOnce('ann') }),
      candidate('cleo', { byes: 0 }),
    ]
    const spared = people.map(each => (each.player === 'cleo' ? each : { ...each, byes: 1 }))
    expect(['ann', 'bob']).toContain(byeOf(...spared))
  })
})

/** Every way to pair everybody, with at most one bye. */
function* allWays(people: readonly Candidate[]): Generator<readonly Pair<Candidate | null>[]> {
  const [first, ...others] = people
  if (!first) return yield []
  if (people.length % 2 === 1) for (const rest of allWays(others)) yield [[first, null], ...rest]
  for (const other of others) {
    const left = others.filter(each => each !== other)
    for (const rest of allWays(left)) yield [[first, other], ...rest]
  }
}

/** Rematches, byes had before, differences in points, floats in a row: the fewer the better, in this order. */
function worth(people: readonly Candidate[], pairs: readonly Pair<Candidate | null>[]): readonly number[] {
  const fewest = Math.min(...people.map(({ points }) => points))
  const sums = [0, 0, 0, 0]
  const add = (...more: readonly number[]) => {
    for (const [index, each] of more.entries()) sums[index] = (sums[index] ?? 0) + each
  }
  for (const [one, other] of pairs) {
    if (!one) continue
    if (!other) add(0, one.byes, Math.min(15, one.points - fewest) ** 2, Number(one.floated === 'down'))
    else {
      const [high, low] = one.points >= other.points ? [one, other] : [other, one]
      const floats = high.points === low.points ? 0 : Number(high.floated === 'down') + Number(low.floated === 'up')
      add(one.met.get(other.player) ?? 0, 0, Math.min(15, high.points - low.points) ** 2, floats)
    }
  }
  return sums
}

const isBetter = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((each, index) => each !== other[index])
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
}

const people = fc.integer({ min: 1, max: 8 }).chain(count => {
  const names = Array.from({ length: count }, (_, i) => `p${i}`)
  const meetings = fc.array(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), { maxLength: 3 * count })
  const each = fc.record({
    points: fc.nat(6).map(wins => wins * 3),
    byes: fc.nat(2),
    floated: fc.constantFrom('up', 'down', null),
  })
  return fc.tuple(meetings, fc.array(each, { minLength: count, maxLength: count })).map(([met, how]) =>
    names.map((name, index) => {
      const times = new Map<PlayerId, number>()
      for (const [one, other] of met) {
        if (one === other || (one !== index && other !== index)) continue
        const opponent = names[one === index ? other : one] ?? ''
        times.set(opponent, (times.get(opponent) ?? 0) + 1)
      }
      return candidate(name, { ...how[index], met: times })
    }),
  )
})

test('no way to pair them is better', () => {
  fc.assert(
    fc.property(people, fc.string(), (all, seed) => {
      const { pairs, bye } = swissPairs(all, seed, 'round')
      const find = (player: PlayerId) => all.find(each => each.player === player) ?? null
      const chosen = [
        ...pairs.map(([one, other]): Pair<Candidate | null> => [find(one), find(other)]),
        ...(bye === null ? [] : [[find(bye), null] as const]),
      ]
      expect([...pairs.flat(), ...(bye === null ? [] : [bye])].toSorted()).toEqual(
        all.map(({ player }) => player).toSorted(),
      )
      const found = worth(all, chosen)
      for (const other of allWays(all)) expect(isBetter(worth(all, other), found)).toBe(false)
    }),
    { numRuns: 120 },
  )
})

test('the order they come in does not matter, the seed does', () => {
  const all = Array.from({ length: 100 }, (_, i) => candidate(`p${i}`, { points: (i % 4) * 3 }))
  expect(swissPairs(all.toReversed(), 'seed', 'round 1')).toEqual(swissPairs(all, 'seed', 'round 1'))
  expect(swissPairs(all, 'other seed', 'round 1')).not.toEqual(swissPairs(all, 'seed', 'round 1'))
  expect(swissPairs(all, 'seed', 'round 2')).not.toEqual(swissPairs(all, 'seed', 'round 1'))
})

describe('more than can all be thought of', () => {
  const crowd = (count: number, how: (index: number) => Partial<Candidate>) =>
    Array.from({ length: count }, (_, i) => candidate(`p${i}`, how(i)))

  test('the best pairing is found among neighbours: 75 pairs of 150 without a difference', () => {
    const all = crowd(150, i => ({ points: Math.floor(i / 30) * 3 }))
    const points = new Map(all.map(each => [each.player, each.points]))
    const { pairs } = swissPairs(all, 'seed', 'round')
    expect(pairs.filter(([one, other]) => points.get(one) !== points.get(other))).toEqual([])
  })

  test('somebody who has met all their neighbours is paired further away', () => {
    const others = Array.from({ length: 69 }, (_, i) => `p${i + 1}`)
    const met = metOnce(...others.slice(0, 60))
    const all = crowd(70, i => ({
      points: i === 0 ? 3 : 0,
      ...(i === 0 && { met }),
      ...(i > 0 && i <= 60 && { met: metOnce('p0') }),
    }))
    const { pairs } = swissPairs(all, 'seed', 'round')
    const opponent = pairs.find(pair => pair.includes('p0'))?.find(each => each !== 'p0') ?? ''
    expect(met.has(opponent)).toBe(false)
    expect(pairs).toHaveLength(35)
  })

  test('if all of 65 have had a bye, one has another', () => {
    const { pairs, bye } = swissPairs(
      crowd(65, () => ({ byes: 1 })),
      'seed',
      'round',
    )
    expect(pairs).toHaveLength(32)
    expect(bye).not.toBe(null)
  })
})

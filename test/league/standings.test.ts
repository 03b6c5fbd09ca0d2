import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { standings } from '../../src/league/standings.ts'
import { played } from './played.ts'

const order = (league: ReturnType<typeof played>) => standings(league).map(({ player }) => player)
const line = (league: ReturnType<typeof played>, player: string) =>
  standings(league).find(each => each.player === player)!

describe('a worked example: five players, three rounds', () => {
  // Each has a bye once. Win rates, byes left out, and never below 1/4:
  //   ann   2 wins 1 draw        2.5 / 3 = 5/6
  //   bob   2 losses             0 / 2   → 1/4
  //   cleo  1 draw 1 loss        0.5 / 2 = 1/4
  //   dan   1 win 2 draws        2 / 3
  //   eve   1 win 1 loss         1 / 2
  const league = played([
    ['ann > bob', 'cleo = dan', 'bye eve'],
    ['ann > cleo', 'dan > eve', 'bye bob'],
    ['ann = dan', 'eve > bob', 'bye cleo'],
  ])

  test('three points for a win or a bye, one for a draw', () => {
    expect(standings(league).map(({ place, player, points }) => `${place} ${player} ${points}`)).toEqual([
      '1 ann 7', // 3 + 3 + 1
      '2 eve 6', // bye 3 + 0 + 3
      '3 dan 5', // 1 + 3 + 1
      '4 cleo 4', // 1 + 0 + bye 3
      '5 bob 3', // 0 + bye 3 + 0
    ])
    expect(line(league, 'eve')).toMatchObject({ wins: 1, draws: 0, losses: 1, byes: 1 })
  })

  test.each([
    ['ann', (1 / 4 + 1 / 4 + 2 / 3) / 3], // bob, cleo, dan
    ['bob', (5 / 6 + 1 / 2) / 2], // ann, eve
    ['cleo', (2 / 3 + 5 / 6) / 2], // dan, ann
    ['dan', (1 / 4 + 1 / 2 + 5 / 6) / 3], // cleo, eve, ann
    ['eve', (2 / 3 + 1 / 4) / 2], // dan, bob
  ])('the win rate of the opponents of %s', (player, rate) => {
    expect(line(league, player).opponents).toBeCloseTo(rate, 12)
  })

  test('and of their opponents', () => {
    // ann met bob 2/3, cleo 3/4, dan 19/36: (24/36 + 27/36 + 19/36) / 3 = 70/108
    expect(line(league, 'ann').opponentsOpponents).toBeCloseTo(70 / 108, 12)
    // bob met ann 7/18, eve 11/24: (28/72 + 33/72) / 2 = 61/144
    expect(line(league, 'bob').opponentsOpponents).toBeCloseTo(61 / 144, 12)
  })
})

describe('who is before whom with as many points', () => {
  test('whose opponents have won more', () => {
    // ann beat cleo (1 of 2), bob beat dan (0 of 2 → 1/4), cleo met ann (1 of 1) and dan: (1 + 1/4) / 2 = 5/8
    const league = played([['ann > cleo', 'bob > dan'], ['cleo > dan']])
    expect(standings(league).map(({ player, points, opponents }) => [player, points, opponents])).toEqual([
      ['cleo', 3, 5 / 8],
      ['ann', 3, 1 / 2],
      ['bob', 3, 1 / 4],
      ['dan', 0, (1 + 1 / 2) / 2],
    ])
  })

  test('then whose opponents’ opponents have', () => {
    // cleo and dan have both won 1 of 2. cleo met ann (1) and eve (1 of 2): 3/4. dan met bob (1) and fay (0 of 2 → 1/4): 5/8.
    const league = played([
      ['ann > cleo', 'bob > dan'],
      ['cleo > eve', 'dan > fay'],
      ['eve > gus', 'hal > fay'],
    ])
    expect(line(league, 'ann')).toMatchObject({ points: 3, opponents: 1 / 2, opponentsOpponents: 3 / 4 })
    expect(line(league, 'bob')).toMatchObject({ points: 3, opponents: 1 / 2, opponentsOpponents: 5 / 8 })
    expect(line(league, 'ann').place).toBeLessThan(line(league, 'bob').place)
  })

  test('then who won when they met', () => {
    const headToHead = { tieBreaks: ['head-to-head'] as const }
    expect(order(played([['ann > bob'], ['bob > cleo']], headToHead)).slice(0, 2)).toEqual(['ann', 'bob'])
    expect(order(played([['bob > ann'], ['ann > cleo']], headToHead)).slice(0, 2)).toEqual(['bob', 'ann'])
  })

  test('of three who beat each other in a circle, nobody did better: a lot decides', () => {
    const circle = played([['ann > bob'], ['bob > cleo'], ['cleo > ann']])
    const again = played([['cleo > ann'], ['ann > bob'], ['bob > cleo']])
    expect(order(circle).toSorted()).toEqual(['ann', 'bob', 'cleo'])
    expect(order(again)).toEqual(order(circle))
  })

  test('in the order that the league says', () => {
    // ann met bob (1 of 2) and cleo (2 of 3): 7/12. bob met ann (1 of 2) and dan (2 of 4): 1/2. But bob won when they met.
    const rounds = [
      ['bob > ann', 'cleo > dan'],
      ['ann > cleo', 'dan > bob'],
      ['cleo > fay', 'dan > gus'],
      ['hal > dan'],
    ]
    expect(line(played(rounds), 'ann').opponents).toBeCloseTo(7 / 12, 12)
    expect(line(played(rounds), 'bob').opponents).toBeCloseTo(1 / 2, 12)
    const [usual, other] = [order(played(rounds)), order(played(rounds, { tieBreaks: ['head-to-head', 'opponents'] }))]
    expect(usual.indexOf('ann')).toBeLessThan(usual.indexOf('bob'))
    expect(other.indexOf('bob')).toBeLessThan(other.indexOf('ann'))
  })
})

test('if both lose, nobody gets a point', () => {
  const league = played([['ann x bob']])
  expect(line(league, 'ann')).toMatchObject({ points: 0, losses: 1, opponents: 1 / 4 })
  expect(line(league, 'bob')).toMatchObject({ points: 0, losses: 1, opponents: 1 / 4 })
})

test('to sit out is worth a draw, but is no match', () => {
  expect(line(played([['rest ann', 'bob > cleo']]), 'ann')).toMatchObject({
    points: 1,
    draws: 0,
    rests: 1,
    opponents: 0,
  })
})

const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
const anyRounds = fc.array(
  fc
    .tuple(
      fc.shuffledSubarray(letters, { minLength: 10 }),
      fc.array(fc.constantFrom('>', '=', 'x'), { minLength: 5, maxLength: 5 }),
    )
    .map(([who, how]) => how.map((each, index) => `${who[2 * index]} ${each} ${who[2 * index + 1]}`)),
  { minLength: 1, maxLength: 6 },
)

test('nobody shares a place, points come from matches only, and nobody with fewer points is before anybody with more', () => {
  fc.assert(
    fc.property(anyRounds, rounds => {
      const table = standings(played(rounds))
      expect(table.map(({ place }) => place)).toEqual(letters.map((_, index) => index + 1))
      expect(table.map(({ player }) => player).toSorted()).toEqual(letters)
      const paid = rounds
        .flat()
        .reduce((sum, match) => sum + (match.includes('>') ? 3 : match.includes('=') ? 2 : 0), 0)
      expect(table.reduce((sum, { points }) => sum + points, 0)).toBe(paid)
      for (const [index, { points }] of table.entries())
        expect(points).toBeLessThanOrEqual(table[index - 1]?.points ?? points)
    }),
    { numRuns: 100 },
  )
})

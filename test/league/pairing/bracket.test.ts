import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bracketNow,
  bracketPlan,
  type Contender,
  championOf,
  type Feeder,
  type Node,
  readyNodes,
  seedPlaces,
} from '../../../src/league/pairing/bracket.ts'
import { names } from '../names.ts'

test('seeds are placed so that the better ones meet later', () => {
  expect(seedPlaces(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6])
})

const meetings = (players: number, losses: 1 | 2, played: Record<string, Contender> = {}) =>
  readyNodes(bracketNow(bracketPlan(players, losses), names(players), node => played[node])).map(
    ({ node, players: [one, other] }) => `${node}: ${one} ${other}`,
  )

describe('one loss', () => {
  test('five players: three byes go to the top', () => {
    expect(meetings(5, 1)).toEqual(['W1-2: p4 p5', 'W2-2: p2 p3'])
    expect(meetings(5, 1, { 'W1-2': 'p5', 'W2-2': 'p2' })).toEqual(['W2-1: p1 p5'])
    expect(meetings(5, 1, { 'W1-2': 'p5', 'W2-2': 'p2', 'W2-1': 'p5' })).toEqual(['W3-1: p5 p2'])
  })

  test('if both lose, the next opponent has nobody to play', () => {
    const played: Record<string, Contender> = { 'W1-1': null, 'W1-2': 'p2' }
    expect(meetings(4, 1, played)).toEqual([])
    expect(championOf(bracketNow(bracketPlan(4, 1), names(4), node => played[node]))).toBe('p2')
  })
})

describe('two losses', () => {
  const four = { 'W1-1': 'p1', 'W1-2': 'p2', 'W2-1': 'p1', 'L1-1': 'p3' }

  test('losers of the first round meet, then whoever falls', () => {
    expect(meetings(4, 2, { 'W1-1': 'p1', 'W1-2': 'p2' })).toEqual(['W2-1: p1 p2', 'L1-1: p4 p3'])
    expect(meetings(4, 2, four)).toEqual(['L2-1: p2 p3'])
    expect(meetings(4, 2, { ...four, 'L2-1': 'p3' })).toEqual(['F1: p1 p3'])
  })

  test('who comes from the winners has to lose twice', () => {
    const first = { ...four, 'L2-1': 'p3', F1: 'p3' }
    expect(meetings(4, 2, first)).toEqual(['F2: p3 p1'])
    expect(meetings(4, 2, { ...first, F2: 'p1' })).toEqual([])
  })

  test('no second final if the first is won by who has not lost', () => {
    const all: Record<string, Contender> = { ...four, 'L2-1': 'p3', F1: 'p1' }
    expect(meetings(4, 2, all)).toEqual([])
    expect(championOf(bracketNow(bracketPlan(4, 2), names(4), node => all[node]))).toBe('p1')
  })

  test('two players play at most three times', () => {
    expect(meetings(2, 2)).toEqual(['W1-1: p1 p2'])
    expect(meetings(2, 2, { 'W1-1': 'p1' })).toEqual(['F1: p1 p2'])
    expect(meetings(2, 2, { 'W1-1': 'p1', F1: 'p2' })).toEqual(['F2: p2 p1'])
  })

  test('those who fall land where they meet nobody they have met, for as long as there is such a place', () => {
    const seedsBelow = (plan: readonly Node[], source: Feeder): ReadonlySet<number> => {
      if ('seed' in source) return new Set([source.seed])
      const id = 'winnerOf' in source ? source.winnerOf : source.loserOf
      const node = plan.find(each => each.id === id)
      return new Set(node?.sources.flatMap(each => [...seedsBelow(plan, each)]) ?? [])
    }
    const roundsWithout = (players: number) => {
      const plan = bracketPlan(players, 2)
      const fallen = plan.filter(
        ({ side, sources }) => side === 'losers' && 'loserOf' in sources[0] && 'winnerOf' in sources[1],
      )
      const isMixed = ({ sources }: Node) => {
        const [falling, waiting] = [seedsBelow(plan, sources[0]), seedsBelow(plan, sources[1])]
        return [...falling].some(seed => waiting.has(seed))
      }
      return [...new Set(fallen.map(({ round }) => round))].filter(
        round => !fallen.some(node => node.round === round && isMixed(node)),
      )
    }
    expect([8, 16, 32, 64].map(roundsWithout)).toEqual([[2], [2], [2, 4], [2, 4, 6]])
  })
})

test('whoever wins, everybody but the champion loses as often as it takes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 40 }),
      fc.constantFrom(1 as const, 2 as const),
      fc.infiniteStream(fc.boolean()),
      (count, allowed, luck) => {
        const plan = bracketPlan(count, allowed)
        const played = new Map<string, Contender>()
        const losses = new Map<string, number>()
        for (;;) {
          const now = bracketNow(plan, names(count), node => played.get(node))
          const ready = readyNodes(now)
          const people = ready.flatMap(({ players }) => players)
          expect(new Set(people).size).toBe(people.length)
          if (ready.length === 0) {
            const champion = championOf(now)
            for (const player of names(count)) {
              if (player === champion) expect(losses.get(player) ?? 0).toBeLessThan(allowed)
              else expect(losses.get(player)).toBe(allowed)
            }
            return
          }
          for (const { node, players } of ready) {
            const [winner, loser] = luck.next().value ? players : [players[1], players[0]]
            played.set(node, winner)
            losses.set(loser, (losses.get(loser) ?? 0) + 1)
          }
        }
      },
    ),
    { numRuns: 60 },
  )
})

import { describe, expect, test } from 'vitest'
import { isProvisional, NEW_RATING, rate, rateAll, ratePeriod } from '../../src/league/rating.ts'

describe('the worked example of Glickman’s paper', () => {
  const player = { rating: 1500, deviation: 200, volatility: 0.06 }
  const after = rate(
    player,
    [
      { opponent: { rating: 1400, deviation: 30 }, score: 1 },
      { opponent: { rating: 1550, deviation: 100 }, score: 0 },
      { opponent: { rating: 1700, deviation: 300 }, score: 0 },
    ],
    0.5,
  )

  test('rating', () => expect(after.rating).toBeCloseTo(1464.06, 1))
  test('deviation', () => expect(after.deviation).toBeCloseTo(151.52, 1))
  // The paper cuts it off at 0.05999.
  test('volatility', () => expect(after.volatility).toBeCloseTo(0.059996, 6))
})

test('who does not play keeps their rating, but we are less sure of it', () => {
  // φ = 50 / 173.7178 = 0.287823; √(φ² + 0.06²) = 0.294010; × 173.7178 = 51.0748
  const after = rate({ rating: 1700, deviation: 50, volatility: 0.06 }, [])
  expect(after.rating).toBe(1700)
  expect(after.deviation).toBeCloseTo(51.0748, 2)
  expect(after.volatility).toBe(0.06)
})

test('nobody becomes less sure than of somebody new', () => {
  expect(rate(NEW_RATING, []).deviation).toBe(350)
})

test('a surprise makes somebody more volatile', () => {
  const steady = { rating: 1500, deviation: 60, volatility: 0.06 }
  const strong = { rating: 2000, deviation: 30 }
  const games = Array.from({ length: 8 }, () => ({ opponent: strong, score: 1 as const }))
  expect(rate(steady, games).volatility).toBeGreaterThan(0.06)
})

test('a rating is provisional until we are sure', () => {
  expect(isProvisional(NEW_RATING)).toBe(true)
  expect(isProvisional({ deviation: 110 })).toBe(false)
})

describe('periods', () => {
  const game = (at: number, winner: string | null = 'ann') => ({ players: ['ann', 'bob'] as const, winner, at })

  test('games of one period are rated by what everybody was before it', () => {
    const after = ratePeriod(new Map(), [game(0), game(1)])
    const wins = [1, 1].map(score => ({ opponent: NEW_RATING, score: score as 1 }))
    expect(after.get('ann')).toEqual(rate(NEW_RATING, wins))
  })

  test('what one wins the other loses, and a draw between equals changes nothing but certainty', () => {
    const won = ratePeriod(new Map(), [game(0)])
    expect(won.get('ann')!.rating - 1500).toBeCloseTo(1500 - won.get('bob')!.rating, 9)
    const drawn = ratePeriod(new Map(), [game(0, null)])
    expect(drawn.get('ann')!.rating).toBeCloseTo(1500, 9)
    expect(drawn.get('ann')!.deviation).toBeLessThan(350)
  })

  test('one after the other, and empty ones count', () => {
    const first = ratePeriod<string>(new Map(), [game(0)])
    const second = ratePeriod(ratePeriod(first, []), [game(25, 'bob')])
    expect(rateAll([game(0), game(25, 'bob')], 0, 10)).toEqual(second)
  })

  test('nothing played, nothing rated', () => expect(rateAll([], 0, 10)).toEqual(new Map()))
})

/** Whose time runs, and what it comes to. */
import { describe, expect, test } from 'vitest'
import { deadline, running, timeLeft } from '../../../src/app/match/clock.ts'
import type { ClockTerms } from '../../../src/app/match/terms.ts'
import { DAY, HOUR, MINUTE } from '../../../src/shared/time.ts'
import { begin, given, type Played, START } from './played.ts'

const hours = (match: Played) => match.match.left.map(left => left / HOUR)
const clocksRun = (match: Played) => running(match.rules, match.match)
const deadlines = (match: Played) =>
  ([0, 1] as const).map(seat => {
    const at = deadline(match.match, seat)
    return at === null ? null : (at - START) / HOUR
  })

const SMALL: ClockTerms = { kind: 'bank', bank: 10 * HOUR, increment: 2 * HOUR, cap: 12 * HOUR }

describe('a bank', () => {
  test('is used up by the one who is on turn', () => {
    const match = given({ you: { hand: ['fire', 'dew'] } })
    match.ann.attach('fire', 'pip', { after: 2 * HOUR })
    expect(hours(match)).toEqual([70, 72])
    match.ann.act({ type: 'Bench', card: 'dew' }, { after: 30 * MINUTE })
    expect(hours(match)).toEqual([69.5, 72])
    expect(timeLeft(match.rules, match.match, 0, match.now + HOUR)).toBe(68.5 * HOUR)
    expect(timeLeft(match.rules, match.match, 1, match.now + HOUR)).toBe(72 * HOUR)
  })

  test('[EREAD-08] [C-109] is not used up between turns: only the main phase counts', () => {
    const clock: ClockTerms = { kind: 'bank', bank: 10 * MINUTE, increment: 0, cap: 10 * MINUTE }
    const match = given({ clock, you: { active: { card: 'pip', conditions: ['poisoned'] } } })
    match.ann.endTurn({ after: 30_000 })
    expect(match.last).toMatchObject([
      { events: expect.arrayContaining([expect.objectContaining({ type: 'CountersPlaced', of: 'poisoned' })]) },
    ])
    expect(match.match.left).toEqual([9.5 * MINUTE, 10 * MINUTE])
    expect(deadline(match.match, 1)).toBe(match.now + 10 * MINUTE)
  })

  test('gets the increment at the end of the own turn', () => {
    const match = given()
    match.ann.endTurn({ after: 20 * HOUR })
    expect(hours(match)).toEqual([72 - 20 + 8, 72])
    match.bob.endTurn({ after: 30 * HOUR })
    expect(hours(match)).toEqual([60, 72 - 30 + 8])
  })

  test('is never filled above the cap', () => {
    const match = given({ clock: SMALL })
    match.ann.endTurn({ after: HOUR })
    match.bob.endTurn()
    expect(hours(match)).toEqual([11, 12])
    match.ann.endTurn()
    expect(hours(match)).toEqual([12, 12])
  })

  test('time that was given above the cap stays, and gets no increment', () => {
    const match = given({ clock: SMALL })
    match.bob.does({ type: 'GiveTime', time: 5 * HOUR }, { after: HOUR })
    expect(hours(match)).toEqual([14, 10])
    match.ann.endTurn()
    expect(hours(match)).toEqual([14, 10])
    match.bob.endTurn({ after: 3 * HOUR })
    match.ann.endTurn({ after: 3 * HOUR })
    expect(hours(match)).toEqual([12, 9])
  })

  test('is not below zero, even if somebody comes in just before the clock does', () => {
    const match = given({ clock: SMALL })
    match.ann.endTurn({ after: 11 * HOUR })
    expect(hours(match)).toEqual([2, 10])
  })

  test('an undo gives no time back', () => {
    const match = given({ you: { hand: ['fire'] } })
    match.ann.attach('fire', 'pip', { after: HOUR })
    match.ann.undo({ after: HOUR })
    expect(hours(match)).toEqual([70, 72])
  })
})

describe('a question in the other’s turn', () => {
  const asked = (clock?: ClockTerms) => {
    const match = given({ you: { hand: ['riddle'] }, ...(clock && { clock }) })
    match.ann.play('riddle', { after: HOUR })
    return match
  }

  test('costs the one who is asked', () => {
    const match = asked()
    expect(clocksRun(match)).toEqual([1])
    match.bob.picks('yes')
    expect(clocksRun(match)).toEqual([0])
    expect(deadlines(match)).toEqual([72, null])
    match.ann.endTurn({ after: 2 * HOUR })
    expect(deadlines(match)).toEqual([null, 3 + 72])
  })

  test('while it is open, the other’s time stands still', () => {
    const match = asked()
    expect(deadlines(match)).toEqual([null, 1 + 72])
    match.now += 40 * HOUR
    match.bob.picks('yes')
    expect(hours(match)).toEqual([71, 32])
  })
})

describe('both asked at once', () => {
  test('both clocks run', () => {
    const match = begin()
    expect(clocksRun(match)).toEqual([0, 1])
    match.now += 5 * HOUR
    match.bob.picks('pip', null)
    expect(hours(match)).toEqual([67, 67])
    expect(clocksRun(match)).toEqual([0])
    match.now += HOUR
    match.ann.picks('pip', null)
    expect(hours(match)).toEqual([66, 67])
  })
})

describe('what orders have decided', () => {
  const ONE = ['pip', 'fire', 'fire', 'fire', 'fire', 'fire', 'fire']
  const decided = () => begin({ ann: ONE, orders: [{ setUp: 'place-only' }, {}] })

  test('can cost nobody the match', () => {
    const match = decided()
    expect(clocksRun(match)).toEqual([1])
    expect(match.passes(DAY).at(-1)?.[1]).toEqual({ type: 'Voided', seat: 1 })
  })

  test('costs no time in the end, but nobody sees that before', () => {
    const match = decided()
    match.bob.does({ type: 'OfferDraw' }, { after: 5 * HOUR })
    expect(hours(match)).toEqual([67, 67])
    expect(timeLeft(match.rules, match.match, 0, match.now)).toBe(72 * HOUR)
    match.now += 5 * HOUR
    match.bob.picks('dew', null)
    expect(hours(match)).toEqual([72, 62])
  })

  test('whoever takes the order away has been thinking', () => {
    const match = decided()
    match.now += 5 * HOUR
    match.ann.orders({})
    expect(clocksRun(match)).toEqual([0, 1])
    expect(hours(match)).toEqual([67, 67])
  })

  test('but was taken back, the player must decide in time', () => {
    const match = given({ you: { hand: ['guest'] } })
    match.ann.act({ type: 'Bench', card: 'guest' })
    match.ann.orders({ decline: ['Guest'] })
    match.ann.undo()
    expect(match.ann.options).toEqual(['yes', 'no'])
    expect(clocksRun(match)).toEqual([0])
    expect(match.passes(72 * HOUR).at(-1)).toEqual([72 * HOUR, { type: 'Flagged', seat: 0 }])
  })
})

describe('so much for every move', () => {
  const clock: ClockTerms = { kind: 'per-move', time: DAY }

  test('whatever the last one took', () => {
    const match = given({ clock })
    expect(hours(match)).toEqual([24, 24])
    match.ann.endTurn({ after: 23 * HOUR })
    expect(deadlines(match)).toEqual([null, 23 + 24])
    match.bob.endTurn({ after: HOUR })
    expect(deadlines(match)).toEqual([24 + 24, null])
    expect(hours(match)).toEqual([24, 23])
  })

  test('several steps of one turn share it', () => {
    const match = given({ clock, you: { hand: ['fire', 'draw-one'] } })
    match.ann.attach('fire', 'pip', { after: 10 * HOUR })
    match.ann.play('draw-one', { after: 10 * HOUR })
    expect(deadlines(match)).toEqual([24, null])
  })

  test('a question and its answer in between begin it anew', () => {
    const match = given({ clock, you: { hand: ['riddle'] } })
    match.ann.play('riddle', { after: 20 * HOUR })
    expect(deadlines(match)).toEqual([null, 44])
    match.now += HOUR
    match.bob.picks('no')
    expect(deadlines(match)).toEqual([21 + 24, null])
  })

  test('a turn is another decision than the answer just before it', () => {
    const match = given({ clock, you: { active: 'slayer' }, opponent: { bench: ['dew', 'wall'] } })
    match.ann.orders({ prizes: 'leftmost' })
    match.ann.attack('Slay')
    match.now += 23 * HOUR
    match.bob.picks('wall')
    expect(match.bob.game.turn.seat).toBe(1)
    expect(deadlines(match)).toEqual([null, 23 + 24])
  })

  test('time that was given is for this move', () => {
    const match = given({ clock })
    match.bob.does({ type: 'GiveTime', time: 5 * HOUR })
    expect(deadlines(match)).toEqual([29, null])
    match.ann.endTurn()
    match.bob.endTurn()
    expect(deadlines(match)).toEqual([24, null])
  })
})

test('nobody’s time runs before the match, or after it', () => {
  const match = given()
  match.ann.act({ type: 'Concede' }, { after: HOUR })
  expect(clocksRun(match)).toEqual([])
  expect(deadlines(match)).toEqual([null, null])
  expect(hours(match)).toEqual([71, 72])
  expect(timeLeft(match.rules, match.match, 0, match.now + DAY)).toBe(71 * HOUR)
})

/** Somebody who is away loses no time. */
import { describe, expect, test } from 'vitest'
import { deadline } from '../../../src/app/match/clock.ts'
import type { ClockTerms } from '../../../src/app/match/terms.ts'
import type { Seat } from '../../../src/engine/index.ts'
import { HOUR } from '../../../src/shared/time.ts'
import { begin, given, type Played, START } from './played.ts'

const TEN: ClockTerms = { kind: 'bank', bank: 10 * HOUR, increment: 0, cap: 10 * HOUR }

/** In hours since the match began. */
const goesAway = (match: Played, seat: Seat, from: number, until: number) =>
  match.record([{ type: 'WentAway', seat, from: START + from * HOUR, until: START + until * HOUR }])

const ends = (match: Played, seat: Seat) => {
  const at = deadline(match.match, seat)
  return at === null ? null : (at - START) / HOUR
}

describe('while it is one’s turn', () => {
  test.each([
    ['before it', -20, -10, 10],
    ['up to its beginning', -20, 0, 10],
    ['from its beginning', 0, 20, 30],
    ['from before its beginning', -20, 5, 15],
    ['in the middle of it', 3, 6, 13],
    ['beyond its end', 8, 30, 32],
    ['from exactly its end', 10, 34, 34],
    ['after its end', 10.001, 34, 10],
  ])('an absence %s', (_, from, until, end) => {
    const match = given({ clock: TEN })
    goesAway(match, 0, from, until)
    expect(ends(match, 0)).toBe(end)
    expect(match.passes(40 * HOUR).at(-1)).toEqual([end * HOUR, { type: 'Flagged', seat: 0 }])
  })

  test('reminders come as much later', () => {
    const match = given({ clock: TEN })
    goesAway(match, 0, 3, 6)
    expect(match.passes(13 * HOUR).map(([after]) => after / HOUR)).toEqual([8, 11, 12.5, 13])
  })

  test('steps before, in and after it cost what they should', () => {
    const match = given({ clock: TEN, you: { hand: ['fire', 'dew', 'potion'] } })
    goesAway(match, 0, 3, 6)
    match.ann.attach('fire', 'pip', { after: 2 * HOUR })
    expect(match.ann.left).toBe(8 * HOUR)
    match.ann.act({ type: 'Bench', card: 'dew' }, { after: 3 * HOUR })
    expect(match.ann.left).toBe(7 * HOUR)
    match.ann.play('potion', { after: 2 * HOUR })
    expect(match.ann.left).toBe(6 * HOUR)
    expect(ends(match, 0)).toBe(13)
  })

  test('a day off that begins at the moment the time is over saves the match, but not the time', () => {
    const match = given({ clock: TEN })
    match.now += 10 * HOUR
    goesAway(match, 0, 10, 34)
    expect(match.match.left).toEqual([0, 10 * HOUR])
    expect(ends(match, 0)).toBe(34)
    expect(match.passes(24 * HOUR).at(-1)).toEqual([24 * HOUR, { type: 'Flagged', seat: 0 }])
  })

  test('so it does if it is noticed only later', () => {
    const match = given({ clock: TEN })
    match.now += 12 * HOUR
    goesAway(match, 0, 10, 34)
    expect(ends(match, 0)).toBe(34)
  })

  test('coming back early lets the time run again', () => {
    const match = given({ clock: TEN })
    match.now += 2 * HOUR
    goesAway(match, 0, 2, 26)
    expect(ends(match, 0)).toBe(34)
    match.now += 4 * HOUR
    goesAway(match, 0, 2, 6)
    expect(match.ann.left).toBe(8 * HOUR)
    expect(ends(match, 0)).toBe(14)
  })

  test('a second absence is as good as the first', () => {
    const match = given({ clock: TEN })
    goesAway(match, 0, 0, 24)
    match.now += 30 * HOUR
    goesAway(match, 0, 30, 40)
    expect(match.ann.left).toBe(4 * HOUR)
    expect(ends(match, 0)).toBe(44)
  })
})

describe('while it is not', () => {
  test('the other’s time runs all the same', () => {
    const match = given({ clock: TEN })
    goesAway(match, 1, 0, 50)
    expect(match.passes(10 * HOUR).at(-1)).toEqual([10 * HOUR, { type: 'Flagged', seat: 0 }])
  })

  test('a turn that comes in between begins to count at the end', () => {
    const match = given({ clock: TEN })
    goesAway(match, 1, 0, 20)
    match.ann.endTurn({ after: 5 * HOUR })
    expect(ends(match, 1)).toBe(30)
    expect(match.passes(25 * HOUR).map(([after]) => after / HOUR)).toEqual([20, 23, 24.5, 25])
  })

  test('so does a question', () => {
    const match = given({ clock: TEN, you: { hand: ['riddle'] } })
    goesAway(match, 1, 0, 20)
    match.ann.play('riddle')
    expect(ends(match, 1)).toBe(30)
    match.now += 25 * HOUR
    match.bob.picks('yes')
    expect(match.bob.left).toBe(5 * HOUR)
  })

  test('everybody can see it', () => {
    const match = given()
    goesAway(match, 1, 0, 20)
    const away = { from: START, until: START + 20 * HOUR }
    for (const who of [match.ann, match.bob, match.stranger])
      expect(who.table.clocks.map(clock => clock.away)).toEqual([null, away])
  })
})

describe('before the first decision', () => {
  test('a day counts from when one is back', () => {
    const match = begin()
    match.ann.picks('pip', null)
    goesAway(match, 1, 0, 72)
    expect(ends(match, 1)).toBe(96)
    expect(match.passes(96 * HOUR).at(-1)).toEqual([96 * HOUR, { type: 'Voided', seat: 1 }])
  })

  test('two absences are two', () => {
    const match = begin()
    match.ann.picks('pip', null)
    goesAway(match, 1, 0, 72)
    match.now += 84 * HOUR
    goesAway(match, 1, 84, 204)
    expect(ends(match, 1)).toBe(204 + 12)
    expect(match.passes(132 * HOUR).map(([after, { type }]) => [after / HOUR, type])).toEqual([
      [120, 'Reminded'],
      [127.2, 'Reminded'],
      [130.8, 'Reminded'],
      [132, 'Voided'],
    ])
  })

  test('of one that was shortened, what was used', () => {
    const match = begin()
    match.ann.picks('pip', null)
    match.now += 6 * HOUR
    goesAway(match, 1, 6, 100)
    match.now += 4 * HOUR
    goesAway(match, 1, 6, 10)
    expect(ends(match, 1)).toBe(28)
  })
})

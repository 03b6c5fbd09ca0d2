/** The arithmetic of time: absences, quiet hours, what may be agreed on. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { counted, after as endOf, fullTime, type QuietHours, quietUntil } from '../../../src/app/match/clock.ts'
import { type ClockTerms, isClock, LEAGUE_CLOCK } from '../../../src/app/match/terms.ts'
import { DAY, HOUR, MINUTE } from '../../../src/shared/time.ts'

describe('an absence', () => {
  const away = { from: 100, until: 130 }

  test.each([
    ['before it', 0, 90, 90],
    ['up to its beginning', 0, 100, 100],
    ['into it', 0, 110, 100],
    ['over all of it', 0, 150, 120],
    ['within it', 105, 125, 0],
    ['from its very beginning to its very end', 100, 130, 0],
    ['out of it', 120, 140, 10],
    ['after it', 130, 170, 40],
    ['backwards', 150, 140, 0],
    ['backwards through it', 150, 90, 0],
  ])('is not counted: %s', (_, from, to, expected) => {
    expect(counted(from, to, away)).toBe(expected)
    expect(counted(from, to, null)).toBe(Math.max(0, to - from))
  })

  test.each([
    ['that is over before it begins', 0, 99, 99],
    ['that would be over exactly when it begins', 0, 100, 130],
    ['that would be over during it', 0, 110, 140],
    ['that begins during it', 110, 20, 150],
    ['that begins when it begins', 100, 20, 150],
    ['of which nothing is left', 110, 0, 130],
    ['that begins when it ends', 130, 20, 150],
    ['that begins after it', 140, 20, 160],
  ])('prolongs a time %s', (_, from, time, expected) => {
    expect(endOf(from, time, away)).toBe(expected)
    expect(endOf(from, time, null)).toBe(from + time)
  })

  test('what is over after a time has cost just that time', () => {
    const instant = fc.integer({ min: 0, max: 1000 })
    fc.assert(
      fc.property(instant, instant, instant, fc.nat(500), (from, time, begin, length) => {
        const period = { from: begin, until: begin + length }
        const end = endOf(from, time, period)
        expect(counted(from, end, period)).toBe(time)
        expect(counted(from, end + 1, period)).toBe(time + 1)
      }),
    )
  })

  test('looking in between changes nothing', () => {
    const instant = fc.integer({ min: 0, max: 1000 })
    fc.assert(
      fc.property(fc.tuple(instant, instant, instant), instant, fc.nat(500), (instants, begin, length) => {
        const [from, middle, to] = [...instants].sort((a, b) => a - b) as [number, number, number]
        const period = { from: begin, until: begin + length }
        expect(counted(from, middle, period) + counted(middle, to, period)).toBe(counted(from, to, period))
      }),
    )
  })
})

describe('quiet hours', () => {
  const at = (day: number, hour: number, minute = 0, second = 0) => Date.UTC(2026, 2, day, hour, minute, second)
  const night: QuietHours = { from: 22, until: 7, offset: 0 }

  test.each([
    ['before', at(1, 21, 59, 59), null],
    ['from the first moment', at(1, 22), at(2, 7)],
    ['before midnight', at(1, 23, 30, 15), at(2, 7)],
    ['after midnight', at(2, 0, 0, 1), at(2, 7)],
    ['up to the last moment', at(2, 6, 59, 59), at(2, 7)],
    ['after', at(2, 7), null],
  ])('across midnight: %s', (_, now, until) => {
    expect(quietUntil(now, night)).toBe(until)
  })

  test.each([
    ['before', at(1, 12, 59), null],
    ['in', at(1, 13), at(1, 15)],
    ['at the end of', at(1, 14, 59, 59), at(1, 15)],
    ['after', at(1, 15), null],
  ])('%s a siesta', (_, now, until) => {
    expect(quietUntil(now, { from: 13, until: 15, offset: 0 })).toBe(until)
  })

  test('are those of the player’s own day', () => {
    const inIndia = { ...night, offset: 5 * 60 + 30 }
    expect(quietUntil(at(1, 16, 29), inIndia)).toBeNull()
    expect(quietUntil(at(1, 16, 30), inIndia)).toBe(at(2, 1, 30))
    const inNewfoundland = { ...night, offset: -(3 * 60 + 30) }
    expect(quietUntil(at(2, 1, 29), inNewfoundland)).toBeNull()
    expect(quietUntil(at(2, 1, 30), inNewfoundland)).toBe(at(2, 10, 30))
    expect(quietUntil(at(2, 10, 30), inNewfoundland)).toBeNull()
  })

  test.each([0, 7, 23])('that begin and end at %i are none', hour => {
    for (let now = at(1, 0); now < at(2, 0); now += 30 * MINUTE)
      expect(quietUntil(now, { from: hour, until: hour, offset: 60 })).toBeNull()
  })

  test('end at the next full hour of the player’s day that is not quiet', () => {
    const hours = fc.integer({ min: 0, max: 23 })
    fc.assert(
      fc.property(hours, hours, fc.integer({ min: -840, max: 840 }), fc.nat(3 * DAY), (from, until, offset, since) => {
        const now = at(1, 0) + since
        const end = quietUntil(now, { from, until, offset })
        if (end === null) return
        expect(new Date(end + offset * MINUTE).getUTCHours()).toBe(until)
        expect((end + offset * MINUTE) % HOUR).toBe(0)
        expect(end - now).toBeGreaterThan(0)
        expect(end - now).toBeLessThanOrEqual(23 * HOUR)
        expect(quietUntil(end, { from, until, offset })).toBeNull()
      }),
    )
  })
})

describe('what may be agreed on', () => {
  const bank = (hours: number, increment: number, cap: number): ClockTerms => ({
    kind: 'bank',
    bank: hours * HOUR,
    increment: increment * HOUR,
    cap: cap * HOUR,
  })
  const perMove = (time: number): ClockTerms => ({ kind: 'per-move', time })

  test.each<[ClockTerms, boolean]>([
    [LEAGUE_CLOCK, true],
    [bank(72, 8, 71), false],
    [bank(72, 0, 72), true],
    [bank(1, 24, 48), true],
    [bank(90 * 24, 0, 90 * 24), true],
    [bank(91 * 24, 0, 91 * 24), false],
    [bank(72, -1, 72), false],
    [bank(0, 1, 72), false],
    [bank(Number.NaN, 0, 72), false],
    [perMove(5 * MINUTE), true],
    [perMove(5 * MINUTE - 1), false],
    [perMove(90 * DAY), true],
    [perMove(90 * DAY + 1), false],
    [perMove(HOUR + 0.5), false],
    [perMove('1' as unknown as number), false],
    [{ kind: 'sand' } as unknown as ClockTerms, false],
    [null as unknown as ClockTerms, false],
    [undefined as unknown as ClockTerms, false],
  ])('%o: %s', (clock, expected) => {
    expect(isClock(clock)).toBe(expected)
  })

  test('a match begins with the whole bank, or the time of one move', () => {
    expect(fullTime(bank(72, 8, 100))).toBe(72 * HOUR)
    expect(fullTime(perMove(DAY))).toBe(DAY)
  })
})

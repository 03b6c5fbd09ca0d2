/** Days off: fourteen a year, by hand or at the last moment. */
import { describe, expect, test } from 'vitest'
import { isAway, takeDayOff } from '../../../src/app/player/decide-player.ts'
import { VACATION_DAYS } from '../../../src/app/player/player.ts'
import { err } from '../../../src/shared/result.ts'
import { DAY, HOUR } from '../../../src/shared/time.ts'
import { Remembered, START } from './remembered.ts'

const vacation = (days: number) => ({ type: 'TakeVacation', days }) as const
const END = { type: 'EndVacation' } as const

describe('a vacation', () => {
  test('begins at once and lasts for whole days', () => {
    const ann = new Remembered()
    expect(ann.does(vacation(3))).toEqual([{ type: 'VacationTaken', from: START, until: START + 3 * DAY }])
    expect(ann.player.vacation).toEqual({ from: START, until: START + 3 * DAY })
    const away = [-1, 0, 3 * DAY - 1, 3 * DAY].map(after => isAway(ann.player, START + after))
    expect(away).toEqual([false, true, true, false])
  })

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '3' as unknown as number])('not of %s days', days => {
    expect(new Remembered().refused(vacation(days))).toBe('bad-input')
  })

  test('not while there is one', () => {
    const ann = new Remembered()
    ann.does(vacation(2))
    ann.now += 2 * DAY - 1
    expect(ann.refused(vacation(1))).toBe('away')
    ann.now += 1
    expect(ann.does(vacation(1))).toHaveLength(1)
  })
})

describe('fourteen days a year', () => {
  test('and no more', () => {
    const ann = new Remembered()
    expect([VACATION_DAYS, ann.daysLeft]).toEqual([14, 14])
    expect(ann.refused(vacation(15))).toBe('no-days-left')
    ann.does(vacation(10))
    expect(ann.daysLeft).toBe(4)
    ann.now += 10 * DAY
    expect(ann.refused(vacation(5))).toBe('no-days-left')
    ann.does(vacation(4))
    ann.now += 100 * DAY
    expect(ann.refused(vacation(1))).toBe('no-days-left')
  })

  test('anew every year, by UTC', () => {
    const ann = new Remembered(Date.UTC(2026, 11, 1))
    ann.does(vacation(14))
    ann.now = Date.UTC(2027, 0, 1) - 1
    expect(ann.daysLeft).toBe(0)
    ann.now += 1
    expect(ann.daysLeft).toBe(14)
    ann.does(vacation(14))
    expect(ann.daysLeft).toBe(0)
  })

  test('a vacation over New Year is of the year in which it began', () => {
    const ann = new Remembered(Date.UTC(2026, 11, 30))
    ann.does(vacation(10))
    expect(ann.daysLeft).toBe(4)
    ann.now = Date.UTC(2027, 0, 2)
    expect(ann.daysLeft).toBe(14)
    ann.does(END)
    expect(ann.daysLeft).toBe(14)
    expect(ann.player.used).toEqual({ year: 2026, days: 3 })
  })
})

describe('coming back early', () => {
  test.each([
    ['at once', 0, 0],
    ['a moment later', 1, 1],
    ['after exactly a day', DAY, 1],
    ['after a day and an hour', DAY + HOUR, 2],
    ['just before the end', 5 * DAY - 1, 5],
  ])('%s gives back the days that have not begun', (_, after, used) => {
    const ann = new Remembered()
    ann.does(vacation(5))
    expect(ann.does(END, { after })).toEqual([{ type: 'VacationEnded', at: START + after }])
    expect(ann.daysLeft).toBe(14 - used)
    expect(ann.player.vacation).toEqual({ from: START, until: START + after })
    expect(isAway(ann.player, ann.now)).toBe(false)
    expect(ann.does(vacation(14 - used))).toHaveLength(1)
  })

  test('only from a vacation', () => {
    const ann = new Remembered()
    expect(ann.refused(END)).toBe('no-vacation')
    ann.does(vacation(1))
    ann.now += DAY
    expect(ann.refused(END)).toBe('no-vacation')
    expect(ann.daysLeft).toBe(13)
  })

  test('not twice', () => {
    const ann = new Remembered()
    ann.does(vacation(5))
    ann.does(END, { after: HOUR })
    expect(ann.refused(END)).toBe('no-vacation')
    expect(ann.daysLeft).toBe(13)
  })
})

describe('a day off at the last moment', () => {
  test('begins when the time was over, whenever that is noticed', () => {
    const ann = new Remembered()
    const late = START - 10 * 60_000
    expect(ann.dayOff(late)).toEqual([{ type: 'VacationTaken', from: late, until: START + DAY, automatic: true }])
    expect(ann.player.vacation).toEqual({ from: late, until: START + DAY, automatic: true })
    expect(ann.daysLeft).toBe(13)
  })

  test('as long as there are days left', () => {
    const ann = new Remembered()
    ann.does(vacation(13))
    ann.now += 20 * DAY
    ann.dayOff(ann.now)
    expect(ann.daysLeft).toBe(0)
    expect(takeDayOff(ann.player, ann.now + DAY, ann.now + DAY)).toEqual(err({ code: 'no-days-left' }))
    expect(takeDayOff(ann.player, Date.UTC(2027, 0, 1), Date.UTC(2027, 0, 1)).ok).toBe(true)
  })

  test('can be ended like any other', () => {
    const ann = new Remembered()
    ann.dayOff(START)
    ann.does(END, { after: HOUR })
    expect(ann.daysLeft).toBe(13)
    expect(ann.player.vacation).toEqual({ from: START, until: START + HOUR, automatic: true })
  })

  test('does not shorten a vacation that was begun in the meantime', () => {
    const ann = new Remembered()
    ann.does(vacation(5))
    expect(ann.dayOff(START - HOUR)).toEqual([
      { type: 'VacationTaken', from: START - HOUR, until: START + 5 * DAY, automatic: true },
    ])
    expect(ann.daysLeft).toBe(14 - 5 - 1)
  })

  test('is a whole day from now and one day less, however long nobody noticed', () => {
    const ann = new Remembered()
    const [event] = ann.dayOff(START - 3 * DAY)
    expect(event).toEqual({ type: 'VacationTaken', from: START - 3 * DAY, until: START + DAY, automatic: true })
    expect(ann.daysLeft).toBe(13)
  })
})

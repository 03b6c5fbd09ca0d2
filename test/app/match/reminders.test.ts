/** Reminders: when exactly, and when not. */
import { describe, expect, test } from 'vitest'
import { dueEvents, nextDue, type Reminding } from '../../../src/app/match/due.ts'
import type { MatchEvent } from '../../../src/app/match/match-event.ts'
import type { ClockTerms } from '../../../src/app/match/terms.ts'
import { HOUR, MINUTE } from '../../../src/shared/time.ts'
import { begin, challenge, EXPIRES, given, type Played, START } from './played.ts'

/** As `[hours, what]`. */
const told = (happened: readonly (readonly [number, MatchEvent])[]) =>
  happened.map(([after, event]) => {
    const which = event.type === 'Reminded' ? `${event.seat} at ${event.percent} %` : event.type
    return [after / HOUR, which]
  })

const TEN: ClockTerms = { kind: 'bank', bank: 10 * HOUR, increment: 0, cap: 10 * HOUR }

describe('at 50, 20 and 5 percent of the time that was left', () => {
  test('of a bank', () => {
    expect(told(given().passes(72 * HOUR))).toEqual([
      [36, '0 at 50 %'],
      [57.6, '0 at 20 %'],
      [68.4, '0 at 5 %'],
      [72, 'Flagged'],
    ])
  })

  test('of what is left of it when the turn comes', () => {
    const match = given()
    match.ann.endTurn({ after: 42 * HOUR })
    match.bob.endTurn()
    expect(match.ann.left).toBe(38 * HOUR)
    expect(told(match.passes(38 * HOUR))).toEqual([
      [19, '0 at 50 %'],
      [30.4, '0 at 20 %'],
      [36.1, '0 at 5 %'],
      [38, 'Flagged'],
    ])
  })

  test('of an odd time, not a millisecond late', () => {
    const match = given({ clock: { kind: 'per-move', time: 5 * MINUTE + 7 } })
    expect(match.passes(HOUR).map(([after]) => after)).toEqual([150_004, 240_006, 285_007, 300_007])
  })

  test('steps of the turn in between change nothing', () => {
    const match = given({ clock: TEN, you: { hand: ['fire', 'draw-one'] } })
    match.ann.attach('fire', 'pip', { after: HOUR })
    match.ann.play('draw-one', { after: HOUR })
    expect(told(match.passes(8 * HOUR))).toEqual([
      [3, '0 at 50 %'],
      [6, '0 at 20 %'],
      [7.5, '0 at 5 %'],
      [8, 'Flagged'],
    ])
  })

  test('of the first day, for those who have not come yet', () => {
    expect(told(begin().passes(24 * HOUR))).toEqual([
      [12, '0 at 50 %'],
      [12, '1 at 50 %'],
      [19.2, '0 at 20 %'],
      [19.2, '1 at 20 %'],
      [22.8, '0 at 5 %'],
      [22.8, '1 at 5 %'],
      [24, 'Voided'],
    ])
  })

  test('only for those who are waited for', () => {
    const match = given({ clock: TEN, you: { hand: ['riddle'] } })
    match.ann.play('riddle', { after: 4 * HOUR })
    expect(told(match.passes(5 * HOUR))).toEqual([[5, '1 at 50 %']])
    match.bob.picks('no')
    expect(told(match.passes(3 * HOUR))).toEqual([[3, '0 at 50 %']])
  })

  test('given time comes before the next one', () => {
    const match = given()
    match.passes(36 * HOUR)
    match.bob.does({ type: 'GiveTime', time: 24 * HOUR })
    expect(told(match.passes(60 * HOUR))).toEqual([
      [60 - 14.4, '0 at 20 %'],
      [60 - 3.6, '0 at 5 %'],
      [60, 'Flagged'],
    ])
  })
})

describe('when the clock comes late', () => {
  test('only the most urgent one is sent, and none twice', () => {
    const match = given({ clock: TEN })
    const dueAt = (hours: number) => dueEvents(match.rules, match.match, ['any-time', 'any-time'], START + hours * HOUR)
    expect(dueAt(5 - 0.001)).toEqual([])
    expect(dueAt(5)).toEqual([{ type: 'Reminded', seat: 0, percent: 50 }])
    expect(dueAt(9)).toEqual([{ type: 'Reminded', seat: 0, percent: 20 }])
    match.record(dueAt(9), { after: 9 * HOUR })
    expect(dueAt(9)).toEqual([])
    expect(dueAt(9.5)).toEqual([{ type: 'Reminded', seat: 0, percent: 5 }])
  })

  test('too late, it reminds nobody', () => {
    const match = given({ clock: TEN })
    expect(dueEvents(match.rules, match.match, ['any-time', 'any-time'], START + 10 * HOUR)).toEqual([])
  })
})

describe('quiet hours', () => {
  /** A match of ten hours, begun at noon. */
  const passing = (from: number, until: number, offset = 0) =>
    told(given({ clock: TEN }).passes(10 * HOUR, [{ from, until, offset }, 'never']))

  test('a reminder waits until they are over', () => {
    expect(passing(16, 19)).toEqual([
      [5, 'ReminderPostponed'],
      [7, '0 at 50 %'],
      [8, '0 at 20 %'],
      [9.5, '0 at 5 %'],
      [10, 'Flagged'],
    ])
  })

  test('of several that waited, the most urgent one is sent', () => {
    expect(passing(16, 21)).toEqual([
      [5, 'ReminderPostponed'],
      [9, '0 at 20 %'],
      [9.5, '0 at 5 %'],
      [10, 'Flagged'],
    ])
  })

  test('never past the deadline', () => {
    const atOnce = [
      [5, '0 at 50 %'],
      [8, '0 at 20 %'],
      [9.5, '0 at 5 %'],
      [10, 'Flagged'],
    ]
    expect(passing(16, 23)).toEqual(atOnce)
    expect(passing(16, 22)).toEqual(atOnce)
  })

  test('across midnight, where the player lives', () => {
    const far = { from: 22, until: 7, offset: 9 * 60 } as const
    expect(told(given().passes(72 * HOUR, [far, 'any-time']))).toEqual([
      [36, '0 at 50 %'],
      [57.6, 'ReminderPostponed'],
      [58, '0 at 20 %'],
      [68.4, '0 at 5 %'],
      [72, 'Flagged'],
    ])
  })

  test('that are none change nothing', () => {
    expect(passing(16, 16)).toEqual(passing(3, 3))
    expect(passing(16, 16)).toHaveLength(4)
  })

  test('each player has their own', () => {
    const how: readonly [Reminding, Reminding] = [{ from: 23, until: 1, offset: 0 }, 'any-time']
    expect(told(begin().passes(13 * HOUR, how))).toEqual([
      [12, 'ReminderPostponed'],
      [12, '1 at 50 %'],
      [13, '0 at 50 %'],
    ])
  })
})

describe('muted', () => {
  test('for this turn, but the time runs', () => {
    const match = given({ clock: TEN })
    expect(match.ann.does({ type: 'MuteReminders' })).toEqual([{ type: 'RemindersMuted', seat: 0 }])
    expect(told(match.passes(10 * HOUR))).toEqual([[10, 'Flagged']])
  })

  test('the next turn reminds again', () => {
    const match = given({ clock: TEN })
    match.ann.does({ type: 'MuteReminders' })
    match.ann.endTurn()
    match.bob.endTurn()
    expect(told(match.passes(6 * HOUR))).toEqual([[5, '0 at 50 %']])
  })

  test('so does the turn after a question', () => {
    const match = given({ clock: TEN, you: { active: 'slayer' }, opponent: { bench: ['dew', 'wall'] } })
    match.ann.attack('Slay')
    match.ann.picks(0)
    match.bob.does({ type: 'MuteReminders' })
    expect(told(match.passes(6 * HOUR))).toEqual([])
    match.bob.picks('wall')
    expect(told(match.passes(4 * HOUR))).toEqual([
      [2, '1 at 50 %'],
      [3.2, '1 at 20 %'],
      [3.8, '1 at 5 %'],
      [4, 'Flagged'],
    ])
  })

  test('by somebody nobody waits for: that changes nothing', () => {
    const match = given({ clock: TEN })
    match.bob.does({ type: 'MuteReminders' })
    match.ann.endTurn()
    expect(told(match.passes(6 * HOUR))).toEqual([[5, '1 at 50 %']])
  })

  test('for good, by preference', () => {
    expect(told(given({ clock: TEN }).passes(10 * HOUR, ['never', 'any-time']))).toEqual([
      [5, 'RemindersMuted'],
      [10, 'Flagged'],
    ])
  })
})

describe('the next time something is due', () => {
  const due = (match: Played) => nextDue(match.rules, match.match)

  test('a challenge expires', () => {
    const match = challenge()
    expect(due(match)).toBe(EXPIRES)
    expect(match.passes(EXPIRES - START - 1)).toEqual([])
    expect(match.passes(1)).toEqual([[1, { type: 'Expired' }]])
    expect(due(match)).toBeNull()
  })

  test('a reminder, or the end', () => {
    const match = given({ clock: TEN })
    expect(due(match)).toBe(START + 5 * HOUR)
    match.ann.does({ type: 'MuteReminders' })
    expect(due(match)).toBe(START + 10 * HOUR)
    match.ann.act({ type: 'Concede' })
    expect(due(match)).toBeNull()
  })
})

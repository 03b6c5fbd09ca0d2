/** Losing on time, never having come, and what an organiser can do about it. */
import { describe, expect, test } from 'vitest'
import { outOfTime } from '../../../src/app/match/due.ts'
import type { ClockTerms } from '../../../src/app/match/terms.ts'
import { DAY, HOUR } from '../../../src/shared/time.ts'
import { begin, given, type Played, START } from './played.ts'

const TEN: ClockTerms = { kind: 'bank', bank: 10 * HOUR, increment: 0, cap: 10 * HOUR }

describe('a flag', () => {
  test('falls at the very moment', () => {
    const match = given({ clock: TEN })
    expect(outOfTime(match.rules, match.match, START + 10 * HOUR - 1)).toBeNull()
    expect(outOfTime(match.rules, match.match, START + 10 * HOUR)).toEqual({ seat: 0, at: START + 10 * HOUR })
    match.passes(10 * HOUR)
    expect(match.match).toMatchObject({
      status: 'over',
      result: { winner: 1, ways: ['time'] },
      flagged: START + 10 * HOUR,
      left: [0, 10 * HOUR],
      waits: [null, null],
    })
  })

  test('falls for the one who was asked, in whoever’s turn', () => {
    const match = given({ clock: TEN, you: { hand: ['riddle'] } })
    match.ann.play('riddle', { after: 9 * HOUR })
    expect(match.passes(10 * HOUR).at(-1)).toEqual([10 * HOUR, { type: 'Flagged', seat: 1 }])
    expect(match.match.result).toEqual({ winner: 0, ways: ['time'] })
  })

  test('if both are late, for the one who was late first', () => {
    const both = (giver: 'ann' | 'bob') => {
      const match = begin()
      match.ann.picks('dew')
      match.bob.picks('dew')
      match[giver].does({ type: 'GiveTime', time: HOUR })
      return outOfTime(match.rules, match.match, START + 100 * HOUR)
    }
    expect(both('ann')).toEqual({ seat: 0, at: START + 72 * HOUR })
    expect(both('bob')).toEqual({ seat: 1, at: START + 72 * HOUR })
  })

  test('not for somebody who decides just before the clock comes', () => {
    const match = given({ clock: TEN })
    match.ann.endTurn({ after: 11 * HOUR })
    expect(match.match.status).toBe('playing')
    expect(match.match.left).toEqual([0, 10 * HOUR])
  })

  test('takes offers and requests off the table', () => {
    const match = given({ clock: TEN, you: { hand: ['draw-one'] } })
    match.ann.play('draw-one')
    match.ann.does({ type: 'OfferDraw' })
    match.ann.does({ type: 'AskTakeback', to: 3 })
    match.passes(10 * HOUR)
    expect(match.match).toMatchObject({ status: 'over', drawOffer: null, takeback: null })
  })
})

describe('the first decision', () => {
  test('within a day, or the match is void, not lost', () => {
    const match = begin()
    match.ann.picks('pip', null)
    const happened = match.passes(DAY)
    expect(happened.at(-1)).toEqual([DAY, { type: 'Voided', seat: 1 }])
    expect(match.match).toMatchObject({ status: 'void', result: null, flagged: null })
  })

  test('one pick of it is enough to have come', () => {
    const match = begin()
    match.ann.picks('dew')
    match.bob.picks('pip', null)
    expect(match.match.came).toEqual([true, true])
    expect(match.passes(72 * HOUR).at(-1)).toEqual([72 * HOUR, { type: 'Flagged', seat: 0 }])
  })

  test('whoever has decided once has come for good', () => {
    const match = begin()
    match.ann.picks('pip', null)
    match.bob.picks('pip', null)
    expect(match.passes(72 * HOUR).at(-1)).toEqual([72 * HOUR, { type: 'Flagged', seat: 0 }])
  })

  test('within less than a day, if that is all the time there is', () => {
    const match = begin({ clock: TEN })
    match.bob.picks('pip', null)
    expect(match.passes(10 * HOUR).at(-1)).toEqual([10 * HOUR, { type: 'Voided', seat: 0 }])
  })

  test('more time from the other player is no excuse', () => {
    const match = begin()
    match.bob.picks('pip', null)
    match.bob.does({ type: 'GiveTime', time: 7 * DAY })
    expect(match.passes(DAY).at(-1)).toEqual([DAY, { type: 'Voided', seat: 0 }])
  })

  test('talking is not deciding', () => {
    const match = begin()
    match.bob.picks('pip', null)
    match.ann.does({ type: 'OfferDraw' })
    match.ann.does({ type: 'MuteReminders' })
    expect(match.match.came).toEqual([false, true])
  })
})

describe('reversing a flag', () => {
  const flagged = (): Played => {
    const match = given({ clock: TEN, you: { hand: ['fire'] } })
    match.ann.attach('fire', 'pip', { after: HOUR })
    match.passes(9 * HOUR)
    return match
  }

  test('gives a day, and the game goes on where it was', () => {
    const match = flagged()
    const { game, steps } = match.match
    expect(match.organiser.does({ type: 'ReverseFlag' }, { after: 5 * HOUR })).toEqual([
      { type: 'FlagReversed', time: DAY },
    ])
    expect(match.match).toMatchObject({
      status: 'playing',
      result: null,
      flagged: null,
      left: [DAY, 10 * HOUR],
      waits: [{ since: START + 15 * HOUR, allowance: DAY, reminded: 100, notBefore: 0 }, null],
    })
    expect(match.match.game).toEqual(game)
    expect(match.match.steps).toEqual(steps)
    match.ann.undo()
    expect(match.passes(DAY).map(([after]) => after / HOUR)).toEqual([12, 19.2, 22.8, 24])
  })

  test('the other player’s time is what it was', () => {
    const match = given({ clock: TEN, you: { hand: ['riddle'] } })
    match.ann.play('riddle', { after: 3 * HOUR })
    match.passes(10 * HOUR)
    match.organiser.does({ type: 'ReverseFlag' }, { after: HOUR })
    expect(match.match.left).toEqual([7 * HOUR, DAY])
    expect(match.bob.question.prompt).toBe('ask riddle')
  })

  test('for a day, to the millisecond', () => {
    const match = flagged()
    match.now += DAY - 1
    expect(match.organiser.tries({ type: 'ReverseFlag' })).toBe('done')
    match.now += 1
    expect(match.organiser.refused({ type: 'ReverseFlag' })).toBe('too-late')
  })

  test('once for each flag', () => {
    const match = flagged()
    match.organiser.does({ type: 'ReverseFlag' })
    expect(match.organiser.refused({ type: 'ReverseFlag' })).toBe('not-in-play')
    match.passes(DAY)
    expect(match.match).toMatchObject({ status: 'over', flagged: START + 10 * HOUR + DAY })
    expect(match.organiser.tries({ type: 'ReverseFlag' })).toBe('done')
  })

  test('not for a match that ended in another way', () => {
    const match = flagged()
    match.organiser.does({ type: 'ReverseFlag' })
    match.bob.act({ type: 'Concede' })
    expect(match.organiser.refused({ type: 'ReverseFlag' })).toBe('no-flag')
    const never = begin()
    never.passes(DAY)
    expect(never.organiser.refused({ type: 'ReverseFlag' })).toBe('not-in-play')
  })
})

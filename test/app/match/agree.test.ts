/** What the two players settle between them. */
import { describe, expect, test } from 'vitest'
import { DAY, HOUR } from '../../../src/shared/time.ts'
import { given, type Played } from './played.ts'

const offered = (how: Parameters<typeof given>[0] = {}): Played => {
  const match = given(how)
  expect(match.ann.does({ type: 'OfferDraw' })).toEqual([{ type: 'DrawOffered', seat: 0 }])
  return match
}

describe('a draw', () => {
  test('is offered, and agreed to', () => {
    const match = offered()
    expect(match.match.drawOffer).toBe(0)
    expect(match.bob.does({ type: 'AnswerDraw', agree: true })).toEqual([{ type: 'DrawAgreed' }])
    expect(match.match).toMatchObject({
      status: 'over',
      result: { winner: null, ways: ['agreement'] },
      drawOffer: null,
      flagged: null,
      waits: [null, null],
    })
  })

  test('two offers are an agreement', () => {
    expect(offered().bob.does({ type: 'OfferDraw' })).toEqual([{ type: 'DrawAgreed' }])
  })

  test('can be offered in the other’s turn', () => {
    const match = given()
    match.bob.does({ type: 'OfferDraw' })
    expect(match.ann.does({ type: 'AnswerDraw', agree: true })).toEqual([{ type: 'DrawAgreed' }])
  })

  test('can be refused, and offered again', () => {
    const match = offered()
    expect(match.bob.does({ type: 'AnswerDraw', agree: false })).toEqual([{ type: 'DrawRefused', seat: 1 }])
    expect(match.match).toMatchObject({ status: 'playing', drawOffer: null })
    expect(match.bob.refused({ type: 'AnswerDraw', agree: true })).toBe('no-draw-offer')
    expect(match.ann.tries({ type: 'OfferDraw' })).toBe('done')
  })

  test('is nothing to answer oneself, or to offer twice', () => {
    const match = offered()
    expect(match.ann.refused({ type: 'AnswerDraw', agree: true })).toBe('no-draw-offer')
    expect(match.ann.refused({ type: 'AnswerDraw', agree: false })).toBe('no-draw-offer')
    expect(match.ann.refused({ type: 'OfferDraw' })).toBe('already-asked')
  })

  test('is agreed to by a clear yes only', () => {
    for (const agree of ['yes', 1, {}, undefined] as unknown as boolean[])
      expect(offered().bob.does({ type: 'AnswerDraw', agree })).toEqual([{ type: 'DrawRefused', seat: 1 }])
  })

  test('whoever offers may play on', () => {
    const match = offered({ you: { hand: ['draw-one'] } })
    match.ann.play('draw-one')
    match.ann.endTurn()
    expect(match.match.drawOffer).toBe(0)
    expect(match.bob.tries({ type: 'AnswerDraw', agree: true })).toBe('done')
  })

  test('whoever plays on has passed over it', () => {
    const match = offered()
    match.ann.endTurn()
    match.bob.endTurn()
    expect(match.match.drawOffer).toBeNull()
    expect(match.bob.refused({ type: 'AnswerDraw', agree: true })).toBe('no-draw-offer')
  })

  test('whoever only drafts has not', () => {
    const match = given({ you: { hand: ['fire', 'draw-one'] } })
    match.bob.does({ type: 'OfferDraw' })
    const { table } = match.bob
    match.ann.attach('fire', 'pip')
    expect(match.bob.table).toEqual(table)
    match.ann.undo()
    expect(match.bob.table).toEqual(table)
    expect(match.ann.tries({ type: 'AnswerDraw', agree: true })).toBe('done')
    match.ann.play('draw-one')
    expect(match.ann.tries({ type: 'AnswerDraw', agree: true })).toBe('no-draw-offer')
  })

  test('a standing order passes over nothing', () => {
    const match = offered({
      you: { active: 'slayer' },
      opponent: { bench: ['dew', 'wall'] },
      orders: [{ prizes: 'leftmost' }, { promote: ['Wall'] }],
    })
    match.ann.attack('Slay')
    expect(match.bob.active).toBe('wall')
    expect(match.bob.does({ type: 'AnswerDraw', agree: true })).toEqual([{ type: 'DrawAgreed' }])
  })

  test('is over with the game', () => {
    const match = offered()
    match.ann.act({ type: 'Concede' })
    expect(match.match).toMatchObject({ drawOffer: null, result: { winner: 1, ways: ['concession'] } })
  })
})

describe('giving time', () => {
  test('goes to the other player, whoever is on turn', () => {
    const match = given()
    expect(match.ann.does({ type: 'GiveTime', time: DAY })).toEqual([{ type: 'TimeGiven', to: 1, time: DAY }])
    expect(match.bob.does({ type: 'GiveTime', time: 2 * DAY }, { after: HOUR })).toEqual([
      { type: 'TimeGiven', to: 0, time: 2 * DAY },
    ])
    expect(match.match.left).toEqual([(72 - 1 + 48) * HOUR, (72 + 24) * HOUR])
  })

  test('rescues whoever is late, as long as the clock has not come', () => {
    const match = given()
    match.bob.does({ type: 'GiveTime', time: HOUR }, { after: 80 * HOUR })
    expect(match.match.left).toEqual([HOUR, 72 * HOUR])
  })

  test('between an hour and a week', () => {
    const match = given()
    const give = (time: number) => match.ann.tries({ type: 'GiveTime', time })
    expect([HOUR, 7 * DAY].map(give)).toEqual(['done', 'done'])
    const wrong = [HOUR - 1, 7 * DAY + 1, 0, -DAY, HOUR + 0.5, Number.NaN, Number.POSITIVE_INFINITY, '86400000', null]
    for (const time of wrong as number[]) expect(give(time), String(time)).toBe('bad-input')
  })
})

/** Buttons that were on the screen before the game went on. */
import { describe, expect, test } from 'vitest'
import { HOUR } from '../../../src/shared/time.ts'
import { begin, given, type Played } from './played.ts'

/** What becomes of a click on a table that was seen at this version. */
const clicks = (match: Played, who: 'ann' | 'bob', seen: number) => ({
  act: match[who].tries({ type: 'Act', command: { seat: match[who].seat, type: 'Concede' }, seen }),
  answer: match[who].tries({ type: 'Answer', picks: [0], seen }),
  undo: match[who].tries({ type: 'Undo', seen }),
  askTakeback: match[who].tries({ type: 'AskTakeback', to: seen, seen }),
})

const STALE = { act: 'stale', answer: 'stale', undo: 'stale', askTakeback: 'stale' }

test('what was seen just now is done', () => {
  const match = given()
  const { seen } = match.ann
  expect(match.ann.does({ type: 'Act', command: { seat: 0, type: 'EndTurn' }, seen })).toHaveLength(1)
})

test('what somebody has not seen yet is as stale as what is long gone', () => {
  const match = given({ you: { hand: ['fire'] } })
  const before = match.ann.seen
  match.ann.attach('fire', 'pip')
  const { seen } = match.ann
  expect(seen).toBe(3)
  for (const other of [before, seen + 1, 0, -1, 0.5]) expect(clicks(match, 'ann', other)).toEqual(STALE)
  expect(clicks(match, 'ann', seen)).toEqual({
    act: 'done',
    answer: 'game:not-asked',
    undo: 'done',
    askTakeback: 'nothing-to-take-back',
  })
})

test('a command without a version is done whatever was seen', () => {
  const match = given()
  match.ann.endTurn()
  match.bob.endTurn()
  expect(match.ann.tries({ type: 'Act', command: { seat: 0, type: 'EndTurn' } })).toBe('done')
})

test('stale is told before anything else but whose match it is', () => {
  const match = given()
  const seen = match.ann.seen - 1
  expect(match.ann.refused({ type: 'Act', command: { seat: 1, type: 'EndTurn' }, seen })).toBe('stale')
  expect(match.stranger.refused({ type: 'Act', command: { seat: 1, type: 'EndTurn' }, seen })).toBe('not-a-player')
})

describe('what does not make the other player’s buttons stale', () => {
  test('a draft, and taking it back', () => {
    const match = given({ you: { hand: ['fire', 'dew'] } })
    const { seen } = match.bob
    const spectators = match.stranger.seen
    match.ann.attach('fire', 'pip')
    match.ann.act({ type: 'Bench', card: 'dew' })
    match.ann.undo()
    expect([match.ann.seen, match.bob.seen, match.stranger.seen]).toEqual([5, seen, spectators])
    expect(clicks(match, 'bob', seen).act).toBe('done')
  })

  test('a question about the own hand, and its answer', () => {
    const match = given({ you: { hand: ['bin', 'fire', 'water'] } })
    const { seen } = match.bob
    match.ann.play('bin')
    match.ann.picks('fire')
    expect(match.bob.seen).toBe(seen)
    match.ann.endTurn()
    expect(match.bob.seen).toBe(seen + 1)
  })

  test('the other’s half of a set-up', () => {
    const match = begin()
    const { seen } = match.bob
    match.ann.picks('pip', null)
    expect([match.ann.seen, match.bob.seen]).toEqual([2, seen])
    expect(match.bob.tries({ type: 'Answer', picks: [0, null], seen })).toBe('done')
  })

  test('what is settled between the people', () => {
    const match = given()
    const seen = [match.ann.seen, match.bob.seen]
    match.ann.does({ type: 'OfferDraw' })
    match.bob.does({ type: 'AnswerDraw', agree: false })
    match.bob.does({ type: 'GiveTime', time: HOUR })
    match.bob.orders({ promote: ['Pip'] })
    match.ann.does({ type: 'MuteReminders' })
    match.record([{ type: 'WentAway', seat: 1, from: match.now, until: match.now + HOUR }])
    expect([match.ann.seen, match.bob.seen]).toEqual(seen)
  })

  test('a lost game that goes on', () => {
    const match = given()
    const { seen } = match.ann
    match.passes(72 * HOUR)
    match.organiser.does({ type: 'ReverseFlag' })
    expect(match.ann.does({ type: 'Act', command: { seat: 0, type: 'EndTurn' }, seen })).toHaveLength(1)
  })
})

describe('what makes buttons stale', () => {
  test('a step that binds, for both: it shows the drafts before it, too', () => {
    const match = given({ you: { hand: ['fire', 'draw-one'] } })
    const seen = match.bob.seen
    match.ann.attach('fire', 'pip')
    match.ann.play('draw-one')
    expect([match.ann.seen, match.bob.seen, match.stranger.seen]).toEqual([4, 3, 3])
    expect(clicks(match, 'bob', seen)).toEqual(STALE)
  })

  test('a takeback that was agreed on', () => {
    const match = given({ you: { hand: ['draw-one'] } })
    match.ann.play('draw-one')
    const seen = [match.ann.seen, match.bob.seen] as const
    match.ann.does({ type: 'AskTakeback', to: 3 })
    expect([match.ann.seen, match.bob.seen]).toEqual(seen)
    match.bob.does({ type: 'AnswerTakeback', answer: 'yes' })
    expect(clicks(match, 'ann', seen[0])).toEqual(STALE)
    expect(clicks(match, 'bob', seen[1])).toEqual(STALE)
  })

  test('the own half of a set-up: a second click finds that it has been placed', () => {
    const match = begin()
    const { seen } = match.ann
    match.ann.does({ type: 'Answer', picks: [0, null], seen })
    expect(match.ann.refused({ type: 'Answer', picks: [0, null], seen })).toBe('stale')
    expect(match.ann.refused({ type: 'Answer', picks: [0, null], seen: match.ann.seen })).toBe('game:not-asked')
  })

  test('new orders that have answered', () => {
    const match = given({ opponent: { bench: ['dew', 'pip'] }, you: { hand: ['sting'] } })
    match.ann.play('sting')
    match.ann.picks(0)
    const { seen } = match.bob
    match.bob.orders({ promote: ['Pip'] })
    expect(match.bob.refused({ type: 'Answer', picks: [0], seen })).toBe('stale')
  })
})

describe('the same question twice', () => {
  const asked = () => {
    const match = given({ you: { hand: ['twice'] } })
    match.ann.play('twice')
    return match
  }

  test('a double click answers once', () => {
    const match = asked()
    const first = match.ann.question
    const { seen } = match.ann
    match.ann.does({ type: 'Answer', picks: [0], seen })
    expect(match.ann.question).toEqual(first)
    expect(match.ann.refused({ type: 'Answer', picks: [0], seen })).toBe('stale')
  })

  test('several picks answer one question, not the next', () => {
    const match = asked()
    expect(match.ann.refused({ type: 'Answer', picks: [0, 0] })).toBe('game:not-asked')
    expect(match.match.version).toBe(3)
  })

  test('a double click on undo takes back one step', () => {
    const match = asked()
    match.ann.picks('yes')
    const { seen } = match.ann
    match.ann.does({ type: 'Undo', seen })
    expect(match.ann.drafts).toEqual(['PlayTrainer'])
    expect(match.ann.refused({ type: 'Undo', seen })).toBe('stale')
  })
})

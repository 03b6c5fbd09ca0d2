/** What was done and told something can be taken back only if the other player agrees. */
import { describe, expect, test } from 'vitest'
import type { Face } from '../../../src/engine/index.ts'
import { given, type Played, type Start } from './played.ts'

/** `ann` has attached Energy (3), flipped a coin (4) and benched a Pokémon (5). */
function tossed(how: Start = {}, flips: readonly Face[] = ['heads', 'tails']): Played {
  const match = given({
    you: { active: { card: 'pip', damage: 40 }, hand: ['fire', 'toss', 'dew', 'toss'] },
    opponent: { hand: ['riddle', 'toss'] },
    flips,
    ...how,
  })
  match.ann.attach('fire', 'pip')
  match.ann.play('toss')
  match.ann.act({ type: 'Bench', card: 'dew' })
  return match
}

const ask = (match: Played, to: number) => match.ann.tries({ type: 'AskTakeback', to })

describe('asking', () => {
  test('for own steps of this turn that are not free', () => {
    const match = tossed()
    expect(match.ann.table.yours?.takebacks.map(({ version }) => version)).toEqual([3, 4])
    expect([2, 3, 4, 5, 6, 0, -1, 4.5].map(to => ask(match, to))).toEqual([
      'nothing-to-take-back',
      'done',
      'done',
      ...Array<string>(5).fill('nothing-to-take-back'),
    ])
    expect(match.ann.does({ type: 'AskTakeback', to: 4 })).toEqual([{ type: 'TakebackAsked', seat: 0, to: 4 }])
    expect(match.match.takeback).toEqual({ seat: 0, to: 4 })
    expect(match.bob.table.takeback).toEqual({ seat: 0 })
  })

  test('never for the other’s steps', () => {
    const match = tossed()
    for (const to of [3, 4, 5]) expect(match.bob.tries({ type: 'AskTakeback', to })).toBe('nothing-to-take-back')
    expect(match.bob.table.yours?.takebacks).toEqual([])
  })

  test('not in a rated match', () => {
    const match = tossed({ rated: true })
    expect([3, 4, 5, 6].map(to => ask(match, to))).toEqual(['rated', 'rated', 'rated', 'rated'])
    expect(match.ann.table.yours?.takebacks).toEqual([])
  })

  test('not for steps of another turn', () => {
    const match = tossed()
    match.ann.endTurn()
    expect([3, 4, 5, 6].map(to => ask(match, to))).toEqual(Array(4).fill('nothing-to-take-back'))
  })

  test('one at a time, whoever asks', () => {
    const match = given({ you: { hand: ['riddle', 'riddle'] } })
    match.ann.play('riddle')
    match.bob.picks('yes')
    match.ann.does({ type: 'AskTakeback', to: 3 })
    expect(match.ann.refused({ type: 'AskTakeback', to: 3 })).toBe('already-asked')
    expect(match.bob.refused({ type: 'AskTakeback', to: 4 })).toBe('already-asked')
  })

  test('for the own answer in the other’s turn', () => {
    const match = given({ you: { hand: ['riddle', 'fire'] } })
    match.ann.play('riddle')
    match.bob.picks('yes')
    match.ann.attach('fire', 'pip')
    expect(match.bob.does({ type: 'AskTakeback', to: 4 })).toEqual([{ type: 'TakebackAsked', seat: 1, to: 4 }])
    match.ann.does({ type: 'AnswerTakeback', answer: 'yes' })
    expect(match.bob.question.prompt).toBe('ask riddle')
    expect(match.match.steps.map(({ version }) => version)).toEqual([3])
  })
})

describe('answering', () => {
  const asked = (to = 4) => {
    const match = tossed()
    match.ann.does({ type: 'AskTakeback', to })
    return match
  }

  test('is for the other player', () => {
    const match = asked()
    for (const answer of ['yes', 'no', 'never'] as const)
      expect(match.ann.refused({ type: 'AnswerTakeback', answer })).toBe('no-takeback')
    const nonsense = { type: 'AnswerTakeback', answer: 'perhaps' as 'yes' } as const
    expect(match.bob.refused(nonsense)).toBe('bad-input')
  })

  test('yes: the game is exactly what it was before that step, and later steps are gone', () => {
    const match = asked()
    const [first, second] = match.match.steps
    expect(match.bob.does({ type: 'AnswerTakeback', answer: 'yes' })).toEqual([
      { type: 'TakenBack', seat: 0, to: 4, agreed: true },
    ])
    expect(match.ann.game).toEqual(second?.before)
    expect(match.match).toMatchObject({ takeback: null, steps: [first] })
    expect(match.ann.hand).toEqual(['toss', 'dew', 'toss'])
  })

  test('yes: luck is not what it was', () => {
    const match = asked()
    expect(match.match.drawn).toBe(1)
    match.bob.does({ type: 'AnswerTakeback', answer: 'yes' })
    expect(match.match.drawn).toBe(1)
    expect(match.ann.side.active?.damage).toBe(40)
    match.ann.play('toss')
    expect(match.last).toMatchObject([{ events: [{}, { type: 'CoinFlipped', face: 'tails' }, {}] }])
    expect(match.match.drawn).toBe(2)
    expect(match.ann.side.active?.damage).toBe(40)
  })

  test('yes: what that step had shown to everybody is no draft again', () => {
    const match = asked()
    match.bob.does({ type: 'AnswerTakeback', answer: 'yes' })
    expect(match.ann.drafts).toEqual([])
    expect(match.ann.refused({ type: 'Undo' })).toBe('nothing-to-take-back')
    expect(match.ann.table.yours?.takebacks.map(({ version }) => version)).toEqual([3])
  })

  test('yes: back to the beginning of the turn', () => {
    const match = asked(3)
    match.bob.does({ type: 'AnswerTakeback', answer: 'yes' })
    expect(match.match.steps).toEqual([])
    expect(match.ann.game.turn.energy).toBe(0)
    expect(match.ann.refused({ type: 'Undo' })).toBe('nothing-to-take-back')
  })

  test('yes: a question that was put to the other player is put no more', () => {
    const match = given({ you: { hand: ['riddle'] } })
    match.ann.play('riddle')
    expect(match.match.waits.map(Boolean)).toEqual([false, true])
    match.ann.does({ type: 'AskTakeback', to: 3 })
    match.bob.does({ type: 'AnswerTakeback', answer: 'yes' })
    expect(match.bob.isAsked).toBe(false)
    expect(match.match.waits.map(Boolean)).toEqual([true, false])
  })

  test('no: nothing changes, and it may be asked again', () => {
    const match = asked()
    const before = match.match
    expect(match.bob.does({ type: 'AnswerTakeback', answer: 'no' })).toEqual([{ type: 'TakebackRefused', seat: 1 }])
    expect(match.match).toEqual({ ...before, version: 7, takeback: null })
    expect(match.bob.refused({ type: 'AnswerTakeback', answer: 'yes' })).toBe('no-takeback')
    expect(ask(match, 3)).toBe('done')
  })

  test('never: not in this match, for this player', () => {
    const match = asked()
    expect(match.bob.does({ type: 'AnswerTakeback', answer: 'never' })).toEqual([
      { type: 'TakebackRefused', seat: 1, forGood: true },
    ])
    expect([3, 4, 5].map(to => ask(match, to))).toEqual(Array(3).fill('takebacks-unwanted'))
    match.ann.endTurn()
    match.bob.play('toss')
    expect(match.bob.tries({ type: 'AskTakeback', to: match.match.version })).toBe('done')
    match.bob.endTurn()
    expect(ask(match, match.match.version)).toBe('takebacks-unwanted')
  })

  test('playing on takes the request off the table', () => {
    const bySteps: readonly ((match: Played) => unknown)[] = [
      match => match.ann.play('toss'),
      match => match.ann.attack('Tap'),
      match => match.ann.endTurn(),
    ]
    for (const goOn of bySteps) {
      const match = asked()
      goOn(match)
      expect(match.match.takeback).toBeNull()
      expect(match.bob.refused({ type: 'AnswerTakeback', answer: 'yes' })).toBe('no-takeback')
    }
  })

  test('a draft does not, of which nobody is to know, and goes with the rest', () => {
    const match = asked()
    const { table } = match.bob
    match.ann.undo()
    match.ann.act({ type: 'Bench', card: 'dew' })
    expect(match.bob.table).toEqual(table)
    match.bob.does({ type: 'AnswerTakeback', answer: 'yes' })
    expect(match.match.steps.map(({ version }) => version)).toEqual([3])
    expect(match.ann.bench).toEqual([])
  })

  test('what is settled between the people does not', () => {
    const match = asked()
    match.ann.does({ type: 'OfferDraw' })
    match.bob.orders({ promote: ['Dew'] })
    expect(match.bob.tries({ type: 'AnswerTakeback', answer: 'yes' })).toBe('done')
  })

  test('the end of the match does', () => {
    const match = asked()
    match.bob.act({ type: 'Concede' })
    expect(match.match.takeback).toBeNull()
  })
})

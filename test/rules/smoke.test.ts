import { expect, test } from 'vitest'
import { given, opening } from '../scenario/index.ts'

test('an attack deals damage and the turn passes', () => {
  const game = given({
    rules: 'hgss-2010',
    you: { active: { card: 'pip', energy: ['fire'] } },
    opponent: { active: 'leaf' },
  })
  game.you.attack('Tap')
  expect(game.opponent.active).toHaveDamage(20)
  expect(game.state.turn.seat).toBe(1)
})

test('a knock out asks for a prize and a replacement', () => {
  const game = given({
    rules: 'hgss-2010',
    you: { active: { card: 'striker', energy: ['fire'] } },
    opponent: { active: 'pip', bench: ['dew', 'wall'] },
  })
  game.you.attack('Huge')
  expect(game).toAsk('you', [0, 1, 2, 3, 4, 5], { min: 1, max: 1 })
  game.you.choose(3)
  expect(game).toAsk('opponent', ['dew', 'wall'])
  game.opponent.choose('wall')
  expect(game.opponent.active.card).toBe('wall')
  expect(game.you.zone('prizes').length).toBe(5)
})

test('opening', () => {
  const game = opening({
    rules: 'xy-2016',
    you: ['pip', 'dew'],
    opponent: ['filler', 'filler', 'filler', 'filler', 'filler', 'filler', 'filler', 'pip'],
    flips: ['heads'],
  })
  expect(game).toAsk('you', ['first', 'second'])
  game.you.choose('second')
  expect(game).toAsk('you', ['pip', 'dew'])
  game.you.choose('dew', 'pip')
  game.opponent.choose('pip')
  expect(game).toAsk('you', ['0', '1'])
  game.you.choose(1)
  expect(game).toAsk('you', [])
  game.you.choose()
  expect(game.state.turn.seat).toBe(1)
})

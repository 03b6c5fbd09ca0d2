import { describe, expect, test } from 'vitest'
import type { Given } from '../scenario/index.ts'
import { givenCards } from './given.ts'

const given = givenCards('ecard-2002')
const [FIRE, WATER] = ['ecard1-161', 'ecard1-165']
const [NINETALES, HOUNDOUR, VULPIX] = ['ecard2-25', 'ecard2-86', 'ecard2-116']

const attacking = (card: string, spec: Omit<Given, 'rules' | 'you'> = {}) =>
  given({ you: { active: { card, energy: [FIRE, FIRE, FIRE] } }, opponent: { active: 'wall' }, ...spec })

describe('Ninetales', () => {
  test.each([
    ['confused', 10],
    ['paralyzed', 10],
    ['poisoned', 20],
  ] as const)('Ninetales: Miracle Tail, heads: the player names the condition: %s', (condition, damage) => {
    const game = attacking(NINETALES, { flips: ['heads'] })
    game.you.attack('Miracle Tail')
    expect(game).toAsk('you', ['asleep', 'burned', 'confused', 'paralyzed', 'poisoned'], { min: 1, max: 1 })
    game.you.choose(condition)
    expect(game.opponent.active.conditions).toEqual([condition])
    expect(game.opponent.active).toHaveDamage(damage)
  })

  test('Ninetales: Miracle Tail, tails', () => {
    const game = attacking(NINETALES, { flips: ['tails'] })
    game.you.attack('Miracle Tail')
    expect(game).toAskNobody()
    expect(game.opponent.active.conditions).toEqual([])
    expect(game.opponent.active).toHaveDamage(10)
  })

  test.each([
    ['burned', ['heads'], 60],
    ['confused', [], 40],
  ] as const)('Ninetales: Roasting Heat against a Pokémon that is %s', (condition, flips, damage) => {
    const opponent = { active: { card: 'wall', conditions: [condition] } }
    const game = attacking(NINETALES, { opponent, flips })
    game.you.attack('Roasting Heat')
    expect(game.opponent.active).toHaveDamage(damage)
  })
})

test.each([
  ['heads', ['burned'], 20],
  ['tails', [], 0],
] as const)('Houndour: Singe, %s', (face, conditions, damage) => {
  const game = attacking(HOUNDOUR, { flips: face === 'heads' ? [face, 'tails'] : [face] })
  game.you.attack('Singe')
  expect(game.opponent.active.conditions).toEqual(conditions)
  expect(game.opponent.active).toHaveDamage(damage)
})

describe('Vulpix', () => {
  const collecting = (discard: readonly string[], flips: Given['flips'] = []) =>
    given({ you: { active: { card: VULPIX, energy: [FIRE] }, discard }, opponent: { active: 'wall' }, flips })

  test.each([
    ['heads', [FIRE, FIRE]],
    ['tails', [FIRE]],
  ] as const)('Vulpix: Collect Fire, %s', (face, energy) => {
    const game = collecting([WATER, FIRE, 'rainbow', FIRE], [face])
    game.you.attack('Collect Fire')
    expect(game).toAskNobody()
    expect(game.you.active.energy).toEqual(energy)
    expect(game.opponent.active).toHaveDamage(10)
  })

  test('Vulpix: Collect Fire flips no coin without a Fire Energy card in the discard pile', () => {
    const game = collecting([WATER, 'rainbow', 'pip'])
    game.you.attack('Collect Fire')
    expect(game.you.active.energy).toEqual([FIRE])
    expect(game.opponent.active).toHaveDamage(10)
  })
})

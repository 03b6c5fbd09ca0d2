import { describe, expect, test } from 'vitest'
import type { Given } from '../scenario/index.ts'
import { givenCards } from './given.ts'

const given = givenCards('ecard-2002')
const [FIRE, WATER] = ['ecard1-161', 'ecard1-165']
const [KINGDRA, SEADRA, HORSEA, TENTACOOL] = ['ecard2-19', 'ecard2-58', 'ecard2-85', 'ecard2-113']

const attacking = (card: string, energy: readonly string[], spec: Omit<Given, 'rules' | 'you'> = {}) =>
  given({ you: { active: { card, energy } }, opponent: { active: 'wall' }, ...spec })

describe('Kingdra', () => {
  test('Kingdra: Water Cyclone moves Water Energy from the Active Pokémon to the Bench as often as wanted', () => {
    const game = given({
      you: { active: { card: 'dew', energy: [WATER, WATER, 'rainbow', FIRE] }, bench: [KINGDRA, 'pip'] },
    })
    game.you.usePower('Water Cyclone', KINGDRA)
    expect(game).toAsk('you', [`${WATER}×2`, 'rainbow'], { min: 1, max: 1 })
    game.you.choose(WATER)
    expect(game).toAsk('you', [KINGDRA, 'pip'], { min: 1, max: 1 })
    game.you.choose('pip')
    game.you.usePower('Water Cyclone', KINGDRA)
    game.you.choose('rainbow')
    game.you.choose(KINGDRA)
    game.you.usePower('Water Cyclone', KINGDRA)
    game.you.choose('pip')
    expect(game.you.active.energy).toEqual([FIRE])
    expect(game.you.benched(KINGDRA).energy).toEqual(['rainbow'])
    expect(game.you.benched('pip').energy).toEqual([WATER, WATER])
    expect(game.you.refused.usePower('Water Cyclone', KINGDRA)).toBe('no-effect')
  })

  test('Kingdra: Water Cyclone needs Water Energy on the Active Pokémon and a Bench', () => {
    const dry = given({ you: { active: { card: 'dew', energy: [FIRE] }, bench: [{ card: KINGDRA, energy: [WATER] }] } })
    expect(dry.you.refused.usePower('Water Cyclone', KINGDRA)).toBe('no-effect')
    const alone = given({ you: { active: { card: KINGDRA, energy: [WATER] } } })
    expect(alone.you.refused.usePower('Water Cyclone')).toBe('no-effect')
  })

  test('Kingdra: only its own Special Condition turns Water Cyclone off', () => {
    const own = given({
      you: { active: { card: KINGDRA, energy: [WATER], conditions: ['confused'] }, bench: ['pip'] },
    })
    expect(own.you.refused.usePower('Water Cyclone')).toBe('power-off')
    const other = given({
      you: { active: { card: 'dew', energy: [WATER], conditions: ['confused'] }, bench: [KINGDRA] },
    })
    other.you.usePower('Water Cyclone', KINGDRA)
    expect(other.you.benched(KINGDRA).energy).toEqual([WATER])
  })

  const rapids = (energy: readonly string[], face: 'heads' | 'tails') =>
    attacking(KINGDRA, [WATER, WATER, FIRE, FIRE], { opponent: { active: { card: 'wall', energy } }, flips: [face] })

  test('Kingdra: Rapids, heads: the attacker picks the Energy card that goes', () => {
    const game = rapids([FIRE, 'double', FIRE], 'heads')
    game.you.attack('Rapids')
    expect(game).toAsk('you', [`${FIRE}×2`, 'double'], { min: 1, max: 1 })
    game.you.choose('double')
    expect(game.opponent.active.energy).toEqual([FIRE, FIRE])
    expect(game.opponent.discard).toEqual(['double'])
    expect(game.opponent.active).toHaveDamage(50)
  })

  test.each([
    ['tails', [FIRE]],
    ['heads', []],
  ] as const)('Kingdra: Rapids, %s with %j in front of it', (face, energy) => {
    const game = rapids(energy, face)
    game.you.attack('Rapids')
    expect(game).toAskNobody()
    expect(game.opponent.active.energy).toEqual(energy)
    expect(game.opponent.active).toHaveDamage(50)
  })
})

test.each([
  [[WATER, WATER, FIRE], ['heads', 'tails'], 40],
  [[WATER, 'rainbow', FIRE], ['heads', 'heads'], 50],
  [[FIRE, FIRE, FIRE], [], 30],
] as const)('Seadra: Water Bullet with %j flips %j', (energy, flips, damage) => {
  const game = attacking(SEADRA, energy, { flips })
  game.you.attack('Water Bullet')
  expect(game.opponent.active).toHaveDamage(damage)
})

test('Horsea: after Reverse Thrust somebody else must come forward', () => {
  const game = given({
    you: { active: { card: HORSEA, energy: [FIRE, FIRE] }, bench: ['pip', 'dew'] },
    opponent: { active: 'wall' },
  })
  game.you.attack('Reverse Thrust')
  expect(game).toAsk('you', ['pip', 'dew'], { min: 1, max: 1 })
  game.you.choose('dew')
  expect(game.you.active.card).toBe('dew')
  expect(game.you.benchedAll.map(({ card }) => card).sort()).toEqual([HORSEA, 'pip'])
  expect(game.opponent.active).toHaveDamage(20)
})

test('Horsea: Reverse Thrust without a Bench only does its damage', () => {
  const game = attacking(HORSEA, [FIRE, FIRE])
  game.you.attack('Reverse Thrust')
  expect(game.you.active.card).toBe(HORSEA)
  expect(game.opponent.active).toHaveDamage(20)
})

describe('Tentacool', () => {
  test.each([
    ['heads', ['poisoned'], 10],
    ['tails', [], 0],
  ] as const)('Tentacool: Poison Sting, %s', (face, conditions, damage) => {
    const game = attacking(TENTACOOL, [FIRE], { flips: [face] })
    game.you.attack('Poison Sting')
    expect(game.opponent.active.conditions).toEqual(conditions)
    expect(game.opponent.active).toHaveDamage(damage)
  })

  test('Tentacool: Recover costs a Water Energy card and heals everything', () => {
    const game = given({ you: { active: { card: TENTACOOL, energy: [WATER, FIRE, 'rainbow'], damage: 40 } } })
    game.you.attack('Recover')
    expect(game).toAsk('you', [WATER, 'rainbow'], { min: 1, max: 1 })
    game.you.choose(WATER)
    expect(game.you.active.energy).toEqual([FIRE, 'rainbow'])
    expect(game.you.discard).toEqual([WATER])
    expect(game.you.active).toHaveDamage(0)
  })

  test('Tentacool: the Energy card for Recover is gone even if Confusion stops it', () => {
    const active = { card: TENTACOOL, energy: [WATER], damage: 10, conditions: ['confused'] as const }
    const game = given({ you: { active }, flips: ['tails'] })
    game.you.attack('Recover')
    expect(game.you.active.energy).toEqual([])
    expect(game.you.active).toHaveDamage(30)
  })
})

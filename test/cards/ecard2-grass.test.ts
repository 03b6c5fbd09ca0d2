import { describe, expect, test } from 'vitest'
import type { Given } from '../scenario/index.ts'
import { givenCards } from './given.ts'

const given = givenCards('ecard-2002')
const [FIRE, GRASS] = ['ecard1-161', 'ecard1-162']
const [EXEGGUTOR, NIDORINO, EXEGGCUTE, NIDORAN, SPINARAK] = [
  'ecard2-12',
  'ecard2-55',
  'ecard2-76',
  'ecard2-96',
  'ecard2-111',
]
/** Weak to Grass. */
const MAROWAK = 'ecard2-54'

const attacking = (card: string, energy: readonly string[], spec: Omit<Given, 'rules' | 'you'> = {}) =>
  given({ you: { active: { card, energy } }, opponent: { active: 'wall' }, ...spec })

describe('Exeggutor', () => {
  const eggs = (spec: Omit<Given, 'rules' | 'you'> = {}, confused = false) =>
    given({
      you: {
        active: { card: EXEGGUTOR, energy: [GRASS, GRASS], conditions: confused ? ['confused'] : [] },
        bench: [{ card: 'pip', energy: [FIRE] }],
      },
      opponent: { active: 'wall' },
      ...spec,
    })

  test('Exeggutor: Super Eggsplosion discards Energy cards from anybody and flips as many coins', () => {
    const game = eggs({ flips: ['heads', 'tails'] })
    game.you.attack('Super Eggsplosion')
    expect(game).toAsk('you', [`${GRASS}×2`, FIRE], { min: 0, max: 3 })
    game.you.choose(GRASS, FIRE)
    expect(game.you.active.energy).toEqual([GRASS])
    expect(game.you.benched('pip').energy).toEqual([])
    expect([...game.you.discard].sort()).toEqual([FIRE, GRASS])
    expect(game.opponent.active).toHaveDamage(40)
  })

  test('Exeggutor: Super Eggsplosion with everything it has', () => {
    const game = eggs({ flips: ['heads', 'heads', 'heads'] })
    game.you.attack('Super Eggsplosion')
    game.you.choose(GRASS, GRASS, FIRE)
    expect(game.you.active.energy).toEqual([])
    expect(game.opponent.active).toHaveDamage(120)
  })

  test('Exeggutor: Super Eggsplosion without discarding does nothing', () => {
    const game = eggs()
    game.you.attack('Super Eggsplosion')
    game.you.choose()
    expect(game.you.active.energy).toEqual([GRASS, GRASS])
    expect(game.opponent.active).toHaveDamage(0)
  })

  test('Exeggutor: for Super Eggsplosion a card with two Energy is one card', () => {
    const game = attacking(EXEGGUTOR, ['double'], { flips: ['heads'] })
    game.you.attack('Super Eggsplosion')
    expect(game).toAsk('you', ['double'], { min: 0, max: 1 })
    game.you.choose('double')
    expect(game.opponent.active).toHaveDamage(40)
  })

  test('Exeggutor: what Super Eggsplosion discards is gone even if Confusion stops it', () => {
    const game = eggs({ flips: ['tails'] }, true)
    game.you.attack('Super Eggsplosion')
    game.you.choose(GRASS)
    expect(game.you.active.energy).toEqual([GRASS])
    expect(game.you.active).toHaveDamage(20)
    expect(game.opponent.active).toHaveDamage(0)
  })

  test('Exeggutor: Called Shot counts its Grass Energy and hits the Bench, where Weakness does not count', () => {
    const opponent = { active: 'wall', bench: [MAROWAK, 'dew'] }
    const game = attacking(EXEGGUTOR, [GRASS, GRASS, FIRE, 'rainbow'], { opponent })
    game.you.attack('Called Shot')
    expect(game).toAsk('you', [MAROWAK, 'dew'], { min: 1, max: 1 })
    game.you.choose(MAROWAK)
    expect(game.opponent.benched(MAROWAK)).toHaveDamage(30)
    expect(game.opponent.benched('dew')).toHaveDamage(0)
    expect(game.opponent.active).toHaveDamage(0)
  })

  test('Exeggutor: Called Shot without a Bench on the other side hits nobody', () => {
    const game = attacking(EXEGGUTOR, [GRASS])
    game.you.attack('Called Shot')
    expect(game).toAskNobody()
    expect(game.opponent.active).toHaveDamage(0)
  })
})

describe('Exeggcute', () => {
  test('Exeggcute: Growth Spurt attaches an Energy card of any kind from the hand', () => {
    const game = given({ you: { active: { card: EXEGGCUTE, energy: [GRASS] }, hand: [FIRE, 'pip', 'double'] } })
    game.you.attack('Growth Spurt')
    expect(game).toAsk('you', [FIRE, 'double'], { min: 1, max: 1 })
    game.you.choose('double')
    expect(game.you.active.energy).toEqual([GRASS, 'double'])
    expect(game.you.hand).toEqual([FIRE, 'pip'])
  })

  test('Exeggcute: Growth Spurt comes on top of the attachment of the turn', () => {
    const game = given({ you: { active: EXEGGCUTE, hand: [GRASS, FIRE] } })
    game.you.attach(GRASS)
    game.you.attack('Growth Spurt')
    game.you.choose(FIRE)
    expect(game.you.active.energy).toEqual([GRASS, FIRE])
  })

  test('Exeggcute: Growth Spurt without an Energy card in hand attaches nothing, and nobody learns why', () => {
    const game = given({ you: { active: { card: EXEGGCUTE, energy: [GRASS] }, hand: ['pip'] } })
    game.you.attack('Growth Spurt')
    expect(game).toAsk('you', [], { min: 0, max: 0 })
    game.you.choose()
    expect(game.you.active.energy).toEqual([GRASS])
  })

  test('Exeggcute: Sleep Powder', () => {
    const game = attacking(EXEGGCUTE, [GRASS], { flips: ['tails'] })
    game.you.attack('Sleep Powder')
    expect(game.opponent.active.conditions).toEqual(['asleep'])
    expect(game.opponent.active).toHaveDamage(10)
  })
})

test.each([
  ['Nidorino', NIDORINO, 'heads', ['poisoned'], 20],
  ['Nidorino', NIDORINO, 'tails', [], 10],
  ['Nidoran ♂', NIDORAN, 'heads', ['poisoned'], 10],
  ['Nidoran ♂', NIDORAN, 'tails', [], 0],
] as const)('%s (%s): Poison Horn, %s', (_, card, face, conditions, damage) => {
  const game = attacking(card, [GRASS], { flips: [face] })
  game.you.attack('Poison Horn')
  expect(game.opponent.active.conditions).toEqual(conditions)
  expect(game.opponent.active).toHaveDamage(damage)
})

test('Nidoran ♂: Nidorino evolves from it', () => {
  const game = given({ you: { active: NIDORAN, hand: [NIDORINO] } })
  game.you.evolve(NIDORINO)
  expect(game.you.active.stack).toEqual([NIDORAN, NIDORINO])
})

test('Nidorino: Take Down hurts itself', () => {
  const game = attacking(NIDORINO, [FIRE, FIRE, FIRE])
  game.you.attack('Take Down')
  expect(game.opponent.active).toHaveDamage(40)
  expect(game.you.active).toHaveDamage(10)
})

test.each([
  ['heads', ['poisoned'], 10],
  ['tails', ['paralyzed'], 0],
] as const)('Spinarak: Sharp Stinger, %s', (face, conditions, damage) => {
  const game = attacking(SPINARAK, [GRASS], { flips: [face] })
  game.you.attack('Sharp Stinger')
  expect(game.opponent.active.conditions).toEqual(conditions)
  expect(game.opponent.active).toHaveDamage(damage)
})

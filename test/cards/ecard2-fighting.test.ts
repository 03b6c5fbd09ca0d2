import { describe, expect, test } from 'vitest'
import type { Given } from '../scenario/index.ts'
import { givenCards } from './given.ts'

const given = givenCards('ecard-2002')
const [FIGHTING, FIRE, GRASS] = ['ecard1-160', 'ecard1-161', 'ecard1-162']
const [NIDOKING, MAROWAK, CUBONE, ONIX] = ['ecard2-24', 'ecard2-54', 'ecard2-72', 'ecard2-98']
/** Weak to Fighting. */
const CHANSEY = 'ecard2-69'
const NIDORAN = 'ecard2-96'

const attacking = (card: string, energy: readonly string[], spec: Omit<Given, 'rules' | 'you'> = {}) =>
  given({ you: { active: { card, energy } }, opponent: { active: 'wall' }, ...spec })

describe('Nidoking', () => {
  const opponent = { active: 'wall', bench: ['dew', 'pip'] }

  test.each([
    ['heads', 10],
    ['tails', 0],
  ] as const)(
    "Nidoking: Earth Rage, %s: a counter on each of the opponent's Benched Pokémon, once a turn",
    (face, damage) => {
      const game = given({ you: { active: NIDOKING, bench: ['leaf'] }, opponent, flips: [face] })
      game.you.usePower('Earth Rage')
      expect(game.opponent.benchedAll.map(each => each.damage)).toEqual([damage, damage])
      expect(game.opponent.active).toHaveDamage(0)
      expect(game.you.benched('leaf')).toHaveDamage(0)
      expect(game.you.refused.usePower('Earth Rage')).toBe('power-used')
    },
  )

  test('Nidoking: Earth Rage can Knock Out, and the turn goes on', () => {
    const weak = { active: 'wall', bench: [{ card: 'dew', damage: 40 }, 'pip'] }
    const you = { active: { card: NIDOKING, energy: Array(4).fill(FIGHTING) }, prizes: 2 }
    const game = given({ you, opponent: weak, flips: ['heads', 'tails'] })
    game.you.usePower('Earth Rage')
    game.you.choose(0)
    expect(game.opponent.benchedAll.map(({ card }) => card)).toEqual(['pip'])
    expect(game.you.zone('prizes').length).toBe(1)
    game.you.attack('Giant Horn')
    expect(game.opponent.active).toHaveDamage(50)
  })

  test('Nidoking: no Earth Rage from the Bench or under a Special Condition', () => {
    const benched = given({ you: { bench: [NIDOKING] }, opponent })
    expect(benched.you.refused.usePower('Earth Rage', NIDOKING)).toBe('requirement')
    const poisoned = given({ you: { active: { card: NIDOKING, conditions: ['poisoned'] } }, opponent })
    expect(poisoned.you.refused.usePower('Earth Rage')).toBe('power-off')
  })

  test.each([
    ['heads', 80],
    ['tails', 50],
  ] as const)('Nidoking: Giant Horn, %s', (face, damage) => {
    const game = attacking(NIDOKING, [FIGHTING, FIGHTING, FIRE, FIRE], { flips: [face] })
    game.you.attack('Giant Horn')
    expect(game.opponent.active).toHaveDamage(damage)
  })
})

describe('Marowak', () => {
  test.each([
    [['heads', 'tails', 'heads'], 20],
    [['tails', 'tails', 'tails'], 0],
  ] as const)('Marowak: Triple Bone hits one on the Bench, where Weakness does not count: %j', (flips, damage) => {
    const game = attacking(MAROWAK, [FIRE, FIRE], { opponent: { active: 'wall', bench: [CHANSEY, 'dew'] }, flips })
    game.you.attack('Triple Bone')
    expect(game).toAsk('you', [CHANSEY, 'dew'], { min: 1, max: 1 })
    game.you.choose(CHANSEY)
    expect(game.opponent.benched(CHANSEY)).toHaveDamage(damage)
    expect(game.opponent.benched('dew')).toHaveDamage(0)
    expect(game.opponent.active).toHaveDamage(0)
  })

  test('Marowak: Triple Bone without a Bench on the other side flips no coin', () => {
    const game = attacking(MAROWAK, [FIRE, FIRE])
    game.you.attack('Triple Bone')
    expect(game.opponent.active).toHaveDamage(0)
  })

  test.each([
    [['tails'], 0],
    [['heads', 'heads', 'heads', 'tails'], 150],
  ] as const)('Marowak: Bone Rush flips until tails: %j', (flips, damage) => {
    const game = attacking(MAROWAK, [FIGHTING, FIRE, FIRE], { flips })
    game.you.attack('Bone Rush')
    expect(game.opponent.active).toHaveDamage(damage)
  })
})

describe('Cubone', () => {
  const crying = (attacker: string, energy: readonly string[]) =>
    attacking(CUBONE, [FIRE], { opponent: { active: { card: attacker, energy } } })

  test('Cubone: Teary Eyes takes 20 off after Weakness', () => {
    const game = crying(NIDORAN, [GRASS, GRASS])
    game.you.attack('Teary Eyes')
    game.opponent.attack('Scratch')
    expect(game.you.active).toHaveDamage(20)
  })

  test("Cubone: Teary Eyes lasts for the opponent's next turn only", () => {
    const game = crying('striker', [FIRE])
    game.you.attack('Teary Eyes')
    expect(game.opponent.active).toHaveDamage(0)
    game.opponent.attack('Ten')
    expect(game.you.active).toHaveDamage(0)
    game.you.endTurn()
    game.opponent.attack('Ten')
    expect(game.you.active).toHaveDamage(10)
  })

  test('Cubone: Teary Eyes lowers no damage counters', () => {
    const game = crying('haunt', [FIRE])
    game.you.attack('Teary Eyes')
    game.opponent.attack('Three Counters')
    expect(game.you.active).toHaveDamage(30)
  })
})

test.each([
  [[FIGHTING, FIRE], ['heads', 'heads'], 40],
  [[FIGHTING, 'double'], ['tails', 'heads', 'tails'], 20],
] as const)('Onix: Crush with %j flips %j', (energy, flips, damage) => {
  const game = attacking(ONIX, energy, { flips })
  game.you.attack('Crush')
  expect(game.opponent.active).toHaveDamage(damage)
})

import { describe, expect, test } from 'vitest'
import type { Given } from '../scenario/index.ts'
import { givenCards } from './given.ts'

const given = givenCards('hgss-2010')
/** Weak to Fighting, and resistant to it. */
const [AMPHAROS, GYARADOS] = ['hgss1-14', 'hgss1-4']

const attacking = (card: string, energy: readonly string[], spec: Omit<Given, 'rules' | 'you'> = {}) =>
  given({ you: { active: { card, energy } }, opponent: { active: 'wall' }, ...spec })

describe('coins and counters', () => {
  test.each([
    ['Hitmontop', 'hgss1-5', 'Triple Kick', ['tails', 'tails', 'tails'], 0],
    ['Hitmontop', 'hgss1-5', 'Triple Kick', ['heads', 'tails', 'heads'], 40],
    ['Donphan', 'hgss1-40', 'Double Spin', ['tails', 'tails'], 0],
    ['Donphan', 'hgss1-40', 'Double Spin', ['tails', 'heads'], 70],
    ['Donphan', 'hgss1-40', 'Double Spin', ['heads', 'heads'], 140],
  ] as const)('%s (%s): %s with %j does %i damage', (_, card, name, flips, damage) => {
    const game = attacking(card, ['fighting', 'fighting', 'fire', 'fire'], { flips })
    game.you.attack(name)
    expect(game.opponent.active).toHaveDamage(damage)
  })

  test.each([0, 10, 60])('Phanpy: Flail with %i damage on it', damage => {
    const game = given({
      you: { active: { card: 'hgss1-77', energy: ['fire'], damage } },
      opponent: { active: { card: 'wall', damage: 30 } },
    })
    game.you.attack('Flail')
    expect(game.opponent.active).toHaveDamage(30 + damage)
  })
})

describe('Weakness and Resistance', () => {
  test.each([
    ['Tyrogue', 'hgss1-33', 'Mischievous Punch', AMPHAROS, 30],
    ['Tyrogue', 'hgss1-33', 'Mischievous Punch', GYARADOS, 30],
    ['Donphan', 'hgss1-40', 'Rock Hurl', AMPHAROS, 100],
    ['Donphan', 'hgss1-40', 'Rock Hurl', GYARADOS, 50],
  ])('%s (%s): %s against %s does %i damage', (_, card, name, active, damage) => {
    const flips = card === 'hgss1-33' ? ['heads' as const] : []
    const game = attacking(card, ['fighting', 'fire', 'fire'], { opponent: { active }, flips })
    game.you.attack(name)
    expect(game.opponent.active).toHaveDamage(damage)
  })

  test("Hitmontop: after Close Combat it takes 20 more damage, in the opponent's next turn only", () => {
    const game = given({
      you: { active: { card: 'hgss1-5', energy: ['fighting', 'fire', 'fire'] } },
      opponent: { active: { card: 'wall', energy: ['fire'] } },
    })
    game.you.attack('Close Combat')
    expect(game.opponent.active).toHaveDamage(60)
    game.opponent.attack('Lean')
    expect(game.you.active).toHaveDamage(30)
    game.you.endTurn()
    game.opponent.attack('Lean')
    expect(game.you.active).toHaveDamage(40)
  })

  test('Hitmontop: Weakness comes before the 20 more damage of Close Combat', () => {
    const game = given({
      you: { active: { card: 'hgss1-5', energy: ['fighting', 'fire', 'fire'] } },
      opponent: { active: { card: 'wall', energy: ['fire', 'fire'] }, bench: [{ card: 'hgss1-70', energy: ['fire'] }] },
    })
    game.you.attack('Close Combat')
    game.opponent.retreat('hgss1-70', ['fire', 'fire'])
    game.opponent.attack('Smokescreen')
    expect(game.you.active).toHaveDamage(40)
  })
})

describe('Tyrogue', () => {
  test('Tyrogue: Mischievous Punch puts Tyrogue to sleep, and asleep it takes no damage', () => {
    const game = given({
      you: { active: 'hgss1-33' },
      opponent: { active: { card: 'striker', energy: ['fire'] } },
      flips: ['tails', 'tails'],
    })
    game.you.attack('Mischievous Punch')
    expect(game.you.active.conditions).toEqual(['asleep'])
    game.opponent.attack('Sixty')
    expect(game.you.active).toHaveDamage(0)
  })

  test('Tyrogue: awake again, it takes damage', () => {
    const game = given({
      you: { active: 'hgss1-33' },
      opponent: { active: { card: 'striker', energy: ['fire'] } },
      flips: ['heads'],
    })
    game.you.attack('Mischievous Punch')
    expect(game.you.active.conditions).toEqual([])
    game.opponent.attack('Ten')
    expect(game.you.active).toHaveDamage(10)
  })
})

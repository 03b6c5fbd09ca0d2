import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/cards/index.ts'
import { attack, pokemon } from '../../src/cards/kit/index.ts'
import { dealDamage } from '../../src/engine/damage.ts'
import { givenCards } from './given.ts'

const given = givenCards('xy-2016')
const METAL = 'g1-82'
const cards = [
  ...catalogue.prints,
  pokemon('ox', { name: 'Ox', type: 'colorless', hp: 200, retreat: 3, attacks: [attack('Butt', 'C', 60)] }),
  pokemon('imp', { name: 'Imp', type: 'fire', hp: 200, retreat: 1, attacks: [attack('Butt', 'C', 60)] }),
  pokemon('gnat', { name: 'Gnat', type: 'colorless', hp: 200, attacks: [attack('Butt', 'C', 60)] }),
  pokemon('mote', { name: 'Mote', type: 'colorless', hp: 200, retreat: 3, attacks: [attack('Butt', 'C', 20)] }),
]

test.each([
  ['Klink', 'xy11-71', ['tails', 'tails', 'tails', 'tails'], 0],
  ['Klink', 'xy11-71', ['heads', 'tails', 'heads', 'heads'], 30],
  ['Klang', 'xy11-72', ['heads', 'tails', 'tails', 'tails'], 30],
  ['Klang', 'xy11-72', ['heads', 'heads', 'heads', 'heads'], 120],
] as const)('%s (%s): Disorderly Flip, %j: %i damage', (_, card, flips, damage) => {
  const game = given({
    you: { active: { card, energy: [METAL, METAL, METAL] } },
    opponent: { active: 'wall' },
    flips,
  })
  game.you.attack('Disorderly Flip')
  expect(game.opponent.active).toHaveDamage(damage)
})

describe('Klinklang', () => {
  test.each([
    ['ox', 30],
    ['gnat', 60],
    ['mote', 0],
    ['imp', 110],
  ])('Klinklang: Heavy Bumper, %s does %i damage', (attacker, damage) => {
    const game = given({
      cards,
      you: { active: { card: attacker, energy: ['water'] } },
      opponent: { active: 'xy11-73' },
    })
    game.you.attack('Butt')
    expect(game.opponent.active).toHaveDamage(damage)
  })

  test('Klinklang: Heavy Bumper goes by what the Retreat Cost is now', () => {
    const game = given({
      cards,
      you: { active: { card: 'ox', energy: ['water'] } },
      opponent: { active: 'xy11-73' },
      effects: [{ name: 'retreat-costs-more', params: 1, on: 'your-active' }],
    })
    game.you.attack('Butt')
    expect(game.opponent.active).toHaveDamage(20)
  })

  test('Klinklang: Heavy Bumper helps on the Bench, but nobody else, and not against the own attacks', () => {
    const game = given({
      cards: [
        ...cards,
        pokemon('quake', {
          name: 'Quake',
          type: 'colorless',
          hp: 200,
          retreat: 2,
          attacks: [
            {
              ...attack('Quake', 'C'),
              *after(run) {
                for (const side of run.game.state.sides) for (const { id } of side.bench) yield* dealDamage(run, id, 50)
              },
            },
          ],
        }),
      ],
      you: { active: { card: 'quake', energy: ['water'] }, bench: ['xy11-73'] },
      opponent: { active: 'wall', bench: ['xy11-73', 'ox'] },
    })
    game.you.attack('Quake')
    expect(game.opponent.benchedAll.map(({ damage }) => damage)).toEqual([30, 50])
    expect(game.you.benchedAll.map(({ damage }) => damage)).toEqual([50])
  })

  test('Klinklang: Gear Spinner does 70 more in the next turn, each time anew', () => {
    const game = given({
      cards: [...cards, pokemon('hill', { name: 'Hill', type: 'fighting', hp: 900, weakness: 'metal' })],
      you: { active: { card: 'xy11-73', energy: [METAL, METAL, METAL] } },
      opponent: { active: 'hill' },
    })
    game.you.attack('Gear Spinner')
    expect(game.opponent.active).toHaveDamage(140)
    game.opponent.endTurn()
    game.you.attack('Gear Spinner')
    expect(game.opponent.active).toHaveDamage(140 + 280)
    game.opponent.endTurn()
    game.you.endTurn()
    game.opponent.endTurn()
    game.you.attack('Gear Spinner')
    expect(game.opponent.active).toHaveDamage(140 + 280 + 140)
  })
})

import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/cards/index.ts'
import { givenCards } from './given.ts'

const given = givenCards('hgss-2010')

const [DOUBLE, RAINBOW] = ['hgss1-103', 'hgss1-104']
const TYPES = ['grass', 'fire', 'water', 'lightning', 'psychic', 'fighting', 'darkness', 'metal']
const [FIRE, WATER] = ['hgss1-116', 'hgss1-117']

test.each(TYPES.map((type, index) => [type, `hgss1-${115 + index}`]))(
  '%s: the basic Energy of that type',
  (type, id) => {
    const print = catalogue.prints.find(each => each.id === id)
    expect(print).toMatchObject({ kind: 'energy', basic: true, provides: [[type]] })
  },
)

describe('Double Colorless Energy', () => {
  test('Double Colorless Energy: two Colorless Energy, no other type', () => {
    const game = given({
      you: { active: { card: 'hgss1-32', energy: [FIRE] }, hand: [DOUBLE] },
      opponent: { active: 'wall' },
    })
    expect(game.you.refused.attack('Magma Punch')).toBe('not-enough-energy')
    game.you.attach(DOUBLE)
    expect(game.you.active).toHaveDamage(0)
    expect(game.you.refused.attack('Fire Spin')).toBe('not-enough-energy')
    game.you.attack('Magma Punch')
    expect(game.opponent.active).toHaveDamage(50)
  })

  test('Double Colorless Energy: pays a Retreat Cost of two', () => {
    const game = given({ you: { active: { card: 'hgss1-65', energy: [DOUBLE, FIRE] }, bench: ['dew'] } })
    expect(game.you.refused.retreat('dew', [FIRE])).toBe('wrong-payment')
    game.you.retreat('dew', [DOUBLE])
    expect(game.you.benched('hgss1-65').energy).toEqual([FIRE])
  })
})

describe('Rainbow Energy', () => {
  test('Rainbow Energy: a damage counter when it comes from the hand, one for each card', () => {
    const game = given({ you: { active: { card: 'wall', energy: [RAINBOW] }, bench: ['leaf'], hand: [RAINBOW] } })
    game.you.attach(RAINBOW)
    expect(game).toHaveEvents('EnergyAttached', 'CountersPlaced')
    expect(game.you.active).toHaveDamage(10)
    expect(game.you.benched('leaf')).toHaveDamage(0)
  })

  test('Rainbow Energy: no counter for another Energy that is attached to the same Pokémon', () => {
    const game = given({ you: { active: { card: 'wall', energy: [RAINBOW] }, hand: [FIRE] } })
    game.you.attach(FIRE)
    expect(game).toHaveEvents('EnergyAttached')
  })

  test('Rainbow Energy: the counter can Knock Out', () => {
    const game = given({
      you: { active: 'wall', bench: [{ card: 'dew', damage: 40 }], hand: [RAINBOW] },
      opponent: { prizes: 1 },
    })
    game.you.attach(RAINBOW, 'dew')
    expect(game.you.benchedAll).toEqual([])
    expect(game.you.discard).toEqual(['dew', RAINBOW])
    expect(game.state.phase).toBe('over')
  })

  test('Rainbow Energy: it pays for any type, but for one at a time', () => {
    const lugia = { card: ['hgss1-113', 'hgss1-114'], energy: [FIRE, WATER, RAINBOW] }
    const game = given({ you: { active: lugia }, opponent: { active: 'wall' } })
    expect(game.you.legal('Attack').map(({ attack }) => attack)).toEqual(['Elemental Blast'])
    const poor = given({ you: { active: { ...lugia, energy: [FIRE, RAINBOW, DOUBLE] } } })
    expect(poor.you.refused.attack('Elemental Blast')).toBe('not-enough-energy')
  })

  test('Rainbow Energy: in the hand and in the discard pile it is no Water or Fire Energy card', () => {
    const game = given({ you: { active: 'hgss1-108', bench: ['hgss1-110'], hand: [RAINBOW], discard: [RAINBOW] } })
    expect(game.you.refused.usePower('Rain Dance')).toBe('no-effect')
    expect(game.you.refused.usePower('Afterburner', 'hgss1-110')).toBe('no-effect')
  })

  test('Rainbow Energy: attached, it is a Grass Energy that can be moved, without a new counter', () => {
    const game = given({ you: { active: { card: 'hgss1-109', energy: [FIRE, RAINBOW] }, bench: ['leaf'] } })
    game.you.usePower('Leaf Trans')
    expect(game).toAskNobody()
    expect(game.you.benched('leaf').energy).toEqual([RAINBOW])
    expect(game.you.benched('leaf')).toHaveDamage(0)
  })
})

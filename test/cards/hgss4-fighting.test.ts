import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/cards/index.ts'
import { pokemon } from '../../src/cards/kit/index.ts'
import type { Given } from '../scenario/index.ts'
import { givenCards } from './given.ts'

const given = givenCards('hgss-2010')
const [NIDOKING, MACHAMP, MACHOKE, MAROWAK, CUBONE] = ['hgss4-6', 'hgss4-26', 'hgss4-40', 'hgss4-44', 'hgss4-60']
const RAICHU = 'hgss1-10'

const attacking = (card: string, energy: readonly string[], spec: Omit<Given, 'rules' | 'you'> = {}) =>
  given({ you: { active: { card, energy } }, opponent: { active: 'wall', bench: ['dew'] }, ...spec })

describe('Nidoking', () => {
  const cards = [...catalogue.prints, pokemon('queen', { name: 'Nidoqueen', type: 'fighting', hp: 30 })]

  test.each([
    [[], [], 140],
    [['queen'], ['queen'], 160],
    [['queen', 'pip', 'queen'], [], 180],
  ] as const)('Nidoking: Pheromone Stamina with %j on your Bench and %j on the other', (bench, theirs, hp) => {
    const game = given({ cards, you: { active: NIDOKING, bench }, opponent: { active: 'wall', bench: theirs } })
    expect(game.you.active.maxHp).toBe(hp)
    expect(game.opponent.active.maxHp).toBe(200)
  })

  test('Nidoking: with the Nidoqueen goes what Pheromone Stamina gave', () => {
    const game = given({
      cards,
      you: { active: 'queen', bench: [{ card: NIDOKING, damage: 150 }, 'pip'] },
      opponent: { active: { card: 'striker', energy: ['fire'] } },
    })
    game.you.endTurn()
    game.opponent.attack('Thirty')
    game.opponent.choose(0)
    expect(game.you.discard).toEqual(['queen', NIDOKING])
    game.opponent.choose(0)
    expect(game.you.active.card).toBe('pip')
    expect(game.opponent.zone('prizes')).toHaveLength(4)
  })

  test('Nidoking: Venomous Horn', () => {
    const game = attacking(NIDOKING, ['fighting', 'fighting', 'fire', 'fire'])
    game.you.attack('Venomous Horn')
    expect(game.opponent.active.conditions).toEqual(['poisoned'])
    expect(game.opponent.active).toHaveDamage(90)
  })
})

describe('Machop, Machoke and Machamp', () => {
  test.each([
    ['yes', 60, 20],
    ['no', 40, 0],
  ] as const)('Machamp: Vital Throw, more damage: %s', (answer, damage, recoil) => {
    const game = attacking(MACHAMP, ['fighting'])
    game.you.attack('Vital Throw')
    expect(game).toAsk('you', ['yes', 'no'], { min: 1, max: 1 })
    game.you.choose(answer)
    expect(game.opponent.active).toHaveDamage(damage)
    expect(game.you.active).toHaveDamage(recoil)
  })

  test('Machamp: Hundred Furious Punches counts its Fighting Energy only', () => {
    const game = attacking(MACHAMP, ['fighting', 'fighting', 'fire', 'rainbow'])
    game.you.attack('Hundred Furious Punches')
    expect(game.opponent.active).toHaveDamage(90)
  })

  test('Machoke: Knuckle Down gets through what protects the Defending Pokémon, with Weakness', () => {
    const opponent = { active: { card: RAICHU, attached: ['armor'] } }
    const game = attacking(MACHOKE, ['fighting'], { opponent })
    game.you.attack('Knuckle Down')
    expect(game.opponent.active).toHaveDamage(60)
    const effects = [{ name: 'takes-no-damage-from-attacks', on: 'opponents-active' as const }]
    const shielded = attacking(MACHOKE, ['fighting'], { effects })
    shielded.you.attack('Knuckle Down')
    expect(shielded.opponent.active).toHaveDamage(30)
  })

  test('Machoke: Knuckle Down ignores a Poké-Body, Strength does not', () => {
    const ignoring = attacking(MACHOKE, ['fighting'], { opponent: { active: CUBONE, discard: [MAROWAK] } })
    ignoring.you.attack('Knuckle Down')
    expect(ignoring.opponent.active).toHaveDamage(30)
    const plain = attacking(MACHOKE, ['fighting', 'fighting', 'fire'], {
      opponent: { active: CUBONE, discard: [MAROWAK, MAROWAK] },
    })
    plain.you.attack('Strength')
    expect(plain.opponent.active).toHaveDamage(20)
  })

  test.each([
    ['heads', 20],
    ['tails', 10],
  ] as const)('Machop: Steady Punch, %s', (face, damage) => {
    const game = attacking('hgss4-67', ['fighting'], { flips: [face] })
    game.you.attack('Steady Punch')
    expect(game.opponent.active).toHaveDamage(damage)
  })
})

describe('Marowak', () => {
  test.each([
    [['tails', 'tails'], 0],
    [['tails', 'heads'], 60],
    [['heads', 'heads'], 120],
  ] as const)('Marowak: Bonemerang, %j', (flips, damage) => {
    const game = attacking(MAROWAK, ['fire', 'fire'], { flips })
    game.you.attack('Bonemerang')
    expect(game.opponent.active).toHaveDamage(damage)
  })

  test('Marowak: Bone Impact does more damage with a Stadium in play, and discards it', () => {
    const game = attacking(MAROWAK, ['fighting', 'fighting'], { stadium: 'park' })
    game.you.attack('Bone Impact')
    expect(game.opponent.active).toHaveDamage(80)
    expect(game.state.stadium).toBeNull()
    expect(game.you.discard).toEqual(['park'])
  })

  test("Marowak: Bone Impact discards the other player's Stadium to that player's discard pile", () => {
    const opponent = { active: { card: MAROWAK, energy: ['fighting', 'fighting'] } }
    const game = given({ you: { active: 'wall' }, opponent, stadium: 'park' })
    game.you.endTurn()
    game.opponent.attack('Bone Impact')
    expect(game.you.active).toHaveDamage(80)
    expect(game.you.discard).toEqual(['park'])
    expect(game.opponent.discard).toEqual([])
  })

  test('Marowak: Bone Impact without a Stadium', () => {
    const game = attacking(MAROWAK, ['fighting', 'fighting'])
    game.you.attack('Bone Impact')
    expect(game.opponent.active).toHaveDamage(20)
  })
})

describe('Cubone', () => {
  const attacked = (by: string, energy: readonly string[], attack: string, discard: readonly string[]) => {
    const game = given({
      you: { active: CUBONE, discard },
      opponent: { active: { card: by, energy }, discard: [MAROWAK, MAROWAK] },
    })
    game.you.endTurn()
    game.opponent.attack(attack)
    return game
  }

  test.each([
    ['none', [CUBONE], 30],
    ['one', [MAROWAK], 10],
    ['two', [MAROWAK, MAROWAK], 0],
  ] as const)('Cubone: Lonely Bone with %s Marowak in your own discard pile', (_, discard, damage) => {
    expect(attacked('striker', ['fire'], 'Thirty', discard).you.active).toHaveDamage(damage)
  })

  test('Cubone: Lonely Bone counts after Weakness, and counters are no damage', () => {
    expect(attacked('dew', ['water', 'fire'], 'Splash', [MAROWAK, MAROWAK]).you.active).toHaveDamage(20)
    expect(attacked('haunt', ['fire'], 'Three Counters', [MAROWAK, MAROWAK]).you.active).toHaveDamage(30)
  })

  test('Cubone: Lonely Bone works on the Bench, but not against your own attacks', () => {
    const own = given({
      you: {
        active: { card: 'hgss4-48', energy: ['water', 'fire', 'fire'] },
        bench: [CUBONE],
        discard: [MAROWAK],
      },
      opponent: { active: 'wall' },
      flips: ['tails'],
    })
    own.you.attack('Blizzard')
    expect(own.you.benched(CUBONE)).toHaveDamage(10)
    const theirs = given({
      you: { active: { card: 'hgss4-48', energy: ['water', 'fire', 'fire'] } },
      opponent: { active: 'wall', bench: [CUBONE], discard: [MAROWAK] },
      flips: ['heads'],
    })
    theirs.you.attack('Blizzard')
    expect(theirs.opponent.benched(CUBONE)).toHaveDamage(0)
  })

  test.each([
    [['tails'], 0],
    [['heads', 'heads', 'tails'], 40],
  ] as const)('Cubone: Bone Rush, %j', (flips, damage) => {
    const game = attacking(CUBONE, ['fire', 'fire'], { flips })
    game.you.attack('Bone Rush')
    expect(game.opponent.active).toHaveDamage(damage)
  })
})

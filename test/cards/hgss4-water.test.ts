import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/cards/index.ts'
import { attachFrom, energyOf, item, yourActive } from '../../src/cards/kit/index.ts'
import type { Given } from '../scenario/index.ts'
import { givenCards } from './given.ts'

const given = givenCards('hgss-2010')
const [GOLDUCK, TENTACRUEL, TENTACOOL, PSYDUCK] = ['hgss4-22', 'hgss4-50', 'hgss4-80', 'hgss4-74']
const ARCANINE = 'hgss1-1'

const attacking = (card: string, energy: readonly string[], spec: Omit<Given, 'rules' | 'you'> = {}) =>
  given({ you: { active: { card, energy } }, opponent: { active: 'wall', bench: ['dew'] }, ...spec })

describe('Mamoswine and Piloswine', () => {
  test('Mamoswine: Icy Wind puts the Defending Pokémon to sleep', () => {
    const game = attacking('hgss4-5', ['water', 'fire', 'fire'], { flips: ['tails'] })
    game.you.attack('Icy Wind')
    expect(game.opponent.active).toHaveDamage(40)
    expect(game.opponent.active.conditions).toEqual(['asleep'])
  })

  test('Mamoswine: Snowstorm also hits the damaged Benched Pokémon of the other side, and no others', () => {
    const game = given({
      you: {
        active: { card: 'hgss4-5', energy: ['water', 'water', 'fire', 'fire'] },
        bench: [{ card: 'pip', damage: 10 }],
      },
      opponent: {
        active: { card: 'wall', damage: 10 },
        bench: [{ card: ARCANINE, damage: 10 }, 'dew', { card: 'pip', damage: 20 }],
      },
    })
    game.you.attack('Snowstorm')
    expect(game.opponent.active).toHaveDamage(80)
    expect(game.opponent.benchedAll.map(({ damage }) => damage)).toEqual([30, 0, 40])
    expect(game.you.benched('pip')).toHaveDamage(10)
  })

  test.each([
    ['heads', [10, 10], [0]],
    ['tails', [0, 0], [10]],
  ] as const)('Piloswine: Blizzard, %s', (face, theirs, yours) => {
    const game = given({
      you: { active: { card: 'hgss4-48', energy: ['water', 'fire', 'fire'] }, bench: ['pip'] },
      opponent: { active: 'wall', bench: ['dew', ARCANINE] },
      flips: [face],
    })
    game.you.attack('Blizzard')
    expect(game).toAskNobody()
    expect(game.opponent.active).toHaveDamage(40)
    expect(game.opponent.benchedAll.map(({ damage }) => damage)).toEqual(theirs)
    expect(game.you.benchedAll.map(({ damage }) => damage)).toEqual(yours)
    expect(game.you.active).toHaveDamage(0)
  })
})

describe('Golduck', () => {
  test.each([
    ['water', 30],
    ['fire', 50],
    ['rainbow', 50],
  ] as const)('Golduck: Natural Remedy when %s Energy comes from the hand', (energy, damage) => {
    const game = given({ you: { active: { card: GOLDUCK, damage: 50 }, hand: [energy] } })
    game.you.attach(energy)
    expect(game.you.active).toHaveDamage(damage)
  })

  test('Golduck: Natural Remedy works on the Bench, heals what there is, and nobody else', () => {
    const game = given({
      you: { active: { card: 'wall', damage: 30 }, bench: [{ card: GOLDUCK, damage: 10 }], hand: ['water', 'water'] },
    })
    game.you.attach('water', GOLDUCK)
    expect(game.you.benched(GOLDUCK)).toHaveDamage(0)
    expect(game.you.active).toHaveDamage(30)
    const other = given({
      you: { active: { card: 'wall', damage: 30 }, bench: [{ card: GOLDUCK, damage: 30 }], hand: ['water'] },
    })
    other.you.attach('water')
    expect(other.you.active).toHaveDamage(30)
    expect(other.you.benched(GOLDUCK)).toHaveDamage(30)
  })

  test('Golduck: Natural Remedy does not care about Energy that is moved', () => {
    const game = given({
      you: {
        active: { card: GOLDUCK, damage: 30 },
        bench: [{ card: 'dew', energy: ['water'] }],
        hand: ['hgss1-91'],
      },
    })
    game.you.play('hgss1-91')
    expect(game).toAskNobody()
    expect(game.you.active.energy).toEqual(['water'])
    expect(game.you.active).toHaveDamage(30)
  })

  test('Golduck: Natural Remedy does not care about Energy from the discard pile', () => {
    const spring = item('spring', 'Spring', attachFrom({ from: 'discard', kind: energyOf('water'), to: yourActive }))
    const game = given({
      cards: [...catalogue.prints, spring],
      you: { active: { card: GOLDUCK, damage: 30 }, hand: ['spring'], discard: ['water'] },
    })
    game.you.play('spring')
    expect(game.you.active.energy).toEqual(['water'])
    expect(game.you.active).toHaveDamage(30)
  })

  test('Golduck: Powerful Splash counts the Water Energy on all of your Pokémon', () => {
    const game = given({
      you: {
        active: { card: GOLDUCK, energy: ['water', 'fire'] },
        bench: [{ card: 'dew', energy: ['water', 'rainbow', 'fire'] }],
      },
      opponent: { active: { card: 'wall', energy: ['water'] } },
    })
    game.you.attack('Powerful Splash')
    expect(game.opponent.active).toHaveDamage(60)
  })
})

describe('Tentacruel and Tentacool', () => {
  test('Tentacruel: Tentavolve paralyzes and poisons if it has just evolved from Tentacool', () => {
    const game = given({
      you: { active: { card: TENTACOOL, energy: ['water'] }, hand: [TENTACRUEL] },
      opponent: { active: 'wall' },
    })
    game.you.evolve(TENTACRUEL)
    game.you.attack('Tentavolve')
    expect(game.opponent.active.conditions).toEqual(['paralyzed', 'poisoned'])
    expect(game.opponent.active).toHaveDamage(30)
  })

  test('Tentacruel: Tentavolve of one that evolved earlier does only damage', () => {
    const active = { card: [TENTACOOL, TENTACRUEL], energy: ['water'], evolvedOn: 3 }
    const game = given({ you: { active }, opponent: { active: 'wall' } })
    game.you.attack('Tentavolve')
    expect(game.opponent.active.conditions).toEqual([])
    expect(game.opponent.active).toHaveDamage(20)
  })

  test('Tentacruel: Hyper Beam, heads: you choose which Energy card goes', () => {
    const opponent = { active: { card: 'wall', energy: ['fire', 'double'] } }
    const game = attacking(TENTACRUEL, ['water', 'fire', 'fire'], { opponent, flips: ['heads'] })
    game.you.attack('Hyper Beam')
    expect(game).toAsk('you', ['fire', 'double'], { min: 1, max: 1 })
    game.you.choose('double')
    expect(game.opponent.active.energy).toEqual(['fire'])
    expect(game.opponent.discard).toEqual(['double'])
    expect(game.opponent.active).toHaveDamage(50)
  })

  test('Tentacruel: Hyper Beam, tails, or heads without Energy on the other side', () => {
    const opponent = { active: { card: 'wall', energy: ['fire'] } }
    const tails = attacking(TENTACRUEL, ['water', 'fire', 'fire'], { opponent, flips: ['tails'] })
    tails.you.attack('Hyper Beam')
    expect(tails.opponent.active.energy).toEqual(['fire'])
    const bare = attacking(TENTACRUEL, ['water', 'fire', 'fire'], { flips: ['heads'] })
    bare.you.attack('Hyper Beam')
    expect(bare).toAskNobody()
    expect(bare.opponent.active).toHaveDamage(50)
  })

  test("Tentacool: after Gentle Wrap the Defending Pokémon cannot retreat in the opponent's next turn", () => {
    const opponent = { active: { card: 'pip', energy: ['fire'] }, bench: ['dew'] }
    const game = attacking(TENTACOOL, ['water'], { opponent })
    game.you.attack('Gentle Wrap')
    expect(game.opponent.active).toHaveDamage(10)
    expect(game.opponent.refused.retreat('dew', ['fire'])).toBe('locked')
    game.opponent.endTurn()
    game.you.endTurn()
    game.opponent.retreat('dew', ['fire'])
    expect(game.opponent.active.card).toBe('dew')
  })
})

describe('Psyduck', () => {
  const psyduck = (face: 'heads' | 'tails') => {
    const game = given({
      you: { active: { card: PSYDUCK, energy: ['water'] }, bench: ['wall'] },
      opponent: { active: ARCANINE, bench: ['hgss1-65'] },
      flips: [face],
    })
    game.you.attack('Tripping Headbutt')
    return game
  }

  test('Psyduck: Tripping Headbutt, heads: anybody on the other side, Weakness only for the Active Pokémon', () => {
    const game = psyduck('heads')
    expect(game).toAsk('you', [ARCANINE, 'hgss1-65'], { min: 1, max: 1 })
    game.you.choose(ARCANINE)
    expect(game.opponent.active).toHaveDamage(60)
    const bench = psyduck('heads')
    bench.you.choose('hgss1-65')
    expect(bench.opponent.benched('hgss1-65')).toHaveDamage(30)
    expect(bench.opponent.active).toHaveDamage(0)
  })

  test('Psyduck: Tripping Headbutt, tails: one of your own, and it must be one', () => {
    const game = psyduck('tails')
    expect(game).toAsk('you', [PSYDUCK, 'wall'], { min: 1, max: 1 })
    game.you.choose('wall')
    expect(game.you.benched('wall')).toHaveDamage(30)
    const self = psyduck('tails')
    self.you.choose(PSYDUCK)
    expect(self.you.active).toHaveDamage(30)
    expect(self.opponent.active).toHaveDamage(0)
  })
})

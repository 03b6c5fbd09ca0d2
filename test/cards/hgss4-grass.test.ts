import { describe, expect, test } from 'vitest'
import type { Given } from '../scenario/index.ts'
import { givenCards } from './given.ts'

const given = givenCards('hgss-2010')
const [VENOMOTH, YANMEGA, YANMA, VENONAT, CROCONAW] = ['hgss4-11', 'hgss4-54', 'hgss4-84', 'hgss4-81', 'hgss1-38']

const attacking = (card: string, energy: readonly string[], spec: Omit<Given, 'rules' | 'you'> = {}) =>
  given({ you: { active: { card, energy } }, opponent: { active: 'wall', bench: ['dew'] }, ...spec })

describe('Venomoth', () => {
  test("Venomoth: Poison Moth Wind, heads: the opponent's Active Pokémon is Poisoned; once a turn", () => {
    const game = given({
      you: { active: VENOMOTH, bench: ['pip'] },
      opponent: { active: 'wall', bench: ['dew'] },
      flips: ['heads'],
    })
    game.you.usePower('Poison Moth Wind')
    expect(game).toAskNobody()
    expect(game.opponent.active.conditions).toEqual(['poisoned'])
    expect(game.you.active.conditions).toEqual([])
    expect(game.you.refused.usePower('Poison Moth Wind')).toBe('power-used')
  })

  test('Venomoth: Poison Moth Wind from the Bench, tails: your own Active Pokémon is Poisoned', () => {
    const game = given({ you: { active: 'wall', bench: [VENOMOTH] }, opponent: { active: 'wall' }, flips: ['tails'] })
    game.you.usePower('Poison Moth Wind', VENOMOTH)
    expect(game.you.active.conditions).toEqual(['poisoned'])
    expect(game.opponent.active.conditions).toEqual([])
    game.you.endTurn()
    expect(game.you.active).toHaveDamage(10)
  })

  test('Venomoth: Poison Moth Wind, tails, poisons an Active Venomoth, which turns the power off', () => {
    const game = given({ you: { active: VENOMOTH }, flips: ['tails'] })
    game.you.usePower('Poison Moth Wind')
    expect(game.you.active.conditions).toEqual(['poisoned'])
    const ill = given({ you: { active: { card: VENOMOTH, conditions: ['burned'] } } })
    expect(ill.you.refused.usePower('Poison Moth Wind')).toBe('power-off')
  })

  test.each([
    ['heads', ['paralyzed']],
    ['tails', []],
  ] as const)('Venomoth: Stun Spore, %s', (face, conditions) => {
    const game = attacking(VENOMOTH, ['grass', 'fire'], { flips: [face] })
    game.you.attack('Stun Spore')
    expect(game.opponent.active).toHaveDamage(30)
    expect(game.opponent.active.conditions).toEqual(conditions)
  })
})

describe('Kricketune', () => {
  test.each([
    ['heads', ['confused']],
    ['tails', []],
  ] as const)('Kricketune: Entrancing Melody, %s', (face, conditions) => {
    const game = attacking('hgss4-24', ['grass', 'fire'], { flips: [face] })
    game.you.attack('Entrancing Melody')
    expect(game.opponent.active).toHaveDamage(30)
    expect(game.opponent.active.conditions).toEqual(conditions)
  })

  test.each([
    [['tails', 'tails', 'tails'], 20],
    [['tails', 'heads', 'tails'], 40],
    [['heads', 'tails', 'heads'], 60],
    [['heads', 'heads', 'heads'], 120],
  ] as const)('Kricketune: Fury Cutter, %j', (flips, damage) => {
    const game = attacking('hgss4-24', ['grass', 'grass', 'fire'], { flips })
    game.you.attack('Fury Cutter')
    expect(game.opponent.active).toHaveDamage(damage)
  })
})

describe('Weepinbell', () => {
  test('Weepinbell: Poisonpowder poisons and does no damage of its own', () => {
    const game = attacking('hgss4-53', ['fire'])
    game.you.attack('Poisonpowder')
    expect(game.opponent.active.conditions).toEqual(['poisoned'])
    expect(game.opponent.active).toHaveDamage(10)
  })

  const corrode = (face: 'heads' | 'tails', hand: readonly string[]) => {
    const game = attacking('hgss4-53', ['grass', 'fire'], { opponent: { active: 'wall', hand }, flips: [face] })
    game.you.attack('Corrode Target')
    return game
  }

  test('Weepinbell: Corrode Target, heads: you see the hand and pick the card', () => {
    const game = corrode('heads', ['pip', 'fire', 'fire'])
    expect(game).toAsk('you', ['pip', 'fire×2'], { min: 1, max: 1 })
    game.you.choose('fire')
    expect(game.opponent.discard).toEqual(['fire'])
    expect(game.opponent.hand.slice(0, 2)).toEqual(['pip', 'fire'])
    expect(game.opponent.active).toHaveDamage(10)
    const seen = game.events.flatMap(event => (event.type === 'CardsRevealed' ? [event] : []))
    expect(seen.map(({ cards, to }) => [cards.length, to])).toEqual([[3, [0]]])
  })

  test('Weepinbell: Corrode Target, tails or an empty hand: only damage', () => {
    const tails = corrode('tails', ['pip', 'fire'])
    expect(tails).toAskNobody()
    expect(tails.opponent.discard).toEqual([])
    expect(tails.opponent.active).toHaveDamage(10)
    const empty = corrode('heads', [])
    expect(empty).toAskNobody()
    expect(empty.opponent.active).toHaveDamage(10)
  })
})

describe('Yanma and Yanmega', () => {
  test('Yanmega: Shoot Through also hits one Benched Pokémon of your choice, without Weakness', () => {
    const game = attacking(YANMEGA, ['grass'], { opponent: { active: 'wall', bench: ['dew', CROCONAW] } })
    game.you.attack('Shoot Through')
    expect(game).toAsk('you', ['dew', CROCONAW], { min: 1, max: 1 })
    game.you.choose(CROCONAW)
    expect(game.opponent.active).toHaveDamage(20)
    expect(game.opponent.benched(CROCONAW)).toHaveDamage(10)
    expect(game.opponent.benched('dew')).toHaveDamage(0)
  })

  test('Yanmega: Shoot Through without a Bench on the other side', () => {
    const game = attacking(YANMEGA, ['grass'], { opponent: { active: 'wall' } })
    game.you.attack('Shoot Through')
    expect(game).toAskNobody()
    expect(game.opponent.active).toHaveDamage(20)
  })

  test('Yanmega: after U-turn it must change places; without a Bench it stays', () => {
    const you = { active: { card: YANMEGA, energy: ['grass', 'fire', 'fire'] }, bench: ['pip', 'dew'] }
    const game = given({ you, opponent: { active: 'wall' } })
    game.you.attack('U-turn')
    expect(game).toAsk('you', ['pip', 'dew'], { min: 1, max: 1 })
    game.you.choose('dew')
    expect(game.you.active.card).toBe('dew')
    expect(game.you.benched(YANMEGA).energy).toEqual(['grass', 'fire', 'fire'])
    expect(game.opponent.active).toHaveDamage(50)
    const alone = given({ you: { ...you, bench: [] }, opponent: { active: 'wall' } })
    alone.you.attack('U-turn')
    expect(alone.you.active.card).toBe(YANMEGA)
    expect(alone.opponent.active).toHaveDamage(50)
  })

  test('Yanma: Free Flight makes retreating free while it has no Energy', () => {
    const bare = given({ you: { active: YANMA, bench: ['dew'] } })
    bare.you.retreat('dew')
    expect(bare.you.active.card).toBe('dew')
    const loaded = given({ you: { active: { card: YANMA, energy: ['grass'] }, bench: ['dew'] } })
    expect(loaded.you.refused.retreat('dew')).toBe('wrong-payment')
    loaded.you.retreat('dew', ['grass'])
    expect(loaded.you.discard).toEqual(['grass'])
  })

  test('Yanma: Free Flight helps no other Pokémon', () => {
    const game = given({ you: { active: 'pip', bench: [YANMA] } })
    expect(game.you.legal('Retreat')).toEqual([])
  })
})

describe('Bellsprout', () => {
  test('Bellsprout: Inviting Scent lets you pick who comes forward', () => {
    const game = attacking('hgss4-57', ['fire'], { opponent: { active: 'wall', bench: ['dew', 'pip'] } })
    game.you.attack('Inviting Scent')
    expect(game).toAsk('you', ['dew', 'pip'], { min: 1, max: 1 })
    game.you.choose('pip')
    expect(game.opponent.active.card).toBe('pip')
    expect(game.opponent.active).toHaveDamage(0)
    const alone = attacking('hgss4-57', ['fire'], { opponent: { active: 'wall' } })
    alone.you.attack('Inviting Scent')
    expect(alone).toAskNobody()
    expect(alone.opponent.active.card).toBe('wall')
  })

  test('Bellsprout: Careless Tackle hurts both', () => {
    const game = attacking('hgss4-57', ['grass'])
    game.you.attack('Careless Tackle')
    expect(game.opponent.active).toHaveDamage(20)
    expect(game.you.active).toHaveDamage(10)
  })
})

describe('Venonat', () => {
  test.each([
    ['plain damage', { card: 'wall' }, 10],
    ['doubled by Weakness', { card: CROCONAW }, 20],
    ['all of it kept away', { card: 'wall', attached: ['armor'] }, 0],
  ] as const)('Venonat: Leech Life heals what it did: %s', (_, active, done) => {
    const you = { active: { card: VENONAT, energy: ['grass'], damage: 30 } }
    const game = given({ you, opponent: { active } })
    game.you.attack('Leech Life')
    expect(game.opponent.active).toHaveDamage(done)
    expect(game.you.active).toHaveDamage(30 - done)
  })

  test('Venonat: Leech Life costs one Grass Energy and heals no more than there is', () => {
    const game = given({ you: { active: { card: VENONAT, energy: ['grass'] } }, opponent: { active: CROCONAW } })
    game.you.attack('Leech Life')
    expect(game.you.active).toHaveDamage(0)
    const wrong = given({ you: { active: { card: VENONAT, energy: ['water'] } } })
    expect(wrong.you.legal('Attack')).toEqual([])
  })
})

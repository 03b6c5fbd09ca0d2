import { describe, expect, test } from 'vitest'
import { givenCards } from './given.ts'

const given = givenCards('hgss-2010')
const [BELLOSSOM, GLOOM, SCYTHER, ODDISH] = ['hgss3-1', 'hgss3-27', 'hgss3-36', 'hgss3-60']

describe('Bellossom', () => {
  test('Bellossom: Hustle Step takes one counter from each of the own Pokémon, once a turn', () => {
    const game = given({
      you: { active: { card: 'wall', damage: 30 }, bench: [{ card: BELLOSSOM, damage: 10 }, 'dew'] },
      opponent: { active: { card: 'wall', damage: 50 } },
    })
    game.you.usePower('Hustle Step', BELLOSSOM)
    expect(game).toAskNobody()
    expect(game.you.active).toHaveDamage(20)
    expect(game.you.benchedAll.map(({ damage }) => damage)).toEqual([0, 0])
    expect(game.opponent.active).toHaveDamage(50)
    expect(game.you.refused.usePower('Hustle Step', BELLOSSOM)).toBe('power-used')
  })

  test('Bellossom: a Special Condition turns Hustle Step off', () => {
    const game = given({ you: { active: { card: BELLOSSOM, damage: 20, conditions: ['poisoned'] } } })
    expect(game.you.refused.usePower('Hustle Step')).toBe('power-off')
  })

  test.each([
    [['tails', 'tails', 'tails'], 0],
    [['heads', 'tails', 'heads'], 60],
    [['heads', 'heads', 'heads'], 90],
  ] as const)("Bellossom: Dance 'til Dawn, %j, and it falls asleep in any case", (flips, damage) => {
    const game = given({
      you: { active: { card: BELLOSSOM, energy: ['grass', 'fire'] } },
      opponent: { active: 'wall' },
      flips: [...flips, 'tails'],
    })
    game.you.attack("Dance 'til Dawn")
    expect(game.opponent.active).toHaveDamage(damage)
    expect(game.you.active.conditions).toEqual(['asleep'])
    expect(game.opponent.active.conditions).toEqual([])
  })
})

describe('Gloom', () => {
  const gloom = (flips: readonly ('heads' | 'tails')[]) =>
    given({ you: { active: { card: GLOOM, energy: ['grass', 'fire'] } }, opponent: { active: 'wall' }, flips })

  test('Gloom: Miracle Powder, heads: the player names any Special Condition', () => {
    const game = gloom(['heads'])
    game.you.attack('Miracle Powder')
    expect(game).toAsk('you', ['asleep', 'burned', 'confused', 'paralyzed', 'poisoned'], { min: 1, max: 1 })
    game.you.choose('paralyzed')
    expect(game.opponent.active.conditions).toEqual(['paralyzed'])
    expect(game.opponent.active).toHaveDamage(30)
  })

  test('Gloom: Miracle Powder, tails: damage only', () => {
    const game = gloom(['tails'])
    game.you.attack('Miracle Powder')
    expect(game).toAskNobody()
    expect(game.opponent.active.conditions).toEqual([])
    expect(game.opponent.active).toHaveDamage(30)
  })
})

describe('Scyther', () => {
  const scyther = (flips: readonly ('heads' | 'tails')[], attacker: string) =>
    given({
      you: { active: { card: SCYTHER, energy: ['fire', 'fire'] } },
      opponent: { active: { card: attacker, energy: ['fire'] } },
      flips,
    })

  test.each([
    ['heads', 0],
    ['tails', 20],
  ] as const)('Scyther: after Afterimage Strike its player flips against the damage: %s', (face, damage) => {
    const game = scyther([face], 'striker')
    game.you.attack('Afterimage Strike')
    expect(game.opponent.active).toHaveDamage(20)
    game.opponent.attack('Ten')
    expect(game.you.active).toHaveDamage(damage)
    expect(game.events.filter(({ type }) => type === 'CoinFlipped')).toMatchObject([{ seat: 0 }])
    game.you.endTurn()
    game.opponent.attack('Ten')
    expect(game.you.active).toHaveDamage(damage + 20)
  })

  test('Scyther: Afterimage Strike flips for damage only; another effect comes through', () => {
    const game = scyther([], 'hexer')
    game.you.attack('Afterimage Strike')
    game.opponent.attack('Stun')
    expect(game.you.active.conditions).toEqual(['paralyzed'])
  })
})

describe('Oddish', () => {
  const deck = [GLOOM, 'pip', SCYTHER, ODDISH, 'grass']
  const oddish = (face: 'heads' | 'tails') =>
    given({ you: { active: { card: ODDISH, energy: ['grass'] }, deck }, flips: [face] })

  test('Oddish: Find a Friend, heads: any Grass Pokémon, shown, or none', () => {
    const game = oddish('heads')
    game.you.attack('Find a Friend')
    expect(game).toAsk('you', [GLOOM, SCYTHER, ODDISH], { min: 0, max: 1 })
    game.you.choose(GLOOM)
    expect(game.you.hand).toEqual([GLOOM])
    expect(game.last).toContainEqual(expect.objectContaining({ type: 'CardsRevealed', to: [0, 1] }))
    expect(game.lastTypes).toContain('DeckShuffled')
    const other = oddish('heads')
    other.you.attack('Find a Friend')
    other.you.done()
    expect(other.you.hand).toEqual([])
  })

  test('Oddish: Find a Friend, tails: nobody looks into the deck', () => {
    const game = oddish('tails')
    game.you.attack('Find a Friend')
    expect(game).toAskNobody()
    expect(game.lastTypes).not.toContain('DeckShuffled')
  })
})

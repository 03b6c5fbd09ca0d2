import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/cards/index.ts'
import { pokemon } from '../../src/cards/kit/index.ts'
import type { Given } from '../scenario/index.ts'
import { givenCards } from './given.ts'

const given = givenCards('hgss-2010')
const [BANETTE, GRUMPIG, HAUNTER, SHUPPET, SPOINK] = ['hgss4-14', 'hgss4-23', 'hgss4-35', 'hgss4-75', 'hgss4-77']
const [NIDORAN, NINETALES, MACHAMP, YANMA] = ['hgss4-70', 'hgss1-7', 'hgss4-26', 'hgss4-84']

const attacking = (card: string, energy: readonly string[], spec: Omit<Given, 'rules' | 'you'> = {}) =>
  given({ you: { active: { card, energy } }, opponent: { active: 'wall', bench: ['dew'] }, ...spec })

describe('Banette', () => {
  const crush = (face: 'heads' | 'tails', energy: readonly string[]) => {
    const bench = [{ card: 'dew', energy: energy.slice(0, 1) }, 'pip']
    const opponent = { active: { card: 'wall', energy }, bench }
    const game = attacking(BANETTE, ['psychic'], { opponent, flips: [face] })
    game.you.attack('Lost Crush')
    return game
  }

  test('Banette: Lost Crush, heads: any Energy card of the other side goes to the Lost Zone', () => {
    const game = crush('heads', ['fire', 'double'])
    expect(game).toAsk('you', ['wall', 'dew'], { min: 1, max: 1 })
    game.you.choose('wall')
    expect(game).toAsk('you', ['fire', 'double'], { min: 1, max: 1 })
    game.you.choose('double')
    expect(game.opponent.active.energy).toEqual(['fire'])
    expect(game.opponent.zone('lost')).toEqual(['double'])
    expect(game.opponent.discard).toEqual([])
    expect(game.opponent.active).toHaveDamage(0)
  })

  test('Banette: Lost Crush, tails, or heads without any Energy to take', () => {
    const tails = crush('tails', ['fire'])
    expect(tails).toAskNobody()
    expect(tails.opponent.zone('lost')).toEqual([])
    const bare = crush('heads', [])
    expect(bare).toAskNobody()
    expect(bare.opponent.zone('lost')).toEqual([])
  })

  test.each([
    [['pip', 'dew', 'fire'], 30],
    [[], 0],
  ] as const)(
    'Banette: Breakdown puts a counter for each card in the hand %j, which nothing lessens',
    (hand, damage) => {
      const opponent = { active: { card: 'wall', attached: ['armor'] }, hand }
      const game = attacking(BANETTE, ['psychic', 'fire', 'fire'], { opponent })
      game.you.attack('Breakdown')
      expect(game.opponent.active).toHaveDamage(damage)
    },
  )
})

describe('Grumpig', () => {
  test("Grumpig: Psychic Lock forbids Poké-Powers in the opponent's next turn, in front and on the Bench", () => {
    const opponent = { active: NINETALES, bench: [NINETALES, 'dew'], hand: ['hgss1-116', 'hgss1-116'] }
    const game = attacking(GRUMPIG, ['psychic', 'fire'], { opponent })
    game.you.attack('Psychic Lock')
    expect(game.opponent.active).toHaveDamage(20)
    expect(game.opponent.refused.usePower('Roast Reveal')).toBe('power-off')
    expect(game.opponent.legal('UsePower')).toEqual([])
    game.opponent.endTurn()
    game.you.endTurn()
    game.opponent.usePower('Roast Reveal')
    expect(game).toAsk('opponent', ['hgss1-116×2'])
  })

  test('Grumpig: Psychic Lock leaves Poké-Bodies alone', () => {
    const game = attacking(GRUMPIG, ['psychic', 'fire'], { opponent: { active: YANMA, bench: ['dew'] } })
    game.you.attack('Psychic Lock')
    game.opponent.retreat('dew')
    expect(game.opponent.active.card).toBe('dew')
  })

  test.each([
    [['heads', 'heads'], 0],
    [['heads', 'tails'], 40],
    [['tails', 'tails'], 80],
  ] as const)('Grumpig: Bench Manipulation, the opponent flips %j; Weakness does not count', (flips, damage) => {
    const opponent = { active: MACHAMP, bench: ['dew', 'pip'] }
    const game = attacking(GRUMPIG, ['psychic', 'fire', 'fire'], { opponent, flips })
    game.you.attack('Bench Manipulation')
    expect(game.opponent.active).toHaveDamage(damage)
    expect(game.story('CoinFlipped')).toEqual(['opponent CoinFlipped', 'opponent CoinFlipped'])
  })

  test('Grumpig: Bench Manipulation against an empty Bench does nothing', () => {
    const game = attacking(GRUMPIG, ['psychic', 'fire', 'fire'], { opponent: { active: 'wall' } })
    game.you.attack('Bench Manipulation')
    expect(game.opponent.active).toHaveDamage(0)
  })
})

describe('Gastly and Haunter', () => {
  test.each([
    ['Gastly', 'hgss4-63', 10],
    ['Haunter', HAUNTER, 20],
  ] as const)('%s: Sneaky Placement (%s) puts counters for %i on anybody on the other side', (_, card, damage) => {
    const opponent = { active: MACHAMP, bench: ['dew', 'pip'] }
    const game = attacking(card, ['psychic'], { opponent })
    game.you.attack('Sneaky Placement')
    expect(game).toAsk('you', [MACHAMP, 'dew', 'pip'], { min: 1, max: 1 })
    game.you.choose('pip')
    expect(game.opponent.benched('pip')).toHaveDamage(damage)
    const front = attacking(card, ['psychic'], { opponent })
    front.you.attack('Sneaky Placement')
    front.you.choose(MACHAMP)
    expect(front.opponent.active).toHaveDamage(damage)
  })

  test('Haunter: Sleep Poison', () => {
    const game = attacking(HAUNTER, ['fire', 'fire'], { flips: ['tails'] })
    game.you.attack('Sleep Poison')
    expect(game.opponent.active.conditions).toEqual(['asleep', 'poisoned'])
    expect(game.opponent.active).toHaveDamage(10)
  })
})

describe('Nidoran ♂ and Nidorino', () => {
  const friend = pokemon('nidoran-f', { name: 'Nidoran ♀', type: 'psychic', hp: 60 })
  const cards = [...catalogue.prints, friend]

  test.each([
    ['on your Bench', ['nidoran-f'], [], ['poisoned'], 20],
    ["on the opponent's Bench", ['pip'], ['nidoran-f'], [], 10],
    ['absent, with another Nidoran ♂', [NIDORAN], [], [], 10],
  ] as const)('Nidoran ♂: Pheromone Poison, Nidoran ♀ %s', (_, bench, theirs, conditions, damage) => {
    const game = given({
      cards,
      you: { active: { card: NIDORAN, energy: ['fire'] }, bench },
      opponent: { active: 'wall', bench: theirs },
    })
    game.you.attack('Pheromone Poison')
    expect(game.opponent.active.conditions).toEqual(conditions)
    expect(game.opponent.active).toHaveDamage(damage)
  })

  test.each([
    ['heads', 80],
    ['tails', 0],
  ] as const)('Nidorino: Lunge, %s', (face, damage) => {
    const game = attacking('hgss4-46', ['psychic', 'fire', 'fire'], { flips: [face] })
    game.you.attack('Lunge')
    expect(game.opponent.active).toHaveDamage(damage)
  })
})

describe('Shuppet', () => {
  const pip = { active: { card: 'pip', energy: ['fire', 'fire'] }, bench: ['dew'] }

  test("Shuppet: Disable, heads: the attack you name cannot be used in the opponent's next turn", () => {
    const game = attacking(SHUPPET, ['fire'], { opponent: pip, flips: ['heads'] })
    game.you.attack('Disable')
    expect(game).toAsk('you', ['Tap', 'Burn Up'], { min: 1, max: 1 })
    game.you.choose('Burn Up')
    expect(game.opponent.legal('Attack').map(({ attack }) => attack)).toEqual(['Tap'])
    game.opponent.endTurn()
    game.you.endTurn()
    expect(game.opponent.legal('Attack').map(({ attack }) => attack)).toEqual(['Tap', 'Burn Up'])
  })

  test('Shuppet: Disable is on that Pokémon, so another of the same kind may use the attack', () => {
    const opponent = { ...pip, bench: [{ card: 'pip', energy: ['fire'] }] }
    const game = attacking(SHUPPET, ['fire'], { opponent, flips: ['heads'] })
    game.you.attack('Disable')
    game.you.choose('Tap')
    expect(game.opponent.refused.attack('Tap')).toBe('locked')
    game.opponent.retreat(game.opponent.benched('pip').id, ['fire'])
    game.opponent.attack('Tap')
    expect(game.you.active).toHaveDamage(10)
  })

  test('Shuppet: Disable, tails, or against a Pokémon with a single attack', () => {
    const tails = attacking(SHUPPET, ['fire'], { opponent: pip, flips: ['tails'] })
    tails.you.attack('Disable')
    expect(tails).toAskNobody()
    tails.opponent.attack('Tap')
    const opponent = { active: { card: 'wall', energy: ['fire'] } }
    const single = attacking(SHUPPET, ['fire'], { opponent, flips: ['heads'] })
    single.you.attack('Disable')
    expect(single).toAskNobody()
    expect(single.opponent.refused.attack('Lean')).toBe('locked')
  })

  test('Shuppet: Haunt puts a counter, which Weakness does not double', () => {
    const game = attacking(SHUPPET, ['psychic'], { opponent: { active: MACHAMP } })
    game.you.attack('Haunt')
    expect(game.opponent.active).toHaveDamage(10)
  })
})

describe('Skorupi and Spoink', () => {
  test.each([
    ['heads', 30, ['paralyzed']],
    ['tails', 0, []],
  ] as const)('Skorupi: Paralyzing Clamp, %s', (face, damage, conditions) => {
    const game = attacking('hgss4-76', ['fire', 'fire'], { flips: [face] })
    game.you.attack('Paralyzing Clamp')
    expect(game.opponent.active).toHaveDamage(damage)
    expect(game.opponent.active.conditions).toEqual(conditions)
  })

  test('Spoink: Sleep Pearl puts to sleep and must change places; without a Bench it stays', () => {
    const active = { card: SPOINK, energy: ['psychic'] }
    const game = given({ you: { active, bench: ['pip', 'dew'] }, opponent: { active: 'wall' }, flips: ['tails'] })
    game.you.attack('Sleep Pearl')
    expect(game).toAsk('you', ['pip', 'dew'], { min: 1, max: 1 })
    game.you.choose('pip')
    expect(game.you.active.card).toBe('pip')
    expect(game.opponent.active.conditions).toEqual(['asleep'])
    expect(game.opponent.active).toHaveDamage(0)
    const alone = given({ you: { active }, opponent: { active: 'wall' }, flips: ['tails'] })
    alone.you.attack('Sleep Pearl')
    expect(alone.you.active.card).toBe(SPOINK)
    expect(alone.opponent.active.conditions).toEqual(['asleep'])
  })
})

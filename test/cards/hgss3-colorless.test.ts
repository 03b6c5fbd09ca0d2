import { describe, expect, test } from 'vitest'
import type { Given } from '../scenario/index.ts'
import { givenCards } from './given.ts'

const given = givenCards('hgss-2010')
const [TOGEKISS, DODRIO, RATICATE, TOGETIC] = ['hgss3-9', 'hgss3-11', 'hgss3-34', 'hgss3-39']
const [DODUO, EEVEE, TOGEPI, METAGROSS] = ['hgss3-45', 'hgss3-48', 'hgss3-70', 'hgss3-18']

const attacking = (card: string, spec: Omit<Given, 'rules'> = {}) =>
  given({ you: { active: { card, energy: ['fire', 'fire', 'fire'] } }, opponent: { active: 'wall' }, ...spec })

describe('Togekiss', () => {
  test('Togekiss: Blessed Wings heals all own Pokémon and goes into the deck with everything on it', () => {
    const game = given({
      you: {
        active: { card: [TOGEPI, TOGETIC, TOGEKISS], energy: ['fire', 'water'], attached: ['charm'], damage: 90 },
        bench: [{ card: 'wall', damage: 120 }, 'dew'],
        deckSize: 20,
      },
      opponent: { active: { card: 'wall', damage: 30 } },
    })
    game.you.attack('Blessed Wings')
    expect(game).toAsk('you', ['wall', 'dew'], { min: 1, max: 1 })
    game.you.choose('wall')
    expect(game.you.active).toHaveDamage(0)
    expect(game.opponent.active).toHaveDamage(30)
    const deck = game.you.zone('deck')
    expect(deck.length).toBe(26)
    expect(deck).toEqual(expect.arrayContaining([TOGEPI, TOGETIC, TOGEKISS, 'fire', 'water', 'charm']))
    expect(game.story('DeckShuffled')).toEqual(['you DeckShuffled'])
    expect(game.opponent.side.prizes.length).toBe(6)
  })

  test('Togekiss: Blessed Wings without a Bench loses the game', () => {
    const game = attacking(TOGEKISS)
    game.you.attack('Blessed Wings')
    expect(game.state.result).toEqual({ winner: 1, ways: ['no-pokemon'] })
  })

  test.each([
    ['heads', 80],
    ['tails', 0],
  ] as const)('Togekiss: Air Cutter, %s', (face, damage) => {
    const game = attacking(TOGEKISS, { flips: [face] })
    game.you.attack('Air Cutter')
    expect(game.opponent.active).toHaveDamage(damage)
  })
})

describe('Dodrio', () => {
  const METALS = ['metal', 'metal', 'metal', 'metal']
  const retreating = (bench: readonly string[]) =>
    given({ you: { active: { card: METAGROSS, energy: METALS }, bench } })

  test('Dodrio: Retreat Aid on the Bench makes the own Active Pokémon retreat for two less', () => {
    const game = retreating([DODRIO, 'dew'])
    expect(game.you.refused.retreat('dew', METALS)).toBe('wrong-payment')
    game.you.retreat('dew', ['metal', 'metal'])
    expect(game.you.active.card).toBe('dew')
  })

  test('Dodrio: two Retreat Aids add up, and no cost is below zero', () => {
    retreating([DODRIO, DODRIO, 'dew']).you.retreat('dew')
    const cheap = given({ you: { active: 'pip', bench: [DODRIO, 'dew'] } })
    cheap.you.retreat('dew')
  })

  test('Dodrio: Retreat Aid helps neither itself in the Active spot nor the other player', () => {
    const active = given({ you: { active: DODRIO, bench: ['dew'] } })
    expect(active.you.refused.retreat('dew')).toBe('not-enough-energy')
    const theirs = given({ you: { active: 'pip', bench: ['dew'] }, opponent: { active: 'pip', bench: [DODRIO] } })
    expect(theirs.you.refused.retreat('dew')).toBe('not-enough-energy')
  })

  test.each([
    [['tails'], 20],
    [['heads', 'heads', 'tails'], 60],
  ] as const)('Dodrio: Incessant Peck, %j', (flips, damage) => {
    const game = attacking(DODRIO, { flips })
    game.you.attack('Incessant Peck')
    expect(game.opponent.active).toHaveDamage(damage)
  })
})

describe('Raticate', () => {
  test.each([
    [0, 0],
    [50, 100],
  ])('Raticate: Razor-Sharp Incisors against %i damage makes it %i', (before, after) => {
    const game = attacking(RATICATE, { opponent: { active: { card: 'wall', damage: before } } })
    game.you.attack('Razor-Sharp Incisors')
    expect(game.opponent.active).toHaveDamage(after)
  })

  const gnawing = (energy: readonly string[]) =>
    attacking(RATICATE, {
      opponent: { active: { card: 'wall', energy }, bench: [{ card: 'dew', energy: ['double'] }] },
    })

  test('Raticate: Gnaw Up discards a special Energy card of the Defending Pokémon, which the attacker picks', () => {
    const game = gnawing(['fire', 'double', 'rainbow'])
    game.you.attack('Gnaw Up')
    expect(game).toAsk('you', ['double', 'rainbow'], { min: 1, max: 1 })
    game.you.choose('rainbow')
    expect(game.opponent.active).toHaveDamage(30)
    expect(game.opponent.active.energy).toEqual(['fire', 'double'])
  })

  test('Raticate: Gnaw Up leaves basic Energy alone', () => {
    const game = gnawing(['fire', 'fire'])
    game.you.attack('Gnaw Up')
    expect(game).toAskNobody()
    expect(game.opponent.active).toHaveDamage(30)
    expect(game.opponent.active.energy).toEqual(['fire', 'fire'])
  })
})

describe('Togetic', () => {
  const chasing = (deck: readonly string[]) =>
    given({ you: { active: { card: TOGETIC, energy: ['fire'] }, deck, deckSize: deck.length } })

  test('Togetic: Chase Up takes any card, unseen by the opponent, and must take one', () => {
    const game = chasing(['pip', 'fire', 'potion'])
    game.you.attack('Chase Up')
    expect(game).toAsk('you', ['pip', 'fire', 'potion'], { min: 1, max: 1 })
    game.you.choose('potion')
    expect(game.you.hand).toEqual(['potion'])
    expect(game.story('DeckShuffled', 'CardsRevealed')).toEqual(['you DeckShuffled'])
  })

  test('Togetic: Chase Up with an empty deck', () => {
    const game = chasing([])
    game.you.attack('Chase Up')
    expect(game).toAskNobody()
    expect(game.you.hand).toEqual([])
  })

  const flying = (face: 'heads' | 'tails', attacker: string) =>
    attacking(TOGETIC, { opponent: { active: { card: attacker, energy: ['fire'] } }, flips: [face] })

  test.each([
    ['heads', 30, 0],
    ['tails', 0, 10],
  ] as const)('Togetic: Fly, %s: its own damage, and what comes back', (face, done, taken) => {
    const game = flying(face, 'striker')
    game.you.attack('Fly')
    expect(game.opponent.active).toHaveDamage(done)
    game.opponent.attack('Ten')
    expect(game.you.active).toHaveDamage(taken)
    game.you.endTurn()
    game.opponent.attack('Ten')
    expect(game.you.active).toHaveDamage(taken + 10)
  })

  test.each([
    ['heads', []],
    ['tails', ['paralyzed']],
  ] as const)('Togetic: Fly, %s, and other effects of attacks', (face, conditions) => {
    const game = flying(face, 'hexer')
    game.you.attack('Fly')
    game.opponent.attack('Stun')
    expect(game.you.active.conditions).toEqual(conditions)
  })
})

test.each([
  [['heads', 'heads'], 50],
  [['heads', 'tails'], 0],
  [['tails', 'heads'], 0],
] as const)('Doduo: Double Headstrike, %j', (flips, damage) => {
  const game = attacking(DODUO, { flips })
  game.you.attack('Double Headstrike')
  expect(game.opponent.active).toHaveDamage(damage)
})

describe('Eevee', () => {
  const calling = (bench: readonly string[]) =>
    given({ you: { active: { card: EEVEE, energy: ['fire'] }, bench, deck: ['pip', 'pippo', EEVEE, 'fire'] } })

  test('Eevee: Call for Family puts a Basic Pokémon from the deck onto the Bench, or none', () => {
    const game = calling([])
    game.you.attack('Call for Family')
    expect(game).toAsk('you', ['pip', EEVEE], { min: 0, max: 1 })
    game.you.choose('pip')
    expect(game.you.benchedAll.map(({ card }) => card)).toEqual(['pip'])
    expect(game.story('DeckShuffled')).toEqual(['you DeckShuffled'])
    const other = calling([])
    other.you.attack('Call for Family')
    other.you.done()
    expect(other.you.benchedAll).toEqual([])
  })

  test('Eevee: Call for Family finds no room on a full Bench', () => {
    const game = calling(['dew', 'dew', 'dew', 'dew', 'dew'])
    game.you.attack('Call for Family')
    expect(game).toAsk('you', ['pip', EEVEE], { min: 0, max: 0 })
    game.you.done()
    expect(game).toAskNobody()
    expect(game.you.benchedAll.length).toBe(5)
  })

  test.each([
    ['heads', ['paralyzed']],
    ['tails', []],
  ] as const)('Eevee: Tickle, %s', (face, conditions) => {
    const game = attacking(EEVEE, { flips: [face] })
    game.you.attack('Tickle')
    expect(game.opponent.active).toHaveDamage(10)
    expect(game.opponent.active.conditions).toEqual(conditions)
  })
})

describe('Togepi', () => {
  test.each([
    ['yes', 0, 2],
    ['no', 20, 0],
  ])('Togepi: Plead asks the opponent, who says %s', (answer, damage, drawn) => {
    const game = attacking(TOGEPI)
    game.you.attack('Plead')
    expect(game).toAsk('opponent', ['yes', 'no'], { min: 1, max: 1 })
    game.opponent.choose(answer)
    expect(game.opponent.active).toHaveDamage(damage)
    expect(game.you.hand.length).toBe(drawn)
  })

  test.each([
    ['hgss3-35', 0],
    ['hgss3-47', 20],
  ])('Togepi: the damage of Plead meets the Resistance of %s', (card, damage) => {
    const game = attacking(TOGEPI, { opponent: { active: card } })
    game.you.attack('Plead')
    game.opponent.choose('no')
    expect(game.opponent.active).toHaveDamage(damage)
  })
})

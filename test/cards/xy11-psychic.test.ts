import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/cards/index.ts'
import { pokemon } from '../../src/cards/kit/index.ts'
import type { Given } from '../scenario/index.ts'
import { givenCards } from './given.ts'

const given = givenCards('xy-2016')
const MIND = 'g1-79'
const cards = [
  ...catalogue.prints,
  pokemon('brawn', { name: 'Brawn', type: 'fighting', hp: 90, weakness: 'psychic' }),
  pokemon('tiny', { name: 'Tiny', type: 'grass', hp: 30 }),
]

const attacking = (card: string, energy: readonly string[], spec: Partial<Given> = {}) =>
  given({
    cards,
    opponent: { active: 'wall', bench: ['dew'] },
    ...spec,
    you: { active: { card, energy }, ...spec.you },
  })

describe('Drifloon', () => {
  test('Drifloon: Transfer Pain moves one counter from any own Pokémon to any on the other side', () => {
    const game = given({
      you: {
        active: { card: 'xy11-46', energy: [MIND], damage: 20 },
        bench: [{ card: 'leaf', damage: 30 }, 'pip'],
      },
      opponent: { active: 'wall', bench: ['dew'] },
    })
    game.you.attack('Transfer Pain')
    expect(game).toAsk('you', ['xy11-46', 'leaf'], { min: 1, max: 1 })
    game.you.choose('leaf')
    expect(game).toAsk('you', ['wall', 'dew'], { min: 1, max: 1 })
    game.you.choose('dew')
    expect(game.you.benched('leaf')).toHaveDamage(20)
    expect(game.you.active).toHaveDamage(20)
    expect(game.opponent.benched('dew')).toHaveDamage(10)
    expect(game.opponent.active).toHaveDamage(0)
  })

  test('Drifloon: Transfer Pain without any damage on the own side', () => {
    const game = attacking('xy11-46', [MIND])
    game.you.attack('Transfer Pain')
    expect(game).toAskNobody()
    expect(game.opponent.active).toHaveDamage(0)
  })
})

describe('Drifblim', () => {
  test('Drifblim: Eerie Wave', () => {
    const game = attacking('xy11-47', ['water', 'water'])
    game.you.attack('Eerie Wave')
    expect(game.opponent.active).toHaveDamage(30)
    expect(game.opponent.active.conditions).toEqual(['confused'])
  })

  test('Drifblim: Burst Curse costs two Energy and shares out eight counters', () => {
    const game = attacking('xy11-47', [MIND, MIND, 'water'], { opponent: { active: 'brawn', bench: ['dew', 'leaf'] } })
    game.you.attack('Burst Curse')
    expect(game).toAsk('you', [`${MIND}×2`, 'water'], { min: 1, max: 1 })
    game.you.choose(MIND)
    expect(game).toAsk('you', [MIND, 'water'], { min: 1, max: 1 })
    game.you.choose('water')
    expect(game.you.active.energy).toEqual([MIND])
    expect(game).toAsk('you', ['brawn×8', 'dew×8', 'leaf×8'], { min: 8, max: 8 })
    game.you.choose('brawn', 'brawn', 'brawn', 'dew', 'dew', 'dew', 'leaf', 'leaf')
    expect(game.opponent.active).toHaveDamage(30)
    expect(game.opponent.benchedAll.map(({ damage }) => damage)).toEqual([30, 20])
  })

  test('Drifblim: all eight counters of Burst Curse go onto a single Pokémon; a card worth two Energy pays alone', () => {
    const game = attacking('xy11-47', [MIND, MIND, 'double'], { opponent: { active: 'wall' } })
    game.you.attack('Burst Curse')
    game.you.choose('double')
    expect(game).toAskNobody()
    expect(game.you.active.energy).toEqual([MIND, MIND])
    expect(game.opponent.active).toHaveDamage(80)
  })
})

describe('Litwick', () => {
  const simmering = (deck: readonly string[], deckSize?: number) =>
    attacking('xy11-48', ['water'], { you: { deck, ...(deckSize === undefined ? {} : { deckSize }) } })

  test('Litwick: Slightly Simmer discards up to two cards of the own deck', () => {
    const game = simmering(['pip', MIND, MIND], 3)
    const { length } = game.you.discard
    game.you.attack('Slightly Simmer')
    expect(game).toAsk('you', ['pip', `${MIND}×2`], { min: 0, max: 2 })
    game.you.choose('pip', MIND)
    expect(game.you.discard.slice(length)).toEqual(['pip', MIND])
    expect(game.you.zone('deck')).toEqual([MIND])
    expect(game.story('DeckShuffled')).toEqual(['you DeckShuffled'])
  })

  test('Litwick: Slightly Simmer with one card, none, or an empty deck', () => {
    const one = simmering(['pip', MIND], 2)
    one.you.attack('Slightly Simmer')
    one.you.choose('pip')
    expect(one.you.zone('deck')).toEqual([MIND])
    const none = simmering(['pip', MIND], 2)
    none.you.attack('Slightly Simmer')
    none.you.done()
    expect(none.you.zone('deck')).toEqual(['pip', MIND])
    const empty = simmering([], 0)
    empty.you.attack('Slightly Simmer')
    expect(empty).toAskNobody()
  })
})

describe('Lampent', () => {
  const mirror = (yours: readonly string[], theirs: readonly string[], deckSize?: number) => {
    const game = given({
      you: { active: { card: 'xy11-49', energy: ['water'] }, hand: yours },
      opponent: { active: 'wall', hand: theirs, ...(deckSize === undefined ? {} : { deckSize }) },
    })
    game.you.attack('Mirror Mirror')
    return game
  }
  const FIVE = ['pip', 'dew', 'leaf', 'rock', 'wall']

  test('Lampent: Mirror Mirror, first the opponent discards down to four, then the player', () => {
    const game = mirror([...FIVE, 'fire'], FIVE)
    expect(game).toAsk('opponent', FIVE, { min: 1, max: 1 })
    game.opponent.choose('leaf')
    expect(game.opponent.hand).toEqual(['pip', 'dew', 'rock', 'wall'])
    expect(game).toAsk('you', [...FIVE, 'fire'], { min: 2, max: 2 })
    game.you.choose('pip', 'fire')
    expect(game.you.hand).toEqual(['dew', 'leaf', 'rock', 'wall'])
    expect(game.you.discard).toEqual(['pip', 'fire'])
    expect(game.opponent.discard).toEqual(['leaf'])
  })

  test('Lampent: Mirror Mirror, whoever holds fewer draws up to four, the opponent first', () => {
    const game = mirror(['pip'], [])
    expect(game).toAskNobody()
    expect(game.you.hand.length).toBe(4)
    const drawn = game.events.flatMap(event => (event.type === 'CardsDrawn' ? [[event.seat, event.cards.length]] : []))
    expect(drawn).toEqual([
      [1, 4],
      [0, 3],
      [1, 1],
    ])
  })

  test('Lampent: Mirror Mirror with four cards changes nothing, and from a short deck comes what there is', () => {
    const game = mirror(['pip', 'pip', 'dew', 'dew'], ['pip', 'pip'], 1)
    expect(game.you.hand).toEqual(['pip', 'pip', 'dew', 'dew'])
    expect(game.opponent.hand).toEqual(['pip', 'pip', 'filler'])
  })

  test.each([
    ['tails', ['asleep']],
    ['heads', []],
  ] as const)('Lampent: Flickering Flames; between turns the sleeper flips %s', (face, conditions) => {
    const game = attacking('xy11-49', [MIND, 'water'], { flips: [face] })
    game.you.attack('Flickering Flames')
    expect(game.opponent.active).toHaveDamage(20)
    expect(game.opponent.active.conditions).toEqual(conditions)
    expect(game.story('ConditionInflicted')).toEqual(['ConditionInflicted'])
  })
})

describe('Hoopa', () => {
  test('Hoopa: Hyperspace Punch hits two Pokémon of the other side; Weakness counts only for the Active one', () => {
    const game = attacking('xy11-51', ['water'], { opponent: { active: 'brawn', bench: ['brawn', 'dew'] } })
    game.you.attack('Hyperspace Punch')
    expect(game).toAsk('you', ['brawn', 'brawn', 'dew'], { min: 2, max: 2 })
    game.you.choose('brawn', 'brawn')
    expect(game.opponent.active).toHaveDamage(40)
    expect(game.opponent.benchedAll.map(({ damage }) => damage)).toEqual([20, 0])
  })

  test('Hoopa: Portal Strike cannot be used in the next turn, other attacks can', () => {
    const game = attacking('xy11-51', [MIND, MIND, MIND])
    game.you.attack('Portal Strike')
    expect(game.opponent.active).toHaveDamage(130)
    game.opponent.endTurn()
    expect(game.you.refused.attack('Portal Strike')).toBe('locked')
    expect(game.you.legal('Attack').map(({ attack }) => attack)).toEqual(['Hyperspace Punch'])
    game.you.endTurn()
    game.opponent.endTurn()
    expect(game.you.legal('Attack').map(({ attack }) => attack)).toEqual(['Hyperspace Punch', 'Portal Strike'])
  })
})

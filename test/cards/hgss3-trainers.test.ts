import { describe, expect, test } from 'vitest'
import { view } from '../../src/engine/view.ts'
import type { Given } from '../scenario/index.ts'
import { givenCards } from './given.ts'

const given = givenCards('hgss-2010')
const [TOWER, EXCHANGER, RUINS] = ['hgss3-71', 'hgss3-73', 'hgss3-76']
const [SAGE, TRICKERY, INTERVIEWER, HERB] = ['hgss3-77', 'hgss3-78', 'hgss2-77', 'hgss2-79']

test.each([TOWER, RUINS])('%s: cannot be played onto its own name, and replaces another Stadium', card => {
  const game = given({ you: { hand: [card] }, opponent: { hand: [card, 'park'] } })
  game.you.playStadium(card)
  game.you.endTurn()
  expect(game.opponent.refused.playStadium(card)).toBe('requirement')
  game.opponent.playStadium('park')
  game.opponent.endTurn()
  game.you.endTurn()
  game.opponent.playStadium(card)
  expect(game.you.discard).toEqual([card])
})

describe('Burned Tower', () => {
  const tower = (flips: Given['flips'] = [], discard: readonly string[] = ['fire', 'water', 'double', 'pip']) =>
    given({ you: { discard }, opponent: { discard: ['metal'] }, stadium: TOWER, flips })

  test('Burned Tower: on heads a basic Energy card comes back, shown; once in the turn of each player', () => {
    const game = tower(['heads', 'heads'])
    game.you.useStadium()
    expect(game).toAsk('you', ['fire', 'water'], { min: 1, max: 1 })
    game.you.choose('water')
    expect(game.you.hand).toEqual(['water'])
    expect(game.last).toContainEqual(expect.objectContaining({ type: 'CardsRevealed', to: [0, 1] }))
    expect(game.you.refused.useStadium()).toBe('power-used')
    game.you.endTurn()
    game.opponent.useStadium()
    expect(game.opponent.hand).toContain('metal')
    expect(game.opponent.discard).toEqual([])
  })

  test('Burned Tower: tails spends the use', () => {
    const game = tower(['tails'])
    game.you.useStadium()
    expect(game).toAskNobody()
    expect(game.you.hand).toEqual([])
    expect(game.you.refused.useStadium()).toBe('power-used')
  })

  test('[B-49] Burned Tower: not used without a basic Energy card in the discard pile', () => {
    expect(tower(['heads'], ['double', 'pip']).you.refused.useStadium()).toBe('no-effect')
  })
})

describe('Energy Exchanger', () => {
  test('Energy Exchanger: an Energy card goes on top of the deck, another one must be found', () => {
    const game = given({ you: { hand: [EXCHANGER, 'fire', 'double', 'pip'], deck: ['water', 'dew', 'rainbow'] } })
    game.you.play(EXCHANGER)
    expect(game).toAsk('you', ['fire', 'double'], { min: 1, max: 1 })
    game.you.choose('fire')
    expect(game.you.zone('deck')[0]).toBe('fire')
    expect(game.you.hand).toEqual(['double', 'pip'])
    expect(game).toAsk('you', ['fire', 'water', 'rainbow'], { min: 1, max: 1 })
    game.you.choose('rainbow')
    expect(game.you.hand).toEqual(['double', 'pip', 'rainbow'])
    expect(game.story('CardsRevealed', 'DeckShuffled')).toEqual(['CardsRevealed', 'CardsRevealed', 'you DeckShuffled'])
    expect(game.you.discard).toEqual([EXCHANGER])
  })

  test('[B-49] Energy Exchanger: not for an empty deck, from which the same card would come back', () => {
    const game = given({ you: { hand: [EXCHANGER, 'fire'], deckSize: 0 } })
    expect(game.you.refused.play(EXCHANGER)).toBe('no-effect')
  })

  test('Energy Exchanger: needs an Energy card in the hand', () => {
    const game = given({ you: { hand: [EXCHANGER, 'pip'] } })
    expect(game.you.refused.play(EXCHANGER)).toBe('requirement')
  })
})

describe('Ruins of Alph', () => {
  test.each([
    [undefined, 40],
    [RUINS, 60],
  ])('Ruins of Alph: with %s in play the resistant Pokémon takes %i', (stadium, damage) => {
    const attacker = { card: 'striker', energy: ['fire'] }
    const game = given({ you: { active: attacker }, opponent: { active: 'rock' }, ...(stadium && { stadium }) })
    game.you.attack('Sixty')
    expect(game.opponent.active).toHaveDamage(damage)
  })

  test('Ruins of Alph: works for both players and leaves Weakness alone', () => {
    const game = given({
      you: { active: { card: 'striker', energy: ['fire'] }, bench: ['rock'] },
      opponent: { active: { card: 'leaf' }, bench: [{ card: 'striker', energy: ['fire'] }] },
      stadium: RUINS,
    })
    game.you.attack('Ten')
    expect(game.opponent.active).toHaveDamage(20)
    const other = given({
      you: { active: 'rock' },
      opponent: { active: { card: 'striker', energy: ['fire'] } },
      stadium: RUINS,
    })
    other.you.endTurn()
    other.opponent.attack('Sixty')
    expect(other.you.active).toHaveDamage(60)
  })
})

describe("Sage's Training", () => {
  test("Sage's Training: two of the top five, the others are discarded", () => {
    const game = given({ you: { hand: [SAGE], deck: ['pip', 'fire', 'dew', 'potion', 'pip', 'water'] } })
    game.you.play(SAGE)
    expect(game).toAsk('you', ['pip×2', 'fire', 'dew', 'potion'], { min: 2, max: 2 })
    game.you.choose('dew', 'pip')
    expect([...game.you.hand].sort()).toEqual(['dew', 'pip'])
    expect([...game.you.discard].sort()).toEqual(['fire', 'pip', 'potion'])
    expect(game.you.zone('deck')[0]).toBe('water')
    expect(game.lastTypes).not.toContain('DeckShuffled')
    expect(game.you.zone('table')).toEqual([SAGE])
  })

  test.each([
    [['pip'], ['pip'], 1],
    [['pip', 'dew', 'fire'], ['pip', 'dew'], 2],
  ] as const)("Sage's Training: from a short deck %j", (deck, taken, count) => {
    const game = given({ you: { hand: [SAGE], deck, deckSize: deck.length, prizes: 6 } })
    game.you.play(SAGE)
    expect(game).toAsk('you', deck, { min: count, max: count })
    game.you.choose(...taken)
    expect(game.you.hand).toEqual(taken)
    expect(game.you.zone('deck')).toEqual([])
  })
})

describe("Team Rocket's Trickery", () => {
  test("Team Rocket's Trickery: two cards, and the opponent picks a card to discard", () => {
    const game = given({ you: { hand: [TRICKERY], deck: ['pip', 'dew'] }, opponent: { hand: ['fire', 'potion'] } })
    game.you.play(TRICKERY)
    expect(game.you.hand).toEqual(['pip', 'dew'])
    expect(game).toAsk('opponent', ['fire', 'potion'], { min: 1, max: 1 })
    game.opponent.choose('potion')
    expect(game.opponent.hand).toEqual(['fire'])
    expect(game.opponent.discard).toEqual(['potion'])
  })

  test("Team Rocket's Trickery: against an empty hand", () => {
    const game = given({ you: { hand: [TRICKERY], deck: ['pip', 'dew'] } })
    game.you.play(TRICKERY)
    expect(game).toAskNobody()
    expect(game.you.hand).toEqual(['pip', 'dew'])
  })
})

describe("Interviewer's Questions", () => {
  const DECK = ['fire', 'pip', 'double', 'fire', 'dew', 'potion', 'pip', 'water', 'metal']
  const asking = () => {
    const game = given({ you: { hand: [INTERVIEWER], deck: DECK } })
    game.you.play(INTERVIEWER)
    return game
  }

  test("Interviewer's Questions: any number of the Energy cards among the top eight, shown", () => {
    const game = asking()
    expect(game).toAsk('you', ['fire×2', 'double', 'water'], { min: 0, max: 4 })
    expect(view(game.rules, game.state, 0).revealed).toEqual([...DECK.slice(0, 8)].sort())
    expect(view(game.rules, game.state, 1).revealed).toEqual([])
    game.you.choose('fire', 'water')
    expect([...game.you.hand].sort()).toEqual(['fire', 'water'])
    expect(game.you.discard).toEqual([])
    expect(view(game.rules, game.state, 1).revealed).toEqual(['fire', 'water'])
    expect(game.story('DeckShuffled')).toEqual(['you DeckShuffled'])
  })

  test("Interviewer's Questions: none at all, or all of them", () => {
    const none = asking()
    none.you.done()
    expect(none.you.hand).toEqual([])
    const all = asking()
    all.you.choose('fire', 'fire', 'double', 'water')
    expect(all.you.hand.length).toBe(4)
  })
})

describe('Life Herb', () => {
  const herb = (face: 'heads' | 'tails') =>
    given({
      you: {
        active: { card: 'wall', damage: 40, conditions: ['poisoned', 'confused'] },
        bench: [{ card: 'leaf', damage: 90 }],
        hand: [HERB],
      },
      flips: [face],
    })

  test('Life Herb: heads: six counters and all Special Conditions of one of the own Pokémon', () => {
    const game = herb('heads')
    game.you.play(HERB)
    expect(game).toAsk('you', ['wall', 'leaf'], { min: 1, max: 1 })
    game.you.choose('wall')
    expect(game.you.active).toHaveDamage(0)
    expect(game.you.active.conditions).toEqual([])
    expect(game.you.benched('leaf')).toHaveDamage(90)
    const other = herb('heads')
    other.you.play(HERB)
    other.you.choose('leaf')
    expect(other.you.benched('leaf')).toHaveDamage(30)
    expect(other.you.active.conditions).toEqual(['confused', 'poisoned'])
  })

  test('Life Herb: tails', () => {
    const game = herb('tails')
    game.you.play(HERB)
    expect(game).toAskNobody()
    expect(game.you.active).toHaveDamage(40)
    expect(game.you.discard).toEqual([HERB])
  })
})

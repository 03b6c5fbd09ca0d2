import { describe, expect, test } from 'vitest'
import { givenCards } from './given.ts'

const given = givenCards('ecard-2002')
const [MAINTENANCE, RESEARCH, MILK, POTION] = ['ecard1-137', 'ecard1-149', 'ecard1-155', 'ecard1-156']

describe("Bill's Maintenance", () => {
  test("Bill's Maintenance: one card of the hand goes into the deck, three are drawn", () => {
    const game = given({ you: { hand: [MAINTENANCE, 'pip', 'dew'], deck: ['leaf', 'rock', 'fern', 'wall'] } })
    game.you.play(MAINTENANCE)
    expect(game).toAsk('you', ['pip', 'dew'], { min: 1, max: 1 })
    game.you.choose('dew')
    expect(game.you.hand.length).toBe(4)
    expect(game.you.hand[0]).toBe('pip')
    expect([...game.you.hand, ...game.you.zone('deck')]).toContain('dew')
    expect(game.story('DeckShuffled', 'CardsDrawn')).toEqual(['you DeckShuffled', 'you CardsDrawn'])
  })

  test("Bill's Maintenance: the opponent does not see the card that goes back", () => {
    const game = given({ you: { hand: [MAINTENANCE, 'pip', 'dew'] } })
    game.you.play(MAINTENANCE)
    game.you.choose('dew')
    expect(game.story('CardsRevealed')).toEqual([])
  })

  test("Bill's Maintenance: cannot be the last card of the hand", () => {
    const game = given({ you: { hand: [MAINTENANCE] } })
    expect(game.you.refused.play(MAINTENANCE)).toBe('requirement')
    const two = given({ you: { hand: [MAINTENANCE, MAINTENANCE] } })
    two.you.play(MAINTENANCE)
    expect(two).toAskNobody()
    expect(two.you.hand.length).toBe(3)
  })
})

test("Professor Oak's Research: a new hand of five; an empty one will do", () => {
  const game = given({ you: { hand: [RESEARCH, 'pip', 'dew'], deckSize: 10 } })
  game.you.play(RESEARCH)
  expect(game.you.hand.length).toBe(5)
  expect(game.you.zone('deck').length).toBe(7)
  expect(game.story('DeckShuffled', 'CardsDrawn')).toEqual(['you DeckShuffled', 'you CardsDrawn'])
  const empty = given({ you: { hand: [RESEARCH] } })
  empty.you.play(RESEARCH)
  expect(empty.you.hand.length).toBe(5)
  expect(empty.you.zone('table')).toEqual([RESEARCH])
})

describe('Moo-Moo Milk', () => {
  test.each([
    [['heads', 'heads'], 10],
    [['tails', 'heads'], 30],
    [['tails', 'tails'], 50],
  ] as const)('Moo-Moo Milk: first the choice, then two coins: %j', (flips, damage) => {
    const you = { active: { card: 'wall', damage: 60 }, bench: [{ card: 'pip', damage: 50 }], hand: [MILK] }
    const game = given({ you, flips })
    game.you.play(MILK)
    expect(game).toAsk('you', ['wall', 'pip'], { min: 1, max: 1 })
    expect(game.lastTypes).not.toContain('CoinFlipped')
    game.you.choose('pip')
    expect(game.you.benched('pip')).toHaveDamage(damage)
    expect(game.you.active).toHaveDamage(60)
    expect(game.you.discard).toEqual([MILK])
  })

  test('Moo-Moo Milk: no more than there is', () => {
    const game = given({ you: { active: { card: 'wall', damage: 30 }, hand: [MILK] }, flips: ['heads', 'heads'] })
    game.you.play(MILK)
    expect(game.you.active).toHaveDamage(0)
  })
})

test('Potion: 20 damage less on a Pokémon of its choice, or what there is', () => {
  const you = { active: { card: 'wall', damage: 30 }, bench: [{ card: 'pip', damage: 10 }], hand: [POTION, POTION] }
  const game = given({ you })
  game.you.play(POTION)
  expect(game).toAsk('you', ['wall', 'pip'], { min: 1, max: 1 })
  game.you.choose('pip')
  expect(game.you.benched('pip')).toHaveDamage(0)
  game.you.play(POTION)
  game.you.choose('wall')
  expect(game.you.active).toHaveDamage(10)
})

test.each([
  ['Fighting Energy', 'ecard1-160', 'ecard2-72', 'Tackle'],
  ['Fire Energy', 'ecard1-161', 'ecard2-116', 'Collect Fire'],
  ['Grass Energy', 'ecard1-162', 'ecard2-76', 'Sleep Powder'],
  ['Water Energy', 'ecard1-165', 'ecard2-58', 'Wave Splash'],
])('%s (%s): pays for its own type, and no other does', (_, energy, card, name) => {
  const basics = ['ecard1-160', 'ecard1-161', 'ecard1-162', 'ecard1-165']
  const able = basics.filter(each => {
    const game = given({ you: { active: { card, energy: [each] } } })
    return game.you.legal('Attack').some(({ attack }) => attack === name)
  })
  expect(able).toEqual([energy])
})

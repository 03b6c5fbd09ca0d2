import { describe, expect, test } from 'vitest'
import { givenCards } from './given.ts'

const given = givenCards('hgss-2010')
const [BLACK_BELT, TWINS] = ['hgss4-85', 'hgss4-89']

describe('Black Belt and Twins', () => {
  test.each([
    ['Black Belt', BLACK_BELT],
    ['Twins', TWINS],
  ] as const)('%s (%s): only with more Prizes left than the opponent', (_, card) => {
    const prizes = (yours: number, theirs: number) =>
      given({ you: { hand: [card], prizes: yours }, opponent: { prizes: theirs } }).you
    expect(prizes(3, 3).refused.play(card)).toBe('requirement')
    expect(prizes(2, 3).refused.play(card)).toBe('requirement')
    expect(prizes(3, 2).legal('PlayTrainer')).toHaveLength(1)
  })
})

describe('Black Belt', () => {
  const ahead = { prizes: 1 }

  test('Black Belt: 40 more damage before Weakness, in this turn only', () => {
    const game = given({
      you: { active: { card: 'striker', energy: ['fire'] }, hand: [BLACK_BELT] },
      opponent: { ...ahead, active: { card: 'leaf', energy: ['fire'] } },
    })
    game.you.play(BLACK_BELT)
    expect(game).toAskNobody()
    game.you.attack('Ten')
    expect(game.opponent.active).toHaveDamage(100)
    expect(game.you.discard).toEqual([BLACK_BELT])
    game.opponent.attack('Rustle')
    expect(game.you.active).toHaveDamage(10)
    game.you.attack('Ten')
    expect(game.opponent.active).toHaveDamage(120)
  })

  test('Black Belt: the Bench is hit no harder, and whoever is Active attacks harder', () => {
    const game = given({
      you: { active: 'dew', bench: [{ card: 'hgss4-54', energy: ['grass'] }], hand: [BLACK_BELT] },
      opponent: { ...ahead, active: 'wall', bench: ['dew'] },
    })
    game.you.play(BLACK_BELT)
    game.you.retreat('hgss4-54')
    game.you.attack('Shoot Through')
    expect(game.opponent.active).toHaveDamage(60)
    expect(game.opponent.benched('dew')).toHaveDamage(10)
  })

  test('Black Belt: an attack without damage gets none, and recoil does not grow', () => {
    const you = { active: { card: 'striker', energy: ['fire'] }, hand: [BLACK_BELT] }
    const nothing = given({ you, opponent: { ...ahead, active: 'wall' } })
    nothing.you.play(BLACK_BELT)
    nothing.you.attack('Nothing')
    expect(nothing.opponent.active).toHaveDamage(0)
    const recoil = given({ you, opponent: { ...ahead, active: 'wall' } })
    recoil.you.play(BLACK_BELT)
    recoil.you.attack('Recoil')
    expect(recoil.opponent.active).toHaveDamage(70)
    expect(recoil.you.active).toHaveDamage(20)
  })
})

describe('Twins', () => {
  const holding = (deck: readonly string[]) =>
    given({
      you: { hand: [TWINS], deck, deckSize: deck.length },
      opponent: { prizes: 1 },
      shuffle: n => Array.from({ length: n }, (_, index) => n - 1 - index),
    })
  const twins = (deck: readonly string[]) => {
    const game = holding(deck)
    game.you.play(TWINS)
    return game
  }

  test('Twins: exactly two cards of any kind, which nobody else sees; then the deck is shuffled', () => {
    const game = twins(['pip', 'fire', 'fire', 'potion'])
    expect(game).toAsk('you', ['pip', 'fire×2', 'potion'], { min: 2, max: 2 })
    game.you.choose('potion', 'fire')
    expect(game).toAskNobody()
    expect([...game.you.hand].sort()).toEqual(['fire', 'potion'])
    expect(game.you.zone('deck')).toEqual(['fire', 'pip'])
    expect(game.events.filter(({ type }) => type === 'CardsRevealed')).toEqual([])
  })

  test('[B-49] Twins: the last card of a deck is taken; without a deck it is not played', () => {
    const last = twins(['pip'])
    expect(last).toAsk('you', ['pip'], { min: 1, max: 1 })
    last.you.choose('pip')
    expect(last.you.hand).toEqual(['pip'])
    expect(holding([]).you.refused.play(TWINS)).toBe('no-effect')
  })
})

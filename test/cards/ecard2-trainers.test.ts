import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/cards/index.ts'
import { pokemon } from '../../src/cards/kit/index.ts'
import type { Given } from '../scenario/index.ts'
import { givenCards } from './given.ts'

const baby = pokemon('baby', { name: 'Baby', type: 'grass', hp: 30, stage: 'baby' })
const given = (spec: Omit<Given, 'rules'>) => givenCards('ecard-2002')({ cards: [...catalogue.prints, baby], ...spec })
const [FIRE, WATER] = ['ecard1-161', 'ecard1-165']
const [GUARDIAN, JUGGLER, FAN_CLUB, VOLUNTEERS] = ['ecard2-123', 'ecard2-126', 'ecard2-130', 'ecard2-136']

describe('Forest Guardian', () => {
  const backwards = (n: number) => Array.from({ length: n }, (_, index) => n - 1 - index)

  test('Forest Guardian: seven cards of the deck as it lies after shuffling; one must be taken', () => {
    const deck = ['pip', 'dew', 'leaf', 'rock', 'wall', 'fern', 'striker', 'hexer', 'haunt']
    const game = given({ you: { hand: [GUARDIAN], deck, deckSize: 9 }, shuffle: backwards })
    game.you.play(GUARDIAN)
    expect(game).toAsk('you', deck.slice(2), { min: 1, max: 1 })
    game.you.choose('wall')
    expect(game.you.hand).toEqual(['wall'])
    expect([...game.you.zone('deck')].sort()).toEqual(deck.filter(card => card !== 'wall').sort())
    expect(game.story('DeckShuffled')).toEqual(['you DeckShuffled', 'you DeckShuffled'])
    expect(game.you.zone('table')).toEqual([GUARDIAN])
  })

  test('[B-49] Forest Guardian: a small deck; without one it is not played', () => {
    const small = given({ you: { hand: [GUARDIAN], deck: ['pip', 'dew'], deckSize: 2 } })
    small.you.play(GUARDIAN)
    expect(small).toAsk('you', ['pip', 'dew'], { min: 1, max: 1 })
    small.you.choose('pip')
    expect(small.you.zone('deck')).toEqual(['dew'])
    const none = given({ you: { hand: [GUARDIAN], deckSize: 0 } })
    expect(none.you.refused.play(GUARDIAN)).toBe('no-effect')
  })
})

describe('Juggler', () => {
  test.each([
    [[], 0],
    [[FIRE], 3],
    [[WATER], 3],
    [[FIRE, WATER], 5],
    [[FIRE, FIRE], 5],
  ])('Juggler: discarding %j draws %i cards', (cards, drawn) => {
    const game = given({ you: { hand: [JUGGLER, FIRE, FIRE, WATER, 'rainbow', 'pip'] } })
    game.you.play(JUGGLER)
    expect(game).toAsk('you', [`${FIRE}×2`, WATER], { min: 0, max: 2 })
    game.you.choose(...cards)
    expect([...game.you.discard].sort()).toEqual(cards)
    expect(game.you.hand.length).toBe(5 - cards.length + drawn)
  })

  test('Juggler: with a single basic Energy card there are three cards at most', () => {
    const game = given({ you: { hand: [JUGGLER, FIRE, 'rainbow'] } })
    game.you.play(JUGGLER)
    expect(game).toAsk('you', [FIRE], { min: 0, max: 1 })
    game.you.choose(FIRE)
    expect(game.you.hand.length).toBe(4)
  })
})

describe('Pokémon Fan Club', () => {
  const deck = ['pip', 'pippo', 'baby', 'dew', FIRE]

  test('Pokémon Fan Club: up to two Basic or Baby Pokémon onto the Bench', () => {
    const game = given({ you: { hand: [FAN_CLUB], deck } })
    game.you.play(FAN_CLUB)
    expect(game).toAsk('you', ['pip', 'baby', 'dew'], { min: 0, max: 2 })
    game.you.choose('baby', 'dew')
    expect(game.you.benchedAll.map(({ card }) => card)).toEqual(['baby', 'dew'])
    expect(game.story('DeckShuffled')).toEqual(['you DeckShuffled'])
  })

  test('Pokémon Fan Club: finding nothing is allowed; the deck is shuffled all the same', () => {
    const game = given({ you: { hand: [FAN_CLUB], deck } })
    game.you.play(FAN_CLUB)
    game.you.choose()
    expect(game.you.benchedAll).toEqual([])
    expect(game.story('DeckShuffled')).toEqual(['you DeckShuffled'])
  })

  test('Pokémon Fan Club: no more than the Bench has room for', () => {
    const game = given({ you: { hand: [FAN_CLUB], deck, bench: ['leaf', 'leaf', 'leaf', 'leaf'] } })
    game.you.play(FAN_CLUB)
    expect(game).toAsk('you', ['pip', 'baby', 'dew'], { min: 0, max: 1 })
    game.you.choose('pip')
    expect(game.you.benchedAll.length).toBe(5)
  })
})

describe('Town Volunteers', () => {
  test('Town Volunteers: exactly five Pokémon and basic Energy cards, shown and shuffled into the deck', () => {
    const discard = ['pip', 'baby', 'pippo', FIRE, FIRE, WATER, 'switch', 'rainbow']
    const game = given({ you: { hand: [VOLUNTEERS], discard } })
    game.you.play(VOLUNTEERS)
    expect(game).toAsk('you', ['pip', 'baby', 'pippo', `${FIRE}×2`, WATER], { min: 5, max: 5 })
    game.you.choose('pip', 'baby', 'pippo', FIRE, WATER)
    expect(game.you.discard).toEqual([FIRE, 'switch', 'rainbow'])
    expect(game.you.zone('deck')).toEqual(expect.arrayContaining(['pip', 'baby', 'pippo', FIRE, WATER]))
    expect(game.story('CardsRevealed', 'DeckShuffled')).toEqual(['CardsRevealed', 'you DeckShuffled'])
  })

  test('[B-49] Town Volunteers: fewer than five all go back; without any it is not played', () => {
    const few = given({ you: { hand: [VOLUNTEERS], discard: ['pip', 'switch', FIRE] } })
    few.you.play(VOLUNTEERS)
    expect(few).toAskNobody()
    expect(few.you.discard).toEqual(['switch'])
    const none = given({ you: { hand: [VOLUNTEERS], discard: ['switch', 'rainbow'] } })
    expect(none.you.refused.play(VOLUNTEERS)).toBe('no-effect')
  })
})

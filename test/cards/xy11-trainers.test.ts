import { expect, test } from 'vitest'
import type { Given } from '../scenario/index.ts'
import { givenCards } from './given.ts'

const given = givenCards('xy-2016')
const NINJA = 'xy11-103'

const playing = (spec: Given['you'], more: Partial<Given> = {}) => {
  const game = given({ ...more, you: { hand: [NINJA], ...spec } })
  game.you.play(NINJA)
  return game
}

test('Ninja Boy: a Basic Pokémon of the deck takes the place of one in play, which keeps everything', () => {
  const game = playing(
    {
      active: {
        card: 'pip',
        energy: ['fire', 'water'],
        attached: ['charm'],
        damage: 30,
        conditions: ['burned', 'confused'],
      },
      bench: [['dew', 'dewdrop'], 'leaf'].map(card => ({ card })),
      deck: ['wall', 'pippo', 'fire', 'rock', 'rock'],
    },
    { effects: [{ name: 'cannot-retreat', on: 'your-active' }] },
  )
  expect(game).toAsk('you', ['pip', 'leaf'], { min: 1, max: 1 })
  const { id } = game.you.active
  game.you.choose('pip')
  expect(game).toAsk('you', ['wall', 'rock×2'], { min: 0, max: 1 })
  game.you.choose('wall')
  expect(game.you.active).toEqual({
    id,
    card: 'wall',
    stack: ['wall'],
    damage: 30,
    maxHp: 200,
    energy: ['fire', 'water'],
    attached: ['charm'],
    conditions: ['burned', 'confused'],
    counters: [],
  })
  expect(game.you.zone('deck')).toContain('pip')
  expect(game.you.zone('deck')).not.toContain('wall')
  expect(game.story('CardReplaced', 'DeckShuffled')).toEqual(['CardReplaced', 'you DeckShuffled'])
  expect(game.you.refused.retreat('leaf', ['fire', 'water'])).toBe('locked')
  expect(game.you.discard).toEqual([NINJA])
})

test.each([
  [0, 'pippo', null],
  [5, 'pippo', 'new-this-turn'],
])('Ninja Boy: turns in play stay: in play since turn %i, the new one can evolve or not', (since, card, refusal) => {
  const game = playing({
    active: 'wall',
    bench: [{ card: 'dew', since }],
    hand: [NINJA, card],
    deck: ['pip'],
  })
  game.you.choose('dew')
  game.you.choose('pip')
  if (refusal) expect(game.you.refused.evolve(card, 'pip')).toBe(refusal)
  else game.you.evolve(card, 'pip')
  expect(game.you.benchedAll[0]?.stack).toEqual(refusal ? ['pip'] : ['pip', card])
})

test('Ninja Boy: the new card is Knocked Out where its HP are not enough', () => {
  const game = playing({ active: 'wall', bench: [{ card: 'leaf', damage: 60 }], deck: ['dew'] })
  game.you.choose('leaf')
  game.you.choose('dew')
  expect(game.you.benchedAll).toEqual([])
  expect(game.you.discard).toContain('dew')
  game.opponent.choose(0)
  expect(game.opponent.zone('prizes').length).toBe(5)
})

test('Ninja Boy: putting onto the Bench is not what happens: Sudden Cyclone does not blow', () => {
  const game = playing({ active: 'wall', deck: ['xy11-97'] }, { opponent: { active: 'wall', bench: ['dew'] } })
  game.you.choose('xy11-97')
  expect(game).toAskNobody()
  expect(game.you.active.card).toBe('xy11-97')
})

test('Ninja Boy: the player may find nothing', () => {
  const game = playing({ active: 'wall', deck: ['dew'] })
  expect(game).toAsk('you', ['dew'], { min: 0, max: 1 })
  game.you.done()
  expect(game.you.active.card).toBe('wall')
  expect(game.story('CardReplaced', 'DeckShuffled')).toEqual(['you DeckShuffled'])
})

test.each([
  ['a Basic Pokémon in play', { active: { card: ['dew', 'dewdrop'] }, deck: ['pip'] }],
  ['a deck', { active: 'pip', deckSize: 0 }],
])('[B-49] Ninja Boy: without %s it is not played', (_, you) => {
  expect(given({ you: { hand: [NINJA], ...you } }).you.refused.play(NINJA)).toBe('no-effect')
})

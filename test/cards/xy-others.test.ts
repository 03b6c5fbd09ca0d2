import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/cards/index.ts'
import { pokemon } from '../../src/cards/kit/index.ts'
import type { Given } from '../scenario/index.ts'
import { givenCards } from './given.ts'

const given = givenCards('xy-2016')
const [EVOSODA, LADY, RETRIEVAL, LETTER] = ['xy1-116', 'xy2-93', 'xy5-126', 'xy8-146']
const [POTION, TIERNO, SHAUNA, BALL] = ['xy9-106', 'xy9-112', 'xy10-111', 'xy10-113']

describe('Evosoda', () => {
  const playing = (spec: Given['you'], more: Partial<Given> = {}) => {
    const game = given({ ...more, you: { hand: [EVOSODA], ...spec } })
    game.you.play(EVOSODA)
    return game
  }

  test('Evosoda: a card of the deck goes onto the Pokémon that it evolves from', () => {
    const game = playing({
      active: { card: 'pip', damage: 20, energy: ['fire'], conditions: ['asleep'] },
      bench: [{ card: ['dew', 'dewdrop'] }, 'wall'],
      deck: ['pippo', 'pipparch', 'dewdrop', 'pip', 'fire', 'pippo'],
    })
    expect(game).toAsk('you', ['pippo×2'], { min: 0, max: 1 })
    game.you.choose('pippo')
    expect(game).toAskNobody()
    expect(game.you.active).toMatchObject({ stack: ['pip', 'pippo'], damage: 20, energy: ['fire'], conditions: [] })
    expect(game.story('Evolved', 'DeckShuffled')).toEqual(['Evolved', 'you DeckShuffled'])
  })

  test('Evosoda: where several Pokémon fit, the player chooses; it counts as evolving', () => {
    const game = playing({
      active: { card: 'pip', damage: 10 },
      bench: ['pip', { card: ['pip', 'pippo'] }],
      hand: [EVOSODA, 'pipparch'],
      deck: ['pippo', 'pipparch'],
    })
    expect(game).toAsk('you', ['pippo', 'pipparch'], { min: 0, max: 1 })
    game.you.choose('pippo')
    expect(game).toAsk('you', ['pip', 'pip'], { min: 1, max: 1 })
    game.you.choose('pip')
    expect(game.you.active.card).toBe('pippo')
    expect(game.you.refused.evolve('pipparch', 'active')).toBe('new-this-turn')
  })

  const tooNew = { active: { card: 'dew', since: 5 }, bench: [{ card: ['pip', 'pippo'], evolvedOn: 5 }] }

  test('Evosoda: not onto a Pokémon that came into play or evolved in this turn', () => {
    const game = playing({
      ...tooNew,
      bench: [...tooNew.bench, 'wall'],
      deck: ['pippo', 'pipparch', 'dewdrop'],
    })
    expect(game).toAsk('you', [], { min: 0, max: 0 })
    game.you.done()
    expect(game.story('Evolved', 'DeckShuffled')).toEqual(['you DeckShuffled'])
  })

  test('[B-49] Evosoda: not played where every Pokémon is too new', () => {
    const game = given({ you: { ...tooNew, hand: [EVOSODA], deck: ['pippo'] } })
    expect(game.you.refused.play(EVOSODA)).toBe('no-effect')
  })

  test.each([
    [1, 'requirement'],
    [2, 'requirement'],
  ])('Evosoda: not in the own first turn (turn %i)', (turn, refusal) => {
    const game = given({ you: { active: 'pip', hand: [EVOSODA], deck: ['pippo'] }, turn })
    expect(game.you.refused.play(EVOSODA)).toBe(refusal)
  })

  test.each([3, 4])('Evosoda: in the own second turn (turn %i)', turn => {
    const game = playing({ active: 'pip', deck: ['pippo'] }, { turn })
    game.you.choose('pippo')
    expect(game.you.active.card).toBe('pippo')
  })

  test('Evosoda: the player may find nothing', () => {
    const game = playing({ active: 'pip', deck: ['pippo'] })
    game.you.done()
    expect(game.you.active.card).toBe('pip')
    expect(game.story('DeckShuffled')).toEqual(['you DeckShuffled'])
  })

  test('Evosoda: a Mega Evolution ends the turn', () => {
    const game = playing(
      { active: 'big-EX', deck: ['mega-big'] },
      {
        cards: [
          ...catalogue.prints,
          pokemon('big-EX', { name: 'Big-EX', type: 'grass', hp: 170, labels: ['EX'] }),
          pokemon('mega-big', {
            name: 'M Big-EX',
            type: 'grass',
            hp: 220,
            labels: ['EX'],
            stage: 'mega',
            from: 'Big-EX',
          }),
        ],
      },
    )
    game.you.choose('mega-big')
    expect(game.you.active.card).toBe('mega-big')
    expect(game.you.discard).toEqual([EVOSODA])
    expect(game.state.turn.seat).toBe(1)
  })
})

describe('healing', () => {
  const hurt = (hand: readonly string[]) =>
    given({
      you: {
        active: { card: 'wall', damage: 90, conditions: ['poisoned', 'confused'] },
        bench: [{ card: 'leaf', damage: 20 }, 'dew'],
        hand,
      },
    })

  test('Pokémon Center Lady: six counters and all Special Conditions of one of the own Pokémon', () => {
    const game = hurt([LADY])
    game.you.play(LADY)
    expect(game).toAsk('you', ['wall', 'leaf', 'dew'], { min: 1, max: 1 })
    game.you.choose('wall')
    expect(game.you.active).toHaveDamage(30)
    expect(game.you.active.conditions).toEqual([])
    expect(game.you.benched('leaf')).toHaveDamage(20)
    const other = hurt([LADY])
    other.you.play(LADY)
    other.you.choose('leaf')
    expect(other.you.benched('leaf')).toHaveDamage(0)
    expect(other.you.active.conditions).toEqual(['confused', 'poisoned'])
  })

  test('Potion: three counters of one of the own Pokémon, Special Conditions stay', () => {
    const game = hurt([POTION])
    game.you.play(POTION)
    expect(game).toAsk('you', ['wall', 'leaf', 'dew'], { min: 1, max: 1 })
    game.you.choose('wall')
    expect(game.you.active).toHaveDamage(60)
    expect(game.you.active.conditions).toEqual(['confused', 'poisoned'])
  })
})

describe('Energy', () => {
  test('Energy Retrieval: two basic Energy cards of the discard pile', () => {
    const game = given({ you: { hand: [RETRIEVAL], discard: ['fire', 'double', 'water', 'pip', 'fire'] } })
    game.you.play(RETRIEVAL)
    expect(game).toAsk('you', ['fire×2', 'water'], { min: 2, max: 2 })
    game.you.choose('fire', 'water')
    expect([...game.you.hand].sort()).toEqual(['fire', 'water'])
    expect(game.you.discard).toEqual(['double', 'pip', 'fire', RETRIEVAL])
  })

  test('[B-49] Energy Retrieval: with one in the discard pile; without any it is not played', () => {
    const game = given({ you: { hand: [RETRIEVAL], discard: ['double', 'fire'] } })
    game.you.play(RETRIEVAL)
    expect(game).toAskNobody()
    expect(game.you.hand).toEqual(['fire'])
    const none = given({ you: { hand: [RETRIEVAL], discard: ['double'] } })
    expect(none.you.refused.play(RETRIEVAL)).toBe('no-effect')
  })

  test("Professor's Letter: up to two basic Energy cards of the deck, shown", () => {
    const deck = ['fire', 'double', 'water', 'pip', 'fire']
    const game = given({ you: { hand: [LETTER], deck } })
    game.you.play(LETTER)
    expect(game).toAsk('you', ['fire×2', 'water'], { min: 0, max: 2 })
    game.you.choose('fire', 'fire')
    expect(game.you.hand).toEqual(['fire', 'fire'])
    expect(game.last).toContainEqual(expect.objectContaining({ type: 'CardsRevealed', to: [0, 1] }))
    expect(game.story('DeckShuffled')).toEqual(['you DeckShuffled'])
    const one = given({ you: { hand: [LETTER], deck } })
    one.you.play(LETTER)
    one.you.choose('water')
    expect(one.you.hand).toEqual(['water'])
  })

  test.each([
    ['g1-76', 'xy11-16', 'Live Coal'],
    ['g1-78', 'xy11-41', 'Attach'],
    ['g1-82', 'xy11-71', 'Disorderly Flip'],
  ])('%s pays for %s', (card, active, attack) => {
    const game = given({ you: { active, hand: [card] } })
    expect(game.you.legal('Attack')).toEqual([])
    game.you.attach(card)
    expect(game.you.legal('Attack').map(each => each.attack)).toContain(attack)
  })

  test('g1-79 pays for Burst Curse', () => {
    const game = given({ you: { active: { card: 'xy11-47', energy: ['g1-79'] }, hand: ['g1-79'] } })
    game.you.attach('g1-79')
    expect(game.you.legal('Attack').map(each => each.attack)).toContain('Burst Curse')
  })
})

test('Tierno: three cards, and no second Supporter in this turn', () => {
  const game = given({ you: { hand: [TIERNO, SHAUNA], deck: ['pip', 'dew', 'leaf', 'rock'] } })
  game.you.play(TIERNO)
  expect(game.you.hand).toEqual([SHAUNA, 'pip', 'dew', 'leaf'])
  expect(game.you.refused.play(SHAUNA)).toBe('supporter-limit')
})

test('Shauna: the hand goes into the deck, five new cards come', () => {
  const game = given({ you: { hand: [SHAUNA, 'fire', 'pip'] } })
  const before = game.you.zone('deck').length
  game.you.play(SHAUNA)
  expect(game).toHaveEvents('TrainerPlayed', 'CardsMoved', 'DeckShuffled', 'CardsDrawn', 'CardsMoved')
  expect(game.you.hand.length).toBe(5)
  expect(game.you.zone('deck').length).toBe(before + 2 - 5)
  expect(game.you.discard).toEqual([SHAUNA])
})

describe('Ultra Ball', () => {
  test('Ultra Ball: two cards for any Pokémon of the deck, shown', () => {
    const game = given({ you: { hand: [BALL, 'fire', 'dew', BALL], deck: ['pip', 'pipparch', 'fire', 'potion'] } })
    game.you.play(BALL)
    expect(game).toAsk('you', ['fire', 'dew', BALL], { min: 2, max: 2 })
    game.you.choose('fire', BALL)
    expect(game).toAsk('you', ['pip', 'pipparch'], { min: 0, max: 1 })
    game.you.choose('pipparch')
    expect(game.you.hand).toEqual(['dew', 'pipparch'])
    expect(game.you.discard).toEqual(['fire', BALL, BALL])
    expect(game.story('CardsRevealed', 'DeckShuffled')).toEqual(['CardsRevealed', 'you DeckShuffled'])
  })

  test.each([
    [['fire'], 'requirement'],
    [[], 'requirement'],
  ])('Ultra Ball: cannot be played with only %j besides', (others, refusal) => {
    const game = given({ you: { hand: [BALL, ...others] } })
    expect(game.you.refused.play(BALL)).toBe(refusal)
  })
})

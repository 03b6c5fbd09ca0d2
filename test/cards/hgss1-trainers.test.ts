import { describe, expect, test } from 'vitest'
import type { Given } from '../scenario/index.ts'
import { givenCards } from './given.ts'

const given = givenCards('hgss-2010')

const [BILL, COPYCAT, ENERGY_SWITCH, FISHERMAN] = ['hgss1-89', 'hgss1-90', 'hgss1-91', 'hgss1-92']
const [FULL_HEAL, MILK, BALL, GEAR] = ['hgss1-93', 'hgss1-94', 'hgss1-95', 'hgss1-96']
const [COLLECTOR, COMMUNICATION, REVERSAL, ELM] = ['hgss1-97', 'hgss1-98', 'hgss1-99', 'hgss1-100']
const [OAK, SWITCH, LITHOGRAPH] = ['hgss1-101', 'hgss1-102', 'hgss1-ONE']
const [GROWLITHE, ARCANINE, TYPHLOSION, FIRE, WATER] = ['hgss1-65', 'hgss1-1', 'hgss1-32', 'hgss1-116', 'hgss1-117']

test.each([BILL, COPYCAT, FISHERMAN, COLLECTOR, ELM, OAK])(
  '%s is a Supporter: one a turn, and it lies on the table until the turn ends',
  card => {
    const game = given({ you: { hand: [card, BILL], discard: [FIRE] } })
    game.you.play(card)
    if (game.questions.length > 0) game.you.done()
    expect(game.you.zone('table')).toEqual([card])
    if (game.you.hand.includes(BILL)) expect(game.you.refused.play(BILL)).toBe('supporter-limit')
    game.you.endTurn()
    expect(game.you.zone('table')).toEqual([])
    expect(game.you.discard.at(-1)).toBe(card)
  },
)

describe('Bill', () => {
  test.each([
    [undefined, 2],
    [1, 1],
  ])('draws two cards, or what is left (deck of %s)', (deckSize, drawn) => {
    const game = given({ you: { hand: [BILL], ...(deckSize !== undefined && { deckSize }) } })
    game.you.play(BILL)
    expect(game.you.hand.length).toBe(drawn)
  })

  test('[B-49] is not played when there is no card to draw', () => {
    const game = given({ you: { hand: [BILL], deckSize: 0 } })
    expect(game.you.refused.play(BILL)).toBe('no-effect')
  })
})

describe('Copycat', () => {
  test.each([[0], [4], [7]])('the hand goes into the deck, as many cards come as the opponent holds: %i', held => {
    const game = given({
      you: { hand: [COPYCAT, FIRE, GROWLITHE] },
      opponent: { hand: Array<string>(held).fill(FIRE) },
    })
    const before = game.you.zone('deck').length
    game.you.play(COPYCAT)
    expect(game.you.hand.length).toBe(held)
    expect(game.you.zone('deck').length).toBe(before + 2 - held)
    expect(game.opponent.hand.length).toBe(held)
  })
})

describe('Energy Switch', () => {
  test('moves a basic Energy card from any own Pokémon to another', () => {
    const game = given({
      you: {
        active: { card: 'wall', energy: [FIRE, 'double'] },
        bench: [{ card: 'leaf', energy: [WATER] }, 'dew'],
        hand: [ENERGY_SWITCH],
      },
      opponent: { active: { card: 'wall', energy: [FIRE] } },
    })
    game.you.play(ENERGY_SWITCH)
    expect(game).toAsk('you', [FIRE, WATER], { min: 1, max: 1 })
    game.you.choose(WATER)
    expect(game).toAsk('you', ['wall', 'dew'], { min: 1, max: 1 })
    game.you.choose('dew')
    expect(game.you.benched('dew').energy).toEqual([WATER])
    expect(game.you.benched('leaf').energy).toEqual([])
  })

  test.each([
    ['no basic Energy', ['double', 'rainbow'], ['dew']],
    ['nobody else', [FIRE], []],
  ])('[B-49] is not played with %s', (_, energy, bench) => {
    const game = given({ you: { active: { card: 'wall', energy }, bench, hand: [ENERGY_SWITCH] } })
    expect(game.you.refused.play(ENERGY_SWITCH)).toBe('no-effect')
  })
})

describe('Fisherman', () => {
  test('takes exactly four basic Energy cards, shown', () => {
    const discard = [FIRE, FIRE, FIRE, WATER, WATER, 'double', GROWLITHE]
    const game = given({ you: { hand: [FISHERMAN], discard } })
    game.you.play(FISHERMAN)
    expect(game).toAsk('you', [`${FIRE}×3`, `${WATER}×2`], { min: 4, max: 4 })
    game.you.choose(FIRE, WATER, FIRE, WATER)
    expect([...game.you.hand].sort()).toEqual([FIRE, FIRE, WATER, WATER])
    expect(game.lastTypes).toContain('CardsRevealed')
    expect(game.you.discard).toEqual([FIRE, 'double', GROWLITHE])
  })

  test('takes what is there', () => {
    const game = given({ you: { hand: [FISHERMAN], discard: [FIRE, WATER, 'double'] } })
    game.you.play(FISHERMAN)
    expect(game).toAskNobody()
    expect(game.you.hand).toEqual([FIRE, WATER])
    expect(game.you.discard).toEqual(['double'])
  })

  test('[B-49] is not played when there is none', () => {
    const game = given({ you: { hand: [FISHERMAN], discard: ['double'] } })
    expect(game.you.refused.play(FISHERMAN)).toBe('no-effect')
  })
})

describe('Full Heal', () => {
  test('ends all Special Conditions of the own Active Pokémon', () => {
    const game = given({
      you: { active: { card: 'pip', conditions: ['poisoned', 'burned', 'confused'] }, hand: [FULL_HEAL] },
      opponent: { active: { card: 'pip', conditions: ['poisoned'] } },
    })
    game.you.play(FULL_HEAL)
    expect(game.you.active.conditions).toEqual([])
    expect(game.opponent.active.conditions).toEqual(['poisoned'])
    expect(game.you.discard).toEqual([FULL_HEAL])
  })

  test('[B-49] is not played without one', () => {
    const game = given({ you: { bench: ['pip'], hand: [FULL_HEAL] } })
    expect(game.you.refused.play(FULL_HEAL)).toBe('no-effect')
  })
})

describe('Moomoo Milk', () => {
  const hurt = (flips: Given['flips'] = []) =>
    given({ you: { active: 'wall', bench: [{ card: 'leaf', damage: 100 }], hand: [MILK] }, flips })

  test.each([
    [['tails', 'tails'], 100],
    [['heads', 'tails'], 70],
    [['tails', 'heads'], 70],
    [['heads', 'heads'], 40],
  ] as const)('heals by coins: %j', (flips, left) => {
    const game = hurt(flips)
    game.you.play(MILK)
    expect(game).toAsk('you', ['wall', 'leaf'], { min: 1, max: 1 })
    game.you.choose('leaf')
    expect(game.you.benched('leaf')).toHaveDamage(left)
  })

  test('heals no more than there is', () => {
    const game = given({ you: { active: { card: 'wall', damage: 20 }, hand: [MILK] }, flips: ['heads', 'heads'] })
    game.you.play(MILK)
    expect(game.you.active).toHaveDamage(0)
  })

  test('[B-49] heals nobody on the other side: no coin would help', () => {
    const game = given({ you: { hand: [MILK] }, opponent: { active: { card: 'wall', damage: 50 } } })
    expect(game.you.refused.play(MILK)).toBe('no-effect')
  })
})

describe('Poké Ball', () => {
  const deck = [FIRE, GROWLITHE, ARCANINE, GROWLITHE, BILL]

  test('heads: any Pokémon of the deck, shown; the deck is shuffled', () => {
    const game = given({ you: { hand: [BALL], deck }, flips: ['heads'] })
    game.you.play(BALL)
    expect(game).toAsk('you', [ARCANINE, `${GROWLITHE}×2`], { min: 0, max: 1 })
    game.you.choose(ARCANINE)
    expect(game.you.hand).toEqual([ARCANINE])
    expect(game).toHaveEvents('CardsRevealed', 'CardsMoved', 'DeckShuffled', 'CardsMoved')
    expect(game.state.revealed.map(({ to }) => to)).toEqual([[0, 1]])
  })

  test('heads: the player may find nothing; the deck is shuffled all the same', () => {
    const game = given({ you: { hand: [BALL], deck }, flips: ['heads'] })
    game.you.play(BALL)
    game.you.choose()
    expect(game.you.hand).toEqual([])
    expect(game).toHaveEvents('DeckShuffled', 'CardsMoved')
  })

  test('tails: nothing, not even a shuffle', () => {
    const game = given({ you: { hand: [BALL], deck }, flips: ['tails'] })
    game.you.play(BALL)
    expect(game).toHaveEvents('TrainerPlayed', 'CoinFlipped', 'CardsMoved')
    expect(game.you.discard).toEqual([BALL])
  })

  test('[B-49] is not played without a deck: no coin would help', () => {
    const game = given({ you: { hand: [BALL], deckSize: 0 } })
    expect(game.you.refused.play(BALL)).toBe('no-effect')
  })
})

describe('Pokégear 3.0', () => {
  const deck = [FIRE, OAK, GROWLITHE, BILL, BALL, OAK, FIRE, ELM]

  test.each([[OAK], [null]])('takes a Supporter card of the top seven, shown, or nothing: %s', taken => {
    const game = given({ you: { hand: [GEAR], deck } })
    game.you.play(GEAR)
    expect(game).toAsk('you', [BILL, `${OAK}×2`], { min: 0, max: 1 })
    game.you.choose(...(taken ? [taken] : []))
    expect(game.you.hand).toEqual(taken ? [taken] : [])
    expect(game.lastTypes).toContain('DeckShuffled')
    expect(game.state.revealed.filter(({ to }) => to.includes(1)).length).toBe(taken ? 1 : 0)
    expect(game.you.discard).toEqual([GEAR])
  })

  test('[B-49] asks even when there is nothing to take; without a deck it is not played', () => {
    const game = given({ you: { hand: [GEAR], deck: [FIRE, BALL], deckSize: 2 } })
    game.you.play(GEAR)
    expect(game).toAsk('you', [], { min: 0, max: 0 })
    const empty = given({ you: { hand: [GEAR], deckSize: 0 } })
    expect(empty.you.refused.play(GEAR)).toBe('no-effect')
  })
})

describe('Pokémon Collector', () => {
  const deck = [GROWLITHE, ARCANINE, 'pip', GROWLITHE, FIRE, 'dew']

  test.each([[[GROWLITHE, 'dew', GROWLITHE]], [['pip']], [[]]])('finds up to three Basic Pokémon: %j', found => {
    const game = given({ you: { hand: [COLLECTOR], deck } })
    game.you.play(COLLECTOR)
    expect(game).toAsk('you', ['dew', `${GROWLITHE}×2`, 'pip'], { min: 0, max: 3 })
    game.you.choose(...found)
    expect([...game.you.hand].sort()).toEqual([...found].sort())
    expect(game.lastTypes).toContain('DeckShuffled')
  })

  test('asks even when there is nothing to find: the deck is a secret', () => {
    const game = given({ you: { hand: [COLLECTOR], deck: [ARCANINE] } })
    game.you.play(COLLECTOR)
    expect(game).toAsk('you', [], { min: 0, max: 0 })
    game.you.choose()
    expect(game.you.hand).toEqual([])
  })
})

describe('Pokémon Communication', () => {
  const deck = [ARCANINE, 'pip', FIRE]

  test.each([ARCANINE, GROWLITHE])(
    'a Pokémon of the hand for one of the deck, where everybody knows that there is one: %s',
    found => {
      const game = given({ you: { hand: [COMMUNICATION, GROWLITHE, FIRE], deck } })
      game.you.play(COMMUNICATION)
      expect(game).toAsk('you', [GROWLITHE], { min: 1, max: 1 })
      game.you.choose(GROWLITHE)
      expect(game).toHaveEvents('CardsRevealed', 'CardsMoved')
      expect(game.you.zone('deck')[0]).toBe(GROWLITHE)
      expect(game).toAsk('you', [ARCANINE, 'pip', GROWLITHE], { min: 1, max: 1 })
      game.you.choose(found)
      expect(game.you.hand).toEqual([FIRE, found])
      expect(game).toHaveEvents('CardsRevealed', 'CardsMoved', 'DeckShuffled', 'CardsMoved')
    },
  )

  test('needs a Pokémon in hand to give', () => {
    const game = given({ you: { hand: [COMMUNICATION, FIRE], deck } })
    expect(game.you.refused.play(COMMUNICATION)).toBe('requirement')
  })
})

describe('Pokémon Reversal', () => {
  test('heads: the player chooses who of the other side comes forward', () => {
    const game = given({
      you: { hand: [REVERSAL], bench: ['leaf'] },
      opponent: { active: { card: 'wall', conditions: ['asleep'] }, bench: ['dew', 'pip'] },
      flips: ['heads'],
    })
    game.you.play(REVERSAL)
    expect(game).toAsk('you', ['dew', 'pip'], { min: 1, max: 1 })
    game.you.choose('dew')
    expect(game.opponent.active.card).toBe('dew')
    expect(game.opponent.benched('wall').conditions).toEqual([])
  })

  test('tails: nothing', () => {
    const game = given({ you: { hand: [REVERSAL] }, opponent: { active: 'wall', bench: ['dew'] }, flips: ['tails'] })
    game.you.play(REVERSAL)
    expect(game.opponent.active.card).toBe('wall')
  })

  test('[B-49] is not played against an empty Bench', () => {
    const game = given({ you: { hand: [REVERSAL], bench: ['pip'] }, opponent: { active: 'wall' } })
    expect(game.you.refused.play(REVERSAL)).toBe('no-effect')
  })
})

describe("Professor Elm's Training Method", () => {
  test('finds one Evolution card of any stage', () => {
    const game = given({ you: { hand: [ELM], deck: [GROWLITHE, TYPHLOSION, ARCANINE, ARCANINE, FIRE] } })
    game.you.play(ELM)
    expect(game).toAsk('you', [`${ARCANINE}×2`, TYPHLOSION], { min: 0, max: 1 })
    game.you.choose(TYPHLOSION)
    expect(game.you.hand).toEqual([TYPHLOSION])
    expect(game).toHaveEvents('CardsRevealed', 'CardsMoved', 'DeckShuffled')
  })
})

describe("Professor Oak's New Theory", () => {
  test('the hand goes into the deck, six new cards come', () => {
    const game = given({ you: { hand: [OAK, FIRE, GROWLITHE] } })
    const before = game.you.zone('deck').length
    game.you.play(OAK)
    expect(game).toHaveEvents('TrainerPlayed', 'CardsMoved', 'DeckShuffled', 'CardsDrawn')
    expect(game.you.hand.length).toBe(6)
    expect(game.you.zone('deck').length).toBe(before + 2 - 6)
  })

  test.each([
    [0, 7, 6],
    [4, 0, 4],
  ])('with %i cards left in the deck and %i others in hand, %i are drawn', (deckSize, others, drawn) => {
    const game = given({ you: { hand: [OAK, ...Array<string>(others).fill(FIRE)], deckSize } })
    game.you.play(OAK)
    expect(game.you.hand.length).toBe(drawn)
  })

  test.each([0, 3, 6])(
    '[B-49] is not played without a deck by a player with %i other cards, who would draw them again',
    others => {
      const game = given({ you: { hand: [OAK, ...Array<string>(others).fill(FIRE)], deckSize: 0 } })
      expect(game.you.refused.play(OAK)).toBe('no-effect')
    },
  )
})

describe('Switch', () => {
  test('trades the Active Pokémon for one of the Bench, even an Asleep one', () => {
    const game = given({
      you: { active: { card: 'wall', conditions: ['asleep'] }, bench: ['dew', 'pip'], hand: [SWITCH] },
    })
    game.you.play(SWITCH)
    expect(game).toAsk('you', ['dew', 'pip'], { min: 1, max: 1 })
    game.you.choose('pip')
    expect(game.you.active.card).toBe('pip')
    expect(game.you.benched('wall').conditions).toEqual([])
  })

  test('[B-49] is not played without a Bench', () => {
    const game = given({ you: { active: 'wall', hand: [SWITCH] }, opponent: { bench: ['pip'] } })
    expect(game.you.refused.play(SWITCH)).toBe('no-effect')
  })
})

test("Alph Lithograph: the player sees the opponent's hand", () => {
  const game = given({ you: { hand: [LITHOGRAPH] }, opponent: { hand: [FIRE, GROWLITHE] } })
  game.you.play(LITHOGRAPH)
  const shown = game.events.flatMap(event => (event.type === 'CardsRevealed' ? [event] : []))
  expect(shown.map(({ cards, to }) => [cards.map(card => game.state.cards[card]), to])).toEqual([
    [[FIRE, GROWLITHE], [0]],
  ])
  expect(game.opponent.hand).toEqual([FIRE, GROWLITHE])
})

test('the player who goes first plays none of them in the first turn; the other player may', () => {
  const hand = [BILL, BALL, LITHOGRAPH]
  const game = given({ you: { hand }, turn: 1 })
  expect(hand.map(card => game.you.refused.play(card))).toEqual(hand.map(() => 'first-turn-trainers'))
  const second = given({ you: { hand }, turn: 2 })
  second.you.play(BILL)
  expect(second.you.hand.length).toBe(4)
})

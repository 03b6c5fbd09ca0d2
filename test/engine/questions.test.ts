/** One invented card for each kind of question: exactly what is offered, and what comes of the answer. */
import { describe, expect, test } from 'vitest'
import { attack, pokemon, trainer } from '../../src/cards/kit/facts.ts'
import {
  chooseAmount,
  chooseAttack,
  chooseCards,
  choosePokemon,
  choosePrizes,
  chooseWord,
  distribute,
  exactly,
  upTo,
  yesOrNo,
} from '../../src/engine/choose.ts'
import type { Context, Effect } from '../../src/engine/context.ts'
import { inflict, placeCounters } from '../../src/engine/harm.ts'
import { attacksOf } from '../../src/engine/queries.ts'
import { inPlay } from '../../src/engine/state.ts'
import { view } from '../../src/engine/view.ts'
import { CONDITIONS } from '../../src/engine/vocabulary.ts'
import { anyPrint, chooseFromHand, discard, draw, inZone, moveCards, search } from '../../src/engine/zones.ts'
import { type Given, given, type Scenario } from '../scenario/index.ts'

/** A game in which you have just played an Item that does this. */
function asked(play: (context: Context) => Effect, spec: Omit<Given, 'rules' | 'cards'> = {}): Scenario {
  const asker = trainer('asker', 'item', { name: 'Asker', play })
  const you = { ...spec.you, hand: ['asker', ...(spec.you?.hand ?? [])] }
  const game = given({ ...spec, rules: 'xy-2016', you, cards: [asker, twoAttacks] })
  game.you.play('asker')
  return game
}

const twoAttacks = pokemon('two-attacks', {
  name: 'Two Attacks',
  type: 'fire',
  hp: 100,
  attacks: [attack('Left', 'C', 10), attack('Right', 'C', 20)],
})

const isEnergy = ({ kind }: { kind: string }) => kind === 'energy'

describe('cards', () => {
  function* discardOwn(context: Context, seat: 0 | 1, amount: { min: number; max: number }): Effect {
    const cards = yield* chooseFromHand(context, seat, 'discard-from-hand', anyPrint, amount)
    discard(context.game, cards, inZone('hand', seat))
  }

  test('of the own hand: equal ones are one option', () => {
    const game = asked(context => discardOwn(context, context.you, upTo(2)), { you: { hand: ['dew', 'fire', 'dew'] } })
    expect(game).toAsk('you', ['dew×2', 'fire'], { min: 0, max: 2 })
    expect(game.you.legal('Pick').map(({ option }) => option)).toEqual([0, 1, null])
    game.you.choose('dew', 'dew')
    expect(game.you.hand).toEqual(['fire'])
    expect(game.you.discard).toEqual(['dew', 'dew', 'asker'])
  })

  test('none of them, where that is allowed', () => {
    const game = asked(context => discardOwn(context, context.you, upTo(2)), { you: { hand: ['dew', 'fire'] } })
    game.you.done()
    expect(game.you.hand).toEqual(['dew', 'fire'])
  })

  test('of the opponent’s hand, chosen by the opponent: nobody else may answer', () => {
    const game = asked(context => discardOwn(context, context.opponent, exactly(1)), {
      opponent: { hand: ['pip', 'water'] },
    })
    expect(game).toAsk('opponent', ['pip', 'water'], { min: 1, max: 1 })
    expect(game.you.refused.send({ seat: 0, type: 'Pick', option: 0 })).toBe('not-asked')
    expect(game.you.refused.endTurn()).toBe('question-open')
    expect(game.opponent.refused.done()).toBe('not-an-option')
    game.opponent.choose('water')
    expect(game.opponent.hand).toEqual(['pip'])
  })

  test('[B-74] nobody is asked what everybody can foresee: nothing to choose from, or all of it must go', () => {
    for (const hand of [[], ['pip'], ['pip', 'water']]) {
      const game = asked(context => discardOwn(context, context.opponent, exactly(2)), { opponent: { hand } })
      expect(game).toAskNobody()
      expect([game.opponent.hand, game.opponent.discard]).toEqual([[], hand])
    }
  })

  test('[B-74] asked where hidden cards decide, so that silence tells nothing', () => {
    function* twoEnergy(context: Context): Effect {
      const cards = yield* chooseFromHand(context, context.opponent, 'discard-from-hand', isEnergy, exactly(2))
      discard(context.game, cards, inZone('hand', context.opponent))
    }
    for (const hand of [
      ['water', 'fire'],
      ['pip', 'water'],
      ['pip', 'dew'],
    ]) {
      const game = asked(twoEnergy, { opponent: { hand } })
      const energy = hand.filter(card => card === 'water' || card === 'fire')
      expect(game).toAsk('opponent', [...energy].sort(), { min: energy.length, max: energy.length })
      if (energy.length > 0) game.opponent.choose(...energy)
      else game.opponent.done()
      expect(game.opponent.discard).toEqual(energy)
    }
  })

  test('of the opponent’s hand, chosen by you', () => {
    const game = asked(
      function* (context) {
        const { game, you, opponent } = context
        const { hand } = game.side(opponent)
        const cards = yield* chooseCards(context, you, 'shuffle-away', hand, exactly(1), { hidden: 'unseen' })
        moveCards(game, cards, inZone('hand', opponent), inZone('deck', opponent))
      },
      { opponent: { hand: ['pip', 'water', 'pip'] } },
    )
    expect(game).toAsk('you', ['pip×2', 'water'], { min: 1, max: 1 })
    game.you.choose('pip')
    expect(game.opponent.hand).toEqual(['water', 'pip'])
    expect(game.opponent.zone('deck')[0]).toBe('pip')
  })

  function* fetchEnergy(context: Context): Effect {
    const cards = yield* search(context, 'search-deck', isEnergy, upTo(3))
    moveCards(context.game, cards, inZone('deck', context.you), inZone('hand', context.you))
    context.game.shuffleDeck(context.you)
  }

  test('of the deck: what fits, up to so many', () => {
    const game = asked(fetchEnergy, { you: { deck: ['fire', 'pip', 'water', 'fire'] } })
    expect(game).toAsk('you', ['fire×2', 'water'], { min: 0, max: 3 })
    game.you.choose('water', 'fire')
    expect(game.you.hand).toEqual(['water', 'fire'])
  })

  test('[B-72] of the deck: the one who searches sees all of it, never its order, and nobody else sees any', () => {
    const deck = ['water', 'pip', 'fire', 'pip']
    const decks = [deck, deck.toReversed()].map(each => asked(fetchEnergy, { you: { deck: each } }))
    for (const game of decks) {
      const seen = view(game.rules, game.state, 0).searched
      expect(seen).toEqual([...(seen ?? [])].sort())
      expect(seen).toEqual([...game.you.zone('deck')].sort())
      expect(seen).toEqual(expect.arrayContaining(deck))
      expect(view(game.rules, game.state, 1).searched).toBeNull()
      expect(view(game.rules, game.state, 'spectator')).not.toHaveProperty('searched')
      game.you.choose('water')
      expect(view(game.rules, game.state, 0).searched).toBeNull()
    }
  })

  test('[B-72] no other question shows the deck', () => {
    const game = asked(context => discardOwn(context, context.you, exactly(1)), { you: { hand: ['pip', 'water'] } })
    expect(view(game.rules, game.state, 0).searched).toBeNull()
  })

  test('it is told whether the player knew the cards already', () => {
    const fromHand = asked(context => discardOwn(context, context.opponent, exactly(1)), {
      opponent: { hand: ['pip', 'water'] },
    })
    expect(fromHand.questions[0]).toMatchObject({ secret: true, fromHand: true })
    const fromDeck = asked(fetchEnergy, { you: { deck: ['fire', 'pip'] } })
    expect(fromDeck.questions[0]).toMatchObject({ secret: true })
    expect(fromDeck.questions[0]).not.toHaveProperty('fromHand')
  })

  test('of the deck: the options do not tell the order in which it lies', () => {
    const cards = ['water', 'fire', 'grass', 'fire', 'psychic']
    const options = [cards, cards.toReversed()].map(deck => asked(fetchEnergy, { you: { deck } }).questions[0]?.options)
    expect(options[0]?.map(option => option.is === 'card' && option.card)).toEqual([
      'fire',
      'grass',
      'psychic',
      'water',
    ])
    expect(options[1]).toEqual(options[0])
  })

  test('of the deck: it is asked even if nothing fits, so that nobody learns that', () => {
    const game = asked(fetchEnergy)
    expect(game).toAsk('you', [], { min: 0, max: 0 })
    expect(game.you.legal('Pick')).toEqual([{ seat: 0, type: 'Pick', option: null }])
    game.you.done()
    expect(game).toAskNobody()
  })

  test('in an order: the last one goes without saying, but is picked all the same', () => {
    const game = asked(
      function* (context) {
        const { game, you } = context
        const top = game.side(you).deck.slice(0, 3)
        const order = yield* chooseCards(context, you, 'order-top', top, exactly(3), {
          hidden: 'unseen',
          ordered: true,
        })
        moveCards(game, order, inZone('deck', you), inZone('deck', you))
      },
      { you: { deck: ['pip', 'dew', 'fire'] } },
    )
    expect(game).toAsk('you', ['dew', 'fire', 'pip'], { min: 3, max: 3 })
    expect(game.questions[0]?.ordered).toBe(true)
    game.you.choose('fire', 'pip', 'dew')
    expect(game.you.zone('deck').slice(0, 3)).toEqual(['fire', 'pip', 'dew'])
  })

  test('in the open: a choice that is none is not asked', () => {
    function* recover(context: Context): Effect {
      const { game, you } = context
      const cards = yield* chooseCards(context, you, 'recover', game.side(you).discard, exactly(1))
      moveCards(game, cards, inZone('discard', you), inZone('hand', you))
    }
    const two = asked(recover, { you: { discard: ['pip', 'dew', 'dew'] } })
    expect(two).toAsk('you', ['pip', 'dew×2'], { min: 1, max: 1 })
    two.you.choose('dew')
    expect(two.you.hand).toEqual(['dew'])
    const one = asked(recover, { you: { discard: ['dew', 'dew'] } })
    expect(one).toAskNobody()
    expect(one.you.hand).toEqual(['dew'])
  })

  test('on Pokémon: equal cards on different Pokémon are different options', () => {
    const game = asked(
      function* (context) {
        const { game, you } = context
        const energy = inPlay(game.side(you)).flatMap(each => each.energy)
        const [card] = yield* chooseCards(context, you, 'discard-from-hand', energy, exactly(1))
        const holder = inPlay(game.side(you)).find(each => card !== undefined && each.energy.includes(card))
        if (card !== undefined && holder) discard(game, [card], { pokemon: holder.id, as: 'energy' })
      },
      { you: { active: { card: 'pip', energy: ['fire', 'fire'] }, bench: [{ card: 'dew', energy: ['fire'] }] } },
    )
    expect(game).toAsk('you', ['fire×2', 'fire'], { min: 1, max: 1 })
    const [pip, dew] = [game.you.active.id, game.you.benched('dew').id]
    expect(game.questions[0]?.options).toEqual([
      { is: 'card', card: 'fire', count: 2, on: pip },
      { is: 'card', card: 'fire', count: 1, on: dew },
    ])
    game.you.send({ seat: 0, type: 'Pick', option: 1 })
    expect(game.you.benched('dew').energy).toEqual([])
    expect(game.you.active.energy).toEqual(['fire', 'fire'])
  })
})

describe('Pokémon', () => {
  const bench = ['dew', 'wall', 'leaf']

  test('one of several', () => {
    const game = asked(
      function* (context) {
        const among = context.game.side(context.opponent).bench.map(({ id }) => id)
        for (const id of yield* choosePokemon(context, context.you, 'choose-pokemon', among))
          placeCounters(context, id, 2)
      },
      { opponent: { bench } },
    )
    expect(game).toAsk('you', bench, { min: 1, max: 1 })
    game.you.choose('wall')
    expect(game.opponent.benchedAll.map(({ damage }) => damage)).toEqual([0, 20, 0])
  })

  test('so many in any way: each Pokémon can be picked as often as it has room', () => {
    const game = asked(
      function* (context) {
        const { game, you, opponent } = context
        const among = inPlay(game.side(opponent)).map(({ id }) => id)
        const shares = yield* distribute(context, you, 'share-counters', among, 3, id => (among[0] === id ? 1 : 3))
        for (const [id, count] of shares) placeCounters(context, id, count)
      },
      { opponent: { active: 'pip', bench: ['dew', 'wall'] } },
    )
    expect(game).toAsk('you', ['pip', 'dew×3', 'wall×3'], { min: 3, max: 3 })
    game.you.pick('pip')
    expect(game.you.legal('Pick').map(({ option }) => option)).toEqual([1, 2])
    game.you.choose('dew', 'dew')
    expect(game.opponent.active).toHaveDamage(10)
    expect(game.opponent.benched('dew')).toHaveDamage(20)
    expect(game.opponent.benched('wall')).toHaveDamage(0)
  })
})

describe('everything else', () => {
  test('yes or no', () => {
    for (const [answer, hand] of [
      ['yes', 2],
      ['no', 0],
    ] as const) {
      const game = asked(function* (context) {
        const { game, you, opponent } = context
        if (yield* yesOrNo(context, opponent, 'ask them')) draw(game, you, 2)
      })
      expect(game).toAsk('opponent', ['yes', 'no'], { min: 1, max: 1 })
      game.opponent.choose(answer)
      expect(game.you.hand.length).toBe(hand)
    }
  })

  test('a word', () => {
    const game = asked(function* (context) {
      const { active } = context.game.side(context.opponent)
      if (active) inflict(context, active.id, yield* chooseWord(context, context.you, 'choose-condition'))
    })
    expect(game).toAsk('you', CONDITIONS, { min: 1, max: 1 })
    game.you.choose('confused')
    expect(game.opponent.active.conditions).toEqual(['confused'])
  })

  test('an amount', () => {
    const game = asked(function* (context) {
      const { game, you, opponent } = context
      draw(game, you, yield* chooseAmount(context, opponent, 'mulligan-bonus', { min: 1, max: 3 }))
    })
    expect(game).toAsk('opponent', [1, 2, 3], { min: 1, max: 1 })
    game.opponent.choose(2)
    expect(game.you.hand.length).toBe(2)
  })

  test('an attack', () => {
    const game = asked(
      function* (context) {
        const { game, you, opponent } = context
        const { active } = game.side(opponent)
        const offer = yield* chooseAttack(context, you, 'copy-attack', active ? attacksOf(game, active) : [])
        draw(game, you, offer?.attack.name === 'Right' ? 3 : 1)
      },
      { opponent: { active: 'two-attacks' } },
    )
    expect(game).toAsk('you', ['Left', 'Right'], { min: 1, max: 1 })
    game.you.choose('Right')
    expect(game.you.hand.length).toBe(3)
  })

  test('Prizes, by their position only', () => {
    const game = asked(
      function* (context) {
        const { game, you } = context
        const cards = yield* choosePrizes(context, you, 2)
        moveCards(game, cards, inZone('prizes', you), inZone('hand', you))
      },
      { you: { prizes: ['pip', 'dew', 'fire', 'water'] } },
    )
    expect(game).toAsk('you', [0, 1, 2, 3], { min: 2, max: 2 })
    expect(JSON.stringify(game.questions)).not.toContain('dew')
    game.you.choose(3, 1)
    expect(game.you.hand).toEqual(['water', 'dew'])
    expect(game.you.zone('prizes')).toEqual(['pip', 'fire'])
  })
})

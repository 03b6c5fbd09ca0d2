/** The Trainers, Energy and special kinds of Pokémon that go with the lively Pokémon. */
import { inflict } from '../../../src/cards/kit/attacks.ts'
import { attack, pokemon, specialEnergy, trainer } from '../../../src/cards/kit/facts.ts'
import { moveEnergy } from '../../../src/engine/attach.ts'
import { chooseCards, chooseOnePokemon, choosePrizes, exactly, upTo } from '../../../src/engine/choose.ts'
import { heal, placeCounters } from '../../../src/engine/harm.ts'
import { beginEffect, thisTurn, untilEndOfOpponentsNextTurn } from '../../../src/engine/lasting.ts'
import { benchPokemon, devolvePokemon, removeFromPlay, switchByChoice } from '../../../src/engine/pokemon.ts'
import type { Print } from '../../../src/engine/print.ts'
import { hasBenchSpace, isEvolved } from '../../../src/engine/queries.ts'
import { allInPlay, inPlay, isActive } from '../../../src/engine/state.ts'
import { chooseFromHand, discard, draw, inZone, moveCards } from '../../../src/engine/zones.ts'
import { testEffect } from '../effects.ts'
import { anything, arrange, fetch, ids } from './lively.ts'

const items = [
  trainer('bag', 'item', { name: 'Deep Bag', play: context => fetch(context, anything, 2) }),
  trainer('lens', 'item', { name: 'Long Lens', play: context => arrange(context, 3) }),
  trainer('rope', 'item', {
    name: 'Long Rope',
    can: ({ state }, { seat }) => state.sides[seat === 0 ? 1 : 0].bench.length > 0,
    *play(context) {
      const { you, opponent } = context
      yield* switchByChoice(context, opponent, you)
    },
  }),
  trainer('rewind', 'item', {
    name: 'Rewind',
    can: table => allInPlay(table.state).some(each => isEvolved(table, each)),
    *play(context) {
      const { game, you } = context
      const evolved = allInPlay(game.state).filter(each => isEvolved(game, each))
      const id = yield* chooseOnePokemon(context, you, 'choose-pokemon', ids(evolved))
      if (id !== null) devolvePokemon(game, id, inZone('hand', game.pokemon(id).seat))
    },
  }),
  trainer('peddler', 'supporter', {
    name: 'Peddler',
    *play(context) {
      const { game, you } = context
      const [prize] = yield* choosePrizes(context, you, 1)
      const [card] = yield* chooseCards(context, you, 'put-on-deck', game.side(you).hand, exactly(1), {
        hidden: 'own-hand',
      })
      if (prize === undefined || card === undefined) return
      moveCards(game, [prize], inZone('prizes', you), inZone('hand', you))
      moveCards(game, [card], inZone('hand', you), inZone('prizes', you))
    },
  }),
  trainer('tally', 'supporter', {
    name: 'Tally',
    *play(context) {
      const { game, you } = context
      const cards = yield* chooseFromHand(context, you, 'shuffle-away', anything, upTo(3))
      moveCards(game, cards, inZone('hand', you), inZone('deck', you))
      game.shuffleDeck(you)
      draw(game, you, cards.length + 1)
    },
  }),
  trainer('recall', 'item', {
    name: 'Recall',
    can: ({ state }, { seat }) => state.sides[seat].bench.length > 0,
    *play(context) {
      const { game, you } = context
      const id = yield* chooseOnePokemon(context, you, 'choose-pokemon', ids(game.side(you).bench))
      if (id !== null) removeFromPlay(game, id, 'hand', 'discard')
    },
  }),
  trainer('dig', 'item', {
    name: 'Dig',
    *play(context) {
      const { game, you } = context
      const cards = yield* chooseCards(context, you, 'recover', game.side(you).discard, upTo(2))
      moveCards(game, cards, inZone('discard', you), { zone: 'deck', seat: you, at: 'bottom' })
    },
  }),
  trainer('wanted', 'item', {
    name: 'Wanted',
    *play(context) {
      const { active } = context.game.side(context.opponent)
      if (active) beginEffect(context, testEffect('bounty'), { pokemon: active.id }, thisTurn(context.game))
    },
  }),
  trainer('clover', 'item', {
    name: 'Clover',
    *play(context) {
      const { active } = context.game.side(context.you)
      const lasts = { ...untilEndOfOpponentsNextTurn(context.game), once: true as const }
      if (active) beginEffect(context, testEffect('luck'), { pokemon: active.id }, lasts)
    },
  }),
]

const attachables = [
  trainer('sapling', 'tool', {
    name: 'Sapling',
    moments: {
      *betweenTurns(context) {
        if (context.self !== null) heal(context, context.self, 10)
      },
    },
  }),
  trainer('heirloom', 'tool', {
    name: 'Heirloom',
    moments: {
      *knockedOut(context, { pokemon }) {
        const { game, you, self } = context
        if (pokemon !== self) return
        const [card] = yield* chooseCards(context, you, 'move-energy', game.pokemon(pokemon).energy, upTo(1))
        const others = inPlay(game.side(you)).filter(({ id }) => id !== pokemon)
        const to = card === undefined ? null : yield* chooseOnePokemon(context, you, 'move-energy-to', ids(others))
        if (card !== undefined && to !== null) moveEnergy(game, card, pokemon, to)
      },
    },
  }),
  trainer('primer', 'technical-machine', {
    name: 'Primer',
    attacks: [attack('Lesson', '', 20, inflict('asleep')), attack('Lecture', '', 30, inflict('confused'))],
  }),
  trainer('spa', 'stadium', {
    name: 'Spa',
    use: {
      can: ({ state }, { seat }) => state.sides[seat].hand.length > 0,
      *run(context) {
        const { game, you } = context
        discard(
          game,
          yield* chooseFromHand(context, you, 'discard-from-hand', anything, exactly(1)),
          inZone('hand', you),
        )
        draw(game, you, 1)
      },
    },
  }),
  trainer('swamp', 'stadium', {
    name: 'Swamp',
    modifiers: { maxHp: hp => Math.max(10, hp - 10), retreatCost: cost => cost + 1 },
    moments: {
      *turnEnding(context, { seat }) {
        const { active } = context.game.side(seat)
        if (active && context.game.flip(seat, context.source) === 'tails') placeCounters(context, active.id, 1)
      },
    },
  }),
]

const energies = [
  specialEnergy('thorns', {
    name: 'Thorn Energy',
    provides: [['grass']],
    moments: {
      *damaged(context, { to, attacker }) {
        if (to === context.self) placeCounters(context, attacker, 1)
      },
    },
  }),
  specialEnergy('embers', {
    name: 'Ember Energy',
    provides: [['fire'], ['fire']],
    attachesTo: ({ state }, id) => isActive(state, id),
    moments: {
      *energyStep(context, { pokemon: id }) {
        placeCounters(context, id, 1)
      },
    },
  }),
]

export const livelyThings: readonly Print[] = [...items, ...attachables, ...energies]

const brood = [
  pokemon('tot', {
    name: 'Tot',
    type: 'fire',
    stage: 'baby',
    hp: 30,
    attacks: [attack('Wail', '', 0, inflict('asleep'))],
  }),
  pokemon('grown', {
    name: 'Grown',
    type: 'fire',
    from: 'Tot',
    hp: 80,
    retreat: 1,
    attacks: [attack('Stomp', 'C', 30)],
  }),
]

const legend = (half: 'top' | 'bottom') =>
  pokemon(`dawn-${half}`, {
    name: 'Dawn LEGEND',
    type: 'fire',
    stage: 'legend',
    half,
    hp: 140,
    prizes: 2,
    retreat: 2,
    attacks: [attack('Daybreak', 'CC', 80)],
  })

const relics = [
  legend('top'),
  legend('bottom'),
  trainer('amber', 'fossil', {
    name: 'Odd Amber',
    inPlay: pokemon('amber', { name: 'Odd Amber', type: 'colorless', hp: 40, attacks: [attack('Lie There', '')] }),
  }),
  pokemon('ambered', {
    name: 'Ambered',
    type: 'fighting',
    stage: 'stage1',
    from: 'Odd Amber',
    hp: 90,
    retreat: 1,
    attacks: [attack('Wake', 'C', 40)],
  }),
  pokemon('pip-x', {
    name: 'Pip LV.X',
    type: 'fire',
    stage: 'lvx',
    hp: 100,
    retreat: 1,
    attacks: [attack('Outgrow', 'CC', 60)],
  }),
  trainer('lost-post', 'item', {
    name: 'Lost Post',
    *play(context) {
      const { game, you, opponent } = context
      const mine = yield* chooseFromHand(context, you, 'recover', anything, upTo(1))
      moveCards(game, mine, inZone('hand', you), inZone('lost', you))
      const theirs = yield* chooseCards(context, you, 'recover', game.side(opponent).discard, upTo(1))
      moveCards(game, theirs, inZone('discard', opponent), inZone('lost', opponent))
    },
  }),
]

const giants = [
  pokemon('titan', {
    name: 'Titan-EX',
    type: 'dragon',
    hp: 150,
    labels: ['EX'],
    retreat: 2,
    attacks: [attack('Tread', 'C', 30), attack('Quake', 'CC', 60)],
  }),
  pokemon('mega-titan', {
    name: 'M Titan-EX',
    type: 'dragon',
    stage: 'mega',
    from: 'Titan-EX',
    hp: 200,
    labels: ['EX'],
    retreat: 3,
    attacks: [attack('Collapse', 'CC', 90)],
  }),
  pokemon('pippo-break', {
    name: 'Pippo BREAK',
    type: 'fire',
    stage: 'break',
    from: 'Pippo',
    hp: 110,
    attacks: [attack('Break Out', 'CC', 60)],
  }),
  pokemon('revived', { name: 'Revived', type: 'water', stage: 'restored', hp: 80, attacks: [attack('Gasp', '', 20)] }),
  trainer('plume', 'item', {
    name: 'Odd Plume',
    can: (table, { seat }) => hasBenchSpace(table, seat),
    *play(context) {
      const { game, you } = context
      const last = game
        .side(you)
        .deck.slice(-7)
        .filter(card => game.state.cards[card] === 'revived')
      const [card] = yield* chooseCards(context, you, 'search-deck', last, upTo(1), { hidden: 'unseen' })
      if (card !== undefined) yield* benchPokemon(game, you, [card], inZone('deck', you))
      game.shuffleDeck(you)
    },
  }),
  trainer('yoke', 'tool', {
    name: 'Yoke',
    labels: ['hyper-gear'],
    modifiers: { retreatCost: (cost, { id }, me) => (id === me.pokemon?.id ? cost + 1 : cost) },
  }),
]

export const livelyKinds = { brood, relics, giants } as const

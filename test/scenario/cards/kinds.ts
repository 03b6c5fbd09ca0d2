/** Invented cards for the special kinds of card, and Trainers that ask a Pokémon of what kind it is. */

import { attack, pokemon, trainer } from '../../../src/cards/kit/facts.ts'
import { chooseCards, chooseOnePokemon, exactly, upTo } from '../../../src/engine/choose.ts'
import type { Context, Effect } from '../../../src/engine/context.ts'
import { placeCounters } from '../../../src/engine/harm.ts'
import { devolvePokemon, evolvePokemon, removeFromPlay } from '../../../src/engine/pokemon.ts'
import type { Print } from '../../../src/engine/print.ts'
import { evolvesFrom, isBasicInPlay, isBasicPrint, isEvolutionPrint, isEvolved } from '../../../src/engine/queries.ts'
import { printOf } from '../../../src/engine/rules.ts'
import { allInPlay, type Pokemon } from '../../../src/engine/state.ts'
import type { Table } from '../../../src/engine/table.ts'
import { chooseFromHand, inZone, moveCards, search } from '../../../src/engine/zones.ts'

function* searchFor(context: Context, wanted: (print: Print) => boolean): Effect {
  const { game, you } = context
  const found = yield* search(context, 'search-deck', wanted, upTo(1))
  moveCards(game, found, inZone('deck', you), inZone('hand', you))
  game.shuffleDeck(you)
}

function* fetchFromDiscard(context: Context, wanted: (print: Print) => boolean): Effect {
  const { game, you } = context
  const cards = game.side(you).discard.filter(card => wanted(printOf(game, card)))
  const found = yield* chooseCards(context, you, 'recover', cards, exactly(1))
  moveCards(game, found, inZone('discard', you), inZone('hand', you))
}

const finder = (id: string, wanted: (print: Print) => boolean) =>
  trainer(id, 'item', { name: id, play: context => searchFor(context, wanted) })

/** Puts one counter on each Pokémon in play of that kind. */
const hitter = (id: string, reached: (table: Table, pokemon: Pokemon) => boolean) =>
  trainer(id, 'item', {
    name: id,
    *play(context) {
      for (const each of allInPlay(context.game.state).filter(each => reached(context.game, each)))
        placeCounters(context, each.id, 1)
    },
  })

const isPokemon = (print: Print): boolean => print.kind === 'pokemon'

const asking = [
  finder('find-basic', isBasicPrint),
  finder('find-evolution', print => print.kind === 'pokemon' && isEvolutionPrint(print)),
  finder('find-pokemon', isPokemon),
  trainer('fetch-basic', 'item', { name: 'fetch-basic', play: context => fetchFromDiscard(context, isBasicPrint) }),
  trainer('fetch-pokemon', 'item', { name: 'fetch-pokemon', play: context => fetchFromDiscard(context, isPokemon) }),
  trainer('fetch-any', 'item', { name: 'fetch-any', play: context => fetchFromDiscard(context, () => true) }),
  hitter('hit-basics', isBasicInPlay),
  hitter('hit-evolved', isEvolved),
  hitter('hit-unevolved', (table, each) => !isEvolved(table, each)),
  hitter('hit-all', () => true),
]

const changing = [
  trainer('devolver', 'item', {
    name: 'Devolver',
    *play({ game, you }) {
      const { active } = game.side(you)
      if (active) devolvePokemon(game, active.id, inZone('discard', you))
    },
  }),
  trainer('undo-growth', 'item', {
    name: 'Undo Growth',
    *play({ game, you }) {
      const { active } = game.side(you)
      if (active) devolvePokemon(game, active.id, inZone('hand', you))
    },
  }),
  trainer('scoop', 'item', {
    name: 'Scoop',
    *play({ game, you }) {
      const { active } = game.side(you)
      if (active) removeFromPlay(game, active.id, 'hand')
    },
  }),
  trainer('growth', 'item', {
    name: 'Growth',
    *play(context) {
      const { game, you } = context
      const all = allInPlay(game.state)
      const id = yield* chooseOnePokemon(
        context,
        you,
        'evolve',
        all.map(each => each.id),
      )
      if (id === null) return
      const grown = game.pokemon(id)
      const fits = (print: Print) => print.kind === 'pokemon' && evolvesFrom(game, print, grown)
      const [card] = yield* chooseFromHand(context, grown.seat, 'search-deck', fits, exactly(1))
      if (card !== undefined) yield* evolvePokemon(game, id, card, inZone('hand', grown.seat))
    },
  }),
]

/** A plain Basic and its Pokémon-EX, Pokémon-ex, Mega, Primal and ordinary Evolutions. */
const titans = [
  pokemon('titan', { name: 'Titan', type: 'fighting', hp: 100, attacks: [attack('Stomp', 'C', 20)] }),
  pokemon('titan-EX', {
    name: 'Titan-EX',
    type: 'fighting',
    hp: 180,
    labels: ['EX'],
    attacks: [attack('Great Stomp', 'C', 40)],
  }),
  pokemon('titan-ex', { name: 'Titan ex', type: 'fighting', hp: 120, labels: ['ex'] }),
  pokemon('mega-titan', {
    name: 'M Titan-EX',
    type: 'fighting',
    hp: 220,
    stage: 'mega',
    from: 'Titan-EX',
    labels: ['EX'],
    attacks: [attack('Mega Stomp', 'C', 100)],
  }),
  pokemon('primal-titan', {
    name: 'Primal Titan-EX',
    type: 'fighting',
    hp: 220,
    stage: 'mega',
    from: 'Titan-EX',
    labels: ['EX', 'primal'],
  }),
  pokemon('colossus', { name: 'Colossus', type: 'fighting', hp: 140, stage: 'stage1', from: 'Titan' }),
]

export const kindCards: readonly Print[] = [...asking, ...changing, ...titans]

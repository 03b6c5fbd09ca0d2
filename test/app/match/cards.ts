/** Trainers and Pokémon for each way in which an action can tell, bind or ask. */
import { attack, pokemon, trainer } from '../../../src/cards/kit/facts.ts'
import { askBoth, chooseCards, exactly, upTo, yesOrNo } from '../../../src/engine/choose.ts'
import type { Context, Effect } from '../../../src/engine/context.ts'
import { heal, placeCounters } from '../../../src/engine/harm.ts'
import type { Print } from '../../../src/engine/print.ts'
import { chooseFromHand, discard, draw, inZone, mill, moveCards, reveal, search } from '../../../src/engine/zones.ts'
import { starters } from '../../scenario/cards/starters.ts'

const item = (id: string, name: string, play: (context: Context) => Effect): Print =>
  trainer(id, 'item', { name, play })

const any = (): boolean => true

function* throwAway(context: Context, count: number): Effect {
  const { game, you } = context
  const cards = yield* chooseFromHand(context, you, 'discard-from-hand', any, exactly(count))
  discard(game, cards, inZone('hand', you))
}

/** Nothing is learnt by playing these, and nobody else is asked. */
const free = [
  item('bin', 'Bin', context => throwAway(context, 1)),
  item('bin-two', 'Bigger Bin', context => throwAway(context, 2)),
  item('twice', 'Twice', function* (context) {
    const { you } = context
    yield* yesOrNo(context, you, 'switch')
    yield* yesOrNo(context, you, 'switch')
    yield* yesOrNo(context, you, 'switch')
  }),
  item('dig-up', 'Dig Up', function* (context) {
    const { game, you } = context
    const cards = yield* chooseCards(context, you, 'recover', game.side(you).discard, exactly(1))
    moveCards(game, cards, inZone('discard', you), inZone('hand', you))
  }),
]

/** Each binds for a reason of its own. */
const telling = [
  item('toss', 'Toss', function* (context) {
    const { game, you } = context
    const { active } = game.side(you)
    if (game.flip(you, context.source) === 'heads' && active) heal(context, active.id, 20)
  }),
  item('draw-one', 'Draw One', function* ({ game, you }) {
    draw(game, you, 1)
  }),
  item('seek', 'Seek', function* (context) {
    yield* search(context, 'search-deck', any, upTo(1))
  }),
  item('peek', 'Peek', function* ({ game, you }) {
    reveal(game, game.side(you).deck.slice(0, 1), [you])
  }),
  item('spy', 'Spy', function* ({ game, you, opponent }) {
    reveal(game, game.side(opponent).hand, [you])
  }),
  item('shuffle', 'Shuffle', function* ({ game, you }) {
    game.shuffleDeck(you)
  }),
  item('mill', 'Mill', function* ({ game, you }) {
    mill(game, you, 1)
  }),
  item('snatch', 'Snatch', function* ({ game, you, opponent }) {
    game.pick(you, game.side(opponent).hand.length)
  }),
  item('strip', 'Strip', function* ({ game, opponent }) {
    discard(game, game.side(opponent).hand.slice(0, 1), inZone('hand', opponent))
  }),
  item('prize-to-hand', 'Prize to Hand', function* ({ game, you }) {
    moveCards(game, game.side(you).prizes.slice(0, 1), inZone('prizes', you), inZone('hand', you))
  }),
  item('riddle', 'Riddle', function* (context) {
    const { opponent } = context
    yield* yesOrNo(context, opponent, 'ask riddle')
  }),
  item('poll', 'Poll', function* (context) {
    const { you, opponent } = context
    const options = (['yes', 'no'] as const).map(word => ({ is: 'word', word, count: 1 }) as const)
    yield* askBoth(
      context,
      [you, opponent].map(seat => ({ seat, prompt: 'may Poll', options, min: 1, max: 1 }) as const),
    )
  }),
  item('sting', 'Sting', function* (context) {
    const { active } = context.game.side(context.opponent)
    if (active) placeCounters(context, active.id, 30)
  }),
]

/** They ask their owner: when they come into play, or in the other player's turn. */
const asking = [
  pokemon('guest', {
    name: 'Guest',
    type: 'colorless',
    hp: 60,
    powers: [
      {
        name: 'Greeting',
        kind: 'power',
        moments: {
          *enteredPlay(context, { pokemon: entered }) {
            const { game, you, self } = context
            if (entered === self && (yield* yesOrNo(context, you, 'may Greeting'))) draw(game, you, 1)
          },
        },
      },
    ],
    attacks: [attack('Tap', '', 10)],
  }),
  pokemon('spiteful', {
    name: 'Spiteful',
    type: 'colorless',
    hp: 200,
    powers: [
      {
        name: 'Spite',
        kind: 'body',
        moments: {
          *damaged(context, { to, attacker }) {
            if (to === context.self && (yield* yesOrNo(context, context.you, 'may Spite')))
              placeCounters(context, attacker, 1)
          },
        },
      },
    ],
    attacks: [attack('Tap', '', 10)],
  }),
  pokemon('trophy', { name: 'Trophy', type: 'colorless', hp: 60, prizes: 2, attacks: [attack('Tap', '', 10)] }),
  pokemon('slayer', {
    name: 'Slayer',
    type: 'colorless',
    hp: 100,
    attacks: [attack('Slay', '', 300), attack('Poke', '', 10)],
  }),
]

export const matchCards: readonly Print[] = [...free, ...telling, ...asking, ...starters]

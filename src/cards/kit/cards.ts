/** Drawing, searching, looking, discarding, taking back. */
import { type Amount, chooseCards, exactly, upTo, yesOrNo } from '../../engine/choose.ts'
import type { Context, Effect, Outlook } from '../../engine/context.ts'
import type { Card, Seat } from '../../engine/ids.ts'
import { benchPokemon } from '../../engine/pokemon.ts'
import { benchSize } from '../../engine/queries.ts'
import { printOf } from '../../engine/rules.ts'
import {
  chooseFromHand,
  discard,
  draw,
  inZone,
  search as lookInDeck,
  mill,
  moveCards,
  reveal,
} from '../../engine/zones.ts'
import { type Deed, occasion } from './clause.ts'
import { inYourHand } from './control.ts'
import { atMost, type Count, counting } from './counts.ts'
import { always, benchFull, noDeck, noneIn, theirDeckEmpty, theirHandEmpty } from './in-vain.ts'
import { anyCard, basicPokemon, type Kind } from './kinds.ts'
import { plural } from './words.ts'

/** How many of what, in words. */
export const manyWords = ({ min, max }: Amount, kind: Kind): string => {
  if (max >= 60) return `any number of ${kind.many}`
  if (max === 1) return kind.one
  return min === max ? `${max} ${kind.many}` : `up to ${max} ${kind.many}`
}

export const pronoun = ({ max }: Amount): 'it' | 'them' => (max === 1 ? 'it' : 'them')

export const drawCards = (count: number): Deed => ({
  text: `draw ${plural(count, 'card')}`,
  inVain: noDeck,
  *after({ game, you }) {
    draw(game, you, count)
  },
})

export const drawPer = (count: Count): Deed => ({
  text: counting(count, `draw a card for each ${count.one}`),
  inVain: outlook => noDeck(outlook) || atMost(count, outlook) === 0,
  *after(context) {
    draw(context.game, context.you, count.of(context))
  },
})

export const drawUntil = (size: number): Deed => ({
  text: `draw cards until you hold ${size}`,
  inVain: outlook => noDeck(outlook) || outlook.game.side(outlook.you).hand.length >= size,
  *after({ game, you }) {
    draw(game, you, Math.max(0, size - game.side(you).hand.length))
  },
})

function handToDeck({ game, you }: Context): void {
  moveCards(game, game.side(you).hand, inZone('hand', you), inZone('deck', you))
  game.shuffleDeck(you)
}

/** The same cards would come back, or there are none to go and none to come. */
function comesBack({ game, you }: Outlook, count: number): boolean {
  const { deck, hand } = game.side(you)
  return deck.length === 0 ? hand.length <= count : hand.length + count === 0
}

export const newHand = (count: number): Deed => ({
  text: `shuffle all cards in your hand into your deck and draw ${plural(count, 'card')}`,
  inVain: outlook => comesBack(outlook, count),
  *after(context) {
    handToDeck(context)
    draw(context.game, context.you, count)
  },
})

export const newHandPer = (count: Count): Deed => ({
  text: `shuffle all cards in your hand into your deck and draw a card for each ${count.one}`,
  inVain: outlook => comesBack(outlook, atMost(count, outlook)),
  *after(context) {
    handToDeck(context)
    draw(context.game, context.you, count.of(context))
  },
})

interface Search {
  readonly for: Kind
  readonly upTo?: number
  readonly to?: 'hand' | 'bench' | 'discard'
  /** Cards of any kind are not shown. */
  readonly show?: boolean
  /** Everybody knows that there is one. */
  readonly must?: boolean
}

/** Nobody else knows what is in a deck, so the player may say that there is nothing, unless any card will do. */
export const searchDeck = ({
  for: kind,
  upTo: most = 1,
  to = 'hand',
  show = kind !== anyCard,
  must = kind === anyCard && most === 1,
}: Search): Deed => ({
  text: [
    `look in your deck for ${wanted(must ? exactly(most) : upTo(most), kind)}`,
    ...(show && to === 'hand' ? [`show ${pronoun(upTo(most))}`] : []),
    `${DESTINATIONS[to](pronoun(upTo(most)))} and shuffle your deck`,
  ].join(', '),
  inVain: outlook => noDeck(outlook) || (to === 'bench' && benchFull(outlook, outlook.you)),
  *after(context) {
    const { game, you } = context
    const room = to === 'bench' ? benchSize(game, you) - game.side(you).bench.length : most
    const amount = must ? exactly : upTo
    const cards = yield* lookInDeck(context, 'search-deck', kind.has, amount(Math.min(most, room)))
    if (show && to === 'hand') reveal(game, cards)
    yield* putFound(context, cards, to)
    game.shuffleDeck(you)
  },
})

const wanted = (amount: Amount, kind: Kind): string => {
  if (kind !== anyCard || amount.min === 0) return manyWords(amount, kind)
  return amount.max === 1 ? 'any card' : `any ${amount.max} cards`
}

const DESTINATIONS = {
  hand: (it: string) => `put ${it} into your hand`,
  bench: (it: string) => `put ${it} onto your Bench`,
  discard: (it: string) => `discard ${it}`,
} as const

function* putFound({ game, you }: Context, cards: readonly Card[], to: 'hand' | 'bench' | 'discard'): Effect {
  if (to !== 'bench') moveCards(game, cards, inZone('deck', you), inZone(to, you))
  else for (const card of cards) yield* benchPokemon(game, you, [card], inZone('deck', you))
}

/** Each player, the one whose effect it is first, may fill the Bench from the deck. */
export const bothFillBench: Deed = {
  text: 'each player, you first, may look in their deck for any number of Basic Pokémon, put them onto their Bench and shuffle their deck',
  inVain: outlook =>
    [outlook.you, outlook.opponent].every(
      seat => outlook.game.side(seat).deck.length === 0 || benchFull(outlook, seat),
    ),
  *after(context) {
    for (const seat of [context.you, context.opponent])
      if (yield* yesOrNo(context, seat, `may ${occasion(context)}`)) yield* fillBench({ ...context, you: seat })
  },
}

const fillBench = (context: Context): Effect => searchDeck({ for: basicPokemon, upTo: 60, to: 'bench' }).after(context)

export const discardFromHand = (kind: Kind, count = 1): Deed => ({
  text: `discard ${count === 1 ? kind.one : `${count} ${kind.many}`} from your hand`,
  can: (table, { seat }) => table.state.sides[seat].hand.filter(card => kind.has(printOf(table, card))).length >= count,
  inVain: always,
  *after(context) {
    const { game, you } = context
    const cards = yield* chooseFromHand(context, you, 'discard-from-hand', kind.has, exactly(count))
    discard(game, cards, inZone('hand', you))
  },
})

/** The price of a Trainer that is itself still in the hand when its player thinks about it. */
export const discardOthers = (count: number): Deed => ({
  ...discardFromHand(anyCard, count),
  text: `to play this card, discard ${count === 1 ? 'another card' : `${count} other cards`} from your hand`,
  can: ({ state }, { seat }) => state.sides[seat].hand.length > count,
})

/** The opponent first. */
export const bothHold = (size: number): Deed => ({
  text: `your opponent draws cards or chooses cards to discard until they hold ${size}. Then you do the same`,
  inVain: ({ game }) =>
    game.state.sides.every((_, seat) => {
      const { hand, deck } = game.side(seat as Seat)
      return hand.length === size || (hand.length < size && deck.length === 0)
    }),
  *after(context) {
    const { game, you, opponent } = context
    for (const seat of [opponent, you]) {
      const over = game.side(seat).hand.length - size
      if (over <= 0) draw(game, seat, -over)
      else
        discard(
          game,
          yield* chooseFromHand(context, seat, 'discard-from-hand', anyCard.has, exactly(over)),
          inZone('hand', seat),
        )
    }
  },
})

/** Without looking at them. */
export const discardBlindly = (count: Count): Deed => ({
  text: counting(count, `for each ${count.one}, discard a card at random from your opponent's hand`),
  inVain: outlook => theirHandEmpty(outlook) || atMost(count, outlook) === 0,
  *after(context) {
    const { game, you, opponent } = context
    for (let left = count.of(context); left > 0 && game.side(opponent).hand.length > 0; left--) {
      const { hand } = game.side(opponent)
      const card = hand[game.pick(you, hand.length)]
      if (card !== undefined) discard(game, [card], inZone('hand', opponent), you)
    }
  },
})

/** One card, and only the player who picked it gets to see it. */
export const shuffleBackBlindly: Deed = {
  text: "look at a card picked at random from your opponent's hand; your opponent shuffles that card into their deck",
  inVain: theirHandEmpty,
  *after({ game, you, opponent }) {
    const { hand } = game.side(opponent)
    if (hand.length === 0) return
    const card = hand[game.pick(you, hand.length)]
    if (card === undefined) return
    reveal(game, [card], [you])
    moveCards(game, [card], inZone('hand', opponent), inZone('deck', opponent))
    game.shuffleDeck(opponent)
  },
}

/** A price: without such a card in the hand it cannot be tried. */
export const putOnDeck = (kind: Kind): Deed => ({
  text: `show ${kind.one} from your hand and put it on top of your deck`,
  can: inYourHand(kind),
  inVain: always,
  *after(context) {
    const { game, you } = context
    const cards = yield* chooseFromHand(context, you, 'put-on-deck', kind.has, exactly(1))
    reveal(game, cards)
    moveCards(game, cards, inZone('hand', you), inZone('deck', you))
  },
})

export const opponentDiscards = (count: number): Deed => ({
  text: `your opponent chooses ${plural(count, 'card')} from their hand and discards ${pronoun(exactly(count))}`,
  inVain: theirHandEmpty,
  *after(context) {
    const { game, opponent } = context
    const cards = yield* chooseFromHand(context, opponent, 'discard-from-hand', anyCard.has, exactly(count))
    discard(game, cards, inZone('hand', opponent))
  },
})

/** The player looks at the opponent's hand and picks. */
export const discardSeen: Deed = {
  text: "look at your opponent's hand and discard a card of your choice from it",
  inVain: theirHandEmpty,
  *after(context) {
    const { game, you, opponent } = context
    const { hand } = game.side(opponent)
    if (hand.length === 0) return
    reveal(game, hand, [you])
    const cards = yield* chooseCards(context, you, 'discard-from-their-hand', hand, exactly(1), { hidden: 'unseen' })
    discard(game, cards, inZone('hand', opponent), you)
  },
}

export const seeHand: Deed = {
  text: "look at your opponent's hand",
  inVain: theirHandEmpty,
  *after({ game, you, opponent }) {
    reveal(game, game.side(opponent).hand, [you])
  },
}

export const millTheirs = (count: number): Deed => ({
  text: `discard ${count === 1 ? 'the top card' : `the top ${count} cards`} of your opponent's deck`,
  inVain: theirDeckEmpty,
  *after({ game, you, opponent }) {
    mill(game, opponent, count, you)
  },
})

interface Recover {
  readonly for: Kind
  readonly amount?: Amount
  readonly to: 'hand' | 'deck' | 'deck-top'
}

/** From the discard pile, which everybody can see. */
export const recover = ({ for: kind, amount = exactly(1), to }: Recover): Deed => ({
  text: `show ${manyWords(amount, kind)} from your discard pile and ${RECOVERIES[to](pronoun(amount))}`,
  inVain: noneIn('discard', kind),
  *after(context) {
    const { game, you } = context
    const there = game.side(you).discard.filter(card => kind.has(printOf(game, card)))
    const cards = yield* chooseCards(context, you, 'recover', there, amount)
    reveal(game, cards)
    moveCards(game, cards, inZone('discard', you), inZone(to === 'hand' ? 'hand' : 'deck', you))
    if (to === 'deck') game.shuffleDeck(you)
  },
})

const RECOVERIES = {
  hand: (it: string) => `put ${it} into your hand`,
  deck: (it: string) => `shuffle ${it} into your deck`,
  'deck-top': (it: string) => `put ${it} on top of your deck`,
} as const

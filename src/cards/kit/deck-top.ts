/** The top of a deck. */
import { type Amount, chooseCards, chooseWord, exactly, yesOrNo } from '../../engine/choose.ts'
import type { Context, Effect } from '../../engine/context.ts'
import type { Seat } from '../../engine/ids.ts'
import { printOf } from '../../engine/rules.ts'
import { draw, inZone, mill, moveCards, reveal } from '../../engine/zones.ts'
import { manyWords, pronoun } from './cards.ts'
import { type Deed, occasion } from './clause.ts'
import { noDeck, theirDeckEmpty } from './in-vain.ts'
import { anyCard, type Kind } from './kinds.ts'

export const shuffleDeck: Deed = {
  text: 'shuffle your deck',
  inVain: ({ game, you }) => game.side(you).deck.length < 2,
  *after({ game, you }) {
    game.shuffleDeck(you)
  },
}

/** Puts the top cards back in any order. */
function* reorderTop(context: Context, seat: Seat, count: number): Effect {
  const { game, you } = context
  const top = game.side(seat).deck.slice(0, count)
  if (top.length === 0) return
  const ordered = yield* chooseCards(context, you, 'order-top', top, exactly(top.length), {
    hidden: 'unseen',
    ordered: true,
  })
  moveCards(game, ordered, inZone('deck', seat), inZone('deck', seat), you)
}

/** Of either deck: the player says which one. */
export const orderTopOfEither = (count: number): Deed => ({
  text: `choose a deck, yours or your opponent's. Look at its top ${count} cards and put them back in the order you want`,
  inVain: outlook => noDeck(outlook) && theirDeckEmpty(outlook),
  *after(context) {
    const whose = yield* chooseWord(context, context.you, 'choose-deck')
    yield* reorderTop(context, whose === 'yours' ? context.you : context.opponent, count)
  },
})

export const orderTop = (count: number, whose: 'yours' | 'theirs'): Deed => ({
  text: `look at the top ${count} cards of ${whose === 'yours' ? 'your' : "your opponent's"} deck and put them back in the order you want`,
  inVain: whose === 'yours' ? noDeck : theirDeckEmpty,
  *after(context) {
    yield* reorderTop(context, whose === 'yours' ? context.you : context.opponent, count)
  },
})

export const takeTopOrNext: Deed = {
  text: 'look at the top card of your deck. Either put it into your hand, or discard it and draw a card',
  inVain: noDeck,
  *after(context) {
    const { game, you } = context
    const top = game.side(you).deck.slice(0, 1)
    if (top.length === 0) return
    reveal(game, top, [you])
    if (yield* yesOrNo(context, you, `may ${occasion(context)}`))
      return moveCards(game, top, inZone('deck', you), inZone('hand', you))
    mill(game, you, 1)
    draw(game, you, 1)
  },
}

interface TakeFromTop {
  readonly look: number
  readonly for?: Kind
  readonly take: Amount
  readonly show?: boolean
  readonly rest: 'shuffled' | 'discarded'
}

/** Looks at the top of the own deck and keeps some of it. */
export const takeFromTop = ({ look, for: kind = anyCard, take, show = kind !== anyCard, rest }: TakeFromTop): Deed => ({
  text: `look at the top ${look} cards of your deck. ${show ? `Show ${manyWords(take, kind)} from among them, put ${pronoun(take)}` : `Put ${take.max === 1 ? 'one' : take.max} of them`} into your hand and ${rest === 'shuffled' ? 'shuffle the others into your deck' : 'discard the others'}`,
  inVain: noDeck,
  *after(context) {
    const { game, you } = context
    const top = game.side(you).deck.slice(0, look)
    if (top.length === 0) return
    reveal(game, top, [you])
    const wanted = top.filter(card => kind.has(printOf(game, card)))
    const cards = yield* chooseCards(context, you, 'take-from-top', wanted, take, { hidden: 'unseen' })
    if (show) reveal(game, cards)
    moveCards(game, cards, inZone('deck', you), inZone('hand', you))
    const others = top.filter(card => !cards.includes(card))
    if (rest === 'discarded') moveCards(game, others, inZone('deck', you), inZone('discard', you))
    else game.shuffleDeck(you)
  },
})

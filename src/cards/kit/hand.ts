/** Cards of the own hand, given for new ones. */
import { exactly, upTo } from '../../engine/choose.ts'
import { chooseFromHand, discard, draw, inZone, moveCards } from '../../engine/zones.ts'
import type { Deed } from './clause.ts'
import { either, noDeck, noneIn } from './in-vain.ts'
import { anyCard, type Kind } from './kinds.ts'
import { plural } from './words.ts'

/** Of a Trainer, which is itself still in the hand when it is asked whether there is another card. */
export const shuffleOneToDraw = (count: number): Deed => ({
  text: `to play this card, shuffle another card from your hand into your deck. Then draw ${plural(count, 'card')}`,
  can: ({ state }, { seat }) => state.sides[seat].hand.length > 1,
  /** The card that went there would come back. */
  inVain: noDeck,
  *after(context) {
    const { game, you } = context
    const cards = yield* chooseFromHand(context, you, 'shuffle-away', anyCard.has, exactly(1))
    if (cards.length === 0) return
    moveCards(game, cards, inZone('hand', you), inZone('deck', you))
    game.shuffleDeck(you)
    draw(game, you, count)
  },
})

/** How many cards are drawn for one discarded, for two … */
export const discardToDraw = (kind: Kind, draws: readonly number[]): Deed => ({
  text: `discard ${kind.many} from your hand, up to ${draws.length}. ${draws
    .map((count, index) => `${index === 0 ? 'If' : 'if'} you discarded ${index + 1}, draw ${plural(count, 'card')}`)
    .join('; ')}`,
  inVain: either(noDeck, noneIn('hand', kind)),
  *after(context) {
    const { game, you } = context
    const cards = yield* chooseFromHand(context, you, 'discard-from-hand', kind.has, upTo(draws.length))
    discard(game, cards, inZone('hand', you))
    draw(game, you, draws[cards.length - 1] ?? 0)
  },
})

/** Cards of the own hand, given for new ones. */
import { exactly, upTo } from '../../engine/choose.ts'
import { chooseFromHand, discard, draw, inZone, moveCards } from '../../engine/zones.ts'
import type { Deed } from './clause.ts'
import { anyCard, type Kind } from './kinds.ts'
import { plural } from './words.ts'

/** Of a Trainer, which is itself still in the hand when it is asked whether there is another card. */
export const shuffleOneToDraw = (count: number): Deed => ({
  text: `you must hold another card: shuffle one of your choice into your deck and draw ${plural(count, 'card')}`,
  can: ({ state }, { seat }) => state.sides[seat].hand.length > 1,
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
  text: `discard as many as ${draws.length} ${kind.many} from your hand; then ${draws
    .map((count, index) => `draw ${plural(count, 'card')} if you discarded ${index + 1}`)
    .join(', or ')}`,
  *after(context) {
    const { game, you } = context
    const cards = yield* chooseFromHand(context, you, 'discard-from-hand', kind.has, upTo(draws.length))
    discard(game, cards, inZone('hand', you))
    draw(game, you, draws[cards.length - 1] ?? 0)
  },
})

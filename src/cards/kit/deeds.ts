/** Clauses for Trainers and powers. Attacks use them too, after their damage. */
import type { AttackRun } from '../../engine/attack-run.ts'
import { chooseOnePokemon, exactly, upTo } from '../../engine/choose.ts'
import type { Context } from '../../engine/context.ts'
import { cure, heal } from '../../engine/harm.ts'
import { otherSeat } from '../../engine/ids.ts'
import { switchByChoice } from '../../engine/pokemon.ts'
import { printById, printOf } from '../../engine/rules.ts'
import { inPlay } from '../../engine/state.ts'
import { chooseFromHand, discard, draw, inZone, moveCards, reveal, search } from '../../engine/zones.ts'
import type { Deed } from './clause.ts'
import type { Kind } from './kinds.ts'
import { plural } from './words.ts'

/** What a coin is flipped for: the attack, or else the card. */
const occasion = (context: Context): string =>
  'attack' in context ? (context as AttackRun).attack.name : printById(context.game.rules, context.source.card).name

export const flip = <C extends Context>(on: { readonly heads?: Deed<C>; readonly tails?: Deed<C> }): Deed<C> => ({
  text: ['flip a coin', on.heads && `on heads, ${on.heads.text}`, on.tails && `on tails, ${on.tails.text}`]
    .filter(Boolean)
    .join('; '),
  can: (table, me) => [on.heads, on.tails].some(deed => deed && (!deed.can || deed.can(table, me))),
  *after(context) {
    yield* on[context.game.flip(context.you, occasion(context))]?.after(context) ?? []
  },
})

export const drawCards = (count: number): Deed => ({
  text: `draw ${plural(count, 'card')}`,
  can: ({ state }, { seat }) => state.sides[seat].deck.length > 0,
  *after({ game, you }) {
    draw(game, you, count)
  },
})

export const newHand = (count: number): Deed => ({
  text: `shuffle all cards of your hand into your deck and draw ${plural(count, 'card')}`,
  can: ({ state }, { seat }) => state.sides[seat].deck.length > 0 || state.sides[seat].hand.length > 1,
  *after({ game, you }) {
    moveCards(game, game.side(you).hand, inZone('hand', you), inZone('deck', you))
    game.shuffleDeck(you)
    draw(game, you, count)
  },
})

/** Nobody else knows what is in a deck, so the player may always say that there is nothing. */
export const searchDeck = ({ for: kind, upTo: most }: { readonly for: Kind; readonly upTo: number }): Deed => ({
  text: `look in your deck for ${most === 1 ? kind.one : `as many as ${most} ${kind.many}`}, show what you found and take it to your hand; then shuffle your deck`,
  can: ({ state }, { seat }) => state.sides[seat].deck.length > 0,
  *after(context) {
    const { game, you } = context
    const cards = yield* search(context, 'search-deck', kind.has, upTo(most))
    reveal(game, cards)
    moveCards(game, cards, inZone('deck', you), inZone('hand', you))
    game.shuffleDeck(you)
  },
})

export const discardFromHand = (kind: Kind): Deed => ({
  text: `discard ${kind.one} from your hand`,
  can: (table, { seat }) => table.state.sides[seat].hand.some(card => kind.has(printOf(table, card))),
  *after(context) {
    const { game, you } = context
    const cards = yield* chooseFromHand(context, you, 'discard-from-hand', kind.has, exactly(1))
    discard(game, cards, inZone('hand', you))
  },
})

export const healByCoins = ({ coins, each }: { readonly coins: number; readonly each: number }): Deed => ({
  text: `pick one of your Pokémon and flip ${plural(coins, 'coin')}; every heads heals ${each} damage from it`,
  can: ({ state }, { seat }) => inPlay(state.sides[seat]).some(({ damage }) => damage > 0),
  *after(context) {
    const { game, you } = context
    const mine = inPlay(game.side(you)).map(({ id }) => id)
    const chosen = yield* chooseOnePokemon(game, you, 'heal', mine)
    let heads = 0
    for (let coin = 0; coin < coins; coin++) if (game.flip(you, occasion(context)) === 'heads') heads += 1
    if (chosen !== null) heal(context, chosen, heads * each)
  },
})

export const cureActive: Deed = {
  text: 'your Active Pokémon is freed from every Special Condition',
  can: ({ state }, { seat }) => (state.sides[seat].active?.conditions.length ?? 0) > 0,
  *after({ game, you }) {
    const { active } = game.side(you)
    if (active) cure(game, active.id)
  },
}

export const switchOwn: Deed = {
  text: 'your Active Pokémon trades places with one on your Bench',
  can: ({ state }, { seat }) => state.sides[seat].bench.length > 0,
  *after({ game, you }) {
    yield* switchByChoice(game, you, you)
  },
}

export const dragForward: Deed = {
  text: "you pick one of the opponent's Benched Pokémon, and it trades places with their Active Pokémon",
  can: ({ state }, { seat }) => state.sides[otherSeat(seat)].bench.length > 0,
  *after({ game, you, opponent }) {
    yield* switchByChoice(game, opponent, you)
  },
}

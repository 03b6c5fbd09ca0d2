/** Cards between deck, hand, discard pile, Prizes and Lost Zone. */

import type { Amount } from './choose.ts'
import { chooseCards, choosePrizes } from './choose.ts'
import type { Context, Effect } from './context.ts'
import type { Place, Zone } from './event.ts'
import type { Game } from './game.ts'
import { type Card, ownerOf, type PokemonId, SEATS, type Seat } from './ids.ts'
import type { Print } from './print.ts'
import { printOf } from './rules.ts'
import type { CardPrompt, SearchPrompt } from './vocabulary.ts'

export const inZone = (zone: Zone, seat: Seat): Place => ({ zone, seat })

/** As many as there are: an empty deck is no loss here. */
export function draw(game: Game, seat: Seat, count: number): readonly Card[] {
  const cards = game.side(seat).deck.slice(0, count)
  if (cards.length > 0) game.emit({ type: 'CardsDrawn', seat, cards })
  return cards
}

/** Their owner moves them, unless it is said who does. */
export function moveCards(game: Game, cards: readonly Card[], from: Place, to: Place, by?: Seat): void {
  const [card] = cards
  if (card === undefined) return
  const actor = by === undefined || by === ownerOf(card) ? {} : { actor: by }
  game.emit({ type: 'CardsMoved', cards, from, to, ...actor })
}

/** To their owners' discard piles, which are not the same for cards on a Pokémon that both players attached to. */
export function discard(game: Game, cards: readonly Card[], from: Place, by?: Seat): void {
  for (const seat of SEATS)
    moveCards(
      game,
      cards.filter(card => ownerOf(card) === seat),
      from,
      inZone('discard', seat),
      by,
    )
}

export const discardEnergy = (game: Game, pokemon: PokemonId, cards: readonly Card[], by?: Seat): void =>
  discard(game, cards, { pokemon, as: 'energy' }, by)

export const discardAttached = (game: Game, pokemon: PokemonId, cards: readonly Card[], by?: Seat): void =>
  discard(game, cards, { pokemon, as: 'attached' }, by)

/** Discards from the top of the deck. */
export function mill(game: Game, seat: Seat, count: number, by?: Seat): readonly Card[] {
  const cards = game.side(seat).deck.slice(0, count)
  moveCards(game, cards, inZone('deck', seat), inZone('discard', seat), by)
  return cards
}

export function reveal(game: Game, cards: readonly Card[], to: readonly Seat[] = SEATS): void {
  if (cards.length > 0) game.emit({ type: 'CardsRevealed', cards, to })
}

/** Lets the player look through the own deck, if there is one. The deck must be shuffled afterwards. */
export function* search(
  context: Context,
  prompt: SearchPrompt,
  wanted: (print: Print) => boolean,
  amount: Amount,
): Effect<readonly Card[]> {
  const { game, you } = context
  const { deck } = game.side(you)
  if (deck.length === 0) return []
  const found = deck.filter(card => wanted(printOf(game, card)))
  return yield* chooseCards(context, you, prompt, found, amount, { hidden: 'unseen' })
}

/** Wants whatever there is. */
export const anyPrint = (_: Print): boolean => true

/**
 * From the player's hand; nobody else learns what could have been chosen. Not asked where everybody can foresee the outcome
 * (B-74): the hand is empty, or all of it must go, whatever it is.
 */
export function* chooseFromHand(
  context: Context,
  seat: Seat,
  prompt: CardPrompt,
  wanted: (print: Print) => boolean,
  amount: Amount,
): Effect<readonly Card[]> {
  const { game } = context
  const { hand } = game.side(seat)
  if (hand.length === 0 || (wanted === anyPrint && hand.length <= amount.min)) return hand
  const cards = hand.filter(card => wanted(printOf(game, card)))
  return yield* chooseCards(context, seat, prompt, cards, amount, { hidden: 'own-hand' })
}

export function* takePrizes(game: Game, seat: Seat, count: number): Effect {
  if (count <= 0 || game.side(seat).prizes.length === 0) return
  const cards = yield* choosePrizes({ game }, seat, count)
  game.emit({ type: 'PrizesTaken', seat, cards })
}

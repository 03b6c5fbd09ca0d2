/** Luck that comes again: it was seen in an action that has been taken back, so it is not drawn anew. */
import type { Event, EventOf, Luck } from './event.ts'
import type { Seat } from './ids.ts'
import type { State } from './state.ts'

const isLuck = (event: Event): event is Luck =>
  event.type === 'CoinFlipped' || event.type === 'DeckShuffled' || event.type === 'CardPicked'

export const luckIn = (events: readonly Event[]): readonly Luck[] =>
  events.filter(isLuck).map(({ again: _, ...luck }) => luck)

/** Whatever it is flipped for now: nobody escapes a coin by doing something else. */
export const coinAgain = (state: State, seat: Seat): EventOf<'CoinFlipped'> | null =>
  first(state, 'CoinFlipped', coin => coin.seat === seat)

/** If the deck holds the same cards as it did then. */
export function shuffleAgain(state: State, seat: Seat): EventOf<'DeckShuffled'> | null {
  if (!state.luckAgain) return null
  const deck = new Set(state.sides[seat].deck)
  return first(
    state,
    'DeckShuffled',
    ({ seat: whose, order }) => whose === seat && order.length === deck.size && order.every(card => deck.has(card)),
  )
}

export const pickAgain = (state: State, seat: Seat, of: number): EventOf<'CardPicked'> | null =>
  first(state, 'CardPicked', pick => pick.seat === seat && pick.of === of)

function first<T extends Luck['type']>(
  { luckAgain = [] }: State,
  type: T,
  fits: (luck: EventOf<T>) => boolean,
): EventOf<T> | null {
  const found = luckAgain.find(luck => luck.type === type && fits(luck as EventOf<T>))
  return found ? (found as EventOf<T>) : null
}

/** What is left to come when a piece of it has come. */
export function withoutLuck(state: State, event: Luck): State {
  if (!event.again) return state
  const found = {
    CoinFlipped: () => coinAgain(state, event.seat),
    DeckShuffled: () => shuffleAgain(state, event.seat),
    CardPicked: () => (event.type === 'CardPicked' ? pickAgain(state, event.seat, event.of) : null),
  }[event.type]()
  return withLuck(
    state,
    (state.luckAgain ?? []).filter(luck => luck !== found),
  )
}

/** A state without any says nothing of it. */
export function withLuck(state: State, luck: readonly Luck[]): State {
  if (luck.length > 0) return { ...state, luckAgain: luck }
  if (!state.luckAgain) return state
  const { luckAgain: _, ...without } = state
  return without
}

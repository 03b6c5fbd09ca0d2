/** Standing orders in words. */
import { ORDER_NAMES, type OrderName, type Orders } from '../../../app/match/orders.ts'
import type { ChoiceOrder, ORDER_VALUES } from '../../orders.ts'
import { userText } from '../../written.ts'
import { enumerated } from '../phrases/lists.ts'

export const ORDER_TITLES: Readonly<Record<OrderName, string>> = {
  promote: 'Who comes forward after a Knock Out',
  mulliganBonus: "Extra cards for the other player's mulligans",
  turnOrder: 'First or second turn, if you may choose',
  prizes: 'Which Prizes you take',
  setUp: 'Setting up with a single Pokémon',
  decline: 'Offers you always turn down',
}

/** What decided, as everybody may hear it. */
export const ORDER_DEEDS: Readonly<Record<OrderName, string>> = {
  promote: 'who comes forward',
  mulliganBonus: 'how many extra cards to draw',
  turnOrder: 'who goes first',
  prizes: 'which Prizes to take',
  setUp: 'how to set up',
  decline: 'to turn an offer down',
}

type Choices = { readonly [Name in ChoiceOrder]: Readonly<Record<(typeof ORDER_VALUES)[Name][number], string>> }

export const ORDER_CHOICES: Choices = {
  mulliganBonus: { most: 'Draw all of them', none: 'Draw none', ask: 'Ask me' },
  turnOrder: { first: 'Go first', second: 'Go second', ask: 'Ask me' },
  prizes: { leftmost: 'Always the leftmost', rightmost: 'Always the rightmost', ask: 'Ask me' },
  setUp: { 'place-only': 'Place it for me', ask: 'Ask me' },
}

const LONGEST = 300

/** One line for each order, "ask me" where there is none. */
export const orderLines = (orders: Orders): readonly string[] =>
  ORDER_NAMES.map(name => `**${ORDER_TITLES[name]}:** ${orderWords(orders, name)}`)

function orderWords(orders: Orders, name: OrderName): string {
  if (name === 'promote' || name === 'decline') {
    const names = orders[name] ?? []
    const none = name === 'promote' ? 'Ask me' : 'None'
    return names.length === 0
      ? none
      : enumerated(
          names.map(each => userText(each, 60)),
          LONGEST,
          name === 'promote' ? ' → ' : ', ',
        )
  }
  const choices: Readonly<Record<string, string>> = ORDER_CHOICES[name]
  return choices[orders[name] ?? 'ask'] ?? 'Ask me'
}

/** The standing orders that are a choice of one of a few, and what can be chosen. */
import type { OrderName } from '../app/match/orders.ts'

export const ORDER_VALUES = {
  mulliganBonus: ['most', 'none', 'ask'],
  turnOrder: ['first', 'second', 'ask'],
  prizes: ['leftmost', 'rightmost', 'ask'],
  setUp: ['place-only', 'ask'],
} as const satisfies { readonly [Name in OrderName]?: readonly string[] }

export type ChoiceOrder = keyof typeof ORDER_VALUES

export const isChoiceOrder = (name: string): name is ChoiceOrder => Object.hasOwn(ORDER_VALUES, name)

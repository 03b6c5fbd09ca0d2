/** Standing orders, to be read and changed. */
import type { Orders } from '../../app/match/orders.ts'
import type { TableView } from '../../app/table.ts'
import { wordsFor } from '../../words/index.ts'
import { type ChoiceOrder, isChoiceOrder, ORDER_VALUES } from '../../words/orders.ts'
import { placesOf } from '../../words/places.ts'
import { cardName, type Scene } from '../../words/scene.ts'
import { LIMITS, menu, type Part, text } from '../message.ts'
import { customId } from './ids.ts'
import { press, rows, toView } from './parts.ts'
import { MAIN } from './view.ts'

export function ordersParts(scene: Scene): readonly Part[] {
  const { table } = scene
  const orders = table.yours?.orders ?? {}
  const names = Object.keys(ORDER_VALUES).filter(isChoiceOrder)
  const clear = (['promote', 'decline'] as const).filter(name => (orders[name]?.length ?? 0) > 0)
  const clearLabels = { promote: 'Ask me who comes forward', decline: 'Ask me about all offers' }
  return [
    text(
      `**Your standing orders**\n${wordsFor(scene).orderLines(orders).join('\n')}\n-# Only you see them. They decide at once when their time comes.`,
    ),
    ...names.map(name => choiceMenu(scene, name, orders)),
    ...promoteMenu(scene, orders),
    ...rows([
      ...clear.map(name => press(table, clearLabels[name], ['order', name, 'clear'])),
      toView(table, '◀ Back', MAIN),
    ]),
  ]
}

function choiceMenu(scene: Scene, name: ChoiceOrder, orders: Orders): Part {
  const { ORDER_CHOICES, ORDER_TITLES } = wordsFor(scene)
  const choices = Object.entries(ORDER_CHOICES[name]).map(([value, label]) => ({
    label: `${ORDER_TITLES[name]}: ${label}`,
    value,
    chosen: (orders[name] ?? 'ask') === value,
  }))
  return menu(customId(scene.table, 'order', name), choices, { placeholder: ORDER_TITLES[name] })
}

const MOST_NAMES = 30

/** One name at a time, each behind those before it. */
function promoteMenu(scene: Scene, orders: Orders): readonly Part[] {
  const { table } = scene
  const names = promotable(scene)
    .filter(name => !orders.promote?.includes(name))
    .slice(0, LIMITS.choices)
  if (names.length === 0 || (orders.promote?.length ?? 0) >= MOST_NAMES) return []
  const choices = names.map(name => ({ label: name, value: name }))
  return [menu(customId(table, 'order', 'promote'), choices, { placeholder: 'Add who comes forward next…' })]
}

/** Names of the own Pokémon in play and in the hand. */
function promotable(scene: Scene): readonly string[] {
  const { table, naming } = scene
  const { game, yours } = table
  const own = placesOf(table).filter(({ seat }) => seat === yours?.seat)
  const inPlay = own.flatMap(({ pokemon }) => pokemon.cards.at(-1) ?? [])
  const hand = game && 'hand' in game ? game.hand.filter(id => naming.face(id).kind === 'pokemon') : []
  return [...new Set([...inPlay, ...hand].map(id => cardName(scene, id)))]
}

/** The orders after a choice; null if there is no such choice. */
export function changedOrders(
  table: TableView,
  [name = '', how]: readonly string[],
  value: string | undefined,
): Orders | null {
  const orders = table.yours?.orders
  if (!orders) return null
  if (how !== undefined)
    return how === 'clear' && (name === 'promote' || name === 'decline') ? without(orders, name) : null
  if (value === undefined) return null
  if (name === 'promote') return withPromoted(orders, value)
  return isChoiceOrder(name) && (ORDER_VALUES[name] as readonly string[]).includes(value)
    ? { ...orders, [name]: value }
    : null
}

function without(orders: Orders, name: 'promote' | 'decline'): Orders {
  const { [name]: _, ...others } = orders
  return others
}

const LONGEST_NAME = 60

function withPromoted(orders: Orders, name: string): Orders | null {
  const names = orders.promote ?? []
  const isNew = name.length > 0 && name.length <= LONGEST_NAME && !names.includes(name) && names.length < MOST_NAMES
  return isNew ? { ...orders, promote: [...names, name] } : null
}

/** Such offers are turned down from now on. */
export function withDeclined(orders: Orders, name: string): Orders {
  const names = orders.decline ?? []
  return names.includes(name) ? orders : { ...orders, decline: [...names, name].slice(-MOST_NAMES) }
}

/** Everything that works right now: the modifiers behind every query, the handlers of every moment. */

import type { LastingEffect, SourceKind } from './facts.ts'
import { type Card, type CardId, otherSeat, ownerOf, type Seat } from './ids.ts'
import type { Bearer, Modifiers, Queries, Query } from './modifiers.ts'
import type { Moments } from './moments.ts'
import type { Power } from './print.ts'
import { printOf } from './rules.ts'
import { isOffUnderConditions, powersOf } from './stack.ts'
import { findPokemon, type Pokemon } from './state.ts'
import type { Table } from './table.ts'

/** Something in force: a working power, Tool, Stadium, special Energy or lasting effect. */
export interface Bearing {
  readonly me: Bearer
  readonly source: SourceKind
  readonly modifiers: Modifiers | undefined
  readonly moments: Moments | undefined
  /** Present where it can be switched off. */
  readonly power?: Power
  readonly tool?: Card
  readonly stadium?: Card
  /** The Energy card it is printed on. */
  readonly energy?: Card
}

export function query<Q extends Query>(
  table: Table,
  name: Q,
  value: Queries[Q]['value'],
  about: Queries[Q]['about'],
): Queries[Q]['value'] {
  const { list, blankers } = inForce(table)
  return reduce(isBlanking(name) ? blankers : list, table, name, value, about)
}

function reduce<Q extends Query>(
  list: readonly Bearing[],
  table: Table,
  name: Q,
  value: Queries[Q]['value'],
  about: Queries[Q]['about'],
): Queries[Q]['value'] {
  let result = value
  for (const { modifiers, me } of list) {
    const change = modifiers?.[name] as Modifiers[Q]
    if (change) result = change(result as never, about as never, me, table) as typeof result
  }
  return result
}

const BLANKING = ['powerWorks', 'toolWorks', 'stadiumWorks'] as const
const isBlanking = (name: Query): boolean => (BLANKING as readonly Query[]).includes(name)

interface InForce {
  readonly list: readonly Bearing[]
  /** Those that switch others off. One that is switched off by its like still does. */
  readonly blankers: readonly Bearing[]
}

const NONE: readonly Bearing[] = []
let known: (InForce & Table) | null = null

/** Everything in force, the turn player's first. Remembered for one table, since many queries follow on the same one. */
export const bearings = (table: Table): readonly Bearing[] => inForce(table).list

function inForce(table: Table): InForce {
  const { rules, state } = table
  if (known?.state !== state || known.rules !== rules) known = { rules, state, ...findInForce(table) }
  return known
}

function findInForce(table: Table): InForce {
  const all = printedBearings(table)
  for (const effect of table.state.effects) all.push(lastingBearing(table, effect))
  const blanking = all.filter(({ modifiers }) => modifiers && BLANKING.some(name => modifiers[name]))
  if (blanking.length === 0) return { list: all, blankers: NONE }
  const unlike = (one: Bearing) => blanking.filter(other => !isAlike(one, other))
  const blankers = blanking.filter(one => works(unlike(one), table, one))
  return { list: all.filter(bearing => works(blankers, table, bearing)), blankers }
}

/** Two that switch off the same kind of thing do not undo each other, nor does one undo itself: there is no circle. */
const isAlike = (one: Bearing, other: Bearing): boolean =>
  BLANKING.some(name => one.modifiers?.[name] && other.modifiers?.[name])

function printedBearings(table: Table): Bearing[] {
  const list: Bearing[] = []
  const { state } = table
  const { speaks } = table.rules.cardsOf(state)
  for (const seat of [state.turn.seat, otherSeat(state.turn.seat)]) {
    const { active, bench } = state.sides[seat]
    if (active) addBearings(table, active, speaks, list)
    for (const pokemon of bench) addBearings(table, pokemon, speaks, list)
  }
  const { stadium } = state
  if (stadium !== null && speaks[stadium]) {
    const print = printOf(table, stadium)
    if (print.kind === 'trainer') list.push({ ...bearing(ownerOf(stadium), null, print.id, 'trainer', print), stadium })
  }
  return list
}

function addBearings(table: Table, pokemon: Pokemon, speaks: readonly boolean[], list: Bearing[]): void {
  if (pokemon.faceDown) return
  if (pokemon.cards.some(card => speaks[card]))
    for (const { power, card } of powersOf(table, pokemon))
      if ((power.modifiers || power.moments) && !isOffUnderConditions(table, pokemon, power))
        list.push({ ...bearing(pokemon.seat, pokemon, card, power.kind, power), power })
  for (const card of pokemon.attached) {
    const print = speaks[card] && printOf(table, card)
    if (print && print.kind === 'trainer')
      list.push({ ...bearing(ownerOf(card), pokemon, print.id, 'trainer', print), tool: card })
  }
  for (const card of pokemon.energy) {
    const print = speaks[card] && printOf(table, card)
    if (print && print.kind === 'energy')
      list.push({ ...bearing(ownerOf(card), pokemon, print.id, 'energy', print), energy: card })
  }
}

function bearing(
  seat: Seat,
  pokemon: Pokemon | null,
  card: CardId,
  source: SourceKind,
  text: { readonly modifiers?: Modifiers; readonly moments?: Moments },
): Bearing {
  return { me: { seat, pokemon, card, effect: null }, source, modifiers: text.modifiers, moments: text.moments }
}

function lastingBearing(table: Table, effect: LastingEffect): Bearing {
  const { modifiers, moments } = table.rules.lasting(effect.name, effect.params)
  const pokemon = effect.on && 'pokemon' in effect.on ? findPokemon(table.state, effect.on.pokemon) : null
  const { seat, card, kind } = effect.source
  return { me: { seat, pokemon, card, effect }, source: kind, modifiers, moments }
}

function works(blankers: readonly Bearing[], table: Table, { me, power, tool, stadium }: Bearing): boolean {
  if (me.pokemon && power) return reduce(blankers, table, 'powerWorks', true, { pokemon: me.pokemon, power })
  if (me.pokemon && tool !== undefined)
    return reduce(blankers, table, 'toolWorks', true, { pokemon: me.pokemon, card: tool })
  if (stadium !== undefined) return reduce(blankers, table, 'stadiumWorks', true, stadium)
  return true
}

/** What is true on the table, with everything that modifies it. */
import { type Card, type CardId, otherSeat, ownerOf, type Seat } from './ids.ts'
import type { AttackOffer, Bearer, Modifiers, Queries, Query } from './modifiers.ts'
import type { Moments } from './moments.ts'
import type { EnergyUnit, PokemonPrint, Power, Resistance, TrainerKind, TrainerPrint, Type, Weakness } from './print.ts'
import { nameUnder, pokemonPrint, printOf } from './rules.ts'
import type { TrainerWord } from './ruleset.ts'
import { findPokemon, type LastingEffect, type Pokemon, type SourceKind } from './state.ts'
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

/** The printed card on top of the stack. */
export function topPrint(table: Table, pokemon: Pokemon): PokemonPrint {
  const card = pokemon.cards[pokemon.cards.length - 1] as Card
  return pokemonPrint(printOf(table, card))
}

/** The top card, and below a BREAK or LV.X also the card it was put on. */
export function speakingPrints(table: Table, pokemon: Pokemon): readonly PokemonPrint[] {
  const top = topPrint(table, pokemon)
  if (top.stage !== 'break' && top.stage !== 'lvx') return [top]
  const under = pokemon.cards[pokemon.cards.length - 2]
  return under === undefined ? [top] : [pokemonPrint(printOf(table, under)), top]
}

/** The card whose Weakness, Resistance and Retreat Cost count. */
function bodyPrint(table: Table, pokemon: Pokemon): PokemonPrint {
  const top = topPrint(table, pokemon)
  return top.stage === 'break' ? (speakingPrints(table, pokemon)[0] ?? top) : top
}

export const powersOf = (table: Table, pokemon: Pokemon): readonly { readonly power: Power; readonly card: CardId }[] =>
  speakingPrints(table, pokemon).flatMap(print => print.powers.map(power => ({ power, card: print.id })))

/** Switched off neither by another card nor by a Special Condition of its Pokémon. */
export const powerWorks = (table: Table, pokemon: Pokemon, power: Power): boolean =>
  !isOffUnderConditions(table, pokemon, power) && query(table, 'powerWorks', true, { pokemon, power })

function isOffUnderConditions({ rules }: Table, { conditions }: Pokemon, { kind, use }: Power): boolean {
  if (conditions.length === 0) return false
  const always: readonly string[] = rules.ruleset.powers.offUnderConditions
  return always.includes(kind) || (use !== undefined && (use.offUnderConditions ?? kind === 'power'))
}

export const maxHp = (table: Table, pokemon: Pokemon): number =>
  query(table, 'maxHp', topPrint(table, pokemon).hp, pokemon)

export const nameOf = (table: Table, pokemon: Pokemon): string =>
  nameUnder(table.rules.ruleset, topPrint(table, pokemon).name)

/** Does that card say that it evolves from this Pokémon? Whatever makes a Pokémon evolve must ask, unless its text says otherwise. */
export const evolvesFrom = (table: Table, { evolvesFrom: from }: PokemonPrint, pokemon: Pokemon): boolean =>
  from !== undefined && nameUnder(table.rules.ruleset, from) === nameOf(table, pokemon)

export const typesOf = (table: Table, pokemon: Pokemon): readonly Type[] =>
  query(table, 'types', topPrint(table, pokemon).types, pokemon)

export const weaknessesOf = (table: Table, pokemon: Pokemon): readonly Weakness[] =>
  query(table, 'weaknesses', bodyPrint(table, pokemon).weaknesses, pokemon)

export const resistancesOf = (table: Table, pokemon: Pokemon): readonly Resistance[] =>
  query(table, 'resistances', bodyPrint(table, pokemon).resistances, pokemon)

export const retreatCost = (table: Table, pokemon: Pokemon): number =>
  Math.max(0, query(table, 'retreatCost', bodyPrint(table, pokemon).retreat, pokemon))

export const benchSize = (table: Table, seat: Seat): number =>
  query(table, 'benchSize', table.rules.ruleset.setUp.bench, seat)

export const hasBenchSpace = (table: Table, seat: Seat): boolean =>
  table.state.sides[seat].bench.length < benchSize(table, seat)

const offers = new WeakMap<PokemonPrint | TrainerPrint, readonly AttackOffer[]>()

/** The attacks printed on a card, remembered because they are asked for so often. */
function offersOn(print: PokemonPrint | TrainerPrint): readonly AttackOffer[] {
  const before = offers.get(print)
  if (before) return before
  const list = (print.attacks ?? []).map(attack => ({ attack, card: print.id }))
  offers.set(print, list)
  return list
}

/** Its own attacks, those of a Technical Machine, and what other cards lend it. */
export function attacksOf(table: Table, pokemon: Pokemon): readonly AttackOffer[] {
  const [first, second] = speakingPrints(table, pokemon)
  let own = first ? offersOn(first) : []
  if (second) own = [...own, ...offersOn(second)]
  let all = own
  for (const card of pokemon.attached) {
    const print = printOf(table, card)
    if (print.kind === 'trainer' && print.attacks) all = [...all, ...offersOn(print)]
  }
  const lent = query(table, 'attacks', all, pokemon)
  return lent === own ? own : lent.filter((offer, index) => lent.findIndex(each => isSameOffer(each, offer)) === index)
}

/** Two equal cards lend the same attack: it is there once. */
const isSameOffer = (a: AttackOffer, b: AttackOffer): boolean => a.card === b.card && a.attack.name === b.attack.name

/** A Pokémon in play with another Pokémon card under it; the halves of a LEGEND and a LV.X do not make one. */
export const isEvolved = (table: Table, pokemon: Pokemon): boolean =>
  pokemon.cards.filter(card => {
    const { stage } = pokemonPrint(printOf(table, card))
    return stage !== 'legend' && stage !== 'lvx'
  }).length > 1

/** Basic for effects on Pokémon in play: a Basic card that lies on a Baby does not count. */
export const isBasicInPlay = (table: Table, pokemon: Pokemon): boolean =>
  !isEvolved(table, pokemon) && isBasicPrint(topPrint(table, pokemon))

export const isBasicPrint = (print: { kind: string; stage?: string }): boolean =>
  print.kind === 'pokemon' && (print.stage === 'basic' || print.stage === 'baby')

export const isEvolutionPrint = (print: PokemonPrint): boolean =>
  print.stage === 'stage1' || print.stage === 'stage2' || print.stage === 'mega' || print.stage === 'break'

/** Does "Trainer", "Item", … on a card of this era mean that kind of card? */
export const meansTrainer = (table: Table, word: TrainerWord, kind: TrainerKind): boolean =>
  table.rules.ruleset.trainers[word].includes(kind)

export function energyUnits(table: Table, pokemon: Pokemon, card: Card): readonly EnergyUnit[] {
  const print = printOf(table, card)
  if (print.kind !== 'energy') return []
  return query(table, 'energyProvided', print.provides, { on: pokemon, card, print })
}

export const allUnits = (table: Table, pokemon: Pokemon): readonly EnergyUnit[] =>
  pokemon.energy.flatMap(card => energyUnits(table, pokemon, card))

/** Enough Energy in all, and each typed symbol covered by an Energy of its own. */
export function covers(units: readonly EnergyUnit[], cost: readonly Type[]): boolean {
  if (units.length < cost.length) return false
  const typed = cost.filter(type => type !== 'colorless')
  return match(typed, 0, units, new Set())
}

function match(typed: readonly Type[], index: number, units: readonly EnergyUnit[], used: Set<number>): boolean {
  const type = typed[index]
  if (type === undefined) return true
  return units.some((unit, at) => {
    if (used.has(at) || !unit.includes(type)) return false
    used.add(at)
    if (match(typed, index + 1, units, used)) return true
    used.delete(at)
    return false
  })
}

/** What is true on the table, with everything that modifies it. */
import type { Card, Seat } from './ids.ts'
import { query } from './in-force.ts'
import type { AttackOffer } from './modifiers.ts'
import type { EnergyUnit, PokemonPrint, Power, Resistance, TrainerKind, TrainerPrint, Type, Weakness } from './print.ts'
import { nameUnder, pokemonPrint, printOf } from './rules.ts'
import type { Ruleset, TrainerWord } from './ruleset.ts'
import { isOffUnderConditions, speakingPrints, topPrint } from './stack.ts'
import type { Pokemon } from './state.ts'
import type { Table } from './table.ts'

export { query } from './in-force.ts'
export { powersOf, topPrint } from './stack.ts'

/** The card whose Weakness, Resistance and Retreat Cost count. */
function bodyPrint(table: Table, pokemon: Pokemon): PokemonPrint {
  const top = topPrint(table, pokemon)
  return top.stage === 'break' ? (speakingPrints(table, pokemon)[0] ?? top) : top
}

/** Switched off neither by another card nor by a Special Condition of its Pokémon. */
export const powerWorks = (table: Table, pokemon: Pokemon, power: Power): boolean =>
  !isOffUnderConditions(table, pokemon, power) && query(table, 'powerWorks', true, { pokemon, power })

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

/** What the rulebook calls that kind of card: the narrowest of its words for it. A plain Trainer is an Item only where there are Items. */
export function trainerWord({ trainers }: Pick<Ruleset, 'trainers'>, kind: TrainerKind): TrainerWord {
  const words = (Object.keys(trainers) as TrainerWord[]).filter(word => trainers[word].includes(kind))
  return words.toSorted((a, b) => trainers[a].length - trainers[b].length)[0] ?? 'Trainer'
}

/** What the rulebook calls it and all its relatives: some books count a Supporter among the Trainers, others do not. */
export const trainerFamily = (ruleset: Pick<Ruleset, 'trainers'>, kind: TrainerKind): TrainerWord =>
  ruleset.trainers.Trainer.includes(kind) ? 'Trainer' : trainerWord(ruleset, kind)

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

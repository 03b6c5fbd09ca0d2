/** Rough worth of things on the table, for players who do not look far ahead. */
import { figureDamage } from '../../engine/damage.ts'
import { otherSeat, type Seat } from '../../engine/ids.ts'
import type { Attack, EnergyUnit, PokemonPrint, Type } from '../../engine/print.ts'
import { allUnits, attacksOf, covers, evolvesFrom, isBasicPrint, maxHp, topPrint } from '../../engine/queries.ts'
import { printById } from '../../engine/rules.ts'
import { inPlay, type Pokemon } from '../../engine/state.ts'
import type { Table } from '../../engine/table.ts'

export const hpLeft = (table: Table, pokemon: Pokemon): number => maxHp(table, pokemon) - pokemon.damage

const KNOCK_OUT = 200

/** A Knock Out is best, the cheaper the better, then damage. What a text is worth shows in what its attack costs. */
export function attackWorth(table: Table, pokemon: Pokemon, attack: Attack): number {
  const defender = table.state.sides[otherSeat(pokemon.seat)].active
  if (!defender) return 0
  const hit = { attacker: pokemon.id, to: defender.id, base: attack.damage, attack: null }
  const damage = figureDamage(table, hit, { weakness: true, attackerEffects: true })
  if (damage > 0 && damage >= hpLeft(table, defender)) return KNOCK_OUT - attack.cost.length
  const text = attack.text === undefined ? 0 : attack.damage > 0 ? 2 : 8 * Math.max(1, attack.cost.length)
  return Math.max(0, damage) + text
}

/** The best it could do right now if it were Active. */
export function bestAttackWorth(table: Table, pokemon: Pokemon, units = allUnits(table, pokemon)): number {
  const usable = attacksOf(table, pokemon).filter(({ attack }) => covers(units, attack.cost))
  return Math.max(0, ...usable.map(({ attack }) => attackWorth(table, pokemon, attack)))
}

/** How many Energy are still missing. */
function missing(units: readonly EnergyUnit[], cost: readonly Type[]): number {
  const needs = [...units].reduce<readonly Type[]>((open, unit) => without(open, unit), cost)
  return needs.length
}

function without(cost: readonly Type[], unit: EnergyUnit): readonly Type[] {
  const typed = cost.findIndex(type => type !== 'colorless' && unit.includes(type))
  const at = typed >= 0 ? typed : cost.indexOf('colorless')
  return at < 0 ? cost : cost.filter((_, index) => index !== at)
}

/** What the player's deck can make of a Pokémon, itself first. */
function futureOf(table: Table, pokemon: Pokemon): readonly PokemonPrint[] {
  const line: PokemonPrint[] = [topPrint(table, pokemon)]
  const mine = deckOf(table, pokemon.seat)
  for (const stage of line) line.push(...mine.filter(({ evolvesFrom: from }) => from === stage.name))
  return line
}

const deckOf = ({ rules, state }: Table, seat: Seat): readonly PokemonPrint[] =>
  [...new Set(state.cards.slice(seat * 60, seat * 60 + 60))]
    .map(id => printById(rules, id))
    .filter(print => print.kind === 'pokemon')

/** What one more Energy would do for a Pokémon; 0 if it is of no use. */
export function energyWorth(table: Table, pokemon: Pokemon, unit: EnergyUnit): number {
  const before = allUnits(table, pokemon)
  const after = [...before, unit]
  const gain = bestAttackWorth(table, pokemon, after) - bestAttackWorth(table, pokemon, before)
  if (gain > 0) return 20 + gain
  const helped = futureOf(table, pokemon)
    .flatMap(({ attacks }) => attacks)
    .filter(({ cost }) => missing(after, cost) < missing(before, cost))
  const isOwnType = helped.some(({ cost }) => cost.some(type => type !== 'colorless' && unit.includes(type)))
  return helped.length > 0 ? 10 + before.length + (isOwnType ? 5 : 0) : 0
}

/** How well a Pokémon card goes with what the player has: what can evolve now is best, then something to evolve. */
export function suitability(table: Table, seat: Seat, print: PokemonPrint): number {
  const { hand } = table.state.sides[seat]
  const mine = inPlay(table.state.sides[seat])
  const again = hand.some(card => table.state.cards[card] === print.id) ? 250 : 0
  if (mine.some(pokemon => evolvesFrom(table, print, pokemon))) return print.hp + 500 - again
  if (isBasicPrint(print)) return print.hp + 400 - again
  return print.hp + (mine.some(pokemon => futureOf(table, pokemon).includes(print)) ? 300 : 0) - again
}

/** Powers, the Stadium, retreating and attacking: may they be used now? */
import type { CommandOf, Refusal } from './command.ts'
import { useKey } from './evolve.ts'
import type { Source } from './facts.ts'
import { isAsleepOrParalyzed } from './harm.ts'
import { type CardId, ownerOf, type PokemonId, type Seat } from './ids.ts'
import type { AttackOffer } from './modifiers.ts'
import { outlookFor } from './outlook.ts'
import type { Activation, EnergyUnit } from './print.ts'
import { allUnits, attacksOf, covers, powersOf, powerWorks, query, retreatCost } from './queries.ts'
import { payments } from './retreat.ts'
import { printOf } from './rules.ts'
import type { Pokemon } from './state.ts'
import type { Table } from './table.ts'

type Answer = Refusal | null

export function checkPower(table: Table, seat: Seat, pokemon: Pokemon, name: string): Answer {
  if (pokemon.seat !== seat) return 'target'
  const found = powersOf(table, pokemon).find(each => each.power.name === name)
  if (!found?.power.use) return 'no-such-power'
  const { power, card } = found
  if (!powerWorks(table, pokemon, power)) return 'power-off'
  return checkUse(table, found.power.use, seat, pokemon.id, { kind: power.kind, seat, card, name })
}

/** Of a Pokémon's power, or else of the Stadium, which is known by its card. */
function checkUse(table: Table, use: Activation, seat: Seat, pokemon: PokemonId | null, source: Source): Answer {
  const key = useKey(pokemon, source.name ?? source.card)
  if (use.limit !== 'unlimited' && table.state.turn.used.includes(key)) return 'power-used'
  if (use.can && !use.can(table, { seat, pokemon })) return 'requirement'
  return use.inVain?.(outlookFor(table, seat, source, pokemon)) ? 'no-effect' : null
}

export function checkStadiumUse(table: Table, seat: Seat): Answer {
  const { stadium } = table.state
  const print = stadium === null ? null : printOf(table, stadium)
  if (stadium === null || print?.kind !== 'trainer' || !print.use) return 'no-such-stadium-use'
  if (!query(table, 'stadiumWorks', true, stadium)) return 'power-off'
  return checkUse(table, print.use, seat, null, { kind: 'trainer', seat: ownerOf(stadium), card: print.id })
}

/** Can the Active Pokémon retreat at all, apart from the cost? */
export function checkRetreat(table: Table, seat: Seat): Answer {
  const { turn, sides } = table.state
  const { active, bench } = sides[seat]
  if (!active) return 'no-such-pokemon'
  const stuck = isAsleepOrParalyzed(active)
  if (stuck) return stuck
  if (turn.retreats >= table.rules.ruleset.perTurn.retreats) return 'already-retreated'
  if (turn.barred.includes(active.id)) return 'cannot-retreat-again'
  if (bench.length === 0) return 'bench-empty'
  return query(table, 'canRetreat', true, active) ? null : 'locked'
}

export function checkRetreatTo(table: Table, { seat, to, pay }: CommandOf<'Retreat'>): Answer {
  const refusal = checkRetreat(table, seat)
  if (refusal) return refusal
  const { active, bench } = table.state.sides[seat]
  if (!active || !bench.some(({ id }) => id === to)) return 'target'
  const ways = payments(table, active, retreatCost(table, active))
  if (ways.length === 0) return 'not-enough-energy'
  return ways.some(way => sameCards(way, pay)) ? null : 'wrong-payment'
}

const sameCards = (a: readonly CardId[], b: readonly CardId[]): boolean =>
  a.length === b.length && a.every((card, index) => card === b[index])

/** Can the Active Pokémon attack at all, apart from the attack? */
export function checkAttacker(table: Table, seat: Seat): Answer {
  const { turn, sides } = table.state
  const { active } = sides[seat]
  if (!active) return 'no-such-pokemon'
  if (turn.number === 1 && !table.rules.ruleset.firstTurn.attack) return 'first-turn-attack'
  return isAsleepOrParalyzed(active)
}

export function checkAttack(table: Table, { seat, card, attack }: CommandOf<'Attack'>): Answer {
  const refusal = checkAttacker(table, seat)
  if (refusal) return refusal
  const { active } = table.state.sides[seat]
  if (!active) return 'no-such-pokemon'
  const offer = attacksOf(table, active).find(each => each.card === card && each.attack.name === attack)
  return offer ? checkOffer(table, active, allUnits(table, active), offer) : 'no-such-attack'
}

export function checkOffer(table: Table, pokemon: Pokemon, units: readonly EnergyUnit[], offer: AttackOffer): Answer {
  const cost = query(table, 'attackCost', offer.attack.cost, { pokemon, attack: offer.attack })
  if (!covers(units, cost)) return 'not-enough-energy'
  if (offer.attack.usable?.(table, { seat: pokemon.seat, pokemon: pokemon.id }) === false) return 'requirement'
  return query(table, 'canAttack', true, { pokemon, offer }) ? null : 'locked'
}

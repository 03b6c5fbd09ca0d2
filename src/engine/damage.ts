/** From an attack's number to the counters on a Pokémon, by the ruleset's pipeline. */
import { at } from './at.ts'
import type { AttackRun } from './attack-run.ts'
import type { Context, Effect } from './context.ts'
import type { SourceKind } from './facts.ts'
import { otherSeat, type PokemonId } from './ids.ts'
import { type Bearing, bearings, query } from './in-force.ts'
import type { Hit } from './modifiers.ts'
import { resistancesOf, typesOf, weaknessesOf } from './queries.ts'
import type { DamageStep, ModifyStep } from './ruleset.ts'
import { findPokemon, isActive } from './state.ts'
import type { Table } from './table.ts'

interface DamageHow {
  /** Weakness and Resistance count. By default only for the opponent's Active Pokémon. */
  readonly weakness?: boolean
  /** What raises the attacker's damage counts. By default for all of the opponent's Pokémon. */
  readonly attackerEffects?: boolean
}

/** Deals damage of an attack. Returns what was placed. */
export function* dealDamage(run: AttackRun, to: PokemonId, base: number, how: DamageHow = {}): Effect<number> {
  return yield* dealHit(run, { attacker: run.self, to, base, attack: run }, how)
}

export function* dealHit({ game, you }: Context, hit: Hit, how: DamageHow): Effect<number> {
  const target = findPokemon(game.state, hit.to)
  if (!target || !findPokemon(game.state, hit.attacker)) return 0
  const hostile = target.seat === otherSeat(you)
  const amount = figureDamage(game, hit, {
    weakness: how.weakness ?? (hostile && isActive(game.state, hit.to)),
    attackerEffects: how.attackerEffects ?? hostile,
  })
  const counters = Math.floor(amount / 10)
  if (counters <= 0 || isPrevented(game, hit, hostile)) return 0
  if (!ignores(hit, 'defender-effects') && (yield* at(game, 'beforeDamage', hit))) return 0
  game.emit({ type: 'DamageDealt', pokemon: hit.to, amount: counters * 10, by: 'attack' })
  yield* at(game, 'damaged', { ...hit, amount: counters * 10 })
  return counters * 10
}

function isPrevented(table: Table, hit: Hit, hostile: boolean): boolean {
  if (ignores(hit, 'defender-effects')) return false
  const target = findPokemon(table.state, hit.to)
  if (!target) return true
  if (hostile && query(table, 'attacksAgainstDoNothing', false, target)) return true
  return query(table, 'preventsDamage', false, hit)
}

const ignores = (hit: Hit, what: 'weakness' | 'resistance' | 'defender-effects'): boolean =>
  hit.attack?.attack.ignores?.includes(what) ?? false

/** The damage after every step. It may be negative in between; only the counters are clamped. */
export function figureDamage(table: Table, hit: Hit, how: Required<DamageHow>): number {
  let amount = hit.base
  for (const step of table.rules.ruleset.damage.pipeline) {
    if (step === 'stop-if-none') {
      if (amount <= 0) return 0
    } else if (step === 'weakness') {
      if (how.weakness && !ignores(hit, 'weakness')) amount = applyWeakness(table, hit, amount)
    } else if (step === 'resistance') {
      if (how.weakness && !ignores(hit, 'resistance')) amount = applyResistance(table, hit, amount)
    } else amount = modify(table, hit, amount, step, how)
  }
  return amount
}

function applyWeakness(table: Table, hit: Hit, amount: number): number {
  const match = matching(table, hit, weaknessesOf)
  if (!match) return amount
  const fixed = table.rules.ruleset.damage.weaknessTimes
  const effect = fixed === null ? match.effect : { times: fixed }
  return 'times' in effect ? amount * effect.times : amount + effect.plus
}

function applyResistance(table: Table, hit: Hit, amount: number): number {
  const match = matching(table, hit, resistancesOf)
  return match ? amount - (table.rules.ruleset.damage.resistanceMinus ?? match.minus) : amount
}

function matching<T extends { readonly type: string }>(
  table: Table,
  hit: Hit,
  list: (table: Table, pokemon: NonNullable<ReturnType<typeof findPokemon>>) => readonly T[],
): T | undefined {
  const attacker = findPokemon(table.state, hit.attacker)
  const target = findPokemon(table.state, hit.to)
  if (!attacker || !target) return undefined
  const types: readonly string[] = typesOf(table, attacker)
  return list(table, target).find(({ type }) => types.includes(type))
}

const CARDS_ON_IT: readonly SourceKind[] = ['trainer', 'energy']
const isOnCards = ({ source }: Bearing): boolean => CARDS_ON_IT.includes(source)

function modify(
  table: Table,
  hit: Hit,
  amount: number,
  step: Exclude<DamageStep, 'stop-if-none' | 'weakness' | 'resistance'>,
  how: Required<DamageHow>,
): number {
  const all = bearings(table)
  const dealt = how.attackerEffects ? all : []
  const taken = ignores(hit, 'defender-effects') ? [] : all
  if (typeof step === 'object') {
    const natural = (list: readonly Bearing[]) => list.filter(bearing => isNatural(bearing, step))
    return step.of === 'attacker'
      ? apply(table, hit, amount, 'damageDealt', natural(dealt))
      : apply(table, hit, amount, 'damageTaken', natural(taken))
  }
  const timing = step === 'texts-before-weakness' ? 'before-weakness' : 'after-resistance'
  const timed = (list: readonly Bearing[]) => list.filter(({ modifiers }) => modifiers?.timing === timing)
  const raised = apply(table, hit, amount, 'damageDealt', timed(dealt))
  const afterCards = apply(table, hit, raised, 'damageTaken', timed(taken).filter(isOnCards))
  return apply(
    table,
    hit,
    afterCards,
    'damageTaken',
    timed(taken).filter(bearing => !isOnCards(bearing)),
  )
}

const isNatural = ({ modifiers, source }: Bearing, { from }: ModifyStep): boolean =>
  modifiers !== undefined && modifiers.timing === undefined && from.includes(source)

const apply = (
  table: Table,
  hit: Hit,
  amount: number,
  name: 'damageDealt' | 'damageTaken',
  list: readonly Bearing[],
): number => list.reduce((sum, { modifiers, me }) => modifiers?.[name]?.(sum, hit, me, table) ?? sum, amount)

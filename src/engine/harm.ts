/** Counters, healing and Special Conditions. */
import type { Context, Outlook } from './context.ts'
import type { Source } from './facts.ts'
import type { Game } from './game.ts'
import { otherSeat, type PokemonId } from './ids.ts'
import { query } from './queries.ts'
import { findPokemon, hasCondition, isActive, type Pokemon } from './state.ts'
import type { Table } from './table.ts'
import type { Condition } from './vocabulary.ts'

/** Is this Pokémon out of reach of what an opponent's card does to it? Damage is asked for apart. */
function isSafeFrom(table: Table, to: Pokemon, source: Source): boolean {
  if (source.kind === 'attack' && source.seat === otherSeat(to.seat))
    if (query(table, 'attacksAgainstDoNothing', false, to)) return true
  return query(table, 'preventsEffects', false, { to, source })
}

/** Can an effect still reach this Pokémon? */
export function reaches({ game, source }: Pick<Outlook, 'game' | 'source'>, id: PokemonId): boolean {
  const pokemon = findPokemon(game.state, id)
  return pokemon !== null && !isSafeFrom(game, pokemon, source)
}

/** Counters are not damage: nothing raises, lowers or prevents them, but an effect that does not reach places none. */
export function placeCounters(context: Context, id: PokemonId, count: number): void {
  if (count > 0 && reaches(context, id)) context.game.emit({ type: 'CountersPlaced', pokemon: id, amount: count * 10 })
}

export function moveCounters({ game }: Context, from: PokemonId, to: PokemonId, count: number): void {
  const amount = Math.min(count * 10, game.pokemon(from).damage)
  if (amount > 0) game.emit({ type: 'CountersMoved', from, to, amount })
}

/** Is there damage that can be healed? */
export const canHeal = (table: Table, pokemon: Pokemon): boolean =>
  pokemon.damage > 0 && query(table, 'canHeal', true, pokemon)

export function heal({ game }: Context, id: PokemonId, amount: number): void {
  const pokemon = findPokemon(game.state, id)
  if (!pokemon || !canHeal(game, pokemon)) return
  const healed = Math.min(amount, pokemon.damage)
  if (healed > 0) game.emit({ type: 'Healed', pokemon: id, amount: healed })
}

const EXCLUSIVE: readonly Condition[] = ['asleep', 'confused', 'paralyzed']

/** Only an Active Pokémon can have a condition. */
function canHave(outlook: Outlook, to: Pokemon, condition: Condition): boolean {
  const { game } = outlook
  if (!isActive(game.state, to.id) || !reaches(outlook, to.id)) return false
  return !query(game, 'preventsCondition', false, { to, condition })
}

/** Would anything be different? Only a Paralysis is a new one if it begins anew. */
export function canInflict(outlook: Outlook, to: Pokemon, condition: Condition): boolean {
  const { number } = outlook.game.state.turn
  const isSame = to.conditions.some(({ is, turn }) => is === condition && (is !== 'paralyzed' || turn === number))
  return !isSame && canHave(outlook, to, condition)
}

/** A turned card takes the place of the one before, a marker of its like. */
export function inflict(context: Context, id: PokemonId, condition: Condition): void {
  const { game } = context
  const pokemon = game.find(id)
  if (!pokemon || !canHave(context, pokemon, condition)) return
  const replaced = EXCLUSIVE.includes(condition) ? EXCLUSIVE : [condition]
  cure(game, id, replaced)
  game.emit({ type: 'ConditionInflicted', pokemon: id, condition })
}

export function cure(game: Game, id: PokemonId, which?: readonly Condition[]): void {
  const pokemon = findPokemon(game.state, id)
  if (!pokemon) return
  const conditions = pokemon.conditions.map(({ is }) => is).filter(is => which?.includes(is) ?? true)
  if (conditions.length > 0) game.emit({ type: 'ConditionsRemoved', pokemon: id, conditions })
}

export function placeNamedCounter(context: Context, id: PokemonId, name: string): void {
  if (reaches(context, id))
    context.game.emit({ type: 'NamedCounterPlaced', pokemon: id, counter: { name, from: context.source.card } })
}

export const isAsleepOrParalyzed = (pokemon: Pokemon): 'asleep' | 'paralyzed' | null =>
  hasCondition(pokemon, 'asleep') ? 'asleep' : hasCondition(pokemon, 'paralyzed') ? 'paralyzed' : null

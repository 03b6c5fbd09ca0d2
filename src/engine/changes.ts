/** The ways in which a state can be changed: all copies, sharing whatever stays. */
import { assert } from '../shared/assert.ts'
import type { Place } from './event.ts'
import type { Card, PokemonId, Seat } from './ids.ts'
import { findPokemon, type Pokemon, type Side, type State, type Turn } from './state.ts'

export function withSide(state: State, seat: Seat, change: (side: Side) => Side): State {
  const side = change(state.sides[seat])
  return { ...state, sides: seat === 0 ? [side, state.sides[1]] : [state.sides[0], side] }
}

export const withTurn = (state: State, change: (turn: Turn) => Turn): State => ({ ...state, turn: change(state.turn) })

export function withQuestions(
  state: State,
  change: (questions: NonNullable<State['action']>['questions']) => NonNullable<State['action']>['questions'],
): State {
  assert(state.action, 'a choice belongs to an action')
  return { ...state, action: { ...state.action, questions: change(state.action.questions) } }
}

export function onPokemon(state: State, id: PokemonId, change: (pokemon: Pokemon) => Pokemon): State {
  const pokemon = findPokemon(state, id)
  assert(pokemon, `Pokémon ${id} is not in play`)
  return withSide(state, pokemon.seat, side =>
    side.active?.id === id
      ? { ...side, active: change(side.active) }
      : { ...side, bench: side.bench.map(each => (each.id === id ? change(each) : each)) },
  )
}

export const addDamage = (state: State, id: PokemonId, amount: number): State =>
  onPokemon(state, id, pokemon => ({ ...pokemon, damage: pokemon.damage + amount }))

const LISTS = { stack: 'cards', energy: 'energy', attached: 'attached' } as const

export function take(state: State, cards: readonly Card[], from: Place): State {
  if ('pokemon' in from)
    return onPokemon(state, from.pokemon, pokemon => {
      const list = LISTS[from.as]
      return { ...pokemon, [list]: without(pokemon[list], cards) }
    })
  if (from.zone === 'stadium') return { ...state, stadium: null }
  const { zone, seat } = from
  return withSide(state, seat, side => ({ ...side, [zone]: without(side[zone], cards) }))
}

export function put(state: State, cards: readonly Card[], to: Place): State {
  if ('pokemon' in to)
    return onPokemon(state, to.pokemon, pokemon => {
      const list = LISTS[to.as]
      return { ...pokemon, [list]: [...pokemon[list], ...cards] }
    })
  if (to.zone === 'stadium') return { ...state, stadium: cards[0] ?? null }
  const { zone, seat } = to
  const onTop = zone === 'deck' && to.at !== 'bottom'
  return withSide(state, seat, side => ({
    ...side,
    [zone]: onTop ? [...cards, ...side[zone]] : [...side[zone], ...cards],
  }))
}

export const move = (state: State, cards: readonly Card[], from: Place, to: Place): State =>
  put(take(state, cards, from), cards, to)

function without(cards: readonly Card[], gone: readonly Card[]): readonly Card[] {
  const left = cards.filter(card => !gone.includes(card))
  assert(left.length === cards.length - gone.length, 'a card was moved from a place where it was not')
  return left
}

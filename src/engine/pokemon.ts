/** Pokémon coming into play, changing and leaving. */
import { assert } from '../shared/assert.ts'
import { at } from './at.ts'
import { chooseOnePokemon } from './choose.ts'
import type { Asker, Effect } from './context.ts'
import type { Move, Place, Zone } from './event.ts'
import type { Game } from './game.ts'
import { cure } from './harm.ts'
import { type Card, ownerOf, type PokemonId, SEATS, type Seat } from './ids.ts'
import { endEffectsOfBenching, endEffectsOfDevolving, endEffectsOfEvolving } from './lasting.ts'
import { hasLabel } from './print.ts'
import { isEvolved, query } from './queries.ts'
import { pokemonPrint, printOf } from './rules.ts'
import type { Pokemon } from './state.ts'

const zoneOf = (place: Place): Zone => ('zone' in place && place.zone !== 'stadium' ? place.zone : 'table')

export function* benchPokemon(game: Game, seat: Seat, cards: readonly Card[], from: Place): Effect<PokemonId> {
  const pokemon = game.newId()
  game.emit({ type: 'PokemonPlaced', pokemon, seat, cards, from, spot: 'bench' })
  yield* at(game, 'enteredPlay', { pokemon, from: zoneOf(from) })
  return pokemon
}

/** Keeps damage and attached cards, loses conditions, effects of attacks and named counters. */
export function* evolvePokemon(game: Game, id: PokemonId, card: Card, from: Place): Effect {
  cure(game, id)
  endEffectsOfEvolving(game, id)
  removeNamedCounters(game, id)
  game.emit({ type: 'Evolved', pokemon: id, card, from })
  const print = pokemonPrint(printOf(game, card))
  const pokemon = game.pokemon(id)
  const ends = pokemon.seat === game.state.turn.seat && (print.stage === 'mega' || hasLabel(print, 'primal'))
  if (query(game, 'endsTurnByEvolving', ends, { pokemon, print })) game.turnIsOver = true
  yield* at(game, 'evolved', { pokemon: id, card, from: zoneOf(from) })
}

function removeNamedCounters(game: Game, id: PokemonId): void {
  if (game.pokemon(id).counters.length > 0) game.emit({ type: 'NamedCountersRemoved', pokemon: id })
}

/** Takes the highest stage off; no effect stays on the Pokémon, whatever its source. Nothing happens to a Pokémon that is not evolved. */
export function devolvePokemon(game: Game, id: PokemonId, to: Place): void {
  const pokemon = game.pokemon(id)
  if (!isEvolved(game, pokemon)) return
  const top = pokemon.cards[pokemon.cards.length - 1]
  assert(top !== undefined, 'a Pokémon has a card')
  cure(game, id)
  endEffectsOfDevolving(game, id)
  removeNamedCounters(game, id)
  game.emit({ type: 'Devolved', pokemon: id, cards: [top], to })
}

/** The Active Pokémon goes to the Bench, free of conditions and of what attacks left on it. */
export function switchActive(game: Game, seat: Seat, id: PokemonId): void {
  const { active } = game.side(seat)
  if (active) {
    cure(game, active.id)
    endEffectsOfBenching(game, active.id)
  }
  game.emit({ type: 'ActiveChanged', seat, pokemon: id })
}

/** A player chooses who of the Benched Pokémon comes forward; without any nothing happens. */
export function* switchByChoice(
  by: Asker,
  seat: Seat,
  chooser: Seat,
  bench: readonly Pokemon[] = by.game.side(seat).bench,
): Effect<boolean> {
  const { game } = by
  const ids = bench.map(({ id }) => id)
  const next = yield* chooseOnePokemon(by, chooser, 'new-active', ids)
  if (next === null) return false
  switchActive(game, seat, next)
  return true
}

/** The stack to one zone, what is attached to another; what the other player attached goes to their discard pile. */
export function movesOf(pokemon: Pokemon, stack: Zone, attached: Zone = stack): readonly Move[] {
  const moves = (cards: readonly Card[], zone: Zone): readonly Move[] =>
    SEATS.map(seat => ({
      cards: cards.filter(card => ownerOf(card) === seat),
      to: { zone: seat === pokemon.seat ? zone : ('discard' as const), seat },
    })).filter(move => move.cards.length > 0)
  if (stack === attached) return moves([...pokemon.cards, ...pokemon.energy, ...pokemon.attached], stack)
  return [...moves(pokemon.cards, stack), ...moves([...pokemon.energy, ...pokemon.attached], attached)]
}

/** Leaves play without being Knocked Out. */
export function removeFromPlay(game: Game, id: PokemonId, stack: Zone, attached: Zone = stack): void {
  game.emit({ type: 'PokemonLeft', pokemon: id, moves: movesOf(game.pokemon(id), stack, attached) })
}

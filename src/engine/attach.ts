/** Putting Energy and Trainers onto Pokémon. */
import { at } from './at.ts'
import type { Effect } from './context.ts'
import type { Place } from './event.ts'
import type { Game } from './game.ts'
import type { Card, PokemonId } from './ids.ts'
import type { Bearing } from './in-force.ts'

/** Energy cards that are already there have nothing to say about another one. */
export function* attachEnergy(
  game: Game,
  card: Card,
  pokemon: PokemonId,
  from: Place,
  how: { readonly ofTurn?: true } = {},
): Effect {
  game.emit({ type: 'EnergyAttached', card, pokemon, from, ...how })
  const zone = 'zone' in from && from.zone !== 'stadium' ? from.zone : 'table'
  const isAsked = ({ energy }: Bearing) => energy === undefined || energy === card
  yield* at(game, 'energyAttached', { pokemon, card, from: zone }, isAsked)
}

export function attachTrainer(game: Game, card: Card, pokemon: PokemonId, from: Place): void {
  game.emit({ type: 'TrainerAttached', card, pokemon, from })
}

export function moveEnergy(game: Game, card: Card, from: PokemonId, to: PokemonId): void {
  game.emit({
    type: 'CardsMoved',
    cards: [card],
    from: { pokemon: from, as: 'energy' },
    to: { pokemon: to, as: 'energy' },
  })
}

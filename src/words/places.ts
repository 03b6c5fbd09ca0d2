/** Where the Pokémon of a table stand. */
import type { TableView } from '../app/table.ts'
import type { PokemonId, PokemonView, Seat } from '../engine/view.ts'

export interface PokemonPlace {
  readonly seat: Seat
  readonly pokemon: PokemonView
  /** On the Bench, the place from the left, counted from 1. */
  readonly spot: 'active' | number
}

export function placesOf({ game }: TableView): readonly PokemonPlace[] {
  const sides = game?.sides ?? []
  return sides.flatMap(({ active, bench }, index) => {
    const seat: Seat = index === 0 ? 0 : 1
    const benched = bench.map((pokemon, nth): PokemonPlace => ({ seat, pokemon, spot: nth + 1 }))
    return active ? [{ seat, pokemon: active, spot: 'active' as const }, ...benched] : benched
  })
}

export const placeOf = (table: TableView, id: PokemonId): PokemonPlace | undefined =>
  placesOf(table).find(({ pokemon }) => pokemon.id === id)

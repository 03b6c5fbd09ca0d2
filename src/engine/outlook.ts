/** What a player can foresee before anything is done. */
import { assert } from '../shared/assert.ts'
import type { Outlook, Sight } from './context.ts'
import type { Source } from './facts.ts'
import { type CardId, otherSeat, type PokemonId, type Seat } from './ids.ts'
import { findPokemon, type Side } from './state.ts'
import type { Table } from './table.ts'

/** `played` is a card that is still in the hand, but no longer when its text is done. */
export const outlookFor = (
  table: Table,
  seat: Seat,
  source: Source,
  self: PokemonId | null,
  played?: CardId,
): Outlook => ({
  game: played === undefined ? sightOf(table) : sightOf(table, { seat, played }),
  you: seat,
  opponent: otherSeat(seat),
  source,
  self,
})

function sightOf({ rules, state }: Table, leaving?: { readonly seat: Seat; readonly played: CardId }): Sight {
  const find = (id: PokemonId) => findPokemon(state, id)
  return {
    rules,
    state,
    find,
    side: seat =>
      leaving?.seat === seat ? without(state.sides[seat], at(state, seat, leaving.played)) : state.sides[seat],
    pokemon(id) {
      const pokemon = find(id)
      assert(pokemon, `Pokémon ${id} is not in play`)
      return pokemon
    },
  }
}

const at = ({ sides, cards }: Table['state'], seat: Seat, id: CardId): number =>
  sides[seat].hand.findIndex(card => cards[card] === id)

const without = (side: Side, index: number): Side => ({ ...side, hand: side.hand.toSpliced(index, 1) })

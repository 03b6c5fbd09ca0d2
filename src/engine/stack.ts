/** What the cards of a Pokémon say, before anything modifies it. */
import type { Card, CardId } from './ids.ts'
import type { PokemonPrint, Power } from './print.ts'
import { pokemonPrint, printOf } from './rules.ts'
import type { Pokemon } from './state.ts'
import type { Table } from './table.ts'

/** The printed card on top of the stack. */
export function topPrint(table: Table, pokemon: Pokemon): PokemonPrint {
  const card = pokemon.cards[pokemon.cards.length - 1] as Card
  return pokemonPrint(printOf(table, card))
}

/** The top card, and below a BREAK or LV.X also the card it was put on. */
export function speakingPrints(table: Table, pokemon: Pokemon): readonly PokemonPrint[] {
  const top = topPrint(table, pokemon)
  if (top.stage !== 'break' && top.stage !== 'lvx') return [top]
  const under = pokemon.cards[pokemon.cards.length - 2]
  return under === undefined ? [top] : [pokemonPrint(printOf(table, under)), top]
}

export const powersOf = (table: Table, pokemon: Pokemon): readonly { readonly power: Power; readonly card: CardId }[] =>
  speakingPrints(table, pokemon).flatMap(print => print.powers.map(power => ({ power, card: print.id })))

/** The ruleset, or the card itself, turns it off while its Pokémon has a Special Condition. */
export function isOffUnderConditions({ rules }: Table, { conditions }: Pokemon, { kind, use }: Power): boolean {
  if (conditions.length === 0) return false
  const always: readonly string[] = rules.ruleset.powers.offUnderConditions
  return always.includes(kind) || (use !== undefined && (use.offUnderConditions ?? kind === 'power'))
}

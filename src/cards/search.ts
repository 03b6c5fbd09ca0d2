/** Finding cards, and the line a Pokémon belongs to. */
import type { PokemonPrint, Print } from '../engine/print.ts'

/** Without case and accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The card with this id; or all whose name contains the words; or, if there are none, all that contain them as they are told. */
export function findCards(prints: readonly Print[], words: string, told: (print: Print) => string): readonly Print[] {
  const wanted = plain(words).trim()
  const byId = prints.filter(({ id }) => plain(id) === wanted)
  if (byId.length > 0) return byId
  const byName = prints.filter(({ name }) => plain(name).includes(wanted))
  return byName.length > 0 ? byName : prints.filter(print => plain(told(print)).includes(wanted))
}

/** The names of an evolution line, lowest stage first; several where a Pokémon evolves into more than one. */
export function evolutionLine(prints: readonly Print[], print: Print): readonly (readonly string[])[] {
  if (print.kind !== 'pokemon') return []
  const pokemon = prints.filter((each): each is PokemonPrint => each.kind === 'pokemon')
  const below = ancestors(pokemon, print.evolvesFrom)
  const line = [...below.map(name => [name]), [print.name], ...descendants(pokemon, [print.name])]
  return line.length > 1 ? line : []
}

function ancestors(pokemon: readonly PokemonPrint[], name: string | undefined): readonly string[] {
  if (name === undefined) return []
  const lower = pokemon.find(each => each.name === name)?.evolvesFrom
  return [...ancestors(pokemon, lower === name ? undefined : lower), name]
}

function descendants(pokemon: readonly PokemonPrint[], names: readonly string[]): readonly (readonly string[])[] {
  const next = pokemon.filter(({ evolvesFrom, name }) => names.includes(evolvesFrom ?? '') && !names.includes(name))
  const found = [...new Set(next.map(({ name }) => name))].sort()
  return found.length === 0 ? [] : [found, ...descendants(pokemon, found)]
}

export const formatLine = (line: readonly (readonly string[])[]): string =>
  line.map(names => names.join(' or ')).join(' → ')

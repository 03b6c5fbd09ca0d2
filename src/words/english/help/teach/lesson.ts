/** What a hint may look at: the table as one player sees it. */
import type { CardFace } from '../../../../app/card-face.ts'
import { type Rulebook, rulebookOf } from '../../../../app/ruleset-facts.ts'
import type { TableView, Yours } from '../../../../app/table.ts'
import type { CardId, PokemonId, PokemonView, SeatView, SideView } from '../../../../engine/view.ts'

export interface Lesson {
  readonly game: SeatView
  readonly yours: Yours
  readonly rules: Rulebook
  readonly mine: SideView
  readonly theirs: SideView
  readonly face: (card: CardId) => CardFace
}

export function lessonOf(table: TableView, face: Lesson['face']): Lesson | null {
  const { game, yours, terms } = table
  if (!yours || !game || !('seat' in game)) return null
  const [mine, theirs] = yours.seat === 0 ? game.sides : [game.sides[1], game.sides[0]]
  return { game, yours, rules: rulebookOf(terms.ruleset), mine, theirs, face }
}

export const inPlay = ({ active, bench }: SideView): readonly PokemonView[] => (active ? [active, ...bench] : bench)

export const pokemonById = ({ mine, theirs }: Lesson, id: PokemonId): PokemonView | null =>
  [...inPlay(mine), ...inPlay(theirs)].find(pokemon => pokemon.id === id) ?? null

export const isMine = ({ mine }: Lesson, id: PokemonId): boolean => inPlay(mine).some(pokemon => pokemon.id === id)

export function topFace({ face }: Lesson, { cards }: PokemonView): CardFace | null {
  const top = cards.at(-1)
  return top === undefined ? null : face(top)
}

export const nameOf = (lesson: Lesson, pokemon: PokemonView | null): string =>
  (pokemon && topFace(lesson, pokemon)?.name) ?? 'the Pokémon'

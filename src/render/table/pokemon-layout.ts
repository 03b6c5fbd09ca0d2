/** What a Pokémon's place consists of, large or small. */
import type { Badge } from '../card/card-head.ts'
import type { PlacedSign } from '../card/card-mini.ts'
import { type Box, box, type Placed, right } from '../geometry.ts'
import type { PlacedText } from '../text.ts'
import { SPACE } from '../theme.ts'
import type { PokemonMark, PokemonScene } from './scene-pokemon.ts'
import type { ThingsLayout } from './things.ts'
import type { Pill, TileLayout } from './tile-layout.ts'

export interface HpLayout extends Placed {
  readonly left: PlacedText
  readonly max: PlacedText
  /** All damage on it. */
  readonly counter: Pill | null
}

export interface PlacedMark extends Placed {
  readonly mark: PokemonMark
}

export interface PokemonLayout extends Placed {
  readonly pokemon: PokemonScene
  readonly tile: TileLayout
  readonly name: PlacedText
  readonly marks: readonly PlacedMark[]
  readonly signs: readonly PlacedSign[]
  readonly sort: PlacedText | null
  readonly badges: readonly Badge[]
  readonly hp: HpLayout | null
  readonly bar: Placed | null
  readonly things: readonly ThingsLayout[]
}

/** At the end of a row. */
export function layoutMarks({ marks }: PokemonScene, row: Box, size: number): readonly PlacedMark[] {
  const step = size + SPACE.hair
  const y = row.y + (row.height - size) / 2
  return marks.map((mark, index) => ({
    mark,
    box: box(right(row) - (marks.length - index) * step + SPACE.hair, y, size, size),
  }))
}

/** What of the row is left before its marks. */
export const beforeMarks = ([first]: readonly PlacedMark[], row: Box): Box =>
  first ? { ...row, width: first.box.x - SPACE.small - row.x } : row

export const layoutSigns = ({ types }: PokemonScene, { x, y, height }: Box): readonly PlacedSign[] =>
  types.map((sign, index) => ({ sign, box: box(x + index * (height + SPACE.hair), y, height, height) }))

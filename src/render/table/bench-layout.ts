/** The Bench: five places side by side, more where there are more, in two rows where they would be too narrow. */
import { type Box, bottom, box, type Placed } from '../geometry.ts'
import type { PokemonLayout } from './pokemon-layout.ts'
import type { SideScene } from './scene.ts'
import type { PokemonScene } from './scene-pokemon.ts'
import { layoutSlot, SLOT_HEIGHT } from './slot-layout.ts'

export interface BenchLayout extends Placed {
  readonly slots: readonly PokemonLayout[]
  readonly empty: readonly Placed[]
}

const GAP = 10
const USUAL = 5
const MOST = 6
const NARROWEST = 52

const unitsOf = ({ isWide }: PokemonScene): number => (isWide ? 2 : 1)
const unitsIn = (row: readonly PokemonScene[]): number => row.reduce((sum, each) => sum + unitsOf(each), 0)

/** As few rows as possible, as equal as possible. */
function rowsOf(bench: readonly PokemonScene[]): readonly (readonly PokemonScene[])[] {
  const fewest = rowsWithin(bench, MOST).length
  for (let units = USUAL - 2; units < MOST; units++) {
    const rows = rowsWithin(bench, units)
    if (rows.length === fewest) return rows
  }
  return rowsWithin(bench, MOST)
}

function rowsWithin(bench: readonly PokemonScene[], units: number): readonly (readonly PokemonScene[])[] {
  const rows: PokemonScene[][] = [[]]
  for (const pokemon of bench) {
    const row = rows.at(-1) ?? []
    if (row.length > 0 && unitsIn(row) + unitsOf(pokemon) > units) rows.push([pokemon])
    else row.push(pokemon)
  }
  return rows
}

export const benchHeight = ({ bench }: SideScene): number => rowsOf(bench).length * (SLOT_HEIGHT + GAP) - GAP

export function layoutBench({ bench, benchPlaces }: SideScene, within: Box): BenchLayout {
  const rows = rowsOf(bench)
  const units = Math.max(USUAL, ...rows.map(unitsIn))
  const unit = Math.floor((within.width - (units - 1) * GAP) / units)
  const widthOf = (pokemon: PokemonScene) => unitsOf(pokemon) * (unit + GAP) - GAP
  let y = within.y
  let x = within.x
  const slots = rows.flatMap((row, index) => {
    y = within.y + index * (SLOT_HEIGHT + GAP)
    x = within.x
    return row.map(pokemon => {
      const place = box(x, y, widthOf(pokemon), SLOT_HEIGHT)
      x += place.width + GAP
      return layoutSlot(pokemon, place)
    })
  })
  const rest = box(x, y, within.x + within.width - x, bottom(within) - y)
  return { box: within, slots, empty: emptyPlaces(benchPlaces - bench.length, unit, rest) }
}

/** As wide as a Pokémon where there is room, else narrower: nothing has to be read there. */
function emptyPlaces(count: number, unit: number, rest: Box): readonly Placed[] {
  const shown = Math.min(count, Math.floor((rest.width + GAP) / (NARROWEST + GAP)))
  if (shown <= 0) return []
  const width = Math.min(unit, Math.floor((rest.width - (shown - 1) * GAP) / shown))
  return Array.from({ length: shown }, (_, index) => ({
    box: box(rest.x + index * (width + GAP), rest.y, width, rest.height),
  }))
}

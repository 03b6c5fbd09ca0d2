/** One player's side: the Active towards the middle, the name at the outer edge. */
import { type Box, box, type Placed } from '../geometry.ts'
import { SPACE } from '../theme.ts'
import { activeHeight, layoutActive } from './active-layout.ts'
import { type BenchLayout, benchHeight, layoutBench } from './bench-layout.ts'
import type { PokemonLayout } from './pokemon-layout.ts'
import type { SideScene } from './scene.ts'
import { layoutStrip, STRIP_HEIGHT, type StripLayout } from './strip-layout.ts'
import { layoutVacant, type VacantLayout } from './vacant-layout.ts'
import { layoutPiles, layoutPrizes, type PilesLayout, type PrizesLayout } from './zones-layout.ts'

export interface SideLayout extends Placed {
  readonly strip: StripLayout
  readonly bench: BenchLayout
  readonly active: PokemonLayout | null
  readonly vacant: VacantLayout | null
  readonly prizes: PrizesLayout
  readonly piles: PilesLayout
}

const GAP = SPACE.small
const PRIZES_WIDTH = 98
const PILES_WIDTH = 134
const COLUMN_GAP = 14

const activeWidth = (width: number): number => width - PRIZES_WIDTH - PILES_WIDTH - 2 * COLUMN_GAP

export const sideHeight = (side: SideScene, width: number): number =>
  STRIP_HEIGHT + GAP + benchHeight(side) + GAP + activeHeight(side.active, activeWidth(width))

export function layoutSide(side: SideScene, within: Box, at: 'top' | 'bottom'): SideLayout {
  const heights = [STRIP_HEIGHT, benchHeight(side), activeHeight(side.active, activeWidth(within.width))]
  const order = at === 'top' ? [0, 1, 2] : [2, 1, 0]
  const rows: Box[] = []
  let y = within.y
  for (const index of order) {
    const height = heights[index] ?? 0
    rows[index] = box(within.x, y, within.width, height)
    y += height + GAP
  }
  const [strip, bench, active] = rows as [Box, Box, Box]
  const middle = box(active.x + PRIZES_WIDTH + COLUMN_GAP, active.y, activeWidth(active.width), active.height)
  return {
    box: within,
    strip: layoutStrip(side, strip),
    bench: layoutBench(side, bench),
    active: side.active && layoutActive(side.active, middle),
    vacant: side.active ? null : layoutVacant(side.fallen, middle),
    prizes: layoutPrizes(side, { ...active, width: PRIZES_WIDTH }),
    piles: layoutPiles(side, box(active.x + active.width - PILES_WIDTH, active.y, PILES_WIDTH, active.height)),
  }
}

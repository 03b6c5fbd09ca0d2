/** A laid out hand or choice as SVG. */
import { drawHeading } from '../heading.ts'
import { rectangle, type Svg, together } from '../svg.ts'
import { drawMark } from '../symbols/mark.ts'
import { drawText } from '../text.ts'
import { RADIUS, type Theme } from '../theme.ts'
import type { GridLayout, Tile } from './grid-layout.ts'
import { drawCardTile } from './tile-card.ts'
import { drawRowTile } from './tile-row.ts'

const CHEVRON = { pen: 'M8 4L15.5 12L8 20', width: 4 }

export function drawGrid({ heading, captions, tiles, arrows, empty }: GridLayout, theme: Theme): Svg {
  const { canvas } = theme
  return together(
    drawHeading(heading, canvas),
    ...captions.map(caption => drawText(caption, canvas.muted)),
    ...tiles.map(tile => drawTile(tile, theme)),
    ...arrows.map(({ box }) => drawMark(CHEVRON, box, canvas.text)),
    ...(empty ? [drawEmpty(empty, theme)] : []),
  )
}

const drawTile = (tile: Tile, theme: Theme): Svg =>
  tile.as === 'card' ? drawCardTile(tile, theme) : drawRowTile(tile, theme)

const drawEmpty = ({ box, words }: NonNullable<GridLayout['empty']>, { canvas }: Theme): Svg =>
  together(
    rectangle(box, { fill: 'none', stroke: canvas.line, 'stroke-width': 3, 'stroke-dasharray': '12 9' }, RADIUS.medium),
    drawText(words, canvas.muted),
  )

/** A laid out deck as SVG. */
import { drawHeading } from '../heading.ts'
import { rectangle, type Svg, together } from '../svg.ts'
import { drawEnergy } from '../symbols/energy.ts'
import { drawChip } from '../symbols/mark.ts'
import { SIGNS } from '../symbols/signs.ts'
import { drawText } from '../text.ts'
import { RADIUS, type Theme } from '../theme.ts'
import type { DeckLayout, DeckStat, EnergyPart, ProblemPanel } from './deck-layout.ts'
import { drawList } from './deck-list.ts'

export function drawDeck({ heading, problems, stats, energy, list }: DeckLayout, theme: Theme): Svg {
  return together(
    drawHeading(heading, theme.canvas),
    ...(problems ? [drawProblems(problems, theme)] : []),
    ...stats.map(stat => drawStat(stat, theme)),
    ...(energy?.parts ?? []).map(part => drawPart(part, theme)),
    drawList(list, theme),
  )
}

function drawProblems({ box, items }: ProblemPanel, { surface, signals }: Theme): Svg {
  const paint = { fill: surface.fill, stroke: signals.bad.fill, 'stroke-width': 3 }
  return together(
    rectangle(box, paint, RADIUS.medium),
    ...items.flatMap(({ mark, lines }) => [
      drawChip(SIGNS.problem, mark.box, signals.bad),
      ...lines.map(line => drawText(line, surface.text)),
    ]),
  )
}

const drawStat = ({ box, label, value }: DeckStat, { surface }: Theme): Svg =>
  together(
    rectangle(box, { fill: surface.fill }, RADIUS.medium),
    drawText(label, surface.muted),
    drawText(value, surface.text),
  )

function drawPart({ box, sign, mark, count }: EnergyPart, theme: Theme): Svg {
  const { tile } = theme.hues[sign === 'any' || sign === 'none' ? 'special' : sign]
  return together(
    rectangle(box, { fill: tile.fill }, RADIUS.small),
    drawEnergy(sign, mark.box, theme),
    ...(count ? [drawText(count, tile.text)] : []),
  )
}

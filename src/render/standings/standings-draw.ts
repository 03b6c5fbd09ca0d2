/** A laid out table of standings as SVG. */
import { box, centre, inset, right } from '../geometry.ts'
import { drawHeading } from '../heading.ts'
import { path, rectangle, type Svg, together } from '../svg.ts'
import { drawMark } from '../symbols/mark.ts'
import { SIGNS } from '../symbols/signs.ts'
import { drawText } from '../text.ts'
import { type Ground, RADIUS, type Theme } from '../theme.ts'
import type { StandingRow, StandingsLayout } from './standings-layout.ts'

export function drawStandings({ heading, titles, rows, cut, gap, empty }: StandingsLayout, theme: Theme): Svg {
  const { canvas } = theme
  return together(
    drawHeading(heading, canvas),
    ...titles.map(title => drawText(title, canvas.muted)),
    ...rows.map(row => drawRow(row, theme)),
    ...(cut ? [drawCut(cut, theme)] : []),
    ...[gap, empty].flatMap(words => (words ? [drawText(words, canvas.muted)] : [])),
  )
}

function drawRow(
  { box: place, standing, isViewer, isOdd, rank, name, dropped, cells }: StandingRow,
  theme: Theme,
): Svg {
  const ground = isViewer ? theme.signals.news : isOdd ? theme.surface : theme.canvas
  const ink = standing.dropped ? ground.muted : ground.text
  const medal = isViewer ? null : medalOf(standing.rank, theme)
  const tile = inset(box(rank.box.x + rank.box.width / 2 - 22, place.y, 44, place.height), 0, 5)
  const marker = box(place.x - 17, place.y + (place.height - 20) / 2, 20, 20)
  return together(
    ...(isViewer || isOdd ? [rectangle(place, { fill: ground.fill }, isViewer ? RADIUS.small : 0)] : []),
    ...(isViewer ? [drawMark(SIGNS.playable, marker, theme.signals.news.fill)] : []),
    ...(medal ? [rectangle(tile, { fill: medal.fill }, RADIUS.small)] : []),
    drawText(rank, medal?.text ?? ink),
    drawText(name, ink),
    ...(dropped ? [drawText(dropped, ground.muted)] : []),
    ...cells.map((cell, index) => drawText(cell, index < 2 ? ink : ground.muted)),
  )
}

/** Gold, silver and bronze. */
const medalOf = (rank: number, { signals, hues }: Theme): Ground | null =>
  [signals.gold, hues.metal.tile, hues.fighting.tile][rank - 1] ?? null

function drawCut({ box: place, words }: NonNullable<StandingsLayout['cut']>, { canvas, signals }: Theme): Svg {
  const [, y] = centre(place)
  const line = `M${place.x} ${y}H${Math.round(words.box.x - 14)}M${Math.round(right(words.box) + 14)} ${y}H${right(place)}`
  return together(
    path(line, { fill: 'none', stroke: signals.good.fill, 'stroke-width': 3, 'stroke-dasharray': '12 8' }),
    drawText(words, canvas.text),
  )
}

/** The evolution line of a Pokémon as a strip of small cards, lowest stage first. */
import type { EvolutionLine, LineMember } from '../../app/card-face.ts'
import { type Box, box, type Placed } from '../geometry.ts'
import { outline } from '../outline.ts'
import { path, rectangle, type Svg, together } from '../svg.ts'
import { drawMark } from '../symbols/mark.ts'
import { drawText, type PlacedText, placeBlock, placeText, wrapText } from '../text.ts'
import { RADIUS, SIZE, type Theme } from '../theme.ts'
import { drawMini, layoutMini, MINI_RATIO, type MiniLayout } from './card-mini.ts'

/** A Pokémon of the line whose card nobody has written. */
interface MissingCard extends Placed {
  readonly name: readonly PlacedText[]
}

export interface StripLayout extends Placed {
  readonly minis: readonly MiniLayout[]
  readonly missing: readonly MissingCard[]
  readonly arrows: readonly Placed[]
  /** How many more there are than fit. */
  readonly more: PlacedText | null
  readonly shown: string
}

const WIDEST = 124
const NARROWEST = 92
const ARROW = 40
const GAP = 12

/** `shown` is the id of the card the strip belongs to. The minis shrink, then only some of them are shown. */
export function layoutStrip(line: EvolutionLine, shown: string, x: number, y: number, width: number): StripLayout {
  const stages = fewEnough(line, shown, width)
  const hidden = line.flat().length - stages.flat().length
  const miniWidth = Math.min(WIDEST, widthFor(stages, hidden > 0 ? width - MORE : width))
  const height = Math.round(miniWidth * MINI_RATIO)
  const minis: MiniLayout[] = []
  const missing: MissingCard[] = []
  const arrows: Placed[] = []
  let left = x
  for (const [index, members] of stages.entries()) {
    if (index > 0) arrows.push({ box: box(left, y, ARROW, height) })
    if (index > 0) left += ARROW
    for (const [position, { name, face }] of members.entries()) {
      const place = box(left + position * (miniWidth + GAP), y, miniWidth, height)
      if (face) minis.push(layoutMini(face, place))
      else missing.push({ box: place, name: placeName(name, place) })
    }
    left += members.length * (miniWidth + GAP) - GAP
  }
  const rest = box(left + GAP, y, Math.max(0, x + width - left - GAP), height)
  const more = hidden > 0 ? placeText(`+${hidden}`, { font: 'title', size: SIZE.heading, least: 20 }, rest) : null
  return { box: box(x, y, width, height), minis, missing, arrows, more, shown }
}

/** How wide each may be for all to fit. */
function widthFor(stages: EvolutionLine, width: number): number {
  const total = stages.flat().length
  return (width - (stages.length - 1) * ARROW - (total - stages.length) * GAP) / total
}

const MORE = 60

/** Leaves out the last of the fullest stage until all fit. */
function fewEnough(line: EvolutionLine, shown: string, width: number): EvolutionLine {
  if (widthFor(line, width) >= NARROWEST) return line
  let stages = line.map(members => shownFirst(members, shown))
  while (widthFor(stages, width - MORE) < NARROWEST) {
    const fullest = stages.reduce((most, members) => (members.length > most.length ? members : most))
    if (fullest.length < 2) break
    stages = stages.map(members => (members === fullest ? members.slice(0, -1) : members))
  }
  return stages
}

const shownFirst = (members: readonly LineMember[], shown: string): readonly LineMember[] => [
  ...members.filter(({ face }) => face?.id === shown),
  ...members.filter(({ face }) => face?.id !== shown),
]

const placeName = (name: string, place: Box): readonly PlacedText[] => {
  const block = wrapText(name, { font: 'label', size: 22, least: 15 }, place.width - 16, 2)
  const top = place.y + (place.height - block.height) / 2
  return placeBlock(block, box(place.x + 8, top, place.width - 16, block.height), 'middle')
}

const CHEVRON = { pen: 'M9 6L15.5 12L9 18', width: 3 }

export function drawStrip({ minis, missing, arrows, more, shown }: StripLayout, theme: Theme): Svg {
  const { text, muted, line } = theme.surface
  const around = ({ x, y, width, height }: Box) => ({ x: x - 5, y: y - 5, width: width + 10, height: height + 10 })
  return together(
    ...arrows.map(({ box }) => drawMark(CHEVRON, box, muted)),
    ...minis.map(mini => drawMini(mini, theme)),
    ...minis
      .filter(({ face }) => face.id === shown && minis.length > 1)
      .map(({ box }) => path(outline(around(box), 'round', 17), { fill: 'none', stroke: text, 'stroke-width': 3 })),
    ...missing.map(({ box, name }) =>
      together(
        rectangle(box, { fill: 'none', stroke: line, 'stroke-width': 2, 'stroke-dasharray': '8 6' }, RADIUS.medium),
        ...name.map(each => drawText(each, muted)),
      ),
    ),
    ...(more ? [drawText(more, muted)] : []),
  )
}

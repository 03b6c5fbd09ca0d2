/** Where everything on a card goes: pure geometry. The picture is as high as the card needs. */
import type { CardFace, EvolutionLine, TypeChange } from '../../app/card-face.ts'
import { type Box, bottom, box, columns, inset, type Placed, right } from '../geometry.ts'
import type { EnergySign } from '../symbols/energy.ts'
import { type PlacedText, placeText } from '../text.ts'
import { CANVAS_WIDTH, SIZE, SPACE } from '../theme.ts'
import { type Block, layoutBody } from './card-body.ts'
import { HEAD_HEIGHT, type HeadLayout, layoutHead } from './card-head.ts'
import type { PlacedSign } from './card-mini.ts'
import { layoutStrip, type StripLayout } from './evolution-strip.ts'

export interface Stat extends Placed {
  readonly label: PlacedText
  readonly signs: readonly PlacedSign[]
  readonly value: PlacedText | null
}

interface CardPanel extends Placed {
  readonly head: HeadLayout
  readonly blocks: readonly Block[]
  readonly stats: readonly Stat[]
  readonly line: { readonly label: PlacedText; readonly strip: StripLayout } | null
  readonly id: PlacedText
}

export interface CardLayout extends Placed {
  readonly face: CardFace
  readonly panel: CardPanel
}

const MARGIN = 10
const PADDING = 30
/** A card that is too long even in the smallest letters is higher. */
const COMFORTABLE_SIZES = [28, 26]
const SMALLEST_SIZE = 24
const COMFORTABLE_HEIGHT = 820

export function layoutCard(face: CardFace, line: EvolutionLine): CardLayout {
  for (const size of COMFORTABLE_SIZES) {
    const layout = layoutAt(face, line, size)
    if (bodyEnd(layout) <= COMFORTABLE_HEIGHT) return layout
  }
  return layoutAt(face, line, SMALLEST_SIZE)
}

const bodyEnd = ({ panel }: CardLayout): number => bottom(panel.blocks.at(-1)?.box ?? panel.head.box)

function layoutAt(face: CardFace, line: EvolutionLine, size: number): CardLayout {
  const width = CANVAS_WIDTH - 2 * MARGIN
  const head = layoutHead(face, box(MARGIN, MARGIN, width, HEAD_HEIGHT))
  const inner = inset(box(MARGIN, 0, width, 0), PADDING, 0)
  const blocks = layoutBody(face, { ...inner, y: bottom(head.box) + SPACE.large }, size)
  let y = bottom(blocks.at(-1)?.box ?? head.box) + SPACE.large
  const stats = layoutStats(face, { ...inner, y, height: STAT_HEIGHT })
  if (stats.length > 0) y += STAT_HEIGHT + SPACE.large
  const labels = columns({ ...inner, y, height: 30 }, 2, SPACE.medium) as [Box, Box]
  const id = placeText(face.id, { font: 'label', size: SIZE.caption, least: 16 }, labels[1], 'end')
  const lineLayout = line.length > 0 ? layoutLine(line, face.id, labels[0], inner.width) : null
  const panel = box(MARGIN, MARGIN, width, bottom(lineLayout?.strip.box ?? id.box) + SPACE.large + SPACE.hair - MARGIN)
  return {
    box: box(0, 0, CANVAS_WIDTH, Math.ceil(bottom(panel) + MARGIN)),
    face,
    panel: { box: panel, head, blocks, stats, line: lineLayout, id },
  }
}

function layoutLine(line: EvolutionLine, shown: string, caption: Box, width: number): NonNullable<CardPanel['line']> {
  return {
    label: placeText('Evolution line', { font: 'label', size: SIZE.caption }, caption),
    strip: layoutStrip(line, shown, caption.x, bottom(caption) + SPACE.medium, width),
  }
}

const STAT_HEIGHT = 92
const STAT_SIGN = 36

function layoutStats(face: CardFace, within: Box): readonly Stat[] {
  const body = face.kind === 'pokemon' ? face : face.kind === 'trainer' ? face.inPlay : null
  if (!body) return []
  const [weakness, resistance, retreat] = columns(within, 3, SPACE.medium) as [Box, Box, Box]
  return [
    changeStat('Weakness', body.weaknesses, weakness),
    changeStat('Resistance', body.resistances, resistance),
    stat(
      'Retreat',
      Array.from({ length: body.retreat }, () => 'colorless'),
      body.retreat === 0 ? 'Free' : '',
      retreat,
    ),
  ]
}

function changeStat(label: string, changes: readonly TypeChange[], place: Box): Stat {
  const values = [...new Set(changes.map(({ value }) => value))].join(' ')
  const signs = changes.map(({ type }) => type)
  return stat(label, signs, values || 'None', place)
}

function stat(label: string, signs: readonly EnergySign[], value: string, place: Box): Stat {
  const inner = inset(place, SPACE.medium, SPACE.small)
  const row = box(inner.x, inner.y + 36, inner.width, inner.height - 38)
  const size = Math.min(STAT_SIGN, (row.width + SPACE.hair) / signs.length - SPACE.hair)
  const placed = signs.map((sign, index) => ({
    sign,
    box: box(row.x + index * (size + SPACE.hair), row.y + (row.height - size) / 2, size, size),
  }))
  const last = placed.at(-1)
  const left = last ? right(last.box) + SPACE.small : row.x
  const words =
    value === ''
      ? null
      : placeText(value, { font: 'title', size: 34, least: 20 }, box(left, row.y, right(row) - left, row.height))
  return {
    box: place,
    label: placeText(label, { font: 'label', size: SIZE.caption }, { ...inner, height: 34 }),
    signs: placed,
    value: words,
  }
}

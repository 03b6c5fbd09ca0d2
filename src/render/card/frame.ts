/** How a card of each kind is framed, at any size. */
import type { CardFace } from '../../app/card-face.ts'
import { hueOf } from '../emblem/emblem.ts'
import type { Box } from '../geometry.ts'
import { type Corner, outline } from '../outline.ts'
import { gradient, path, type Svg, together } from '../svg.ts'
import type { Band, Theme } from '../theme.ts'

export interface Frame {
  readonly corner: Corner
  /** As a share of what a Pokémon's corner would be. */
  readonly rounding: number
  readonly band: Band
  /** One colour, or two where the edge goes from one to the other. */
  readonly edge: readonly [string, string]
  /** A second line inside the first: cards that give up more than one Prize, or are played on top of others. */
  readonly double: boolean
}

export function frameOf(face: CardFace, theme: Theme): Frame {
  const { tile, band } = theme.hues[hueOf(face)]
  const plain: Frame = { corner: 'round', rounding: 1, band, edge: [tile.fill, tile.fill], double: false }
  switch (face.kind) {
    case 'trainer':
      return { ...plain, corner: 'cut', rounding: 0.8 }
    case 'energy':
      return { ...plain, rounding: 1.7 }
    case 'pokemon': {
      const second = theme.hues[face.types[1] ?? face.types[0] ?? 'colorless'].tile.fill
      const gold = theme.signals.gold.fill
      const edge: Frame['edge'] = face.stage === 'break' ? [gold, gold] : [tile.fill, second]
      const double =
        face.labels.some(label => label === 'EX' || label === 'ex') ||
        ['mega', 'break', 'legend', 'lvx'].includes(face.stage)
      return { ...plain, edge, double }
    }
  }
}

/** The edge of a card, along the inside of the box. */
export function drawEdge({ corner, rounding, edge, double }: Frame, frame: Box, radius: number, width: number): Svg {
  const [from, to] = edge
  const shade = from === to ? null : gradient(from, to, 'corner')
  const line = (by: number, stroke: number) => {
    const box = { x: frame.x + by, y: frame.y + by, width: frame.width - 2 * by, height: frame.height - 2 * by }
    const paint = { fill: 'none', stroke: shade?.fill ?? from, 'stroke-width': stroke }
    return path(outline(box, corner, Math.max(0, radius * rounding - by)), paint)
  }
  const lines = double ? [line(width / 2, width), line(width * 2.25, width / 2)] : [line(width / 2, width)]
  return together(...(shade ? [shade.definition] : []), ...lines)
}

/** The outline that everything on the card stays within. */
export const cardOutline = ({ corner, rounding }: Frame, frame: Box, radius: number, below = radius): string =>
  outline(frame, corner, radius * rounding, below * rounding)

import { type Box, centre } from '../geometry.ts'
import { circle, group, move, number, type Paint, path, type Svg, together } from '../svg.ts'

/** A sign of one colour on a field of 24 × 24. Shapes are filled, pens drawn along, holes cut out. */
export interface Mark {
  readonly shape?: string
  readonly pen?: string
  readonly width?: number
}

export function disc(x: number, y: number, radius: number): string {
  const [r, across] = [number(radius), number(2 * radius)]
  return `M${number(x - radius)} ${number(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0-${across} 0z`
}

const FIELD = 24

/** In the coordinates of its own field. */
export function inkMark({ shape, pen, width = 2.4 }: Mark, colour: string): Svg {
  const line: Paint = { fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linejoin': 'round' }
  return together(
    ...(shape === undefined ? [] : [path(shape, { fill: colour, 'fill-rule': 'evenodd' })]),
    ...(pen === undefined ? [] : [path(pen, { ...line, 'stroke-linecap': 'round' })]),
  )
}

/** The mark alone, filling the box (or the middle of an oblong one). */
export function drawMark(mark: Mark, box: Box, colour: string): Svg {
  const scale = Math.min(box.width, box.height) / FIELD
  const [x, y] = centre(box)
  return group({ transform: move(x - (FIELD / 2) * scale, y - (FIELD / 2) * scale, scale) }, inkMark(mark, colour))
}

/** The mark on a round ground. */
export function drawChip(mark: Mark, box: Box, colours: { readonly fill: string; readonly text: string }): Svg {
  const [x, y] = centre(box)
  return together(
    circle(x, y, Math.min(box.width, box.height) / 2, { fill: colours.fill }),
    drawMark(mark, box, colours.text),
  )
}

/** Rectangles: what a layout is made of. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A part of a layout. Whatever else it holds that has a box lies inside its own, and beside its siblings. */
export interface Placed {
  readonly box: Box
}

export type Align = 'start' | 'middle' | 'end'

export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

export const right = ({ x, width }: Box): number => x + width
export const bottom = ({ y, height }: Box): number => y + height
export const centre = ({ x, y, width, height }: Box): readonly [x: number, y: number] => [x + width / 2, y + height / 2]

export const inset = ({ x, y, width, height }: Box, by: number, vertically = by): Box => ({
  x: x + by,
  y: y + vertically,
  width: width - 2 * by,
  height: height - 2 * vertically,
})

/** A box of this size in the middle of another. */
export const centred = (within: Box, width: number, height: number): Box =>
  box(within.x + (within.width - width) / 2, within.y + (within.height - height) / 2, width, height)

/** Equal columns with a gap between them. */
export function columns(within: Box, count: number, gap: number): readonly Box[] {
  const width = (within.width - gap * (count - 1)) / count
  return Array.from({ length: count }, (_, index) =>
    box(within.x + index * (width + gap), within.y, width, within.height),
  )
}

/** Boxes of one size in a row from the left, or around the middle. */
export function row(within: Box, count: number, width: number, gap: number, align: Align = 'start'): readonly Box[] {
  const free = within.width - (count * width + (count - 1) * gap)
  const start = within.x + { start: 0, middle: free / 2, end: free }[align]
  return Array.from({ length: count }, (_, index) => box(start + index * (width + gap), within.y, width, within.height))
}

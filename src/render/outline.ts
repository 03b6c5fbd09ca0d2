/** Outlines of frames: the kind of a card can be told by its corners. */
import { type Box, bottom, right } from './geometry.ts'
import { number } from './svg.ts'

export type Corner = 'round' | 'cut'

/** A box with round or cut corners; `below` where those at the bottom differ. */
export function outline(frame: Box, corner: Corner, size: number, below = size): string {
  const { x, y } = frame
  const [right_, bottom_] = [right(frame), bottom(frame)]
  const turn = (by: number, toX: number, toY: number) =>
    by === 0 || corner === 'cut' ? `L${points(toX, toY)}` : `A${points(by, by)} 0 0 1 ${points(toX, toY)}`
  return [
    `M${points(x + size, y)}H${number(right_ - size)}`,
    turn(size, right_, y + size),
    `V${number(bottom_ - below)}`,
    turn(below, right_ - below, bottom_),
    `H${number(x + below)}`,
    turn(below, x, bottom_ - below),
    `V${number(y + size)}`,
    turn(size, x + size, y),
    'z',
  ].join('')
}

const points = (x: number, y: number): string => `${number(x)} ${number(y)}`

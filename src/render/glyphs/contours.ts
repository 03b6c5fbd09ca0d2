import type { PathCommand } from 'opentype.js'
import { Bug } from '../../shared/assert.ts'

interface Contour {
  readonly x: number
  readonly y: number
  readonly outline: string
}

type Point = readonly [x: number, y: number]

/**
 * The closed outlines of a glyph, each relative to where it starts, so that equal shapes are equal text wherever they stand.
 * Serialised here because opentype.js 2.0.0's own `toPathData(0)` corrupts some glyphs.
 */
export function contoursOf(commands: readonly PathCommand[], scale: number): readonly Contour[] {
  return split(commands).map(([start, ...rest]) => {
    if (start?.type !== 'M') throw new Bug('An outline starts with a move')
    const origin: Point = [start.x, start.y]
    const toUnits = ([x, y]: Point): Point => [
      Math.round((x - origin[0]) * scale),
      Math.round((origin[1] - y) * scale) || 0,
    ]
    let pen: Point = [0, 0]
    const drawn = rest.map(command => {
      const points = pointsOf(command).map(toUnits)
      const from = pen
      pen = points.at(-1) ?? pen
      return write(command.type, from, points)
    })
    return { x: Math.round(origin[0] * scale), y: Math.round(-origin[1] * scale) || 0, outline: `${drawn.join('')}z` }
  })
}

function split(commands: readonly PathCommand[]): readonly (readonly PathCommand[])[] {
  const contours: PathCommand[][] = []
  for (const command of commands) {
    if (command.type === 'M') contours.push([])
    if (command.type !== 'Z') contours.at(-1)?.push(command)
  }
  return contours.filter(contour => contour.length > 1)
}

function pointsOf(command: PathCommand): readonly Point[] {
  switch (command.type) {
    case 'Q':
      return [
        [command.x1, command.y1],
        [command.x, command.y],
      ]
    case 'C':
      return [
        [command.x1, command.y1],
        [command.x2, command.y2],
        [command.x, command.y],
      ]
    case 'Z':
      return []
    default:
      return [[command.x, command.y]]
  }
}

function write(type: PathCommand['type'], from: Point, points: readonly Point[]): string {
  const steps = points.flatMap(([x, y]) => [x - from[0], y - from[1]])
  const [dx = 0, dy = 0] = steps
  if (type !== 'L') return steps.every(step => step === 0) ? '' : `${type.toLowerCase()}${numbers(steps)}`
  if (dx === 0 && dy === 0) return ''
  if (dy === 0) return `h${dx}`
  return dx === 0 ? `v${dy}` : `l${numbers(steps)}`
}

/** A minus sign separates as well as a space does. */
const numbers = (values: readonly number[]): string => values.join(' ').replaceAll(' -', '-')

/** Looks at any layout as values: what has a box lies inside the box around it, and beside its siblings. */
import type { Box } from '../../src/render/geometry.ts'
import { contains, overlaps } from './boxes.ts'

interface Node {
  readonly path: string
  readonly box: Box
  readonly children: readonly Node[]
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The nearest things with a box below a value, each with those below it. `face` holds facts, not places. */
function nodesIn(value: unknown, path: string): readonly Node[] {
  if (!isObject(value)) return []
  const entries = Object.entries(value).filter(([key]) => key !== 'box' && key !== 'face')
  const below = entries.flatMap(([key, each]) => nodesIn(each, `${path}.${key}`))
  return 'box' in value ? [{ path, box: value.box as Box, children: below }] : below
}

/** Everything that lies outside, overlaps, or has no size, in words. */
export function untidy(layout: unknown): readonly string[] {
  return nodesIn(layout, 'layout').flatMap(complaints)
}

function complaints({ path, box, children }: Node): readonly string[] {
  const values = [box.x, box.y, box.width, box.height]
  const broken = values.some(value => !Number.isFinite(value)) || box.width < 0 || box.height < 0
  const outside = children.filter(child => !contains(box, child.box)).map(child => `${child.path} leaves ${path}`)
  const crossing = children.flatMap((one, index) =>
    children
      .slice(index + 1)
      .filter(other => overlaps(one.box, other.box))
      .map(other => `${one.path} overlaps ${other.path}`),
  )
  return [
    ...(broken ? [`${path} has the box ${values}`] : []),
    ...outside,
    ...crossing,
    ...children.flatMap(complaints),
  ]
}

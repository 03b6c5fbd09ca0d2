/** How boxes lie to each other. */
import { type Box, bottom, right } from '../../src/render/geometry.ts'

const SLACK = 0.01

export const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x - SLACK &&
  inner.y >= outer.y - SLACK &&
  right(inner) <= right(outer) + SLACK &&
  bottom(inner) <= bottom(outer) + SLACK

export const overlaps = (a: Box, b: Box): boolean =>
  a.x < right(b) - SLACK && b.x < right(a) - SLACK && a.y < bottom(b) - SLACK && b.y < bottom(a) - SLACK

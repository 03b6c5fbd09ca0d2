/** Things on the table that are more than a sign: coins, backs of cards, damage counters. */
import { mix } from '../colour.ts'
import { type Box, centre, inset } from '../geometry.ts'
import { circle, number, path, rectangle, type Svg, together } from '../svg.ts'
import type { Ground, Theme } from '../theme.ts'
import { drawMark } from './mark.ts'
import { SIGNS } from './signs.ts'

/** Heads bears a star on gold, tails three bars on silver. */
export function drawCoin(face: 'heads' | 'tails', box: Box, { signals, hues }: Theme): Svg {
  const ground = face === 'heads' ? signals.gold : hues.metal.tile
  const [x, y] = centre(box)
  const radius = Math.min(box.width, box.height) / 2
  const bars = { pen: 'M5 7H19M5 12H19M5 17H19', width: 2.6 }
  return together(
    circle(x, y, radius, { fill: mix(ground.fill, ground.text, 0.3) }),
    circle(x, y, radius * 0.9, { fill: ground.fill }),
    circle(x, y, radius * 0.72, { fill: 'none', stroke: ground.line, 'stroke-width': radius * 0.05 }),
    drawMark(face === 'heads' ? SIGNS.prize : bars, inset(box, radius * 0.52), ground.text),
  )
}

/** The back of every card: a sealed letter. */
export function drawCardBack(box: Box, theme: Theme): Svg {
  const dark = theme.name === 'dark'
  return letter(box, dark ? '#3a4468' : '#4d5a8a', dark ? '#56639a' : '#7281bb', theme.signals.gold)
}

/** A Prize: the same letter in gold. */
export function drawPrizeBack(box: Box, theme: Theme): Svg {
  const dark = theme.name === 'dark'
  return letter(box, dark ? '#6d5722' : '#8a6b1c', dark ? '#97792f' : '#b8953b', theme.signals.gold)
}

function letter(box: Box, paper: string, fold: string, seal: Ground): Svg {
  const radius = box.width * 0.1
  const { x, y, width, height } = box
  const [cx, cy] = centre(box)
  const pen = { fill: 'none', stroke: fold, 'stroke-width': Math.max(1.5, width * 0.035) }
  const size = width * 0.22
  const fromEdge = (at: number) =>
    `M${number(x)} ${number(at)}L${number(cx)} ${number(cy)}L${number(x + width)} ${number(at)}`
  return together(
    rectangle(box, { fill: paper }, radius),
    path(fromEdge(y + height * 0.1), pen),
    path(fromEdge(y + height * 0.9), pen),
    rectangle(inset(box, pen['stroke-width'] / 2), pen, radius),
    circle(cx, cy, size, { fill: seal.fill }),
    drawMark(SIGNS.prize, { x: cx - size * 0.7, y: cy - size * 0.7, width: size * 1.4, height: size * 1.4 }, seal.text),
  )
}

/** A damage counter: the number is the caller's to write, in the ink of the ground that `damageGround` names. */
export const drawDamageCounter = (box: Box, theme: Theme): Svg => {
  const { fill, line } = damageGround(theme)
  const width = Math.max(1, box.height * 0.06)
  return rectangle(inset(box, width / 2), { fill, stroke: line, 'stroke-width': width }, box.height / 2)
}

export const damageGround = ({ signals }: Theme): Ground => signals.bad

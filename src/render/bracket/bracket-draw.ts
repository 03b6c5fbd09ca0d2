/** A laid out bracket as SVG. */

import { inset } from '../geometry.ts'
import { drawHeading } from '../heading.ts'
import { outline } from '../outline.ts'
import { number, path, rectangle, type Svg, together } from '../svg.ts'
import { drawMark } from '../symbols/mark.ts'
import { SIGNS } from '../symbols/signs.ts'
import { drawText } from '../text.ts'
import { type Ground, RADIUS, type Theme } from '../theme.ts'
import type { BracketLayout, ChampionLayout } from './bracket-layout.ts'
import type { Link, PlacedMatch, Slot, TreeLayout } from './tree-layout.ts'

/** Whose way through the bracket stands out. */
interface Marked {
  readonly champion: string | null
  readonly viewer: string | null
}

export function drawBracket({ heading, banner, trees, champion, viewer }: BracketLayout, theme: Theme): Svg {
  const marked = { champion: champion?.id ?? null, viewer }
  return together(
    drawHeading(heading, theme.canvas),
    ...(banner ? [drawBanner(banner, theme.signals.gold)] : []),
    ...trees.map(tree => drawTree(tree, marked, theme)),
  )
}

const drawBanner = ({ box, sign, words }: ChampionLayout, { fill, text }: Ground): Svg =>
  together(rectangle(box, { fill }, RADIUS.medium), drawMark(SIGNS.prize, sign.box, text), drawText(words, text))

function drawTree({ title, rounds, matches, links }: TreeLayout, marked: Marked, theme: Theme): Svg {
  const isGold = ({ player }: Link) => player !== null && player.id === marked.champion
  const ordered = [...links.filter(link => !isGold(link)), ...links.filter(isGold)]
  return together(
    ...(title ? [drawText(title, theme.canvas.text)] : []),
    ...rounds.map(round => drawText(round, theme.canvas.muted)),
    ...ordered.map(link => drawLink(link, isGold(link), theme)),
    ...matches.map(match => drawMatch(match, marked, theme)),
  )
}

function drawLink({ from, to, player }: Link, isGold: boolean, { canvas, signals }: Theme): Svg {
  const middle = number((from[0] + to[0]) / 2)
  const line = `M${number(from[0])} ${number(from[1])}H${middle}V${number(to[1])}H${number(to[0])}`
  const stroke = isGold ? signals.gold.fill : player ? canvas.muted : canvas.line
  return path(line, { fill: 'none', stroke, 'stroke-width': isGold ? 6 : 3, 'stroke-linejoin': 'round' })
}

const CORNER = 10

function drawMatch({ box: place, slots, clock }: PlacedMatch, marked: Marked, theme: Theme): Svg {
  const { surface, signals } = theme
  const isGold = slots.some(slot => isChampion(slot, marked))
  const edge = isGold ? signals.gold.fill : clock ? signals.good.fill : surface.line
  return together(
    path(outline(place, 'round', CORNER), { fill: surface.fill }),
    ...slots.map((slot, index) => drawSlot(slot, [index === 0, index === slots.length - 1], marked, theme)),
    ...(clock ? [drawMark(SIGNS.clock, clock.box, signals.good.fill)] : []),
    path(outline(inset(place, 1), 'round', CORNER - 1), { fill: 'none', stroke: edge, 'stroke-width': isGold ? 3 : 2 }),
  )
}

const isChampion = ({ player, state }: Slot, { champion }: Marked): boolean =>
  player !== null && player.id === champion && state !== 'lost'

/** The winner's half is lighter and its letters are bold; the champion's is gold. */
function groundOf(slot: Slot, marked: Marked, { surface, raised, signals }: Theme): Ground {
  if (isChampion(slot, marked)) return signals.gold
  if (slot.player !== null && slot.player.id === marked.viewer) return signals.news
  return slot.state === 'won' ? raised : surface
}

function drawSlot(slot: Slot, [isFirst, isLast]: readonly [boolean, boolean], marked: Marked, theme: Theme): Svg {
  const { box: place, player, state, seed, name, score, bye } = slot
  const ground = groundOf(slot, marked, theme)
  const ink = state === 'lost' || player === null ? ground.muted : ground.text
  const shape = outline(place, 'round', isFirst ? CORNER : 0, isLast ? CORNER : 0)
  return together(
    ...(ground === theme.surface ? [] : [path(shape, { fill: ground.fill })]),
    ...(seed ? [drawText(seed, ground.muted)] : []),
    drawText(name, ink),
    ...(score ? [drawText(score, ink)] : []),
    ...(bye ? [drawText(bye, ground.muted)] : []),
  )
}

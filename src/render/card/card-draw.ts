/** A laid out card as SVG. */
import type { CardFace, PowerKind } from '../../app/card-face.ts'
import { mix } from '../colour.ts'
import { drawEmblem, hueOf } from '../emblem/emblem.ts'
import { type Box, bottom, box, inset, right } from '../geometry.ts'
import { outline } from '../outline.ts'
import { drawRichText } from '../rich-text.ts'
import { clipped, type ImageData, image, NO_SVG, path, rectangle, type Svg, together } from '../svg.ts'
import { drawEnergy, ENERGY_MARKS } from '../symbols/energy.ts'
import { drawChip, drawMark } from '../symbols/mark.ts'
import { SIGNS } from '../symbols/signs.ts'
import { drawText } from '../text.ts'
import { RADIUS, type Signal, type Theme } from '../theme.ts'
import type { Block } from './card-body.ts'
import type { Badge, HeadLayout } from './card-head.ts'
import type { CardLayout, Stat } from './card-layout.ts'
import type { PlacedSign } from './card-mini.ts'
import { drawStrip } from './evolution-strip.ts'
import { cardOutline, drawEdge, type Frame, frameOf } from './frame.ts'

export function drawCard({ face, panel }: CardLayout, theme: Theme, art: ImageData | null): Svg {
  const frame = frameOf(face, theme)
  const { surface } = theme
  return together(
    path(cardOutline(frame, panel.box, RADIUS.large), { fill: surface.fill }),
    drawHead(face, panel.head, frame, theme, art),
    drawEdge(frame, panel.box, RADIUS.large, 5),
    ...panel.blocks.flatMap((block, index) => [
      drawRule(block, panel.blocks[index - 1], theme),
      drawBlock(block, theme),
    ]),
    ...panel.stats.map(stat => drawStat(stat, theme)),
    ...(panel.line ? [drawText(panel.line.label, surface.muted), drawStrip(panel.line.strip, theme)] : []),
    drawText(panel.id, surface.muted),
  )
}

const drawSigns = (signs: readonly PlacedSign[], theme: Theme): Svg =>
  together(...signs.map(({ sign, box }) => drawEnergy(sign, box, theme)))

function drawHead(face: CardFace, head: HeadLayout, frame: Frame, theme: Theme, art: ImageData | null): Svg {
  const { band } = frame
  const { tile } = theme.hues[hueOf(face)]
  return together(
    path(cardOutline(frame, head.box, RADIUS.large, 0), { fill: band.fill }),
    drawPattern(face, head.box, band.pattern),
    drawArt(face, head.art.box, theme, art),
    drawText(head.sort, band.muted),
    ...(head.hp ? [drawText(head.hp.value, band.text), drawText(head.hp.unit, band.muted)] : []),
    drawText(head.name, band.text),
    drawSigns(head.signs, theme),
    ...(head.kind && face.kind === 'trainer' ? [drawChip(SIGNS[face.trainer], head.kind.box, tile)] : []),
    drawText(head.types, band.text),
    ...head.badges.map(badge => drawBadge(badge, theme.signals.gold)),
  )
}

/** The sign of the card's type or kind, large and faint. */
function drawPattern(face: CardFace, within: Box, colour: string): Svg {
  const place = box(right(within) - 236, within.y + 8, 200, 200)
  const hue = hueOf(face)
  if (hue === 'special') return NO_SVG
  return drawMark(
    face.kind === 'trainer' ? SIGNS[face.trainer] : ENERGY_MARKS[hue as keyof typeof ENERGY_MARKS],
    place,
    colour,
  )
}

function drawArt(face: CardFace, place: Box, theme: Theme, art: ImageData | null): Svg {
  const { tile, band } = theme.hues[hueOf(face)]
  const shape = outline(place, 'round', 24)
  const ground = theme.name === 'dark' ? mix(band.fill, '#0b0c10', 0.5) : mix(band.fill, '#ffffff', 0.65)
  return together(
    path(shape, { fill: ground }),
    art ? clipped(shape, image(place, art)) : drawEmblem(face, inset(place, 14), theme),
    path(outline(inset(place, 1.5), 'round', 22.5), { fill: 'none', stroke: tile.fill, 'stroke-width': 3 }),
  )
}

const drawBadge = ({ box, text }: Badge, { fill, text: ink }: { readonly fill: string; readonly text: string }): Svg =>
  together(rectangle(box, { fill }, box.height / 2), drawText(text, ink))

const POWERS: Readonly<Record<PowerKind, Signal>> = { power: 'bad', body: 'good', ability: 'news', trait: 'gold' }

const hasPanel = ({ kind }: Block): boolean => kind in POWERS

/** Between two attacks, not around a power, which has a ground of its own. */
function drawRule(block: Block, before: Block | undefined, { surface }: Theme): Svg {
  if (!before || hasPanel(before) || hasPanel(block)) return NO_SVG
  const y = (bottom(before.box) + block.box.y) / 2
  return rectangle(box(block.box.x, y - 1, block.box.width, 2), { fill: surface.line })
}

function drawBlock(block: Block, theme: Theme): Svg {
  const { kind, badge, cost, name, damage, lines } = block
  const ground = hasPanel(block) ? theme.raised : theme.surface
  return together(
    ...(hasPanel(block) ? [rectangle(block.box, { fill: ground.fill }, RADIUS.medium)] : []),
    ...(badge && kind !== 'attack' && kind !== 'text' ? [drawBadge(badge, theme.signals[POWERS[kind]])] : []),
    drawSigns(cost, theme),
    ...(name ? [drawText(name, ground.text)] : []),
    ...(damage ? [drawText(damage, ground.text)] : []),
    ...lines.map(line => drawRichText(line, ground.text, theme)),
  )
}

const drawStat = ({ box, label, signs, value }: Stat, theme: Theme): Svg =>
  together(
    rectangle(box, { fill: theme.raised.fill }, RADIUS.medium),
    drawText(label, theme.raised.muted),
    drawSigns(signs, theme),
    ...(value ? [drawText(value, theme.raised.text)] : []),
  )

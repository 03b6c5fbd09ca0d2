/** A stack as a row, where there are too many for small cards; as a slim one, where there are even more. */
import type { CardFace } from '../../app/card-face.ts'
import type { PlacedSign } from '../card/card-mini.ts'
import { cardOutline, drawEdge, frameOf } from '../card/frame.ts'
import { drawEmblem, hueOf } from '../emblem/emblem.ts'
import { type Box, bottom, box, centred, inset, type Placed, right } from '../geometry.ts'
import { shortSort } from '../phrases.ts'
import { path, rectangle, type Svg, together } from '../svg.ts'
import { drawEnergy, type EnergySign, signOf } from '../symbols/energy.ts'
import { drawChip, drawMark } from '../symbols/mark.ts'
import { SIGNS } from '../symbols/signs.ts'
import {
  drawText,
  fitText,
  type PlacedText,
  placeBlock,
  placeLine,
  placeText,
  type TextBlock,
  textWidth,
  wrapText,
} from '../text.ts'
import { SPACE, type Theme } from '../theme.ts'
import type { CardStack } from './stacks.ts'
import { shortTag, TAG_LOOKS, type Tag } from './tags.ts'

/** The right end of a row: how many there are, and what can be done. */
interface RowEnd extends Placed {
  readonly sign: Placed | null
  readonly words: PlacedText | null
  readonly label: PlacedText | null
}

export interface RowTile extends Placed {
  readonly as: 'row'
  readonly face: CardFace
  readonly emblem: Placed | null
  readonly name: readonly PlacedText[]
  readonly signs: readonly PlacedSign[]
  readonly kind: Placed | null
  readonly sort: PlacedText | null
  readonly end: RowEnd | null
  readonly tag: Tag | null
}

export const ROW_HEIGHT = 88
export const SLIM_HEIGHT = 56
const EMBLEM = 58
const PADDING = 10
const SIGN = 24
const SORT_HEIGHT = 27

export function layoutRowTile(stack: CardStack, within: Box): RowTile {
  const { face, tag, note } = stack
  const emblem = { box: box(within.x + PADDING, within.y + (within.height - EMBLEM) / 2, EMBLEM, EMBLEM) }
  const end = layoutEnd(stack, within)
  const left = right(emblem.box) + 12
  const width = (end ? end.box.x - SPACE.small : right(within) - 14) - left
  const name = wrapName(face.name, width)
  const top = within.y + (within.height - name.height - SORT_HEIGHT) / 2
  const foot = box(left, top + name.height, width, SORT_HEIGHT)
  const marks = placeSigns(face, foot, SIGN)
  const words = placeText(note ?? sortWords(face), { font: 'label', size: 24, least: 22 }, marks.rest)
  return {
    box: within,
    as: 'row',
    face,
    emblem,
    name: placeBlock(name, { ...foot, y: top }),
    ...marks.placed,
    sort: words,
    end,
    tag,
  }
}

/** On one line if it can be read there, else on two smaller ones. */
function wrapName(name: string, width: number): TextBlock {
  const style = { font: 'title', size: 29, least: 23 } as const
  const fits = textWidth(name, { ...style, size: style.least }) <= width
  return fits ? wrapText(name, style, width, 1) : wrapText(name, { ...style, size: 24, least: 22 }, width, 2)
}

export function layoutSlimTile(stack: CardStack, within: Box): RowTile {
  const { face, tag, note } = stack
  const end = layoutEnd(stack, within)
  const inner = box(
    within.x + 12,
    within.y,
    (end ? end.box.x : right(within)) - SPACE.small - within.x - 12,
    within.height,
  )
  const marks = placeSigns(face, inner, 32)
  const block = wrapName(note === null ? face.name : `${face.name}, ${note}`, marks.rest.width)
  const name = placeBlock(block, { ...marks.rest, y: within.y + (within.height - block.height) / 2 })
  return { box: within, as: 'row', face, emblem: null, name, ...marks.placed, sort: null, end, tag }
}

/** The signs of a card at the left of a box, and what they leave of it. */
function placeSigns(face: CardFace, within: Box, size: number) {
  const place = (index: number) => box(within.x + index * (size + 5), within.y + (within.height - size) / 2, size, size)
  const signs: readonly PlacedSign[] = signsOf(face).map((sign, index) => ({ sign, box: place(index) }))
  const kind: Placed | null = face.kind === 'trainer' ? { box: place(0) } : null
  const start = place(kind ? 1 : signs.length).x + 3
  return { placed: { signs, kind }, rest: { ...within, x: start, width: right(within) - start } }
}

function signsOf(face: CardFace): readonly EnergySign[] {
  if (face.kind === 'trainer') return []
  return face.kind === 'pokemon' ? face.types.slice(0, 2) : face.provides.map(signOf).slice(0, 3)
}

const sortWords = (face: CardFace): string =>
  face.kind === 'pokemon' ? `${face.hp} HP, ${shortSort(face)}` : shortSort(face)

const TAG_WIDTH = 88
const LABEL_WIDTH = 60
const LABEL = { font: 'title', size: 34, least: 24 } as const
const WORDS = { font: 'label', size: 25, least: 22 } as const

/** In a high row below each other, in a slim one beside each other. */
function layoutEnd({ tag, label }: CardStack, row: Box): RowEnd | null {
  if (!tag && label === null) return null
  const isSlim = row.height < ROW_HEIGHT
  const width = (tag ? TAG_WIDTH : LABEL_WIDTH) + (isSlim && tag && label !== null ? LABEL_WIDTH : 0)
  const place = box(right(row) - width - 7, row.y + 7, width, row.height - 14)
  const inner = inset(place, 5, isSlim ? 0 : 4)
  const [first, second] = isSlim ? beside(inner, LABEL_WIDTH) : below(inner)
  const both = tag !== null && label !== null
  const count = label === null ? null : placeLine(fitText(label, LABEL, inner.width), both ? first : inner, 'middle')
  const words = tag ? placeText(shortTag(tag), WORDS, both || !isSlim ? second : inner, 'middle') : null
  const sign = tag && !both && !isSlim ? { box: centred(first, 26, 26) } : null
  return { box: place, sign, words, label: count }
}

const below = (within: Box): readonly [Box, Box] => {
  const upper = { ...within, height: within.height / 2 }
  return [upper, { ...upper, y: bottom(upper) }]
}

const beside = (within: Box, width: number): readonly [Box, Box] => [
  { ...within, width },
  { ...within, x: within.x + width, width: within.width - width },
]

const RADIUS = 16

export function drawRowTile(tile: RowTile, theme: Theme): Svg {
  const { face, box: place, emblem, name, signs, kind, sort, end, tag } = tile
  const frame = frameOf(face, theme)
  const { text, muted } = frame.band
  return together(
    path(cardOutline(frame, place, RADIUS), { fill: frame.band.fill }),
    ...(emblem ? [drawEmblem(face, emblem.box, theme)] : []),
    drawEdge(frame, place, RADIUS, 3),
    ...name.map(line => drawText(line, text)),
    ...signs.map(({ sign, box }) => drawEnergy(sign, box, theme)),
    ...(kind && face.kind === 'trainer' ? [drawChip(SIGNS[face.trainer], kind.box, theme.hues[hueOf(face)].tile)] : []),
    ...(sort ? [drawText(sort, muted)] : []),
    ...(end ? [drawEnd(end, tag, text, RADIUS * frame.rounding - 6, theme)] : []),
  )
}

function drawEnd(end: RowEnd, tag: Tag | null, ink: string, radius: number, theme: Theme): Svg {
  const { box: place, sign, words, label } = end
  const look = tag ? TAG_LOOKS[tag.is] : null
  const ground = look ? theme.signals[look.signal] : null
  const text = ground?.text ?? ink
  return together(
    ...(ground ? [rectangle(place, { fill: ground.fill }, radius)] : []),
    ...(sign && look ? [drawMark(SIGNS[look.sign], sign.box, text)] : []),
    ...(words ? [drawText(words, text)] : []),
    ...(label ? [drawText(label, text)] : []),
  )
}

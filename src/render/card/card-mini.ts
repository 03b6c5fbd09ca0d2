/** A card about 100 to 160 pixels wide: its emblem, name, type, HP and kind. For hands, strips, lists. */
import type { CardFace } from '../../app/card-face.ts'
import { drawEmblem, hueOf } from '../emblem/emblem.ts'
import { type Box, box, type Placed, right } from '../geometry.ts'
import { shortestSort, shortSort } from '../phrases.ts'
import { path, type Svg, together } from '../svg.ts'
import { drawEnergy, type EnergySign, signOf } from '../symbols/energy.ts'
import { drawChip } from '../symbols/mark.ts'
import { SIGNS } from '../symbols/signs.ts'
import { drawText, type PlacedText, placeBlock, placeText, textWidth, wrapText } from '../text.ts'
import type { Theme } from '../theme.ts'
import { cardOutline, drawEdge, frameOf } from './frame.ts'

export interface PlacedSign extends Placed {
  readonly sign: EnergySign
}

export interface MiniLayout extends Placed {
  readonly face: CardFace
  readonly signs: readonly PlacedSign[]
  /** The sign of a Trainer's kind. */
  readonly kind: Placed | null
  readonly sort: PlacedText | null
  readonly hp: PlacedText | null
  readonly emblem: Placed
  readonly name: readonly PlacedText[]
}

/** Height to width. */
export const MINI_RATIO = 1.36

export function layoutMini(face: CardFace, within: Box): MiniLayout {
  const unit = within.width / 120
  const at = (x: number, y: number, width: number, height: number) =>
    box(within.x + x * unit, within.y + y * unit, width * unit, height * unit)
  const signs = signsOf(face).map((sign, index) => ({ sign, box: at(9 + index * 25, 9, 22, 22) }))
  const kind = face.kind === 'trainer' ? { box: at(9, 9, 22, 22) } : null
  const hp = 'hp' in face ? placeText(String(face.hp), hpStyle(unit), at(74, 8, 36, 24), 'end') : null
  const left = Math.max(kind ? right(kind.box) : 0, ...signs.map(sign => right(sign.box))) + 5 * unit
  const end = hp ? hp.box.x - 5 * unit : right(within) - 9 * unit
  const block = wrapText(face.name, { font: 'label', size: 20 * unit, least: 15 * unit }, 106 * unit, 2)
  return {
    box: within,
    face,
    signs,
    kind,
    sort: placeSort(face, box(left, within.y + 9 * unit, end - left, 22 * unit), unit),
    hp,
    emblem: { box: at(16, 34, 88, 74) },
    name: placeBlock(block, at(7, 132.5 - block.height / unit / 2, 106, 0), 'middle'),
  }
}

const hpStyle = (unit: number) => ({ font: 'title', size: 25 * unit, least: 18 * unit }) as const

/** In the words that fit, or not at all: the frame says it too. */
function placeSort(face: CardFace, within: Box, unit: number): PlacedText | null {
  const style = { font: 'label', size: 17 * unit, least: 13 * unit } as const
  const fits = (words: string) => textWidth(words, { ...style, size: style.least }) <= within.width
  const words = [shortSort(face), shortestSort(face)].find(fits)
  return words === undefined ? null : placeText(words, style, within)
}

function signsOf(face: CardFace): readonly EnergySign[] {
  if (face.kind === 'trainer') return []
  return face.kind === 'pokemon' ? face.types.slice(0, 2) : face.provides.map(signOf).slice(0, 3)
}

export function drawMini(layout: MiniLayout, theme: Theme): Svg {
  const { face, signs, kind, sort, hp, emblem, name, box: frame } = layout
  const style = frameOf(face, theme)
  const radius = frame.width * 0.1
  const { fill, text, muted } = style.band
  const { tile } = theme.hues[hueOf(face)]
  return together(
    path(cardOutline(style, frame, radius), { fill }),
    drawEmblem(face, emblem.box, theme),
    drawEdge(style, frame, radius, frame.width / 48),
    ...signs.map(({ sign, box }) => drawEnergy(sign, box, theme)),
    ...(kind && face.kind === 'trainer' ? [drawChip(SIGNS[face.trainer], kind.box, tile)] : []),
    ...(sort ? [drawText(sort, muted)] : []),
    ...(hp ? [drawText(hp, text)] : []),
    ...name.map(line => drawText(line, text)),
  )
}

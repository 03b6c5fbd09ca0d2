/** Powers, attacks and text of a card, below each other. */
import type { AttackFace, CardFace, PowerFace, PowerKind } from '../../app/card-face.ts'
import { type Box, bottom, box, inset, type Placed, right } from '../geometry.ts'
import { typeName } from '../phrases.ts'
import { withEnergySigns } from '../rich-text.ts'
import { type PlacedText, placeBlock, placeText, textWidth, wrapText } from '../text.ts'
import { SIZE, SPACE } from '../theme.ts'
import type { Badge } from './card-head.ts'
import type { PlacedSign } from './card-mini.ts'

export interface Block extends Placed {
  readonly kind: PowerKind | 'attack' | 'text'
  readonly badge: Badge | null
  readonly cost: readonly PlacedSign[]
  readonly name: PlacedText | null
  readonly damage: PlacedText | null
  readonly lines: readonly PlacedText[]
}

const ROW = 52
const SIGN = 40
const PANEL = 20
const GAP = SPACE.huge

export function layoutBody(face: CardFace, within: Box, size: number): readonly Block[] {
  const blocks: Block[] = []
  const add = (layout: (within: Box) => Block, gap: number = GAP) => {
    const last = blocks.at(-1)
    const y = last ? bottom(last.box) + gap : within.y
    blocks.push(layout(box(within.x, y, within.width, 0)))
  }
  const body = face.kind === 'pokemon' ? face : face.kind === 'trainer' ? face.inPlay : null
  const text = textOf(face)
  if (text !== '') add(place => textBlock(text, place, size + 3))
  for (const power of body?.powers ?? []) add(place => powerBlock(power, place, size), SPACE.large)
  const attacks =
    face.kind === 'energy' ? [] : [...face.attacks, ...(face.kind === 'trainer' ? (body?.attacks ?? []) : [])]
  for (const attack of attacks) add(place => attackBlock(attack, place, size))
  return blocks
}

/** A basic Energy says nothing; we say what it is. */
function textOf(face: CardFace): string {
  if (face.kind === 'pokemon') return ''
  if (face.kind === 'trainer' || face.text !== '') return face.text
  return `This card is one ${typeName(face.provides[0]?.[0] ?? 'colorless')} Energy.`
}

const EMPTY = { badge: null, cost: [], name: null, damage: null, lines: [] } as const

function placeLines(text: string, place: Box, size: number): readonly PlacedText[] {
  return placeBlock(wrapText(withEnergySigns(text), { font: 'text', size }, place.width), place)
}

const heightOf = (lines: readonly PlacedText[]): number => lines.reduce((sum, line) => sum + line.box.height, 0)

function textBlock(text: string, place: Box, size: number): Block {
  const lines = placeLines(text, place, size)
  return { ...EMPTY, kind: 'text', box: { ...place, height: heightOf(lines) }, lines }
}

function powerBlock({ name, kind, sort, text }: PowerFace, place: Box, size: number): Block {
  const inner = inset(place, PANEL, 0)
  const style = { font: 'title', size: SIZE.caption, tracking: 0.03 } as const
  const width = textWidth(sort, style) + 2 * SPACE.medium
  const badgeBox = box(inner.x, place.y + PANEL + 5, width, ROW - 14)
  const badge = {
    box: badgeBox,
    text: placeText(sort, style, box(badgeBox.x + SPACE.medium, badgeBox.y, width, badgeBox.height)),
  }
  const left = right(badgeBox) + SPACE.medium
  const title = box(left, badgeBox.y, right(inner) - left, badgeBox.height)
  const lines = placeLines(text, box(inner.x, place.y + PANEL + ROW, inner.width, 0), size)
  const height = ROW + heightOf(lines) + 2 * PANEL
  return {
    ...EMPTY,
    kind,
    box: { ...place, height },
    badge,
    name: placeText(name, { font: 'title', size: SIZE.heading, least: 24 }, title),
    lines,
  }
}

function attackBlock({ name, cost, damage, text }: AttackFace, place: Box, size: number): Block {
  const signs = (cost.length > 0 ? cost : (['none'] as const)).map((sign, index) => ({
    sign,
    box: box(place.x + index * (SIGN + 6), place.y + (ROW - SIGN) / 2, SIGN, SIGN),
  }))
  const hit =
    damage === '' ? null : placeText(damage, { font: 'title', size: 56, least: 36 }, { ...place, height: ROW }, 'end')
  const left = Math.max(...signs.map(sign => right(sign.box))) + SPACE.medium
  const end = hit ? hit.box.x - SPACE.medium : right(place)
  const title = placeText(name, { font: 'title', size: 42, least: 26 }, box(left, place.y, end - left, ROW))
  const lines = placeLines(text, box(place.x, place.y + ROW + SPACE.hair, place.width, 0), size)
  const height = lines.length > 0 ? ROW + SPACE.hair + heightOf(lines) : ROW
  return { ...EMPTY, kind: 'attack', box: { ...place, height }, cost: signs, name: title, damage: hit, lines }
}

/** The list of a deck in two columns: sections with a caption, a row for each card. */
import type { CardFace } from '../../app/card-face.ts'
import { drawEmblem, hueOf } from '../emblem/emblem.ts'
import { type Box, bottom, box, centred, columns, inset, type Placed, right } from '../geometry.ts'
import { rectangle, type Svg, together } from '../svg.ts'
import { drawEnergy, type EnergySign, signOf } from '../symbols/energy.ts'
import { drawChip } from '../symbols/mark.ts'
import { SIGNS } from '../symbols/signs.ts'
import { drawText, type PlacedText, placeBlock, placeText, textWidth, wrapText } from '../text.ts'
import { RADIUS, SIZE, type Theme } from '../theme.ts'
import type { DeckCard, DeckSection } from './deck-parts.ts'

interface DeckRow extends Placed {
  /** Null for what is no card that we know. */
  readonly face: CardFace | null
  readonly tile: { readonly box: Box; readonly count: PlacedText }
  readonly emblem: Placed | null
  readonly name: readonly PlacedText[]
  readonly sign: (Placed & { readonly energy: EnergySign | null }) | null
}

export interface DeckColumn extends Placed {
  readonly captions: readonly PlacedText[]
  readonly rows: readonly DeckRow[]
}

type Item = { readonly caption: string } | { readonly card: DeckCard }

interface Measures {
  readonly row: number
  readonly caption: number
  readonly emblem: boolean
}

/** With more rows than these the emblems would make the picture too high and too large to send. */
const MOST_EMBLEMS = 23
const SPACIOUS: Measures = { row: 52, caption: 46, emblem: true }
const DENSE: Measures = { row: 44, caption: 44, emblem: false }

const GAP = 14
const PADDING = 12

export function layoutList(sections: readonly DeckSection[], within: Box, dense: boolean): readonly DeckColumn[] {
  const rows = sections.reduce((sum, { cards }) => sum + cards.length, 0)
  const measures = dense || rows > MOST_EMBLEMS ? DENSE : SPACIOUS
  const parts = split(sections, measures)
  const height = Math.max(...parts.map(part => heightOf(part, measures))) + 2 * PADDING
  return columns({ ...within, height }, 2, GAP).map((place, index) => layoutColumn(parts[index] ?? [], place, measures))
}

const heightOf = (items: readonly Item[], { row, caption }: Measures): number =>
  items.reduce((sum, item) => sum + ('card' in item ? row : caption), 0)

/** In two, as equal as can be. A section that goes on in the second column says so. */
function split(sections: readonly DeckSection[], measures: Measures): readonly [readonly Item[], readonly Item[]] {
  const items = sections.flatMap(({ caption, cards }): readonly Item[] => [
    { caption },
    ...cards.map(card => ({ card })),
  ])
  const cuts = items.map((_, at): readonly [readonly Item[], readonly Item[]] => {
    const [first, second] = [items.slice(0, at + 1), items.slice(at + 1)]
    const name = sections.find(({ cards }) => second[0] && 'card' in second[0] && cards.includes(second[0].card))?.name
    return [first, name === undefined ? second : [{ caption: `${name}, continued` }, ...second]]
  })
  const good = cuts.filter(([first]) => !('caption' in (first.at(-1) ?? {})))
  const height = (cut: readonly (readonly Item[])[]) => Math.max(...cut.map(part => heightOf(part, measures)))
  return good.reduce((best, cut) => (height(cut) < height(best) ? cut : best), [items, []])
}

function layoutColumn(items: readonly Item[], within: Box, measures: Measures): DeckColumn {
  const inner = inset(within, PADDING)
  const captions: PlacedText[] = []
  const rows: DeckRow[] = []
  let { y } = inner
  for (const item of items) {
    const place = { ...inner, y, height: 'card' in item ? measures.row : measures.caption }
    if ('card' in item) rows.push(layoutRow(item.card, place, measures))
    else captions.push(placeText(item.caption, { font: 'label', size: SIZE.label }, inset(place, 4, 0)))
    y = bottom(place)
  }
  return { box: within, captions, rows }
}

const TILE = 46
const SIGN = 28
const EMBLEM = 46
const NAME = { font: 'label', size: 28, least: 23 } as const

function layoutRow({ face, name, count }: DeckCard, within: Box, measures: Measures): DeckRow {
  const tile = box(within.x, within.y + 3, TILE, within.height - 6)
  const start = box(right(tile) + 6, within.y, EMBLEM, within.height)
  const emblem = measures.emblem && face ? { box: centred(start, EMBLEM, EMBLEM) } : null
  const left = emblem ? right(emblem.box) + 8 : right(tile) + 12
  const sign = face && !(emblem && showsSign(face)) ? placeSign(face, within) : null
  const place = { ...within, x: left, width: (sign ? sign.box.x - 8 : right(within)) - left }
  const isLong = textWidth(name, { ...NAME, size: NAME.least }) > place.width
  return {
    box: within,
    face,
    tile: {
      box: tile,
      count: placeText(String(count), { font: 'title', size: 29, least: 22 }, inset(tile, 3, 0), 'middle'),
    },
    emblem,
    name: isLong ? placeLong(name, place) : [placeText(name, NAME, place)],
    sign,
  }
}

/** The emblems of Trainers and basic Energy bear the sign already. */
const showsSign = (face: CardFace): boolean => face.kind === 'trainer' || (face.kind === 'energy' && face.basic)

/** On as many small lines as the row is high enough for. */
function placeLong(name: string, within: Box): readonly PlacedText[] {
  const block = wrapText(name, { ...NAME, size: 22, least: 22 }, within.width, within.height < SPACIOUS.row ? 1 : 2)
  return placeBlock(block, { ...within, y: within.y + (within.height - block.height) / 2 })
}

function placeSign(face: CardFace, row: Box): DeckRow['sign'] {
  const place = centred(box(right(row) - SIGN - 4, row.y, SIGN, row.height), SIGN, SIGN)
  if (face.kind === 'trainer') return { box: place, energy: null }
  return { box: place, energy: face.kind === 'energy' ? signOf(face.provides.flat()) : (face.types[0] ?? 'none') }
}

export function drawList(list: readonly DeckColumn[], theme: Theme): Svg {
  const { surface } = theme
  return together(
    ...list.flatMap(({ box: place, captions, rows }) => [
      rectangle(place, { fill: surface.fill }, RADIUS.medium),
      ...captions.map(caption => drawText(caption, surface.muted)),
      ...rows.map(row => drawRow(row, theme)),
    ]),
  )
}

function drawRow({ face, tile, emblem, name, sign }: DeckRow, theme: Theme): Svg {
  const ground = face ? theme.hues[hueOf(face)].band : theme.raised
  return together(
    rectangle(tile.box, { fill: ground.fill }, RADIUS.small),
    drawText(tile.count, ground.text),
    ...(face && emblem ? [drawEmblem(face, emblem.box, theme)] : []),
    ...name.map(line => drawText(line, theme.surface.text)),
    ...(face && sign ? [drawSign(face, sign, theme)] : []),
  )
}

function drawSign(face: CardFace, { box: place, energy }: NonNullable<DeckRow['sign']>, theme: Theme): Svg {
  if (energy !== null) return drawEnergy(energy, place, theme)
  return face.kind === 'trainer' ? drawChip(SIGNS[face.trainer], place, theme.hues[face.trainer].tile) : together()
}

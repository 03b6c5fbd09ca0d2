/** Where the cards of a hand or a choice go: pure geometry. Few are small cards, many are rows. */
import { type Box, bottom, box, type Placed, right } from '../geometry.ts'
import { type HeadingLayout, layoutHeading } from '../heading.ts'
import { type PlacedText, placeText } from '../text.ts'
import { CANVAS_WIDTH, SIZE } from '../theme.ts'
import { type CardStack, GROUPS } from './stacks.ts'
import { type CardTile, cardTileHeight, hasStrip, layoutCardTile } from './tile-card.ts'
import { layoutRowTile, layoutSlimTile, ROW_HEIGHT, type RowTile, SLIM_HEIGHT } from './tile-row.ts'

export interface Grid {
  readonly title: string
  readonly note: string
  readonly stacks: readonly CardStack[]
  /** What is said where there are no cards. */
  readonly empty: string
  /** By kind, with captions; else they lie in the order given. */
  readonly grouped: boolean
}

export type Tile = CardTile | RowTile

export interface GridLayout extends Placed {
  readonly heading: HeadingLayout
  readonly captions: readonly PlacedText[]
  readonly tiles: readonly Tile[]
  /** Between two cards of which the second evolves from the first. */
  readonly arrows: readonly Placed[]
  readonly empty: { readonly box: Box; readonly words: PlacedText } | null
}

const MARGIN = 20
const TOP = 16
/** With more than two rows of small cards the picture would be too high for a phone; with more rows, too large to send. */
const MOST_CARDS = 8
const MOST_ROWS = 16
const CAPTION = 36
const CAPTION_GAP = 2
const EMPTY_HEIGHT = 150

interface Shape {
  readonly columns: number
  readonly gap: Readonly<Record<'x' | 'y', number>>
  readonly height: (width: number) => number
  readonly place: (stack: CardStack, within: Box) => Tile
  /** Every group begins on a row of its own and goes down the first column, then the second. */
  readonly down: boolean
}

function shapeFor(stacks: readonly CardStack[]): Shape {
  const rows = { columns: 2, gap: { x: 14, y: 10 }, down: true } as const
  if (stacks.length > MOST_ROWS) return { ...rows, height: () => SLIM_HEIGHT, place: layoutSlimTile }
  if (stacks.length > MOST_CARDS) return { ...rows, height: () => ROW_HEIGHT, place: layoutRowTile }
  const strips = stacks.some(hasStrip)
  const height = (width: number) => cardTileHeight(width, strips)
  return { columns: 4, gap: { x: 16, y: 12 }, height, place: layoutCardTile, down: false }
}

export function layoutGrid({ title, note, stacks, empty, grouped }: Grid): GridLayout {
  const inner = box(MARGIN, TOP, CANVAS_WIDTH - 2 * MARGIN, 0)
  const heading = layoutHeading(title, note, inner)
  const below = { ...inner, y: bottom(heading.box) + 8 }
  if (stacks.length === 0) return layoutEmpty(heading, empty, { ...below, height: EMPTY_HEIGHT })
  const shape = shapeFor(stacks)
  const rows = rowsOf(stacks, shape, grouped)
  const width = (inner.width - shape.gap.x * (shape.columns - 1)) / shape.columns
  const captions: PlacedText[] = []
  const tiles: Tile[] = []
  let y = below.y
  for (const row of rows) {
    const at = (column: number, height: number) => box(inner.x + column * (width + shape.gap.x), y, width, height)
    for (const { words, column, span } of row.captions) {
      const place = { ...at(column, CAPTION), width: span * (width + shape.gap.x) - shape.gap.x }
      captions.push(placeText(words, { font: 'label', size: SIZE.label, least: 22 }, place))
    }
    if (row.captions.length > 0) y += CAPTION + CAPTION_GAP
    tiles.push(...row.stacks.map((stack, column) => shape.place(stack, at(column, shape.height(width)))))
    y += shape.height(width) + shape.gap.y
  }
  const height = Math.ceil(y - shape.gap.y + MARGIN)
  return { box: box(0, 0, CANVAS_WIDTH, height), heading, captions, tiles, arrows: arrowsIn(tiles), empty: null }
}

interface Row {
  readonly stacks: readonly CardStack[]
  readonly captions: readonly { readonly words: string; readonly column: number; readonly span: number }[]
}

function rowsOf(stacks: readonly CardStack[], { columns, down }: Shape, grouped: boolean): readonly Row[] {
  if (!grouped) return (down ? inColumns : inRows)(stacks, columns).map(row => ({ stacks: row, captions: [] }))
  const groups = GROUPS.map(([kind, name]) => ({ name, stacks: stacks.filter(({ face }) => face.kind === kind) }))
  const caption = (group: (typeof groups)[number]) => `${group.name} ${total(group.stacks)}`
  if (down)
    return groups.flatMap(group =>
      inColumns(group.stacks, columns).map((row, index) => ({
        stacks: row,
        captions: index > 0 ? [] : [{ words: caption(group), column: 0, span: columns }],
      })),
    )
  return flow(
    groups.map(group => group.stacks),
    columns,
  ).map(row => {
    const begun = groups.flatMap(group => {
      const column = group.stacks[0] ? row.indexOf(group.stacks[0]) : -1
      return column < 0 ? [] : [{ words: caption(group), column }]
    })
    const captions = begun.map((each, index) => ({
      ...each,
      span: (begun[index + 1]?.column ?? columns) - each.column,
    }))
    return { stacks: row, captions }
  })
}

/** Groups whole on a row where that takes no row more; else one after the other. */
function flow<T>(groups: readonly (readonly T[])[], columns: number): readonly (readonly T[])[] {
  const plain = inRows(groups.flat(), columns)
  const whole: T[][] = []
  for (const group of groups) {
    const last = whole.at(-1)
    if (last && last.length + group.length <= columns) last.push(...group)
    else whole.push(...inRows(group, columns).map(row => [...row]))
  }
  return whole.length <= plain.length ? whole : plain
}

export const total = (stacks: readonly CardStack[]): number => stacks.reduce((sum, { count }) => sum + count, 0)

const inRows = <T>(items: readonly T[], columns: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / columns) }, (_, row) => items.slice(row * columns, (row + 1) * columns))

/** Rows again, but the items go down the columns. */
const inColumns = <T>(items: readonly T[], columns: number): readonly (readonly T[])[] => {
  const rows = Math.ceil(items.length / columns)
  return Array.from({ length: rows }, (_, row) => items.filter((_, index) => index % rows === row))
}

function arrowsIn(tiles: readonly Tile[]): readonly Placed[] {
  return tiles.flatMap((tile, index) => {
    const next = tiles[index + 1]
    if (tile.as !== 'card' || next?.as !== 'card' || next.box.x < tile.box.x) return []
    const [from, to] = [tile.mini, next.mini]
    const evolves = to.face.kind === 'pokemon' && to.face.evolvesFrom === from.face.name
    const start = right(from.box)
    return evolves ? [{ box: box(start, from.box.y, to.box.x - start, from.box.height) }] : []
  })
}

function layoutEmpty(heading: HeadingLayout, empty: string, place: Box): GridLayout {
  const words = placeText(empty, { font: 'label', size: 30 }, place, 'middle')
  return {
    box: box(0, 0, CANVAS_WIDTH, bottom(place) + MARGIN),
    heading,
    captions: [],
    tiles: [],
    arrows: [],
    empty: { box: place, words },
  }
}

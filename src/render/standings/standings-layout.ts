/** Where the rows of a table of standings go: pure geometry. */
import { PER_PAGE } from '../../app/league/index.ts'
import { pageOf, pageWords } from '../../shared/page.ts'
import { type Align, type Box, bottom, box, type Placed, right } from '../geometry.ts'
import { type HeadingLayout, layoutHeading } from '../heading.ts'
import { drawnName, type PlayerShown, writtenName } from '../name.ts'
import { counted } from '../phrases.ts'
import { fitText, type PlacedText, placeLine, placeText, type TextStyle } from '../text.ts'
import { CANVAS_WIDTH, SPACE } from '../theme.ts'

export interface Standing extends PlayerShown {
  readonly rank: number
  readonly points: number
  readonly wins: number
  readonly losses: number
  readonly ties: number
  /** The shares of matches that the opponents won, and that theirs did, from 0 to 1. */
  readonly tieBreaks: readonly [omw: number, oomw: number] | null
  readonly dropped?: boolean
}

export interface StandingsShown {
  readonly title: string
  /** `after round 4 of 6` */
  readonly note?: string
  readonly rows: readonly Standing[]
  /** What `points` are; on a ladder, ratings. */
  readonly counts?: 'points' | 'rating'
  /** Whose row is marked. Where it is on another page, it is shown below. */
  readonly viewer?: string
  /** So many of the first go on. */
  readonly cut?: number
  readonly page?: number
}

export interface StandingRow extends Placed {
  readonly standing: Standing
  readonly isViewer: boolean
  readonly isOdd: boolean
  readonly rank: PlacedText
  readonly name: PlacedText
  readonly dropped: PlacedText | null
  readonly cells: readonly PlacedText[]
}

export interface StandingsLayout extends Placed {
  readonly heading: HeadingLayout
  readonly titles: readonly PlacedText[]
  readonly rows: readonly StandingRow[]
  readonly cut: (Placed & { readonly words: PlacedText }) | null
  readonly gap: PlacedText | null
  readonly empty: PlacedText | null
}

export const MOST_ROWS = PER_PAGE.standings
const MARGIN = 20
const TOP = 16
const TITLES = 38
const CUT = 38
const GAP = 34
const EMPTY = 120

interface Measures {
  readonly row: number
  readonly name: number
  readonly points: number
  readonly record: number
  readonly share: number
  /** Decimals of the tie-breaks. */
  readonly decimals: number
}

/** A long table is set smaller and says no more than it must: else it would be too high, and too large to send. */
const MOST_SPACIOUS = 20
const SPACIOUS: Measures = { row: 48, name: 29, points: 30, record: 26, share: 25, decimals: 1 }
const DENSE: Measures = { row: 40, name: 24, points: 25, record: 23, share: 22, decimals: 0 }

interface Column {
  readonly title: string
  readonly width: number
  readonly style: TextStyle
  readonly value: (standing: Standing) => string
}

function columnsFor(
  rows: readonly Standing[],
  { points, record, share, decimals }: Measures,
  counts: StandingsShown['counts'],
): readonly Column[] {
  const breakColumn = (title: string, index: 0 | 1): Column => ({
    title,
    width: 104,
    style: { font: 'label', size: share, least: 22 },
    value: ({ tieBreaks }) => (tieBreaks ? (tieBreaks[index] * 100).toFixed(decimals) : '–'),
  })
  const hasTies = rows.some(({ ties }) => ties > 0)
  const hasBreaks = rows.some(({ tieBreaks }) => tieBreaks)
  return [
    {
      title: counts === 'rating' ? 'Rating' : 'Points',
      width: 84,
      style: { font: 'title', size: points, least: 22 },
      value: row => String(row.points),
    },
    {
      title: hasTies ? 'W-L-T' : 'W-L',
      width: 104,
      style: { font: 'label', size: record, least: 22 },
      value: row => recordOf(row, hasTies),
    },
    ...(hasBreaks ? [breakColumn('OMW %', 0), breakColumn('OOMW %', 1)] : []),
  ]
}

export const recordOf = ({ wins, losses, ties }: Standing, hasTies = true): string =>
  [wins, losses, ...(hasTies ? [ties] : [])].join('-')

const RANK = 66

export function standingsNote({ note, rows, page }: StandingsShown): string {
  const shown = pageOf(rows, MOST_ROWS, page)
  return [note ?? '', counted(rows.length, 'player'), pageWords(shown)].filter(Boolean).join(' · ')
}

export function layoutStandings(shown: StandingsShown): StandingsLayout {
  const { rows, viewer, cut, page } = shown
  const inner = box(MARGIN, TOP, CANVAS_WIDTH - 2 * MARGIN, 0)
  const heading = layoutHeading(writtenName(shown.title, 'Standings'), standingsNote(shown), inner)
  const top = bottom(heading.box) + SPACE.hair
  const { items } = pageOf(rows, MOST_ROWS, page)
  const measures = items.length > MOST_SPACIOUS ? DENSE : SPACIOUS
  const columns = columnsFor(items, measures, shown.counts)
  if (items.length === 0) return layoutEmpty(heading, { ...inner, y: top, height: EMPTY })
  const cutAt = cut === undefined ? -1 : items.findLastIndex(({ rank }) => rank <= cut)
  const hasCut = cutAt >= 0 && items.length > cutAt + 1
  const row = (standing: Standing, y: number, isOdd: boolean) =>
    layoutRow(standing, columns, { ...inner, y, height: measures.row }, measures.name, {
      isViewer: standing.id === viewer,
      isOdd,
    })
  const placed = items.map((standing, index) => {
    const y = top + TITLES + index * measures.row + (hasCut && index > cutAt ? CUT : 0)
    return row(standing, y, index % 2 === 0)
  })
  const last = bottom(placed.at(-1)?.box ?? heading.box)
  const away = rows.find(({ id }) => id === viewer && !items.some(item => item.id === id))
  const own = away ? [row(away, last + GAP, false)] : []
  const end = own[0] ? bottom(own[0].box) : last
  return {
    box: box(0, 0, CANVAS_WIDTH, end + MARGIN),
    heading,
    titles: layoutTitles(columns, { ...inner, y: top, height: TITLES }),
    rows: [...placed, ...own],
    cut: hasCut ? layoutCut(cut ?? 0, { ...inner, y: bottom(placed[cutAt]?.box ?? inner), height: CUT }) : null,
    gap: away ? placeText('…', { font: 'title', size: 30 }, { ...inner, y: last, height: GAP }, 'middle') : null,
    empty: null,
  }
}

/** The columns from the right; the name has what is left. */
function cells(columns: readonly Column[], row: Box): { readonly places: readonly Box[]; readonly name: Box } {
  const widths = columns.reduce((sum, { width }) => sum + width, 0)
  let x = right(row) - 12 - widths
  const name = box(row.x + RANK, row.y, x - row.x - RANK, row.height)
  const places = columns.map(({ width }) => {
    const place = box(x, row.y, width, row.height)
    x += width
    return place
  })
  return { places, name }
}

const TITLE = { font: 'label', size: 23 } as const

function layoutTitles(columns: readonly Column[], row: Box): readonly PlacedText[] {
  const { places, name } = cells(columns, row)
  const ends = columns.map(({ title }, index) => placeText(title, TITLE, places[index] ?? row, 'end'))
  return [placeText('Player', TITLE, name), ...ends]
}

const DROPPED = { font: 'label', size: 22 } as const

function layoutRow(
  standing: Standing,
  columns: readonly Column[],
  row: Box,
  size: number,
  marks: Pick<StandingRow, 'isViewer' | 'isOdd'>,
): StandingRow {
  const { places, name } = cells(columns, row)
  const end = (column: Column, index: number, align: Align = 'end') =>
    placeText(column.value(standing), column.style, places[index] ?? row, align)
  const tag = standing.dropped ? fitText('dropped', DROPPED, name.width / 2) : null
  const room = name.width - (tag ? tag.width + SPACE.medium : SPACE.hair)
  const written = placeText(drawnName(standing), { font: 'label', size, least: 22 }, { ...name, width: room })
  const after = { ...name, x: right(written.box) + 12, width: tag?.width ?? 0 }
  const rank = { font: 'title', size: size - 1, least: 22 } as const
  return {
    box: row,
    standing,
    ...marks,
    rank: placeText(String(standing.rank), rank, box(row.x + 6, row.y, RANK - 20, row.height), 'middle'),
    name: written,
    dropped: tag ? placeLine(tag, after) : null,
    cells: columns.map((column, index) => end(column, index)),
  }
}

function layoutCut(cut: number, place: Box): NonNullable<StandingsLayout['cut']> {
  return { box: place, words: placeText(`Top ${cut} go on`, { font: 'label', size: 23 }, place, 'middle') }
}

function layoutEmpty(heading: HeadingLayout, place: Box): StandingsLayout {
  const empty = placeText('Nobody yet', { font: 'label', size: 30 }, place, 'middle')
  return { box: box(0, 0, CANVAS_WIDTH, bottom(place)), heading, titles: [], rows: [], cut: null, gap: null, empty }
}

/** Where flipped coins go, in their order: pure geometry. */
import { type Box, bottom, box, inset, type Placed, right } from '../geometry.ts'
import { type HeadingLayout, layoutHeading } from '../heading.ts'
import { writtenName } from '../name.ts'
import { type PlacedText, placeText } from '../text.ts'
import { CANVAS_WIDTH, SPACE } from '../theme.ts'

export type CoinFace = 'heads' | 'tails'

export interface CoinsShown {
  /** What they were flipped for. */
  readonly title?: string
  /** In the order of flipping. */
  readonly coins: readonly CoinFace[]
}

interface Coin extends Placed {
  readonly face: CoinFace
  readonly disc: Placed
  /** What it shows, or which one it is. */
  readonly words: PlacedText
}

interface CoinShare extends Placed {
  readonly face: CoinFace
  readonly words: PlacedText
}

export interface CoinsLayout extends Placed {
  readonly heading: HeadingLayout
  readonly coins: readonly Coin[]
  /** How many are not shown. */
  readonly more: PlacedText | null
  readonly shares: readonly CoinShare[]
}

const MARGIN = 20
const TOP = 16
const BAR = 48
const MOST = 60

interface Size {
  readonly disc: number
  readonly perRow: number
  readonly words: number
}

/** The more there are, the smaller. */
function sizeFor(count: number): Size {
  if (count === 1) return { disc: 132, perRow: 1, words: 0 }
  if (count <= 5) return { disc: 132, perRow: 5, words: 40 }
  if (count <= 21) return { disc: 92, perRow: 7, words: 32 }
  return { disc: 60, perRow: 10, words: 30 }
}

const headsIn = (coins: readonly CoinFace[]): number => coins.filter(face => face === 'heads').length

/** `3 of 4 heads, 75 %` */
export function coinsNote(coins: readonly CoinFace[]): string {
  if (coins.length < 2) return ''
  const heads = headsIn(coins)
  return `${heads} of ${coins.length} heads, ${Math.round((heads / coins.length) * 100)} %`
}

export const coinsTitle = ({ title, coins }: CoinsShown): string =>
  writtenName(title ?? '', coins.length === 1 ? 'Coin flip' : 'Coin flips')

export function layoutCoins(shown: CoinsShown): CoinsLayout {
  const { coins } = shown
  const inner = box(MARGIN, TOP, CANVAS_WIDTH - 2 * MARGIN, 0)
  const heading = layoutHeading(coinsTitle(shown), coinsNote(coins), inner)
  const top = bottom(heading.box) + SPACE.medium
  const size = sizeFor(coins.length)
  const visible = coins.length > MOST ? coins.slice(0, MOST - 1) : coins
  const places = cells(visible.length + (coins.length > MOST ? 1 : 0), size, { ...inner, y: top })
  const placed = visible.map((face, index) => layoutCoin(face, index, places[index] ?? inner, size))
  const last = places.at(-1)
  const left = coins.length - visible.length
  const more = last && left > 0 ? placeText(`+${left}`, { font: 'title', size: 34, least: 22 }, last, 'middle') : null
  const end = last ? bottom(last) + SPACE.small : top
  const shares = coins.length > 1 ? layoutShares(coins, { ...inner, y: end, height: BAR }) : []
  const height = shares.length > 0 ? end + BAR + MARGIN : end + SPACE.small
  return { box: box(0, 0, CANVAS_WIDTH, height), heading, coins: placed, more, shares }
}

function cells(count: number, { disc, perRow, words }: Size, within: Box): readonly Box[] {
  const width = within.width / perRow
  return Array.from({ length: count }, (_, index) => {
    const [column, row] = [index % perRow, Math.floor(index / perRow)]
    return box(within.x + column * width, within.y + row * (disc + words + SPACE.small), width, disc + words)
  })
}

const faceWords = (face: CoinFace): string => (face === 'heads' ? 'Heads' : 'Tails')

/** A single coin has its word beside it. */
function layoutOnly(face: CoinFace, within: Box): Coin {
  const disc = box(within.x, within.y, within.height, within.height)
  const left = right(disc) + SPACE.large
  const words = placeText(
    faceWords(face),
    { font: 'title', size: 64 },
    { ...within, x: left, width: right(within) - left },
  )
  return { box: within, face, disc: { box: disc }, words }
}

function layoutCoin(face: CoinFace, index: number, cell: Box, { disc, words, perRow }: Size): Coin {
  if (perRow === 1) return layoutOnly(face, cell)
  const place = box(cell.x + (cell.width - disc) / 2, cell.y, disc, disc)
  const said = perRow > 5 ? String(index + 1) : faceWords(face)
  const below = { ...cell, y: bottom(place), height: words }
  return {
    box: cell,
    face,
    disc: { box: place },
    words: placeText(said, { font: 'label', size: perRow > 5 ? 23 : 30 }, below, 'middle'),
  }
}

const LEAST_SHARE = 96

/** A bar in two parts, each wide enough for its words. */
function layoutShares(coins: readonly CoinFace[], within: Box): readonly CoinShare[] {
  const heads = headsIn(coins)
  const tails = coins.length - heads
  const share = (within.width - SPACE.hair) * (heads / coins.length)
  const width = Math.min(within.width - SPACE.hair - LEAST_SHARE, Math.max(LEAST_SHARE, share))
  const part = (face: CoinFace, count: number, place: Box): CoinShare => ({
    box: place,
    face,
    words: placeText(`${count} ${face}`, { font: 'title', size: 28, least: 22 }, inset(place, SPACE.hair, 0), 'middle'),
  })
  if (heads === 0 || tails === 0) return [part(heads > 0 ? 'heads' : 'tails', coins.length, within)]
  const left = { ...within, width }
  const start = right(left) + SPACE.hair
  return [part('heads', heads, left), part('tails', tails, { ...within, x: start, width: right(within) - start })]
}

/** Between the two Actives: the Stadium, the coins, and what was just done. */
import { type Box, box, centred, inset, type Placed, right } from '../geometry.ts'
import { type PlacedText, placeBlock, placeText, textWidth, wrapText } from '../text.ts'
import { SPACE } from '../theme.ts'
import type { News } from './news.ts'
import type { StadiumScene, TableScene } from './scene.ts'

export interface StadiumLayout extends Placed {
  readonly stadium: StadiumScene
  readonly sign: Placed
  readonly name: readonly PlacedText[]
}

export interface PlacedCoin extends Placed {
  readonly coin: 'heads' | 'tails'
  readonly side: Placed
  readonly count: PlacedText | null
}

export interface NewsLine extends Placed {
  readonly news: News
  readonly sign: Placed
  readonly words: PlacedText
}

export interface BandLayout extends Placed {
  readonly stadium: StadiumLayout | null
  readonly report: {
    readonly box: Box
    readonly lines: readonly NewsLine[]
    readonly coins: readonly PlacedCoin[]
  } | null
}

const FULL = 66
const STADIUM = { width: 250, quietWidth: 420, quietHeight: 48 } as const
const COIN = 48

const isQuiet = ({ news, coins }: TableScene): boolean => news.length === 0 && coins.length === 0

export function bandHeight(scene: TableScene): number {
  if (!isQuiet(scene)) return FULL
  return scene.stadium ? STADIUM.quietHeight : 2
}

export function layoutBand(scene: TableScene, within: Box): BandLayout {
  const { stadium } = scene
  const quiet = isQuiet(scene)
  const stadiumBox = quiet ? centred(within, STADIUM.quietWidth, within.height) : { ...within, width: STADIUM.width }
  const left = stadium ? right(stadiumBox) + SPACE.small : within.x
  return {
    box: within,
    stadium: stadium && layoutStadium(stadium, stadiumBox),
    report: quiet ? null : layoutReport(scene, { ...within, x: left, width: right(within) - left }),
  }
}

function layoutStadium(stadium: StadiumScene, place: Box): StadiumLayout {
  const inner = inset(place, 14, 4)
  const sign = { box: box(inner.x, place.y + (place.height - 38) / 2, 38, 38) }
  const left = right(sign.box) + 12
  const lines = place.height < FULL ? 1 : 2
  const block = wrapText(stadium.face.name, { font: 'label', size: 26, least: 22 }, right(inner) - left, lines)
  const y = place.y + (place.height - block.height) / 2
  return { box: place, stadium, sign, name: placeBlock(block, box(left, y, right(inner) - left, block.height)) }
}

function layoutReport({ news, coins }: TableScene, place: Box): NonNullable<BandLayout['report']> {
  const inner = inset(place, 14, 5)
  const placed = layoutCoins(coins, inner)
  const end = placed[0] ? placed[0].box.x - SPACE.medium : right(inner)
  const rows = news.length < 2 ? [{ ...inner }] : stacked(inner)
  const lines = news.map((each, index) => newsLine(each, { ...(rows[index] ?? inner), width: end - inner.x }))
  return { box: place, lines, coins: placed }
}

const stacked = ({ x, y, width, height }: Box): readonly Box[] =>
  [0, 1].map(index => box(x, y + (index * height) / 2, width, height / 2))

const WORDS = { font: 'label', size: 26, least: 22 } as const
const SIGN = 26

function newsLine(news: News, place: Box): NewsLine {
  const sign = { box: box(place.x, place.y + (place.height - SIGN) / 2, SIGN, SIGN) }
  const left = right(sign.box) + 10
  return {
    box: place,
    news,
    sign,
    words: placeText(news.words, WORDS, box(left, place.y, right(place) - left, place.height)),
  }
}

const MOST_COINS = 4
const COUNT = { font: 'title', size: 32 } as const

/** From the right: each coin, or, where there are many, both faces with their numbers. */
function layoutCoins(coins: TableScene['coins'], within: Box): readonly PlacedCoin[] {
  const faces = ['heads', 'tails'] as const
  const numbers = faces.map(coin => ({ coin, count: coins.filter(each => each === coin).length }))
  const shown = coins.length > MOST_COINS ? numbers : coins.map(coin => ({ coin, count: 1 }))
  let end = right(within)
  const placed = shown
    .filter(({ count }) => count > 0)
    .toReversed()
    .map(({ coin, count }) => {
      const coinAndCount = placeCoin(coin, count, end, within.y + (within.height - COIN) / 2)
      end = coinAndCount.box.x - SPACE.small
      return coinAndCount
    })
  return placed.toReversed()
}

function placeCoin(coin: TableScene['coins'][number], count: number, end: number, y: number): PlacedCoin {
  const words = count > 1 ? `×${count}` : ''
  const width = words === '' ? 0 : Math.ceil(textWidth(words, COUNT)) + SPACE.hair
  const place = box(end - width - COIN, y, COIN + width, COIN)
  const beside = box(place.x + COIN + SPACE.hair, y, width, COIN)
  return {
    box: place,
    coin,
    side: { box: box(place.x, y, COIN, COIN) },
    count: words === '' ? null : placeText(words, COUNT, beside),
  }
}

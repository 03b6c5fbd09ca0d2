/** What lies beside the Active: Prizes on one side, deck, discard pile and what is in the Lost Zone on the other. */
import type { CardFace } from '../../app/card-face.ts'
import { type Box, box, centred, type Placed, right } from '../geometry.ts'
import { type PlacedText, placeText } from '../text.ts'
import type { SideScene } from './scene.ts'

/** A place that holds a Prize, held one until just now, or is empty. */
export interface PrizePlace extends Placed {
  readonly is: 'prize' | 'taken' | 'empty'
}

export interface PrizesLayout extends Placed {
  readonly places: readonly PrizePlace[]
}

const COLUMNS = 2
const ROWS = 3
const RATIO = 0.74

export function layoutPrizes({ prizes: { left, places, taken } }: SideScene, within: Box): PrizesLayout {
  const columns = Math.min(COLUMNS, places)
  const rows = Math.max(Math.min(ROWS, places), Math.ceil(places / COLUMNS))
  const height = Math.min(58, (within.height - (rows - 1) * 6) / rows)
  const width = height * RATIO
  const gapX = (within.width - COLUMNS * width) / COLUMNS
  const gapY = rows > 1 ? Math.min(11, (within.height - rows * height) / (rows - 1)) : 0
  const grid = centred(within, columns * (width + gapX) - gapX, rows * (height + gapY) - gapY)
  return {
    box: within,
    places: Array.from({ length: places }, (_, index) => ({
      is: index < left ? 'prize' : index < left + taken ? 'taken' : 'empty',
      box: box(
        grid.x + (index % columns) * (width + gapX),
        grid.y + Math.floor(index / columns) * (height + gapY),
        width,
        height,
      ),
    })),
  }
}

export interface PileLayout extends Placed {
  readonly kind: 'deck' | 'discard' | 'lost'
  readonly isEmpty: boolean
  /** What lies on top, where that can be seen. */
  readonly face: CardFace | null
  readonly card: Box
  readonly count: PlacedText
  readonly label: PlacedText
}

export interface PilesLayout extends Placed {
  readonly piles: readonly PileLayout[]
  /** The name of the card on top of the discard pile. */
  readonly top: PlacedText | null
}

const CARD = { width: 42, height: 57 } as const
const LOST = 30

export function layoutPiles({ deck, discard, lost }: SideScene, within: Box): PilesLayout {
  const { x, y, width, height } = within
  const free = height - 2 * CARD.height - 28 - (lost ? LOST + 4 : 0)
  const start = y + Math.max(0, Math.min(12, free / 2))
  const gap = Math.max(0, Math.min(10, free - (start - y)))
  const second = start + CARD.height + gap
  const topY = second + CARD.height + 2
  const { top } = discard
  return {
    box: within,
    piles: [
      pile('deck', null, deck, 'deck', box(x, start, width, CARD.height)),
      pile('discard', top, discard.count, 'discard', box(x, second, width, CARD.height)),
      ...(lost ? [lostZone(lost, box(x, topY + 28, width, LOST))] : []),
    ],
    top: top ? placeText(top.name, { font: 'label', size: 23, least: 22 }, box(x, topY, width, 26)) : null,
  }
}

const COUNT = { font: 'title', size: 38, least: 26 } as const
const LABEL = { font: 'label', size: 22 } as const

function pile(kind: PileLayout['kind'], face: CardFace | null, count: number, label: string, place: Box): PileLayout {
  const card = box(place.x, place.y, CARD.width, CARD.height)
  const left = right(card) + 10
  const beside = (y: number, height: number) => box(left, place.y + y, right(place) - left, height)
  return {
    box: place,
    kind,
    isEmpty: count === 0,
    face,
    card,
    count: placeText(String(count), COUNT, beside(0, 34)),
    label: placeText(label, LABEL, beside(34, 22)),
  }
}

function lostZone(count: number, place: Box): PileLayout {
  const card = box(place.x + 6, place.y, LOST, LOST)
  const number = placeText(String(count), { ...COUNT, size: 28 }, box(place.x + CARD.width + 10, place.y, 40, LOST))
  const after = right(number.box) + 6
  const label = placeText('lost', LABEL, box(after, place.y, right(place) - after, LOST))
  return {
    box: place,
    kind: 'lost',
    isEmpty: count === 0,
    face: null,
    card,
    count: number,
    label: { ...label, baseline: number.baseline },
  }
}

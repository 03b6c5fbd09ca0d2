/** Where everything on a table goes: pure geometry. */
import type { Status } from '../../words/index.ts'
import { type Box, bottom, box, type Placed, right } from '../geometry.ts'
import { type PlacedText, placeText, textWidth } from '../text.ts'
import { CANVAS_WIDTH, SPACE } from '../theme.ts'
import { type BandLayout, bandHeight, layoutBand } from './band-layout.ts'
import type { TableScene } from './scene.ts'
import { layoutSide, type SideLayout, sideHeight } from './side-layout.ts'
import type { Pill } from './tile-layout.ts'

export interface HeaderLayout extends Placed {
  readonly phase: Status['phase']
  readonly headline: PlacedText
  readonly detail: Pill | null
  readonly game: Pill | null
  readonly turn: PlacedText | null
}

export interface TableLayout extends Placed {
  readonly header: HeaderLayout
  readonly top: SideLayout
  readonly band: BandLayout
  readonly bottom: SideLayout
}

const MARGIN = 15
const HEADER = 46

export function layoutTable(scene: TableScene): TableLayout {
  const width = CANVAS_WIDTH - 2 * MARGIN
  const below = (y: number, height: number) => box(MARGIN, y, width, height)
  const header = below(10, HEADER)
  const top = below(bottom(header) + SPACE.small, sideHeight(scene.top, width))
  const band = below(bottom(top) + 10, bandHeight(scene))
  const near = below(bottom(band) + 10, sideHeight(scene.bottom, width))
  return {
    box: box(0, 0, CANVAS_WIDTH, Math.ceil(bottom(near)) + 12),
    header: layoutHeader(scene.status, header),
    top: layoutSide(scene.top, top, 'top'),
    band: layoutBand(scene, band),
    bottom: layoutSide(scene.bottom, near, 'bottom'),
  }
}

const HEADLINE = { font: 'title', size: 44, least: 30 } as const
const PILL = { font: 'label', size: 26, least: 22 } as const
const TURN = { font: 'label', size: 27 } as const

function layoutHeader(status: Status, within: Box): HeaderLayout {
  const { phase, headline, detail, turn, game } = status
  const turnText = turn === '' ? null : placeText(turn, TURN, within, 'end')
  const end = turnText ? turnText.box.x - SPACE.medium : right(within)
  const gamePill = game === '' ? null : pillAt(game, { ...within, width: end - within.x }, 'end')
  const free = gamePill ? gamePill.box.x - SPACE.medium : end
  const most = detail === '' ? free - within.x : (free - within.x) * 0.62
  const title = placeText(headline, HEADLINE, { ...within, width: most })
  const left = right(title.box) + SPACE.medium + SPACE.hair
  return {
    box: within,
    phase,
    headline: title,
    detail:
      detail === ''
        ? null
        : pillAt(detailWithin(status, free - left), box(left, within.y, free - left, within.height), 'start'),
    game: gamePill,
    turn: turnText,
  }
}

const PILL_PADDING = 16

/** With what asks, if there is room for it. */
function detailWithin({ detail, source }: Status, width: number): string {
  const whole = source === '' ? detail : `${source}: ${detail}`
  return textWidth(whole, { ...PILL, size: PILL.least }) + 2 * PILL_PADDING <= width ? whole : detail
}

function pillAt(words: string, within: Box, side: 'start' | 'end'): Pill {
  const height = 38
  const width = Math.min(within.width, textWidth(words, PILL) + 2 * PILL_PADDING)
  const x = side === 'start' ? within.x : right(within) - width
  const place = box(x, within.y + (within.height - height) / 2, width, height)
  const inner = box(x + PILL_PADDING, place.y, width - 2 * PILL_PADDING + 0.01, height)
  return { box: place, text: placeText(words, PILL, inner) }
}

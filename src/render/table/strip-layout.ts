/** A player's name, what lasts for them, their clock and how many cards they hold. */
import { type Box, box, type Placed, right } from '../geometry.ts'
import { type PlacedText, placeText, textWidth } from '../text.ts'
import { SPACE } from '../theme.ts'
import type { SideScene } from './scene.ts'
import { layoutThings, type ThingsLayout } from './things.ts'
import type { Pill } from './tile-layout.ts'

interface ClockLayout extends Placed {
  readonly sign: Placed
  readonly words: PlacedText
  readonly isRunning: boolean
}

interface HandLayout extends Placed {
  readonly sign: Placed
  readonly count: PlacedText
  readonly label: PlacedText
  /** How many cards were just drawn. */
  readonly drawn: Pill | null
}

export interface StripLayout extends Placed {
  readonly role: 'won' | 'decides' | 'waits'
  readonly turn: Placed | null
  readonly name: PlacedText
  readonly chips: ThingsLayout | null
  readonly clock: ClockLayout | null
  readonly hand: HandLayout
}

export const STRIP_HEIGHT = 44
const PADDING = 16
const SIGN = 30
const TURN = 26
const CHIP = 30
const NAME = { font: 'title', size: 32, least: 26 } as const
const COUNT = { font: 'title', size: 34 } as const
const LABEL = { font: 'label', size: 24 } as const
const CLOCK = { font: 'label', size: 26, least: 22 } as const
const DRAWN = { font: 'title', size: 26 } as const

export function layoutStrip(side: SideScene, within: Box): StripLayout {
  const hand = layoutHand(side, within)
  const clock = layoutClock(side, hand.box.x - SPACE.large, within)
  const end = (clock?.box.x ?? hand.box.x) - SPACE.large
  const turn = side.hasTurn ? { box: squareAt(within.x + PADDING, TURN, within) } : null
  const start = turn ? right(turn.box) + SPACE.small : within.x + PADDING
  const most = (end - start) * (side.chips.length > 0 ? 0.5 : 1)
  const name = placeText(side.name, NAME, { ...within, x: start, width: most })
  return {
    box: within,
    role: side.hasWon ? 'won' : side.mustDecide ? 'decides' : 'waits',
    turn,
    name,
    chips: side.chips.length > 0 ? layoutChips(side, right(name.box) + SPACE.large, end, within) : null,
    clock,
    hand,
  }
}

const squareAt = (x: number, size: number, { y, height }: Box): Box => box(x, y + (height - size) / 2, size, size)

function layoutChips({ chips }: SideScene, start: number, end: number, { y, height }: Box): ThingsLayout {
  const x = Math.ceil(start)
  return layoutThings({ energy: [], chips }, box(x, y + (height - CHIP) / 2, Math.floor(end) - x, CHIP), true)
}

/** From the right. */
function layoutHand({ hand, drawn }: SideScene, within: Box): HandLayout {
  const { y, height } = within
  const more = drawn > 0 ? `+${drawn}` : ''
  const moreWidth = more === '' ? 0 : Math.ceil(textWidth(more, DRAWN)) + 20
  const [countWidth, labelWidth] = [Math.ceil(textWidth(String(hand), COUNT)), Math.ceil(textWidth('hand', LABEL))]
  const gap = SPACE.small
  const width = SIGN + gap + countWidth + gap + labelWidth + (more === '' ? 0 : gap + moreWidth)
  const place = box(right(within) - PADDING - width, y, width, height)
  const count = placeText(String(hand), COUNT, box(place.x + SIGN + gap, y, countWidth, height))
  const label = placeText('hand', LABEL, box(place.x + SIGN + gap + countWidth + gap, y, labelWidth, height))
  const pill = box(right(place) - moreWidth, y + (height - CHIP) / 2, moreWidth, CHIP)
  return {
    box: place,
    sign: { box: squareAt(place.x, SIGN, within) },
    count,
    label: { ...label, baseline: count.baseline },
    drawn: more === '' ? null : { box: pill, text: placeText(more, DRAWN, pill, 'middle') },
  }
}

const LONGEST_CLOCK = 190

function layoutClock({ clock }: SideScene, end: number, within: Box): ClockLayout | null {
  if (!clock) return null
  const { y, height } = within
  const wordsWidth = Math.min(Math.ceil(textWidth(clock.words, CLOCK)), LONGEST_CLOCK)
  const place = box(end - wordsWidth - SPACE.small - SIGN, y, SIGN + SPACE.small + wordsWidth, height)
  return {
    box: place,
    sign: { box: squareAt(place.x, SIGN, within) },
    words: placeText(clock.words, CLOCK, { ...place, x: place.x + SIGN + SPACE.small, width: wordsWidth }),
    isRunning: clock.isRunning,
  }
}

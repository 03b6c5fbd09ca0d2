/** A stack as a small card, with a strip below it that says what can be done and how many there are. */
import { drawMini, layoutMini, MINI_RATIO, type MiniLayout } from '../card/card-mini.ts'
import { cardOutline, drawEdge, frameOf } from '../card/frame.ts'
import { type Box, bottom, box, inset, type Placed, right } from '../geometry.ts'
import { path, rectangle, type Svg, together } from '../svg.ts'
import { drawMark } from '../symbols/mark.ts'
import { SIGNS } from '../symbols/signs.ts'
import { drawText, fitText, type PlacedText, placeLine, placeText } from '../text.ts'
import { SPACE, type Theme } from '../theme.ts'
import type { CardStack } from './stacks.ts'
import { shortTag, TAG_LOOKS, type Tag } from './tags.ts'

interface Strip extends Placed {
  readonly sign: Placed | null
  readonly words: PlacedText | null
  readonly label: PlacedText | null
}

export interface CardTile extends Placed {
  readonly as: 'card'
  readonly mini: MiniLayout
  /** How many more cards are seen behind it. */
  readonly behind: number
  readonly strip: Strip | null
  readonly tag: Tag | null
}

/** Room for the edges of the cards behind. */
const PEEK = 7
const MOST_BEHIND = 2
const STRIP = 42
const STRIP_GAP = 5

export const cardTileHeight = (width: number, hasStrips: boolean): number =>
  MOST_BEHIND * PEEK + Math.round(width * MINI_RATIO) + (hasStrips ? STRIP_GAP + STRIP : 0)

export const hasStrip = ({ label, tag, note }: CardStack): boolean => label !== null || tag !== null || note !== null

export function layoutCardTile(stack: CardStack, within: Box): CardTile {
  const { face, count, tag } = stack
  const place = box(within.x, within.y + MOST_BEHIND * PEEK, within.width, Math.round(within.width * MINI_RATIO))
  const strip = box(within.x, bottom(place) + STRIP_GAP, within.width, STRIP)
  return {
    box: within,
    as: 'card',
    mini: layoutMini(face, place),
    behind: Math.min(MOST_BEHIND, count - 1),
    strip: hasStrip(stack) ? layoutStrip(stack, strip) : null,
    tag,
  }
}

const WORDS = { font: 'label', size: 27, least: 22 } as const
const LABEL = { font: 'title', size: 34, least: 24 } as const
const SIGN = 24

function layoutStrip({ tag, label, note }: CardStack, within: Box): Strip {
  const inner = inset(within, 12, 0)
  const said = tag ? shortTag(tag) : note
  const align = said === null ? 'middle' : 'end'
  const count = label === null ? null : placeLine(fitText(label, LABEL, inner.width * 0.6), inner, align)
  const end = count ? count.box.x - SPACE.small : right(inner)
  const sign = tag ? { box: box(inner.x, inner.y + (inner.height - SIGN) / 2, SIGN, SIGN) } : null
  const left = sign ? right(sign.box) + SPACE.small : inner.x
  const words = said === null ? null : placeText(said, WORDS, box(left, inner.y, end - left, inner.height))
  return { box: within, sign, words, label: count }
}

const RADIUS = 12

export function drawCardTile({ mini, behind, strip, tag }: CardTile, theme: Theme): Svg {
  return together(
    drawBehind(mini, behind, theme),
    drawMini(mini, theme),
    ...(strip ? [drawStrip(strip, tag, theme)] : []),
  )
}

/** Edges of the other copies above the card, the farthest first. */
function drawBehind({ face, box: card }: MiniLayout, behind: number, theme: Theme): Svg {
  const frame = frameOf(face, theme)
  const edges = Array.from({ length: behind }, (_, index) => {
    const by = behind - index
    const place = box(card.x + by * PEEK, card.y - by * PEEK, card.width - 2 * by * PEEK, card.height / 2)
    const radius = card.width * 0.1
    return together(
      path(cardOutline(frame, place, radius), { fill: frame.band.fill }),
      drawEdge({ ...frame, double: false }, place, radius, card.width / 48),
    )
  })
  return together(...edges)
}

function drawStrip({ box: place, sign, words, label }: Strip, tag: Tag | null, theme: Theme): Svg {
  const look = tag ? TAG_LOOKS[tag.is] : null
  const ground = look ? theme.signals[look.signal] : theme.raised
  return together(
    rectangle(place, { fill: ground.fill }, RADIUS),
    ...(sign && look ? [drawMark(SIGNS[look.sign], sign.box, ground.text)] : []),
    ...(words ? [drawText(words, ground.text)] : []),
    ...(label ? [drawText(label, ground.text)] : []),
  )
}

/** Where the pairings of a round go: pure geometry. */
import { PER_PAGE } from '../../app/league/index.ts'
import { pageOf, pageWords } from '../../shared/page.ts'
import { type Box, bottom, box, centred, inset, type Placed, right } from '../geometry.ts'
import { type HeadingLayout, layoutHeading } from '../heading.ts'
import { drawnName, type PlayerShown, writtenName } from '../name.ts'
import { type PlacedText, placeText, textWidth } from '../text.ts'
import { CANVAS_WIDTH, SPACE } from '../theme.ts'

interface PairedPlayer extends PlayerShown {
  /** `3-1-0` */
  readonly record?: string
}

export interface DrawnPairing {
  readonly table: number
  /** The second is null for a bye. */
  readonly players: readonly [PairedPlayer, PairedPlayer | null]
  /** `by` says how it ended if not by playing: `forfeit`. */
  readonly outcome: 'waiting' | 'playing' | { readonly score: readonly [number, number]; readonly by?: string }
  /** `until Sun 20:00 UTC` */
  readonly deadline?: string
}

export interface RoundShown {
  readonly title: string
  readonly note?: string
  readonly pairings: readonly DrawnPairing[]
  readonly viewer?: string
  readonly page?: number
}

export interface PairedSide {
  readonly player: PairedPlayer
  readonly state: 'won' | 'lost' | 'open'
  readonly name: PlacedText
  readonly record: PlacedText | null
}

export interface PairingRow extends Placed {
  readonly pairing: DrawnPairing
  readonly isViewer: boolean
  readonly table: { readonly box: Box; readonly number: PlacedText }
  readonly sides: readonly PairedSide[]
  readonly middle: PairedMiddle
}

/** Between the two: the score, or what is known so far. */
export interface PairedMiddle extends Placed {
  readonly isPill: boolean
  readonly words: PlacedText
  readonly below: PlacedText | null
}

export interface RoundLayout extends Placed {
  readonly heading: HeadingLayout
  readonly rows: readonly PairingRow[]
  readonly empty: PlacedText | null
}

export const MOST_PAIRINGS = PER_PAGE.round
const MARGIN = 20
const TOP = 16
const ROW = { one: 60, two: 78 } as const
const GAP = 8
const TABLE = 46
const MIDDLE = 150

export const winnerOf = ({ players, outcome }: DrawnPairing): 0 | 1 | null => {
  if (players[1] === null) return 0
  if (typeof outcome === 'string' || outcome.score[0] === outcome.score[1]) return null
  return outcome.score[0] > outcome.score[1] ? 0 : 1
}

const isDone = ({ players, outcome }: DrawnPairing): boolean => players[1] === null || typeof outcome !== 'string'

export function roundNote({ note = '', pairings, page }: RoundShown): string {
  const done = pairings.filter(isDone).length
  const progress = pairings.length === 0 ? '' : `${done} of ${pairings.length} done`
  return [note, progress, pageWords(pageOf(pairings, MOST_PAIRINGS, page))].filter(Boolean).join(' · ')
}

export function layoutRound(shown: RoundShown): RoundLayout {
  const { pairings, viewer, page } = shown
  const inner = box(MARGIN, TOP, CANVAS_WIDTH - 2 * MARGIN, 0)
  const heading = layoutHeading(writtenName(shown.title, 'Round'), roundNote(shown), inner)
  const top = bottom(heading.box) + SPACE.small
  const { items } = pageOf(pairings, MOST_PAIRINGS, page)
  if (items.length === 0) {
    const place = { ...inner, y: top, height: 100 }
    const empty = placeText('No pairings yet', { font: 'label', size: 30 }, place, 'middle')
    return { box: box(0, 0, CANVAS_WIDTH, bottom(place)), heading, rows: [], empty }
  }
  const height = items.some(hasSecondLine) ? ROW.two : ROW.one
  const rows = items.map((pairing, index) => {
    const place = { ...inner, y: top + index * (height + GAP), height }
    return layoutPairing(
      pairing,
      place,
      pairing.players.some(player => player !== null && player.id === viewer),
    )
  })
  const end = bottom(rows.at(-1)?.box ?? inner)
  return { box: box(0, 0, CANVAS_WIDTH, end + MARGIN), heading, rows, empty: null }
}

const hasSecondLine = ({ players, deadline, outcome }: DrawnPairing): boolean =>
  players.some(player => player?.record !== undefined) || shownDeadline({ deadline, outcome }) !== ''

/** A match that is over has no deadline; how it ended may stand there instead. */
function shownDeadline({
  deadline = '',
  outcome,
}: {
  deadline?: string | undefined
  outcome: DrawnPairing['outcome']
}): string {
  return typeof outcome === 'string' ? deadline : (outcome.by ?? '')
}

function layoutPairing(pairing: DrawnPairing, row: Box, isViewer: boolean): PairingRow {
  const { table, players } = pairing
  const tile = box(row.x + 8, row.y + 8, TABLE, row.height - 16)
  const rest = box(right(tile) + SPACE.medium, row.y, right(row) - right(tile) - 2 * SPACE.medium, row.height)
  const middle = box(rest.x + (rest.width - MIDDLE) / 2, row.y, MIDDLE, row.height)
  const winner = winnerOf(pairing)
  const decided = isDone(pairing) && winner !== null
  const state = (side: number) => (decided ? (winner === side ? 'won' : 'lost') : 'open')
  const sides = players.flatMap((player, side) => {
    if (player === null) return []
    const place =
      side === 0
        ? { ...rest, width: middle.x - rest.x }
        : { ...rest, x: right(middle), width: right(rest) - right(middle) }
    return [layoutSide(player, state(side), place, side === 0 ? 'end' : 'start')]
  })
  const number = placeText(String(table), { font: 'title', size: 27, least: 22 }, inset(tile, 2, 0), 'middle')
  return { box: row, pairing, isViewer, table: { box: tile, number }, sides, middle: layoutMiddle(pairing, middle) }
}

function layoutSide(player: PairedPlayer, state: PairedSide['state'], place: Box, align: 'start' | 'end'): PairedSide {
  const [upper, lower] = lines(place, player.record !== undefined)
  const style = { font: state === 'won' ? 'title' : 'label', size: 29, least: 22 } as const
  const record = player.record === undefined ? null : writtenName(player.record, '–')
  return {
    player,
    state,
    name: placeText(drawnName(player), style, upper, align),
    record: record === null ? null : placeText(record, { font: 'label', size: 23, least: 22 }, lower, align),
  }
}

/** One line in the middle, or two of which the upper is higher. */
function lines(place: Box, both: boolean): readonly [Box, Box] {
  if (!both) return [place, place]
  const upper = box(place.x, place.y + 8, place.width, 36)
  return [upper, box(place.x, bottom(upper), place.width, 26)]
}

const PILL = { font: 'title', size: 25 } as const

function layoutMiddle(pairing: DrawnPairing, within: Box): PairedMiddle {
  const { players, outcome } = pairing
  const isBye = players[1] === null
  const second = isBye ? '' : shownDeadline(pairing)
  const [upper, lower] = lines(inset(within, SPACE.hair, 0), second !== '')
  const below = second === '' ? null : placeText(writtenName(second, '–'), { font: 'label', size: 22 }, lower, 'middle')
  if (isBye || typeof outcome === 'string') {
    const words = isBye ? 'bye' : outcome === 'playing' ? 'playing' : 'vs'
    const pill = centred(upper, textWidth(words, PILL) + 2 * SPACE.medium, 34)
    return { box: within, isPill: words === 'playing', words: placeText(words, PILL, pill, 'middle'), below }
  }
  const score = placeText(outcome.score.join(' – '), { font: 'title', size: 34, least: 22 }, upper, 'middle')
  return { box: within, isPill: false, words: score, below }
}

/** Where the matches of a bracket go: pure geometry. Each stands between those that feed it. */
import { type Box, bottom, box, centre, type Placed, right } from '../geometry.ts'
import { drawnName, type PlayerShown, writtenName } from '../name.ts'
import { fitText, type PlacedText, placeLine, placeText } from '../text.ts'
import { SIZE, SPACE } from '../theme.ts'
import { type BracketMatch, type BracketSection, type BracketSide, feedersOf } from './bracket-parts.ts'

export interface Slot extends Placed {
  readonly player: PlayerShown | null
  readonly state: 'won' | 'lost' | 'open'
  readonly seed: PlacedText | null
  readonly name: PlacedText
  readonly score: PlacedText | null
  /** Where there is no opponent. */
  readonly bye: PlacedText | null
}

export interface PlacedMatch extends Placed {
  readonly match: BracketMatch
  readonly slots: readonly Slot[]
  /** A clock beside the names of those who play just now. */
  readonly clock: Placed | null
}

/** From the right edge of a match to the left edge of the one it leads to. */
export interface Link {
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
  /** Who goes this way. */
  readonly player: PlayerShown | null
}

export interface TreeLayout extends Placed {
  readonly title: PlacedText | null
  readonly rounds: readonly PlacedText[]
  readonly matches: readonly PlacedMatch[]
  readonly links: readonly Link[]
}

const SLOT = 42
const MATCH_GAP = 14
const TITLE = 44
const ROUND = 36
const WIDEST = 340
/** Where names have little room, the first column has more: it shows the seeds. */
const SEED_ROOM = 34

export function layoutTree({ title, seeded, rounds }: BracketSection, within: Box): TreeLayout {
  const heading = title === '' ? null : placeText(title, { font: 'title', size: 30 }, { ...within, height: TITLE })
  const top = within.y + (heading ? TITLE : 0)
  const hasNames = rounds.some(({ title }) => title !== '')
  const columns = columnsFor(rounds.length, seeded, { ...within, y: top, height: hasNames ? ROUND : 0 })
  const names = rounds.map(({ title }, index) => {
    const place = columns[index] ?? within
    return placeText(writtenName(title, `Round ${index + 1}`), { font: 'label', size: SIZE.caption, least: 22 }, place)
  })
  const start = top + (hasNames ? ROUND : 0)
  const placed: PlacedMatch[][] = []
  for (const [index, { matches }] of rounds.entries()) {
    const column = columns[index] ?? within
    const ys = index === 0 ? stacked(rounds, start) : between(placed[index - 1] ?? [], matches, start)
    placed.push(
      matches.map((match, at) => layoutMatch(match, { ...column, y: ys[at] ?? start }, seeded && index === 0)),
    )
  }
  const all = placed.flat()
  const end = Math.max(...all.map(match => bottom(match.box)))
  return {
    box: { ...within, height: end - within.y },
    title: heading,
    rounds: hasNames ? names : [],
    matches: all,
    links: linksIn(placed),
  }
}

function columnsFor(count: number, seeded: boolean, within: Box): readonly Box[] {
  const gap = count > 3 ? 22 : 34
  const extra = seeded && count > 3 ? SEED_ROOM : 0
  const width = Math.min(WIDEST, (within.width - gap * (count - 1) - extra) / count)
  return Array.from({ length: count }, (_, index) => {
    const x = within.x + index * (width + gap) + (index > 0 ? extra : 0)
    return { ...within, x, width: width + (index === 0 ? extra : 0) }
  })
}

const isBye = ({ sides }: BracketMatch): boolean => sides.some(({ is }) => is === 'bye')
const heightOf = (match: BracketMatch): number => (isBye(match) ? SLOT : 2 * SLOT)

/** Below each other. A bye takes less room only if two matches lead to the next one, which then has enough. */
function stacked(rounds: BracketSection['rounds'], top: number): readonly number[] {
  const [first = [], second] = rounds.map(({ matches }) => matches)
  const isHalved = second === undefined || second.length * 2 <= first.length
  let y = top
  return first.map(match => {
    const height = isHalved ? heightOf(match) : 2 * SLOT
    const place = y + (height - heightOf(match)) / 2
    y += height + MATCH_GAP
    return place
  })
}

/** Each in the middle of those that feed it, but never over the one above. */
function between(before: readonly PlacedMatch[], matches: readonly BracketMatch[], top: number): readonly number[] {
  let least = top
  return matches.map((match, index) => {
    const feeders = feedersOf(index, matches.length, before.length).flatMap(at => before[at] ?? [])
    const middles = feeders.map(({ box }) => centre(box)[1])
    const middle = middles.length === 0 ? least : (Math.min(...middles) + Math.max(...middles)) / 2
    const y = Math.max(least, middle - heightOf(match) / 2)
    least = y + heightOf(match) + MATCH_GAP
    return y
  })
}

const CLOCK = 24

function layoutMatch(match: BracketMatch, column: Box, hasSeeds: boolean): PlacedMatch {
  const players = match.sides.flatMap((side, index) => (side.is === 'bye' ? [] : [{ side, index }]))
  const shown = players.length > 0 ? players : [{ side: match.sides[0], index: 0 }]
  const place = { ...column, height: shown.length * SLOT }
  const isPlaying = match.playing === true && match.winner === null
  const width = place.width - (isPlaying ? CLOCK + 14 : 0)
  const slots = shown.map(({ side, index }, at) => {
    const row = { ...place, y: place.y + at * SLOT, height: SLOT, width }
    return layoutSlot(side, stateOf(match, index), row, { hasSeeds, hasBye: isBye(match) })
  })
  const clock = box(right(place) - CLOCK - 11, place.y + (place.height - CLOCK) / 2, CLOCK, CLOCK)
  return { box: place, match, slots, clock: isPlaying ? { box: clock } : null }
}

const stateOf = (match: BracketMatch, side: number): Slot['state'] => {
  if (match.winner === null || isBye(match)) return 'open'
  return match.winner === side ? 'won' : 'lost'
}

const NAME = { size: 25, least: 22 } as const
const SCORE = { font: 'title', size: 28, least: 22 } as const
const BYE = { font: 'label', size: 22 } as const

interface SlotMarks {
  readonly hasSeeds: boolean
  readonly hasBye: boolean
}

function layoutSlot(side: BracketSide, state: Slot['state'], within: Box, { hasSeeds, hasBye }: SlotMarks): Slot {
  const inner = box(within.x + 10, within.y, within.width - 20, within.height)
  const player = side.is === 'player' ? side : null
  const number = hasSeeds && player?.seed !== undefined ? String(player.seed) : null
  const seed =
    number === null ? null : placeText(number, { font: 'label', size: 22 }, { ...inner, width: SEED_ROOM - 6 })
  const score = player?.score === undefined ? null : fitText(String(player.score), SCORE, 48)
  const bye = hasBye && player ? fitText('bye', BYE, 40) : null
  const end = bye ?? score
  const left = seed ? inner.x + SEED_ROOM - 4 : inner.x
  const room = right(inner) - (end ? end.width + SPACE.small : 0) - left
  const style = { ...NAME, font: state === 'won' ? 'title' : 'label' } as const
  return {
    box: within,
    player: player?.player ?? null,
    state,
    seed,
    name: placeText(wordsOf(side), style, { ...inner, x: left, width: room }),
    score: score && !bye ? placeLine(score, inner, 'end') : null,
    bye: bye && placeLine(bye, inner, 'end'),
  }
}

function wordsOf(side: BracketSide): string {
  switch (side.is) {
    case 'player':
      return drawnName(side.player)
    case 'bye':
      return 'Bye'
    case 'open':
      return writtenName(side.words ?? '', '–')
  }
}

function linksIn(rounds: readonly (readonly PlacedMatch[])[]): readonly Link[] {
  return rounds.slice(1).flatMap((matches, index) => {
    const before = rounds[index] ?? []
    return matches.flatMap((match, at) =>
      feedersOf(at, matches.length, before.length).flatMap(feeder => {
        const from = before[feeder]
        return from ? [linkBetween(from, match)] : []
      }),
    )
  })
}

function linkBetween(from: PlacedMatch, to: PlacedMatch): Link {
  const { sides, winner } = from.match
  const side = winner === null ? null : sides[winner]
  return {
    from: [right(from.box), centre(from.box)[1]],
    to: [to.box.x, centre(to.box)[1]],
    player: side?.is === 'player' ? side.player : null,
  }
}

/** Where everything on the picture of a deck goes: pure geometry. */
import { type Box, bottom, box, columns, inset, type Placed, right } from '../geometry.ts'
import { type HeadingLayout, layoutHeading } from '../heading.ts'
import { writtenName } from '../name.ts'
import type { EnergySign } from '../symbols/energy.ts'
import { fitText, type PlacedText, placeBlock, placeLine, placeText, wrapText } from '../text.ts'
import { CANVAS_WIDTH, SIZE, SPACE } from '../theme.ts'
import { type DeckColumn, layoutList } from './deck-list.ts'
import { countOf, type DeckShown, type EnergyShare, energyShares, pageOfDeck, sectionsOf } from './deck-parts.ts'

export interface DeckStat extends Placed {
  readonly label: PlacedText
  readonly value: PlacedText
}

export interface EnergyPart extends Placed {
  readonly sign: EnergySign
  readonly mark: Placed
  readonly count: PlacedText | null
}

export interface ProblemPanel extends Placed {
  readonly items: readonly { readonly mark: Placed; readonly lines: readonly PlacedText[] }[]
}

export interface DeckLayout extends Placed {
  readonly heading: HeadingLayout
  readonly problems: ProblemPanel | null
  readonly stats: readonly DeckStat[]
  readonly energy: { readonly box: Box; readonly parts: readonly EnergyPart[] } | null
  readonly list: readonly DeckColumn[]
}

const MARGIN = 20
const TOP = 16
const STAT_HEIGHT = 88
const ENERGY_HEIGHT = 44

export function layoutDeck(deck: DeckShown): DeckLayout {
  const inner = box(MARGIN, TOP, CANVAS_WIDTH - 2 * MARGIN, 0)
  const isLegal = (deck.problems ?? []).length === 0
  const { sections, words, isFirst } = pageOfDeck(deck)
  const note = [deck.ruleset, isLegal ? 'legal' : 'not legal', words].filter(Boolean).join(' · ')
  const heading = layoutHeading(writtenName(deck.name, 'Deck'), note, inner)
  let y = bottom(heading.box) + SPACE.small
  const problems = isLegal || !isFirst ? null : layoutProblems(deck.problems ?? [], { ...inner, y })
  if (problems) y = bottom(problems.box) + SPACE.medium
  const stats = layoutStats(deck, { ...inner, y, height: STAT_HEIGHT })
  y += STAT_HEIGHT + SPACE.medium
  const shares = energyShares(deck)
  const energy = shares.length > 0 ? layoutEnergy(shares, { ...inner, y, height: ENERGY_HEIGHT }) : null
  if (energy) y += ENERGY_HEIGHT + SPACE.medium
  const list = sections.length > 0 ? layoutList(sections, { ...inner, y }, problems !== null) : []
  const end = list[0] ? bottom(list[0].box) : y - SPACE.medium
  return { box: box(0, 0, CANVAS_WIDTH, Math.ceil(end + MARGIN)), heading, problems, stats, energy, list }
}

function layoutStats(deck: DeckShown, within: Box): readonly DeckStat[] {
  const kinds = sectionsOf(deck)
    .slice(0, 3)
    .map(({ name, total }) => [name, total] as const)
  const values = [['Cards', countOf(deck)] as const, ...kinds]
  return columns(within, values.length, SPACE.medium).map((place, index) => {
    const [label, value] = values[index] ?? ['', 0]
    const area = inset(place, SPACE.medium, SPACE.small)
    return {
      box: place,
      label: placeText(label, { font: 'label', size: SIZE.caption + 1 }, { ...area, height: 30 }),
      value: placeText(
        String(value),
        { font: 'title', size: 38 },
        { ...area, y: area.y + 31, height: area.height - 31 },
      ),
    }
  })
}

const MARK = 30
const LEAST_PART = 44

/** Parts as wide as their share, but none so narrow that its sign has no room. */
function layoutEnergy(shares: readonly EnergyShare[], within: Box): NonNullable<DeckLayout['energy']> {
  const gap = SPACE.hair
  const room = within.width - gap * (shares.length - 1) - LEAST_PART * shares.length
  const all = shares.reduce((sum, { count }) => sum + count, 0)
  let { x } = within
  const parts = shares.map(({ type, count }): EnergyPart => {
    const place = box(x, within.y, LEAST_PART + (room * count) / all, within.height)
    x = right(place) + gap
    return { box: place, sign: type, ...layoutPart(count, place) }
  })
  return { box: within, parts }
}

function layoutPart(count: number, place: Box): Pick<EnergyPart, 'mark' | 'count'> {
  const words = fitText(String(count), { font: 'title', size: 32 }, place.width)
  const both = MARK + SPACE.small + words.width
  const hasBoth = both + 2 * SPACE.small <= place.width
  const start = place.x + (place.width - (hasBoth ? both : MARK)) / 2
  const mark = { box: box(start, place.y + (place.height - MARK) / 2, MARK, MARK) }
  return {
    mark,
    count: hasBoth ? placeLine(words, { ...place, x: right(mark.box) + SPACE.small, width: words.width }) : null,
  }
}

const PROBLEM = { font: 'label', size: 27, least: 24 } as const
const MOST_PROBLEMS = 4
/** More than three lines can hold: what is longer need not be measured. */
const LONGEST_PROBLEM = 200

const clipped = (problem: string): string =>
  problem.length > LONGEST_PROBLEM ? `${problem.slice(0, LONGEST_PROBLEM)}…` : problem

function layoutProblems(problems: readonly string[], within: Box): ProblemPanel {
  const rest = problems.length - MOST_PROBLEMS
  const shown = rest > 1 ? [...problems.slice(0, MOST_PROBLEMS), `And ${rest} more.`] : problems
  const inner = inset(within, SPACE.medium, 0)
  const left = inner.x + MARK + SPACE.medium - 4
  let y = within.y + SPACE.medium - 2
  const items = shown.map(problem => {
    const block = wrapText(clipped(problem), PROBLEM, right(inner) - left, 3)
    const mark = { box: box(inner.x, y + (block.leading - MARK) / 2, MARK, MARK) }
    const lines = placeBlock(block, box(left, y, right(inner) - left, block.height))
    y += block.height + SPACE.hair
    return { mark, lines }
  })
  return { box: { ...within, height: y + SPACE.medium - SPACE.hair - 2 - within.y }, items }
}

/** A bracket as pictures: how many there are, and where everything in each of them goes. */
import { bottom, box, type Placed, right } from '../geometry.ts'
import { type HeadingLayout, layoutHeading } from '../heading.ts'
import { drawnName, type PlayerShown, writtenName } from '../name.ts'
import { type PlacedText, placeText } from '../text.ts'
import { CANVAS_WIDTH, SPACE } from '../theme.ts'
import { type BracketSection, type BracketShown, championOf, sectionsOf } from './bracket-parts.ts'
import { layoutTree, type TreeLayout } from './tree-layout.ts'

export interface ChampionLayout extends Placed {
  readonly sign: Placed
  readonly words: PlacedText
}

export interface BracketLayout extends Placed {
  readonly heading: HeadingLayout
  readonly banner: ChampionLayout | null
  readonly trees: readonly TreeLayout[]
  readonly champion: PlayerShown | null
  readonly viewer: string | null
}

/** What one picture shows. */
export interface BracketPart {
  readonly sections: readonly BracketSection[]
  readonly number: number
  readonly parts: number
}

const MARGIN = 20
const TOP = 16
const BANNER = 60
const SECTION_GAP = 28
/** A picture may become so high and no higher, unless a single section is. */
const HIGHEST = 1370

const inner = box(MARGIN, TOP, CANVAS_WIDTH - 2 * MARGIN, 0)

/** As many sections in a picture as its height allows. */
export function partsOf(shown: BracketShown): readonly BracketPart[] {
  const pictures: BracketSection[][] = []
  let height = 0
  for (const section of sectionsOf(shown)) {
    const needed = layoutTree(section, inner).box.height + SECTION_GAP
    const last = pictures.at(-1)
    if (last && height + needed <= HIGHEST) last.push(section)
    else pictures.push([section])
    height = last && height + needed <= HIGHEST ? height + needed : needed
  }
  return pictures.map((sections, index) => ({ sections, number: index + 1, parts: pictures.length }))
}

export const bracketNote = ({ note = '' }: BracketShown, { number, parts }: BracketPart): string =>
  [note, parts > 1 ? `part ${number} of ${parts}` : ''].filter(Boolean).join(' · ')

export function layoutBracket(shown: BracketShown, part: BracketPart): BracketLayout {
  const heading = layoutHeading(writtenName(shown.title, 'Bracket'), bracketNote(shown, part), inner)
  const champion = championOf(shown)
  let y = bottom(heading.box) + SPACE.small
  const banner = champion ? layoutBanner(champion, y) : null
  if (banner) y = bottom(banner.box) + SPACE.medium
  const trees: TreeLayout[] = []
  for (const section of part.sections) {
    const tree = layoutTree(section, { ...inner, y })
    trees.push(tree)
    y = bottom(tree.box) + SECTION_GAP
  }
  const end = trees.length > 0 ? y - SECTION_GAP : y
  const size = box(0, 0, CANVAS_WIDTH, Math.ceil(end + MARGIN))
  return { box: size, heading, banner, trees, champion, viewer: shown.viewer ?? null }
}

function layoutBanner(champion: PlayerShown, y: number): ChampionLayout {
  const place = { ...inner, y, height: BANNER }
  const sign = { box: box(place.x + 16, y + (BANNER - 36) / 2, 36, 36) }
  const left = right(sign.box) + 14
  const style = { font: 'title', size: 34, least: 24 } as const
  return {
    box: place,
    sign,
    words: placeText(`${drawnName(champion)} has won`, style, { ...place, x: left, width: right(place) - 16 - left }),
  }
}

/** The Active place without a Pokémon. */
import type { CardFace } from '../../app/card-face.ts'
import { type Box, box, inset, type Placed, right } from '../geometry.ts'
import { type PlacedText, placeText } from '../text.ts'
import { SPACE } from '../theme.ts'
import type { SideScene } from './scene.ts'
import { type Pill, pillIn } from './tile-layout.ts'

export interface VacantLayout extends Placed {
  /** Who was just Knocked Out there. */
  readonly face: CardFace | null
  readonly emblem: Placed | null
  readonly words: PlacedText
  readonly hit: Pill | null
}

const WORDS = { font: 'title', size: 36, least: 24 } as const
const LINE = 48

export function layoutVacant(fallen: SideScene['fallen'], within: Box): VacantLayout {
  const inner = inset(within, SPACE.large)
  if (!fallen) {
    const words = placeText('No Active Pokémon', WORDS, inner, 'middle')
    return { box: within, face: null, emblem: null, words, hit: null }
  }
  const { face, hit } = fallen
  const emblem = box(inner.x, inner.y, inner.height, inner.height)
  const left = right(emblem) + SPACE.large
  const top = inner.y + (inner.height - (hit > 0 ? 2 : 1) * LINE) / 2
  const line = (index: number) => box(left, top + index * LINE, right(inner) - left, LINE)
  return {
    box: within,
    face,
    emblem: { box: emblem },
    words: placeText(`${face.name} is Knocked Out`, WORDS, line(0)),
    hit: hit > 0 ? pillIn(`−${hit}`, 42, line(1), 'start') : null,
  }
}

/** The head of a card: art, name, HP, what it is. */
import type { CardFace, EnergyFace, TrainerFace } from '../../app/card-face.ts'
import { type Box, box, type Placed, right } from '../geometry.ts'
import { badgesOf, typeName } from '../phrases.ts'
import { signOf } from '../symbols/energy.ts'
import { fitText, type PlacedText, placeLine, placeText, textWidth } from '../text.ts'
import { SIZE, SPACE } from '../theme.ts'
import type { PlacedSign } from './card-mini.ts'

export interface Badge extends Placed {
  readonly text: PlacedText
}

export interface HeadLayout extends Placed {
  readonly art: Placed
  readonly sort: PlacedText
  readonly hp: { readonly box: Box; readonly value: PlacedText; readonly unit: PlacedText } | null
  readonly name: PlacedText
  readonly signs: readonly PlacedSign[]
  readonly kind: Placed | null
  readonly types: PlacedText
  readonly badges: readonly Badge[]
}

export const HEAD_HEIGHT = 226
const PADDING = 22
const SIGN = 38

export function layoutHead(face: CardFace, within: Box): HeadLayout {
  const side = within.height - 2 * PADDING
  const art = { box: box(within.x + PADDING, within.y + PADDING, side, side) }
  const left = right(art.box) + SPACE.large
  const rows = box(left, within.y + PADDING, right(within) - PADDING - SPACE.small - left, side)
  const hp = layoutHp(face, box(rows.x, rows.y, rows.width, 58))
  const sortWidth = rows.width - (hp ? hp.box.width + SPACE.medium : 0)
  const sort = placeText(
    sortLine(face),
    { font: 'label', size: SIZE.label, least: 20 },
    box(rows.x, rows.y, sortWidth, 58),
  )
  const name = placeText(
    face.name,
    { font: 'title', size: SIZE.title, least: 36 },
    box(rows.x, rows.y + 58, rows.width, 68),
  )
  const foot = box(rows.x, rows.y + side - SIGN - 2, rows.width, SIGN)
  const badges = layoutBadges(badgesOf(face), foot)
  const end = (badges[0]?.box.x ?? right(foot) + SPACE.medium) - SPACE.medium
  return {
    box: within,
    art,
    sort,
    hp,
    name,
    badges,
    ...layoutTypes(face, box(foot.x, foot.y, end - foot.x, foot.height)),
  }
}

function sortLine(face: CardFace): string {
  if (face.kind === 'trainer') return face.family
  if (face.kind === 'energy') return 'Energy'
  const from = face.evolvesFrom === null ? '' : `, from ${face.evolvesFrom}`
  return face.half === null ? `${face.sort}${from}` : `${face.half === 'top' ? 'Top' : 'Bottom'} half of two`
}

/** The sign says it where the book has no narrower word. */
const besidesFamily = (face: TrainerFace | EnergyFace): string =>
  face.kind === 'trainer' && face.family === face.sort ? '' : face.sort

function layoutHp(face: CardFace, within: Box): HeadLayout['hp'] {
  const hp = face.kind === 'pokemon' ? face.hp : face.kind === 'trainer' ? face.inPlay?.hp : undefined
  if (hp === undefined) return null
  const unit = fitText('HP', { font: 'label', size: 26 }, 60)
  const value = fitText(String(hp), { font: 'title', size: 60 }, 160)
  const start = right(within) - unit.width - SPACE.small - value.width
  const area = box(start, within.y, right(within) - start, within.height)
  const placedUnit = placeLine(unit, box(right(area) - unit.width, area.y, unit.width, area.height))
  const placedValue = placeLine(value, box(start, area.y, value.width, area.height))
  return { box: area, value: placedValue, unit: { ...placedUnit, baseline: placedValue.baseline } }
}

function layoutTypes(face: CardFace, within: Box): Pick<HeadLayout, 'signs' | 'kind' | 'types'> {
  const place = (index: number) => box(within.x + index * (SIGN + SPACE.small), within.y, SIGN, SIGN)
  const signs = signsOf(face).map((sign, index) => ({ sign, box: place(index) }))
  const kind = face.kind === 'trainer' ? { box: place(0) } : null
  const left = place(kind ? 1 : signs.length).x + SPACE.hair
  const words = face.kind === 'pokemon' ? face.types.map(typeName).join(' and ') : besidesFamily(face)
  const style = { font: 'label', size: SIZE.label + 2, least: 18 } as const
  return { signs, kind, types: placeText(words, style, box(left, within.y, right(within) - left, SIGN)) }
}

function signsOf(face: CardFace): readonly PlacedSign['sign'][] {
  if (face.kind === 'trainer') return []
  return face.kind === 'pokemon' ? face.types : face.provides.map(signOf)
}

/** From the right, the first one leftmost. */
function layoutBadges(words: readonly string[], within: Box): readonly Badge[] {
  const style = { font: 'title', size: SIZE.caption, tracking: 0.03 } as const
  let end = right(within)
  const badges = [...words].reverse().map(word => {
    const width = textWidth(word, style) + 2 * SPACE.medium
    const place = box(end - width, within.y + 2, width, within.height - 4)
    end = place.x - SPACE.small
    return { box: place, text: placeText(word, style, box(place.x + SPACE.medium, place.y, width, place.height)) }
  })
  return badges.reverse()
}

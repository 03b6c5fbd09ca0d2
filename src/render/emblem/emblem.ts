/** A small mark for every card, made from its name and colour, by which the eye finds it again. */
import type { CardFace, EnergyFace, PokemonFace, TrainerFace } from '../../app/card-face.ts'
import { mix } from '../colour.ts'
import { type Box, box, centre, centred } from '../geometry.ts'
import { hashOf, stir } from '../hash.ts'
import { clipped, group, move, number, type Svg, together } from '../svg.ts'
import { drawEnergy, signOf } from '../symbols/energy.ts'
import { drawMark, inkMark, type Mark } from '../symbols/mark.ts'
import { SIGNS } from '../symbols/signs.ts'
import type { Hue, HueName, Theme } from '../theme.ts'
import { BASES, BODIES, CROWNS, FACES, MARKINGS, PETALS, SIDES } from './parts.ts'

const FIELD = 100

/** The hue a card is drawn in. */
export function hueOf(face: CardFace): HueName {
  if (face.kind === 'trainer') return face.trainer
  if (face.kind === 'pokemon') return face.types[0] ?? 'colorless'
  const [first, ...others] = [...new Set(face.provides.flat())]
  return face.basic && first && others.length === 0 ? first : 'special'
}

/** Fills the box, or the middle of an oblong one; the ground below it is the caller's. */
export function drawEmblem(face: CardFace, within: Box, theme: Theme): Svg {
  const size = Math.min(within.width, within.height)
  const [x, y] = centre(within)
  return group({ transform: move(x, y, size / FIELD) }, drawKind(face, theme))
}

function drawKind(face: CardFace, theme: Theme): Svg {
  switch (face.kind) {
    case 'pokemon':
      return face.half === null ? drawTotem(face, theme) : halve(drawTotem(face, theme), face.half)
    case 'trainer':
      return drawRosette(face, theme)
    case 'energy':
      return drawPower(face, theme)
  }
}

/** Half a LEGEND: the other half is missing, and can be seen to be. */
function halve(emblem: Svg, half: 'top' | 'bottom'): Svg {
  const edge = half === 'top' ? 'M-50-50H50V4H-50z' : 'M-50 4H50V50H-50z'
  return together(group({ opacity: 0.2 }, emblem), clipped(edge, emblem))
}

function drawPair(part: Mark, colour: string): Svg {
  const half = inkMark(part, colour)
  return half === '' ? half : together(half, group({ transform: 'scale(-1 1)' }, half))
}

/** Which parts a name chooses, three bits each. */
interface TotemParts {
  readonly body: number
  readonly crown: number
  readonly sides: number
  readonly base: number
  readonly face: number
  readonly marking: number
  readonly shade: number
}

export function totemOf(name: string): TotemParts {
  const hash = hashOf(name)
  const bits = (at: number) => (hash >>> at) & 7
  return {
    body: bits(0),
    crown: bits(3),
    sides: bits(6),
    base: bits(9),
    face: bits(12),
    marking: bits(15),
    shade: bits(18) & 3,
  }
}

const part = (parts: readonly Mark[], index: number): Mark => parts[index % parts.length] ?? {}

function drawTotem({ name, types }: PokemonFace, theme: Theme): Svg {
  const { body, crown, sides, base, face, marking, shade } = totemOf(name)
  const [first = 'colorless', second = first] = types
  const { fill, text } = theme.hues[first].tile
  const limbs = limbColours(theme.hues[second], theme)
  const back = limbs[shade] ?? fill
  return together(
    drawPair(part(SIDES, sides), back),
    drawPair(part(BASES, base), limbs[(shade + 1) % limbs.length] ?? fill),
    drawPair(part(CROWNS, crown), back),
    inkMark(part(BODIES, body), fill),
    drawPair(part(MARKINGS, marking), mix(fill, text, 0.42)),
    drawPair(part(FACES, face), text),
  )
}

/** Four shades that stand apart from the body and from the ground. */
function limbColours({ tile: { fill }, band }: Hue, { name }: Theme): readonly string[] {
  return name === 'dark'
    ? [mix(fill, '#ffffff', 0.5), mix(fill, band.fill, 0.45), mix(fill, '#808794', 0.6), mix(fill, '#ffffff', 0.78)]
    : [mix(fill, band.fill, 0.42), mix(fill, '#14161b', 0.42), mix(fill, '#808794', 0.55), mix(fill, '#14161b', 0.68)]
}

/** A ring of petals of two kinds in turn; where their number is odd, the second kind stands between them, smaller. */
function petals(hash: number, tile: string, ground: string): Svg {
  const count = 6 + (hash & 7)
  const even = count % 2 === 0
  const tints = [0.2, 0.35, 0.5, 0.65].map(share => mix(tile, ground, share))
  const shade = (hash >>> 9) & 3
  const first = inkMark(part(PETALS, (hash >>> 3) & 7), tints[shade] ?? tile)
  const second = inkMark(part(PETALS, (hash >>> 6) & 7), tints[(shade + 2) % 4] ?? tile)
  const turn = 360 / count
  const start = ((hash >>> 11) & 1) * (turn / 2)
  return together(
    ...Array.from({ length: count }, (_, index) => {
      const place = `rotate(${number(start + turn * index)})`
      if (even) return group({ transform: place }, index % 2 === 1 ? second : first)
      const between = `rotate(${number(start + turn * (index + 0.5))}) scale(0.62)`
      return together(group({ transform: place }, first), group({ transform: between }, second))
    }),
  )
}

function drawRosette({ name, trainer }: TrainerFace, theme: Theme): Svg {
  const { tile, band } = theme.hues[trainer]
  const hash = stir(hashOf(name))
  return together(
    petals(hash, tile.fill, band.fill),
    group({ transform: 'scale(0.82)' }, inkMark(part(BODIES, (hash >>> 12) & 7), tile.fill)),
    drawMark(SIGNS[trainer], box(-14, -12, 28, 28), tile.text),
  )
}

function drawPower(face: EnergyFace, theme: Theme): Svg {
  const { name, basic, provides } = face
  const { tile, band } = theme.hues[hueOf(face)]
  const size = provides.length > 1 ? 30 : 46
  const middle = box(-((size + 4) * provides.length - 4) / 2, -size / 2, (size + 4) * provides.length - 4, size)
  const signs = provides.map((unit, index) => {
    const place = box(middle.x + index * (size + 4), middle.y, size, size)
    return drawEnergy(signOf(unit), place, theme)
  })
  return basic
    ? drawEnergy(signOf(provides[0] ?? []), centred(box(-50, -50, 100, 100), 84, 84), theme)
    : together(petals(stir(hashOf(name)), tile.fill, band.fill), ...signs)
}

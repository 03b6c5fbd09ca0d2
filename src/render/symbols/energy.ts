/** Our own signs of the eleven types. Each has its own outline, so that colour is never needed to tell them apart. */
import { TYPES, type Type } from '../../app/card-face.ts'
import { type Box, inset } from '../geometry.ts'
import { HOLE } from '../glyphs/font.ts'
import { rectangle, type Svg, together } from '../svg.ts'
import type { Theme } from '../theme.ts'
import { disc, drawMark, type Mark } from './mark.ts'

export const ENERGY_MARKS: Readonly<Record<Type, Mark>> = {
  /** Clover */
  grass: { shape: disc(12, 7.4, 4.1) + disc(7.3, 13.6, 4.1) + disc(16.7, 13.6, 4.1), pen: 'M12 12V20.5', width: 2.6 },
  /** Three tongues */
  fire: { shape: 'M3 7.6L8 12.8L12 1.8L16 12.8L21 7.6V14.6A9 7.2 0 0 1 3 14.6z' },
  /** Two waves */
  water: { pen: 'M4 9.2c2.7-4 5.3-4 8 0s5.3 4 8 0M4 16.2c2.7-4 5.3-4 8 0s5.3 4 8 0', width: 3.2 },
  /** Zigzag */
  lightning: { pen: 'M4.6 14.6L9.6 5.4L14.4 18.6L19.4 9.4', width: 3.4 },
  /** Linked rings */
  psychic: { pen: disc(8, 12, 5.2) + disc(16, 12, 5.2), width: 2.8 },
  /** Clash */
  fighting: { shape: 'M2.8 4.4L12 12L2.8 19.6zM21.2 4.4L12 12L21.2 19.6z', pen: 'M12 6.4V17.6', width: 2.4 },
  /** Half in shadow */
  darkness: { shape: 'M12 4A8 8 0 0 0 12 20z', pen: disc(12, 12, 8), width: 2.4 },
  /** Screw head */
  metal: { shape: 'M7.2 3.6H16.8L21.6 12L16.8 20.4H7.2L2.4 12zM7 10.2V13.8H17V10.2z' },
  /** Two sparkles */
  fairy: {
    shape:
      'M9.4 3.6Q11 12 18.6 13.6Q11 15.2 9.4 22.4Q7.8 15.2 1.4 13.6Q7.8 12 9.4 3.6zM18.2 1.2Q18.9 5 22.8 5.8Q18.9 6.6 18.2 10.4Q17.5 6.6 13.6 5.8Q17.5 5 18.2 1.2z',
  },
  /** Scales */
  dragon: { shape: 'M4 3.6L12 8.6L20 3.6V8.6L12 13.6L4 8.6zM4 11.2L12 16.2L20 11.2V16L12 21.2L4 16z' },
  /** Plain ring */
  colorless: { shape: disc(12, 12, 2.8), pen: disc(12, 12, 7.6), width: 2.6 },
}

/** An Energy that can be several types: a pinwheel of four fields. */
const ANY: Mark = {
  shape:
    'M11 11V3.4A9 9 0 0 0 3.4 11zM13 11H20.6A9 9 0 0 0 13 3.4zM13 13V20.6A9 9 0 0 0 20.6 13zM11 13H3.4A9 9 0 0 0 11 20.6z',
}

export type EnergySign = Type | 'any' | 'none'

const ROUNDING = 0.3

/** The sign on a tile of its colour. `none` is the empty place of an attack that costs nothing. */
export function drawEnergy(sign: EnergySign, box: Box, theme: Theme): Svg {
  const radius = box.width * ROUNDING
  if (sign === 'none') {
    const width = box.width / 12
    return rectangle(
      inset(box, width / 2),
      { fill: 'none', stroke: theme.surface.muted, 'stroke-width': width },
      radius,
    )
  }
  const { tile } = theme.hues[sign === 'any' ? 'special' : sign]
  const mark = sign === 'any' ? ANY : ENERGY_MARKS[sign]
  return together(rectangle(box, { fill: tile.fill }, radius), drawMark(mark, inset(box, box.width * 0.05), tile.text))
}

/** The sign for one unit of Energy, which may be one type or several. */
export const signOf = (unit: readonly Type[]): EnergySign => (unit.length > 1 ? 'any' : (unit[0] ?? 'none'))

/** A character that holds the place of a sign in running text. */
export const energyCharacter = (type: Type): string => String.fromCodePoint(HOLE + TYPES.indexOf(type))

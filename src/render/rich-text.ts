/** Running text with the sign of a type wherever it speaks of Energy. */
import { TYPES } from '../app/card-face.ts'
import { box } from './geometry.ts'
import { HOLE } from './glyphs/font.ts'
import { type Svg, together } from './svg.ts'
import { drawEnergy, energyCharacter } from './symbols/energy.ts'
import { charactersOf, drawText, type PlacedText } from './text.ts'
import type { Theme } from './theme.ts'

const TOGETHER = '\u00a0'
const ENERGY = new RegExp(`\\b(${TYPES.join('|')})(?= Energy\\b)`, 'gi')

/** "Fire Energy" with the sign of Fire before it, never parted from it. */
export const withEnergySigns = (text: string): string =>
  text.replace(ENERGY, name => {
    const type = TYPES.find(type => type === name.toLowerCase())
    return type ? `${energyCharacter(type)}${TOGETHER}${name}` : name
  })

/** As `drawText`, with the signs that `withEnergySigns` made room for. */
export function drawRichText(placed: PlacedText, fill: string, theme: Theme): Svg {
  const { line, x, baseline } = placed
  const signs = [...charactersOf(line)].flatMap(([character, offset]) => {
    const type = TYPES[(character.codePointAt(0) ?? 0) - HOLE]
    return type
      ? [drawEnergy(type, box(x + offset + line.size * 0.06, baseline - line.size * 0.87, line.size, line.size), theme)]
      : []
  })
  return together(drawText(placed, fill), ...signs)
}

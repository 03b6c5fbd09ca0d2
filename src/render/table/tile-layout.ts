/** The card of a Pokémon, turned as its conditions say, and what just happened to it, which stays upright. */
import type { PlacedSign } from '../card/card-mini.ts'
import { type Box, bottom, box, centred, type Placed } from '../geometry.ts'
import { fitText, type PlacedText, placeLine } from '../text.ts'
import type { PokemonScene } from './scene-pokemon.ts'

/** A word on a round ground. */
export interface Pill extends Placed {
  readonly text: PlacedText
}

export interface TileLayout extends Placed {
  /** Before it is turned, as the emblem on it. */
  readonly card: Box
  readonly emblem: Box
  readonly signs: readonly PlacedSign[]
  readonly healed: Pill | null
  readonly hit: Pill | null
}

const UPRIGHT = 0.75
const WIDE = 4 / 3

/** As large as fits, whichever way it is turned. */
export function cardIn(area: Box, { isWide, turned }: PokemonScene): Box {
  const ratio = isWide ? WIDE : UPRIGHT
  const isSideways = turned === 90 || turned === 270
  const room = isSideways ? centred(area, area.height, area.width) : area
  const width = Math.min(room.width, room.height * ratio)
  return centred(area, width, width / ratio)
}

/** As wide as its words. */
export function pillIn(words: string, size: number, within: Box, align: 'start' | 'middle' = 'middle'): Pill {
  const line = fitText(words, { font: 'title', size, least: Math.min(size, 22) }, within.width - size * 0.4)
  const width = Math.min(within.width, 2 * Math.ceil((line.width + size * 0.7) / 2))
  const place = align === 'start' ? { ...within, width } : centred(within, width, within.height)
  return { box: place, text: placeLine(line, place, 'middle') }
}

interface TileStyle {
  /** Of the letters that tell damage and healing. */
  readonly letters: number
  /** How much of the top of the card its signs need. */
  readonly head: number
  readonly signs: readonly PlacedSign[]
}

export function layoutTile(pokemon: PokemonScene, area: Box, { letters, head, signs }: TileStyle): TileLayout {
  const { hit, healed } = pokemon
  const size = hit > 0 && healed > 0 ? Math.round(letters * 0.8) : letters
  const height = Math.round(size * 1.1)
  const row = (fromEnd: number) => box(area.x, bottom(area) - fromEnd * (height + 3) + 3, area.width, height)
  const card = cardIn(area, pokemon)
  const covered = hit > 0 || healed > 0 ? height - 4 : 0
  const [above, below] = covered === 0 || pokemon.turned !== 0 ? [head, 0] : [Math.min(head, 12), covered]
  const edge = Math.round(card.width * 0.05)
  return {
    box: area,
    card,
    emblem: box(card.x + edge, card.y + above + edge, card.width - 2 * edge, card.height - above - below - 2 * edge),
    signs,
    hit: hit > 0 ? pillIn(`−${hit}`, size, row(1)) : null,
    healed: healed > 0 ? pillIn(`+${healed}`, size, row(hit > 0 ? 2 : 1)) : null,
  }
}

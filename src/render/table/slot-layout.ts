/** A Pokémon on the Bench: small, with signs where words would need more room. */
import type { PlacedSign } from '../card/card-mini.ts'
import { type Box, box, inset, right } from '../geometry.ts'
import { type PlacedText, placeText, textWidth } from '../text.ts'
import { SPACE } from '../theme.ts'
import { beforeMarks, type HpLayout, layoutMarks, layoutSigns, type PokemonLayout } from './pokemon-layout.ts'
import type { PokemonScene } from './scene-pokemon.ts'
import { layoutThings } from './things.ts'
import { cardIn, layoutTile } from './tile-layout.ts'

export const SLOT_HEIGHT = 168
const PADDING = 8
const TILE = { narrow: 48, usual: 58, wide: 104, height: 78 } as const
const NARROW = 140
const SIGN = 22

export function layoutSlot(pokemon: PokemonScene, within: Box): PokemonLayout {
  const inner = inset(within, PADDING)
  const size = pokemon.isWide ? 'wide' : within.width < NARROW ? 'narrow' : 'usual'
  const area = box(inner.x, inner.y, TILE[size], TILE.height)
  const left = right(area) + 7
  const beside = (y: number, height: number) => box(left, inner.y + y, right(inner) - left, height)
  const below = (y: number, height: number) => box(inner.x, inner.y + y, inner.width, height)
  const marks = layoutMarks(pokemon, below(95, 26), 26)
  const signs = layoutTypes(pokemon, area)
  const head = pokemon.isWide ? 0 : 18
  return {
    box: within,
    pokemon,
    tile: layoutTile(pokemon, area, { letters: 27, head, signs }),
    name: layoutName(pokemon, beforeMarks(marks, below(94, 28))),
    marks,
    signs: [],
    sort: placeText(shortSortOf(pokemon), { font: 'label', size: 23, least: 22 }, beside(54, 24)),
    badges: [],
    hp: layoutHp(pokemon, beside(-2, 56)),
    bar: pokemon.hp ? { box: below(83, 9) } : null,
    things: [layoutThings(pokemon, below(126, 26), false)],
  }
}

/** In the corner of the card. */
function layoutTypes(pokemon: PokemonScene, area: Box): readonly PlacedSign[] {
  const corner = pokemon.turned === 0 ? cardIn(area, pokemon) : area
  const needed = Math.min(2, pokemon.types.length) * (SIGN + SPACE.hair) - SPACE.hair
  const by = Math.min(3, (area.width - needed) / 2)
  return layoutSigns(pokemon, box(corner.x + by, corner.y + by, needed, SIGN)).slice(0, 2)
}

const NAME = { font: 'label', size: 26, least: 22 } as const

/** A name that does not fit goes without what its badge says already: `Typhlosion BREAK`. */
function layoutName({ name, badges }: PokemonScene, row: Box): PlacedText {
  const fits = textWidth(name, { ...NAME, size: NAME.least }) <= row.width
  const said = fits ? undefined : badges.find(badge => name.endsWith(` ${badge}`))
  return placeText(said === undefined ? name : name.slice(0, -said.length - 1), NAME, row)
}

/** Its stage, which some have only as a badge. */
const shortSortOf = ({ sort, badges }: PokemonScene): string => sort || (badges[0] ?? '')

function layoutHp({ hp }: PokemonScene, { x, y, width }: Box): HpLayout | null {
  if (!hp) return null
  return {
    box: box(x, y, width, 56),
    left: placeText(String(hp.left), { font: 'title', size: 38, least: 26 }, box(x, y, width, 33)),
    max: placeText(`/ ${hp.max}`, { font: 'label', size: 23, least: 22 }, box(x, y + 33, width, 23)),
    counter: null,
  }
}

/** The Active Pokémon: large, with everything about it in words. */
import type { Badge } from '../card/card-head.ts'
import { type Box, bottom, box, inset, right } from '../geometry.ts'
import { fitText, type PlacedText, placeLine, placeText, textWidth } from '../text.ts'
import { SIZE, SPACE } from '../theme.ts'
import { beforeMarks, type HpLayout, layoutMarks, layoutSigns, type PokemonLayout } from './pokemon-layout.ts'
import type { PokemonScene } from './scene-pokemon.ts'
import { layoutThings, type ThingsLayout, wordsFit } from './things.ts'
import { layoutTile } from './tile-layout.ts'

const HEIGHT = 196
const PADDING = 14
const TILE = 128
const THINGS = 32

export const activeHeight = (pokemon: PokemonScene | null, width: number): number =>
  isRoomy(pokemon, width) ? HEIGHT : HEIGHT + THINGS + SPACE.small

/** Whether all its things lie in one row, conditions with their names. */
const isRoomy = (pokemon: PokemonScene | null, width: number): boolean =>
  !pokemon || wordsFit(pokemon, width - 2 * PADDING, THINGS)

export function layoutActive(pokemon: PokemonScene, within: Box): PokemonLayout {
  const area = box(within.x + PADDING, within.y + PADDING, TILE, TILE)
  const left = right(area) + SPACE.medium
  const row = (y: number, height: number) => box(left, area.y + y, right(within) - PADDING - 2 - left, height)
  const marks = layoutMarks(pokemon, row(-3, 34), 34)
  const signs = layoutSigns(pokemon, row(36, 25))
  const badges = layoutBadges(pokemon.badges, row(35, 27))
  return {
    box: within,
    pokemon,
    tile: layoutTile(pokemon, area, { letters: 44, head: 12, signs: [] }),
    name: placeText(pokemon.name, { font: 'title', size: 38, least: 26 }, beforeMarks(marks, row(-3, 34))),
    marks,
    signs,
    sort: layoutSort(pokemon.sort, row(36, 25), signs.at(-1)?.box, badges[0]?.box),
    badges,
    hp: layoutHp(pokemon, row(72, 40)),
    bar: pokemon.hp ? { box: row(116, 12) } : null,
    things: layoutActiveThings(pokemon, box(area.x, bottom(area) + 11, within.width - 2 * PADDING, THINGS)),
  }
}

/** Between the signs before it and the badges behind it. */
function layoutSort(words: string, row: Box, before: Box | undefined, behind: Box | undefined): PlacedText | null {
  if (words === '') return null
  const start = before ? right(before) + SPACE.small : row.x
  const end = behind ? behind.x - SPACE.small : right(row)
  return placeText(
    words,
    { font: 'label', size: 25, least: 22 },
    box(start, row.y, Math.max(0, end - start), row.height),
  )
}

/** In two rows where one would leave a condition without its name. */
function layoutActiveThings(pokemon: PokemonScene, first: Box): readonly ThingsLayout[] {
  const { energy, chips, conditions } = pokemon
  if (wordsFit(pokemon, first.width, THINGS)) return [layoutThings(pokemon, first, true)]
  const second = { ...first, y: bottom(first) + SPACE.small }
  return [
    layoutThings({ energy, chips: chips.slice(conditions.length) }, first, true),
    layoutThings({ energy: [], chips: chips.slice(0, conditions.length) }, second, true),
  ]
}

const MOST_BADGES = 2
const BADGE_PADDING = 12

/** From the right, the first one leftmost. */
function layoutBadges(words: readonly string[], within: Box): readonly Badge[] {
  const style = { font: 'title', size: SIZE.caption, tracking: 0.03 } as const
  let end = right(within)
  const badges = words
    .slice(0, MOST_BADGES)
    .toReversed()
    .map(word => {
      const width = Math.ceil(textWidth(word, style)) + 2 * BADGE_PADDING
      const place = box(end - width, within.y, width, within.height)
      end = place.x - SPACE.small
      return { box: place, text: placeText(word, style, place, 'middle') }
    })
  return badges.reverse()
}

const COUNTER_HEIGHT = 36

function layoutHp({ hp, damage }: PokemonScene, row: Box): HpLayout | null {
  if (!hp) return null
  const counter = damage > 0 ? fitText(String(damage), { font: 'title', size: 30 }, 100) : null
  const counterWidth = counter ? Math.max(50, Math.ceil(counter.width) + 28) : 0
  const counterBox = box(
    right(row) - counterWidth,
    row.y + (row.height - COUNTER_HEIGHT) / 2,
    counterWidth,
    COUNTER_HEIGHT,
  )
  const left = placeText(String(hp.left), { font: 'title', size: 58, least: 36 }, { ...row, width: 140 })
  const rest = inset(box(right(left.box), row.y, counterBox.x - right(left.box), row.height), SPACE.small, 0)
  const max = placeText(`/ ${hp.max} HP`, { font: 'label', size: 29, least: 22 }, rest)
  return {
    box: row,
    left,
    max: { ...max, baseline: left.baseline },
    counter: counter ? { box: counterBox, text: placeLine(counter, counterBox, 'middle') } : null,
  }
}

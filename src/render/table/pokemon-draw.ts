/** A laid out Pokémon as SVG, large or small. */
import { mix } from '../colour.ts'
import { hueOf } from '../emblem/emblem.ts'
import { type Box, box, inset } from '../geometry.ts'
import { NO_SVG, rectangle, type Svg, together } from '../svg.ts'
import { drawEnergy } from '../symbols/energy.ts'
import { drawChip } from '../symbols/mark.ts'
import { damageGround, drawDamageCounter } from '../symbols/objects.ts'
import { SIGNS, type Sign } from '../symbols/signs.ts'
import { drawText } from '../text.ts'
import { type Ground, RADIUS, type Theme } from '../theme.ts'
import type { HpLayout, PlacedMark, PokemonLayout } from './pokemon-layout.ts'
import type { PokemonMark, PokemonScene } from './scene-pokemon.ts'
import { drawThings } from './things-draw.ts'
import { drawPill, drawTile } from './tile-draw.ts'

export function drawPokemon(layout: PokemonLayout, theme: Theme): Svg {
  const { pokemon, tile, name, marks, signs, sort, badges, hp, bar, things } = layout
  const ground = pokemon.face ? theme.hues[hueOf(pokemon.face)].band : theme.raised
  return together(
    drawNews(pokemon, layout.box, theme),
    rectangle(layout.box, { fill: ground.fill }, RADIUS.medium),
    pokemon.isActive ? drawPokemonEdge(layout.box, pokemon, theme) : NO_SVG,
    drawTile(tile, pokemon, theme),
    drawText(name, ground.text),
    ...marks.map(mark => drawPokemonMark(mark, theme)),
    ...signs.map(({ sign, box }) => drawEnergy(sign, box, theme)),
    sort ? drawText(sort, ground.muted) : NO_SVG,
    ...badges.map(badge => drawPill(badge, theme.signals.gold)),
    hp ? drawHp(hp, ground, theme) : NO_SVG,
    bar && pokemon.hp ? drawBar(bar.box, pokemon.hp, ground, theme) : NO_SVG,
    ...things.map(each => drawThings(each, ground, theme)),
  )
}

/** The Active stands out. */
function drawPokemonEdge(place: Box, { face }: PokemonScene, { hues, raised }: Theme): Svg {
  const stroke = face ? hues[hueOf(face)].tile.fill : raised.line
  return rectangle(inset(place, 1.5), { fill: 'none', stroke, 'stroke-width': 3 }, RADIUS.medium - 1.5)
}

const EDGE = 4

/** An edge around whatever has just changed. */
function drawNews({ news }: PokemonScene, place: Box, { signals, canvas }: Theme): Svg {
  if (!news) return NO_SVG
  const fill = { hit: signals.bad.fill, healed: signals.good.fill, other: canvas.text }[news]
  return rectangle(inset(place, -EDGE), { fill }, RADIUS.medium + EDGE)
}

const MARKS: Readonly<Record<PokemonMark, Sign>> = { option: 'choosable', evolve: 'evolve', power: 'playable' }

const drawPokemonMark = ({ mark, box }: PlacedMark, { signals }: Theme): Svg =>
  drawChip(SIGNS[MARKS[mark]], box, mark === 'option' ? signals.warning : signals.good)

function drawHp({ left, max, counter }: HpLayout, ground: Ground, theme: Theme): Svg {
  const ink = damageGround(theme).text
  return together(
    drawText(left, ground.text),
    drawText(max, ground.muted),
    counter ? together(drawDamageCounter(counter.box, theme), drawText(counter.text, ink)) : NO_SVG,
  )
}

const NARROWEST_PART = 7

/** One part for each damage counter that it can bear, where those are not too many. */
function drawBar(place: Box, hp: NonNullable<PokemonScene['hp']>, { fill }: Ground, { signals, name }: Theme): Svg {
  const share = hp.max > 0 ? hp.left / hp.max : 0
  const signal = share > 0.5 ? signals.good : share > 0.25 ? signals.warning : signals.bad
  const parts = Math.round(hp.max / 10)
  const step = place.width / parts
  const ticks = step < NARROWEST_PART ? 0 : parts - 1
  return together(
    rectangle(place, { fill: mix(fill, '#000000', name === 'dark' ? 0.55 : 0.22) }),
    rectangle({ ...place, width: Math.round(place.width * share) }, { fill: signal.fill }),
    ...Array.from({ length: ticks }, (_, index) =>
      rectangle(box(Math.round(place.x + (index + 1) * step) - 1, place.y, 2, place.height), { fill }),
    ),
  )
}

/** The card of a Pokémon as SVG. */
import { drawEdge, frameOf } from '../card/frame.ts'
import { mix } from '../colour.ts'
import { drawEmblem, hueOf } from '../emblem/emblem.ts'
import { type Box, box, centre, inset } from '../geometry.ts'
import { outline } from '../outline.ts'
import { group, NO_SVG, number, path, rectangle, type Svg, together } from '../svg.ts'
import { drawEnergy } from '../symbols/energy.ts'
import { drawCardBack } from '../symbols/objects.ts'
import { drawText } from '../text.ts'
import type { Ground, Theme } from '../theme.ts'
import type { PokemonScene } from './scene-pokemon.ts'
import type { Pill, TileLayout } from './tile-layout.ts'

export const drawPill = ({ box, text }: Pill, { fill, text: ink }: Pick<Ground, 'fill' | 'text'>): Svg =>
  together(rectangle(box, { fill }, box.height / 2), drawText(text, ink))

export function drawTile(tile: TileLayout, pokemon: PokemonScene, theme: Theme): Svg {
  const [x, y] = centre(tile.box)
  const card = drawOwnCard(tile, pokemon, theme)
  return together(
    pokemon.turned === 0 ? card : group({ transform: `rotate(${pokemon.turned} ${number(x)} ${number(y)})` }, card),
    ...tile.signs.map(({ sign, box }) => drawEnergy(sign, box, theme)),
    tile.hit ? drawHit(tile.hit, theme.signals.bad) : NO_SVG,
    tile.healed ? drawHit(tile.healed, theme.signals.good) : NO_SVG,
  )
}

const HEAD = 14

function drawOwnCard({ card, emblem }: TileLayout, pokemon: PokemonScene, theme: Theme): Svg {
  const { face, faceDown, isWide, isActive } = pokemon
  if (!face) return drawCardBack(card, theme)
  const { band } = theme.hues[hueOf(face)]
  const fill = theme.name === 'dark' ? mix(band.fill, '#0b0c10', 0.5) : mix(band.fill, '#ffffff', 0.65)
  const radius = Math.round(card.width * 0.09)
  const frame = frameOf(face, theme)
  return together(
    rectangle(card, { fill }, radius),
    drawEmblem(face, emblem, theme),
    isActive ? drawHead(card, radius, frame.edge[0]) : NO_SVG,
    isWide ? drawSeam(card, theme) : NO_SVG,
    isActive || frame.double ? drawEdge(frame, card, radius, Math.max(2, Math.round(card.width / 36))) : NO_SVG,
    faceDown ? drawCardBack(hiddenCorner(card), theme) : NO_SVG,
  )
}

/** Says which end of the card is up. */
const drawHead = ({ x, y, width }: Box, radius: number, fill: string): Svg =>
  path(outline(box(x, y, width, HEAD), 'round', radius, 0), { fill })

/** A LEGEND is two cards. */
const drawSeam = ({ x, y, width, height }: Box, { signals }: Theme): Svg =>
  rectangle(box(x, y + height / 2 - 1, width, 2), { fill: signals.gold.fill, opacity: 0.5 })

/** A small back in the corner of an own card that the other player cannot see yet. */
const hiddenCorner = ({ x, y, width, height }: Box): Box =>
  box(x + width * 0.64, y + height - width * 0.44, width * 0.3, width * 0.4)

const EDGE = '#0b0c10'

/** With a dark edge, so that it stands apart from the emblem below it. */
const drawHit = (pill: Pill, ground: Ground): Svg =>
  together(
    rectangle(inset(pill.box, -2), { fill: mix(ground.fill, EDGE, 0.75) }, pill.box.height / 2 + 2),
    drawPill(pill, ground),
  )

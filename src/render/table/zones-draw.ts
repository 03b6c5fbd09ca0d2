/** Prizes, piles and empty places as SVG. */
import type { TrainerFace } from '../../app/card-face.ts'
import { mix } from '../colour.ts'
import { drawEmblem, hueOf } from '../emblem/emblem.ts'
import { type Box, inset } from '../geometry.ts'
import { NO_SVG, rectangle, type Svg, together } from '../svg.ts'
import { drawChip, drawMark } from '../symbols/mark.ts'
import { SIGNS } from '../symbols/signs.ts'
import { drawText } from '../text.ts'
import type { Hue, Theme } from '../theme.ts'
import type { PileLayout, PilesLayout, PrizePlace, PrizesLayout } from './zones-layout.ts'

/** A place where nothing lies: just visible. */
export const drawEmptyPlace = (place: Box, { canvas, raised }: Theme, radius: number): Svg =>
  rectangle(place, { fill: mix(canvas.fill, raised.fill, 0.5) }, radius)

export const drawPrizes = ({ places }: PrizesLayout, theme: Theme): Svg =>
  together(...places.map(place => drawPrize(place, theme)))

const CORNER = 5

function drawPrize({ box, is }: PrizePlace, theme: Theme): Svg {
  const { gold } = theme.signals
  if (is === 'prize') return drawLetter(box, mix(gold.fill, NIGHT, theme.name === 'dark' ? 0.6 : 0.42), theme)
  return together(
    drawEmptyPlace(box, theme, CORNER),
    is === 'taken' ? drawMark(SIGNS.prize, inset(box, 7), gold.fill) : NO_SVG,
  )
}

const NIGHT = '#14161b'
const DECK = { dark: '#3a4468', light: '#4d5a8a' } as const

/** A sealed letter; so small, the seal alone says so. Its folds would make the picture heavier by as much as ten names. */
const drawLetter = (box: Box, fill: string, { signals }: Theme): Svg =>
  together(rectangle(box, { fill }, CORNER), drawChip(SIGNS.prize, inset(box, 8), signals.gold))

export const drawPiles = ({ piles, top }: PilesLayout, theme: Theme): Svg =>
  together(...piles.map(pile => drawPile(pile, theme)), top ? drawText(top, theme.canvas.muted) : NO_SVG)

const drawPile = (pile: PileLayout, theme: Theme): Svg =>
  together(drawTop(pile, theme), drawText(pile.count, theme.canvas.text), drawText(pile.label, theme.canvas.muted))

function drawTop({ kind, isEmpty, face, card }: PileLayout, theme: Theme): Svg {
  if (kind === 'lost') return drawMark(SIGNS['lost-zone'], card, theme.canvas.muted)
  if (isEmpty) return drawEmptyPlace(card, theme, CORNER)
  if (!face) return drawLetter(card, DECK[theme.name], theme)
  const hue = theme.hues[hueOf(face)]
  const ground = rectangle(card, { fill: hue.band.fill, stroke: hue.tile.fill, 'stroke-width': 2 }, CORNER)
  return together(ground, face.kind === 'trainer' ? drawKind(face, card, hue) : drawEmblem(face, inset(card, 4), theme))
}

/** The emblem of a Trainer is too fine for so small a card. */
const drawKind = ({ trainer }: TrainerFace, card: Box, { tile }: Hue): Svg =>
  drawMark(SIGNS[trainer], inset(card, 7), tile.fill)

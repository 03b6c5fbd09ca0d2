/** A laid out table as SVG. */
import { drawEmblem } from '../emblem/emblem.ts'
import { centred, inset } from '../geometry.ts'
import { group, NO_SVG, rectangle, type Svg, together } from '../svg.ts'
import { drawChip, drawMark } from '../symbols/mark.ts'
import { drawCoin } from '../symbols/objects.ts'
import { SIGNS } from '../symbols/signs.ts'
import { drawText } from '../text.ts'
import { type Ground, RADIUS, type Theme } from '../theme.ts'
import type { BandLayout, NewsLine, PlacedCoin, StadiumLayout } from './band-layout.ts'
import { drawPokemon } from './pokemon-draw.ts'
import type { SideLayout } from './side-layout.ts'
import type { StripLayout } from './strip-layout.ts'
import type { HeaderLayout, TableLayout } from './table-layout.ts'
import { drawThings } from './things-draw.ts'
import { drawPill } from './tile-draw.ts'
import type { VacantLayout } from './vacant-layout.ts'
import { drawEmptyPlace, drawPiles, drawPrizes } from './zones-draw.ts'

export const drawTable = ({ header, top, band, bottom }: TableLayout, theme: Theme): Svg =>
  together(drawHeader(header, theme), drawSide(top, theme), drawBand(band, theme), drawSide(bottom, theme))

const drawHeader = ({ phase, headline, detail, game, turn }: HeaderLayout, { canvas, signals, raised }: Theme): Svg =>
  together(
    drawText(headline, canvas.text),
    detail ? drawPill(detail, phase === 'over' ? raised : signals.warning) : NO_SVG,
    game ? drawPill(game, signals.gold) : NO_SVG,
    turn ? drawText(turn, canvas.muted) : NO_SVG,
  )

const drawSide = ({ strip, bench, active, vacant, prizes, piles }: SideLayout, theme: Theme): Svg =>
  together(
    drawStrip(strip, theme),
    ...bench.empty.map(({ box }) => drawEmptyPlace(box, theme, RADIUS.medium)),
    ...bench.slots.map(slot => drawPokemon(slot, theme)),
    vacant ? drawVacant(vacant, theme) : NO_SVG,
    active ? drawPokemon(active, theme) : NO_SVG,
    drawPrizes(prizes, theme),
    drawPiles(piles, theme),
  )

function drawVacant({ box, face, emblem, words, hit }: VacantLayout, theme: Theme): Svg {
  const { canvas, signals } = theme
  return together(
    rectangle(
      inset(box, 2),
      { fill: 'none', stroke: face ? signals.bad.fill : canvas.line, 'stroke-width': 4 },
      RADIUS.medium,
    ),
    face && emblem ? group({ opacity: 0.4 }, drawEmblem(face, emblem.box, theme)) : NO_SVG,
    emblem ? drawMark(SIGNS['knocked-out'], emblem.box, signals.bad.fill) : NO_SVG,
    drawText(words, face ? canvas.text : canvas.muted),
    hit ? drawPill(hit, signals.bad) : NO_SVG,
  )
}

const stripGround = (role: StripLayout['role'], { signals, surface }: Theme): Ground =>
  ({ won: signals.gold, decides: signals.news, waits: surface })[role]

function drawStrip({ box, role, turn, name, chips, clock, hand }: StripLayout, theme: Theme): Svg {
  const ground = stripGround(role, theme)
  const { fill, text, muted } = ground
  const clockInk = clock?.isRunning ? text : muted
  return together(
    rectangle(box, { fill }, RADIUS.medium),
    turn ? drawMark(SIGNS.playable, turn.box, text) : NO_SVG,
    drawText(name, text),
    chips ? drawThings(chips, ground, theme) : NO_SVG,
    clock ? together(drawMark(SIGNS.clock, clock.sign.box, clockInk), drawText(clock.words, clockInk)) : NO_SVG,
    drawMark(SIGNS.hand, hand.sign.box, text),
    drawText(hand.count, text),
    drawText(hand.label, muted),
    hand.drawn ? drawPill(hand.drawn, theme.signals.good) : NO_SVG,
  )
}

function drawBand({ box, stadium, report }: BandLayout, theme: Theme): Svg {
  if (!stadium && !report) return rectangle(centred(box, box.width, 2), { fill: theme.canvas.line })
  return together(stadium ? drawStadium(stadium, theme) : NO_SVG, report ? drawReport(report, theme) : NO_SVG)
}

function drawStadium({ box, stadium, sign, name }: StadiumLayout, theme: Theme): Svg {
  const { band, tile } = theme.hues.stadium
  const edge = stadium.isNew
    ? { stroke: theme.canvas.text, 'stroke-width': 4 }
    : { stroke: band.line, 'stroke-width': 2 }
  return together(
    rectangle(inset(box, 1), { fill: band.fill, ...edge }, RADIUS.medium),
    drawChip(SIGNS.stadium, sign.box, stadium.isUsable ? theme.signals.good : tile),
    ...name.map(line => drawText(line, band.text)),
  )
}

const drawReport = ({ box, lines, coins }: NonNullable<BandLayout['report']>, theme: Theme): Svg =>
  together(
    rectangle(box, { fill: theme.surface.fill }, RADIUS.medium),
    ...lines.map(line => drawNewsLine(line, theme)),
    ...coins.map(coin => drawPlacedCoin(coin, theme)),
  )

const drawNewsLine = ({ news, sign, words }: NewsLine, { signals, surface }: Theme): Svg =>
  together(drawChip(SIGNS[news.sign], sign.box, signals[news.tone]), drawText(words, surface.text))

const drawPlacedCoin = ({ coin, side, count }: PlacedCoin, theme: Theme): Svg =>
  together(drawCoin(coin, side.box, theme), count ? drawText(count, theme.surface.text) : NO_SVG)

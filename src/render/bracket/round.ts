/** The picture of the pairings of a round. */
import { pageOf } from '../../shared/page.ts'
import { box, inset } from '../geometry.ts'
import { drawHeading } from '../heading.ts'
import { plainName, spokenName } from '../name.ts'
import { enumerated } from '../phrases.ts'
import { type Drawing, picture } from '../picture.ts'
import { rectangle, type Svg, together } from '../svg.ts'
import { drawText } from '../text.ts'
import { type Ground, RADIUS, SPACE, type Theme } from '../theme.ts'
import {
  type DrawnPairing,
  layoutRound,
  MOST_PAIRINGS,
  type PairedMiddle,
  type PairedSide,
  type PairingRow,
  type RoundLayout,
  type RoundShown,
  roundNote,
  winnerOf,
} from './round-layout.ts'

export type { DrawnPairing, RoundShown } from './round-layout.ts'

export function roundPicture(shown: RoundShown, theme: Theme): Drawing {
  const layout = layoutRound(shown)
  const { width, height } = layout.box
  return picture(width, height, theme, describeRound(shown), drawRound(layout, theme))
}

function drawRound({ heading, rows, empty }: RoundLayout, theme: Theme): Svg {
  return together(
    drawHeading(heading, theme.canvas),
    ...rows.map(row => drawPairing(row, theme)),
    ...(empty ? [drawText(empty, theme.canvas.muted)] : []),
  )
}

function drawPairing({ box: place, isViewer, table, sides, middle }: PairingRow, theme: Theme): Svg {
  const ground = isViewer ? theme.signals.news : theme.surface
  const tile = isViewer ? ground : theme.raised
  return together(
    rectangle(place, { fill: ground.fill }, RADIUS.medium),
    ...(isViewer ? [] : [rectangle(table.box, { fill: tile.fill }, RADIUS.small)]),
    drawText(table.number, tile.muted),
    ...sides.map(side => drawSide(side, ground)),
    drawMiddle(middle, ground, theme),
  )
}

const drawSide = ({ state, name, record }: PairedSide, { text, muted }: Ground): Svg =>
  together(drawText(name, state === 'lost' ? muted : text), ...(record ? [drawText(record, muted)] : []))

function drawMiddle({ isPill, words, below }: PairedMiddle, ground: Ground, { signals }: Theme): Svg {
  const { x, y, width, height } = inset(words.box, -SPACE.medium, 0)
  const pill = rectangle(box(x, y, width, height), { fill: signals.good.fill }, height / 2)
  const ink = isPill ? signals.good.text : /\d/.test(words.line.text) ? ground.text : ground.muted
  return together(...(isPill ? [pill] : []), drawText(words, ink), ...(below ? [drawText(below, ground.muted)] : []))
}

const ROOM = 1010

/** The viewer's own table first. */
function describeRound(shown: RoundShown): string {
  const { title, pairings, viewer, page } = shown
  const note = roundNote(shown).replaceAll(' · ', ', ')
  const own = pairings.find(({ players }) => players.some(player => player !== null && player.id === viewer))
  const head = [
    `${plainName(title) || 'Round'}${note === '' ? '' : `: ${note}`}.`,
    ...(own ? [`You: ${pairingWords(own)}.`] : []),
  ].join(' ')
  const { items } = pageOf(pairings, MOST_PAIRINGS, page)
  if (items.length === 0) return `${head} No pairings yet.`
  return `${head} ${enumerated(items.map(pairingWords), ROOM - head.length, '; ')}.`
}

function pairingWords(pairing: DrawnPairing): string {
  const { table, players, outcome, deadline = '' } = pairing
  const [one, other] = players
  if (other === null) return `table ${table}, ${spokenName(one)} has a bye`
  const names = [one, other].map(
    player => spokenName(player) + (player.record === undefined ? '' : ` (${player.record})`),
  )
  const start = `table ${table}, `
  if (typeof outcome === 'string')
    return `${start}${names.join(outcome === 'playing' ? ' plays ' : ' against ')}${deadline === '' ? '' : `, ${deadline}`}`
  const how = outcome.by === undefined ? '' : `, ${outcome.by}`
  const winner = winnerOf(pairing)
  const [high, low] = winner === 1 ? [1, 0] : [0, 1]
  const verb = winner === null ? 'tied with' : 'beat'
  return `${start}${names[high]} ${verb} ${names[low]} ${outcome.score[high]}–${outcome.score[low]}${how}`
}

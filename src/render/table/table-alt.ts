/** A table in words, the most important first, so that it can be played from them. */
import type { CardId } from '../../engine/view.ts'
import { counted, enumerated, listed, tallied } from '../phrases.ts'
import { LONGEST_ALT } from '../picture.ts'
import { type Detail, describeActive, describeBenched } from './alt-pokemon.ts'
import { newsOf } from './news.ts'
import { type SideScene, sceneOf, type TableScene } from './scene.ts'
import { facesOf, type TableShown } from './shown.ts'

/** With as many details as there is room for; the picture cuts off what is still too long. */
export function describeTable(shown: TableShown): string {
  const scene = sceneOf(shown)
  const ways = (['all', 'less', 'least'] as const).map(detail => describe(shown, scene, detail))
  return ways.find(words => words.length <= LONGEST_ALT) ?? ways.at(-1) ?? ''
}

function describe(shown: TableShown, scene: TableScene, detail: Detail): string {
  const { bottom, top, stadium } = scene
  return [
    describeStatus(scene),
    activeWords(bottom, detail),
    activeWords(top, detail),
    benchWords(bottom, detail),
    benchWords(top, detail),
    zoneWords(bottom, detail),
    zoneWords(top, detail),
    stadium ? `Stadium: ${stadium.face.name}.` : '',
    newsWords(shown, scene, detail),
    revealedWords(shown, detail),
    detail === 'least' ? '' : choiceWords(shown),
  ]
    .filter(Boolean)
    .join(' ')
}

function describeStatus({ status }: TableScene): string {
  const { headline, detail, source, turn, game } = status
  const first = [game, headline, turn.toLowerCase()].filter(Boolean).join(', ')
  const asked = [source, detail].filter(Boolean).join(': ')
  const said = [first, asked].filter(Boolean).join('. ')
  return said.endsWith('?') ? said : `${said}.`
}

const whose = ({ isOwn, name }: SideScene): string => (isOwn ? 'Your' : `${name}’s`)

function activeWords(side: SideScene, detail: Detail): string {
  const { active, fallen } = side
  if (active) return `${whose(side)} Active: ${describeActive(active, detail)}.`
  return `${whose(side)} Active: none${fallen ? `, ${fallen.face.name} was Knocked Out` : ''}.`
}

function benchWords(side: SideScene, detail: Detail): string {
  const { bench } = side
  if (bench.length === 0) return `${whose(side)} Bench: empty.`
  return `${whose(side)} Bench: ${bench.map(pokemon => describeBenched(pokemon, detail)).join('; ')}.`
}

function zoneWords(side: SideScene, detail: Detail): string {
  const { isOwn, name, prizes, hand, drawn, deck, discard, lost, chips, clock } = side
  const top = discard.top && detail === 'all' ? ` (top ${discard.top.name})` : ''
  const parts = [
    counted(prizes.left, 'Prize'),
    `${hand} in hand${drawn > 0 ? ` (drew ${drawn})` : ''}`,
    `deck ${deck}`,
    `discard ${discard.count}${top}`,
    lost === null || (lost === 0 && detail !== 'all') ? '' : `Lost Zone ${lost}`,
    ...tallied(chips.map(({ words }) => words)),
    clock && detail !== 'least' ? `${clock.words} left` : '',
  ]
  return `${isOwn ? 'You' : name}: ${parts.filter(Boolean).join(', ')}.`
}

const LINES: Readonly<Record<Detail, number>> = { all: 5, less: 3, least: 2 }

function newsWords(shown: TableShown, { coins }: TableScene, detail: Detail): string {
  const lines = newsOf(shown, LINES[detail]).map(({ words }) => words)
  const faces = coins.length > 0 ? [`coins: ${tallied(coins).join(', ')}`] : []
  const told = [...lines, ...faces]
  return told.length > 0 ? `Just now: ${told.join('; ')}.` : ''
}

const REVEALED_ROOM: Readonly<Record<Detail, number>> = { all: 200, less: 120, least: 60 }

function revealedWords(shown: TableShown, detail: Detail): string {
  const face = facesOf(shown)
  const names = tallied(shown.view.revealed.map((id: CardId) => face(id).name))
  return names.length > 0 ? `Shown: ${enumerated(names, REVEALED_ROOM[detail])}.` : ''
}

/** What can be done on the table; what can be played from the hand is told by its picture. */
function choiceWords({ legal = [] }: TableShown): string {
  const attacks = legal.flatMap(command => (command.type === 'Attack' ? [command.attack] : []))
  const can = [
    ...(attacks.length > 0 ? [`attack with ${attacks.join(' or ')}`] : []),
    ...(legal.some(({ type }) => type === 'Retreat') ? ['retreat'] : []),
    ...(legal.some(({ type }) => type === 'UseStadium') ? ['use the Stadium'] : []),
  ]
  return can.length > 0 ? `You can ${listed(can)}.` : ''
}

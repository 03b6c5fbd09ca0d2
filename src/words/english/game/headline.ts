/** The first lines of a panel: who must do what, in which match, by when. */
import { rulebookOf } from '../../../app/ruleset-facts.ts'
import type { TableView } from '../../../app/table.ts'
import type { Seat } from '../../../engine/view.ts'
import { fromNow, onDate } from '../../marks.ts'
import { partOf } from '../../part.ts'
import { otherSeat, ownSeat, type Scene } from '../../scene.ts'
import { userText } from '../../written.ts'
import { listed } from '../phrases/lists.ts'
import { opponentName, playerName } from './naming.ts'
import { resultText } from './result.ts'

const OFF: Partial<Record<TableView['status'], string>> = {
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired without an answer',
  void: 'Void: one player never came, so it does not count',
}

/** "Your turn against Robin" */
function headline(scene: Scene): string {
  const { table } = scene
  const other = opponentName(scene)
  switch (partOf(table)) {
    case 'watch':
      return watched(scene)
    case 'challenged':
      return `${other} challenges you`
    case 'challenging':
      return `Waiting for ${other} to answer your challenge`
    case 'turn':
      return `Your turn against ${other}`
    case 'answer':
      return `Your decision against ${other}`
    case 'wait':
      return `Waiting for ${other} ${waitedFor(table)}`
    case 'over':
      return table.result ? resultText(scene, table.result) : `Over, against ${other}`
    case 'off':
      return `${OFF[table.status] ?? 'Over'} (against ${other})`
  }
}

/** For those who do not play. */
function watched(scene: Scene): string {
  const { status, game, result } = scene.table
  const both = `${playerName(scene, 0)} against ${playerName(scene, 1)}`
  if (result) return resultText(scene, result)
  if (status === 'challenged')
    return `Waiting for ${playerName(scene, 1)} to answer the challenge of ${playerName(scene, 0)}`
  if (status !== 'playing') return `${OFF[status] ?? 'Over'} (${both})`
  return `Waiting for ${listed((game?.waitingFor ?? []).map(seat => playerName(scene, seat)))} (${both})`
}

function waitedFor(table: TableView): string {
  if (table.game?.phase !== 'main') return 'to decide'
  return table.game.turn.seat === ownSeat(table) ? 'to decide something in your turn' : 'to play'
}

/** "**Your turn against Robin** · turn 6 · ⏳ <t:…:R> · Prizes 4–3 · deck 31" and the name of the match. */
export function header(scene: Scene): string {
  const { table } = scene
  const { game } = table
  const own = ownSeat(table)
  const facts = game
    ? [
        game.turn.number > 0 ? `turn ${game.turn.number}` : 'set-up',
        deadlineWords(table),
        `Prizes ${game.sides[own].prizes}–${game.sides[otherSeat(own)].prizes}`,
        table.yours ? `deck ${game.sides[own].deck}` : '',
      ]
    : [table.status === 'challenged' ? `⏳ ${fromNow(table.expires)}` : '']
  return `${[`**${headline(scene)}**`, ...facts].filter(Boolean).join(' · ')}\n${matchLine(scene)}`
}

const deadlineWords = ({ clocks, game, yours, status }: TableView): string => {
  const waiting = status === 'playing' ? (game?.waitingFor ?? []) : []
  const seat = yours && waiting.includes(yours.seat) ? yours.seat : waiting[0]
  const runsOut = seat === undefined ? null : clocks[seat].runsOut
  return runsOut === null ? '' : `⏳ ${fromNow(runsOut)}`
}

const SHORT = 5

/** Small: the era, what is at stake, the own deck, and the end of the match's id, by which it can be named. */
export function matchLine({ table }: Scene): string {
  const { match, terms, yours } = table
  const deck = yours?.deck ? `your deck ${userText(yours.deck)}` : ''
  const stakes = terms.rated ? 'rated' : 'casual'
  return `-# ${[rulebookOf(terms.ruleset).title, stakes, deck, `match ${match.slice(-SHORT)}`].filter(Boolean).join(' · ')}`
}

/** Who is away, and until when. */
export function absences(scene: Scene): readonly string[] {
  const { clocks, yours } = scene.table
  return ([0, 1] as const satisfies readonly Seat[]).flatMap(seat => {
    const { away } = clocks[seat]
    if (!away || yours?.seat === undefined) return []
    const who = yours.seat === seat ? 'You are' : `${opponentName(scene)} is`
    return [`-# ${who} on vacation until ${onDate(away.until)}: the clock stands still meanwhile.`]
  })
}

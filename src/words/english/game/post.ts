/** The first lines of what is posted for everybody who follows a match. */
import type { Notice } from '../../../app/notice.ts'
import type { Seat } from '../../../engine/view.ts'
import { fromNow, mention } from '../../marks.ts'
import type { Scene } from '../../scene.ts'
import { counted, listed } from '../phrases/lists.ts'
import { cardList } from './board.ts'
import { playerName } from './naming.ts'

const called = ({ table }: Scene, seat: Seat): string => mention(table.players[seat])

export const challengeLine = (scene: Scene): string =>
  `${called(scene, 1)}, **${playerName(scene, 0)} challenges you to a match.** Accept or decline?`

/** "<@bob>, it is your turn (turn 7)", or who goes on. */
export function nextLine(scene: Scene, pinged: readonly Seat[]): string {
  const { game, clocks } = scene.table
  const waiting = game?.waitingFor ?? []
  const [first] = waiting
  if (!game || first === undefined) return '**The match goes on.**'
  const who = listed(waiting.map(seat => (pinged.includes(seat) ? called(scene, seat) : playerName(scene, seat))))
  const isTurn = game.phase === 'main' && waiting.length === 1 && first === game.turn.seat
  const what = isTurn
    ? pinged.includes(first)
      ? `it is your turn (turn ${game.turn.number})`
      : `plays on (turn ${game.turn.number})`
    : pinged.length === waiting.length
      ? 'please decide'
      : 'must decide'
  const runsOut = waiting.map(seat => clocks[seat].runsOut).find(each => each !== null)
  const comma = pinged.length === waiting.length ? ',' : ''
  return `**${who}${comma} ${what}**${runsOut ? ` · ⏳ ${fromNow(runsOut)}` : ''}`
}

/** "17 turns · Prizes left: Ann 2, Bob 0" */
export function countLine(scene: Scene): string {
  const { game } = scene.table
  if (!game) return ''
  const left = game.sides.map(({ prizes }, seat) => `${playerName(scene, seat === 0 ? 0 : 1)} ${prizes}`).join(', ')
  return `${counted(game.turn.number, 'turn')} · Prizes left: ${left}`
}

/** What the player has drawn for the turn that begins. */
export function drawnLine(scene: Scene, { events, table }: Notice): string {
  const began = events.findLastIndex(({ type }) => type === 'TurnBegan')
  const drawn = events.slice(began).filter(({ type, seat }) => type === 'CardsDrawn' && seat === table.yours?.seat)
  const cards = drawn.flatMap(event => event.cards)
  return began < 0 || cards.length === 0 ? '' : `You draw ${cardList(scene, cards)}.`
}

/** The control panel of one player in one match, the same by direct message and for nobody else's eyes in the thread. Others see the table. */
import { helpIn, wordsFor } from '../../words/index.ts'
import { partOf } from '../../words/part.ts'
import type { Scene } from '../../words/scene.ts'
import { cut } from '../../words/written.ts'
import { LIMITS, type Message, type Part, text } from '../message.ts'
import { ordersParts } from './orders.ts'
import { COLOURS, framed, press, rows, type ShownPicture } from './parts.ts'
import { questionParts } from './question-parts.ts'
import { concedeParts, footer, giveTime, moreParts, proposalParts } from './talk.ts'
import { groupParts, turnParts, wholeMenuParts } from './turn-parts.ts'
import { MAIN, type PanelView } from './view.ts'

export interface PanelExtras {
  readonly view?: PanelView
  /** Said below the first line: what has just happened, or why something was not done. */
  readonly note?: string
  readonly pictures?: readonly ShownPicture[]
  /** Offer to hear no more of them. */
  readonly reminder?: boolean
}

const LONGEST_NOTE = 2000

export function panel(
  scene: Scene,
  { view = MAIN, note = '', pictures = [], reminder = false }: PanelExtras = {},
): Message {
  const { table } = scene
  const part = partOf(table)
  const said = [lesson(scene), note].filter(Boolean).join('\n')
  const isAsked = part === 'turn' || part === 'answer'
  const isYours = isAsked || part === 'challenged'
  const first = text(wordsFor(scene).header(scene))
  const board = wordsFor(scene).boardLines(scene)
  const others = [
    ...(board.length > 0 ? [text([...board, ...wordsFor(scene).absences(scene)].join('\n'))] : []),
    ...body(scene, view),
    ...(reminder && isAsked ? rows([press(table, 'No reminders this turn', ['mute'])]) : []),
  ]
  const room = Math.min(LONGEST_NOTE, LIMITS.text - textIn([first, ...others]))
  return framed([first, ...(said ? [text(cut(said, room))] : []), ...others], {
    colour: isYours ? COLOURS.yours : part === 'over' ? COLOURS.over : COLOURS.waiting,
    pictures,
  })
}

/** A hint for a beginner who asked for it. */
function lesson({ table, naming }: Scene): string {
  const isPupil = table.yours !== null && table.players[table.yours.seat] === naming.pupil
  const hint = isPupil ? helpIn(naming.locale).hintFor(table, naming.face) : null
  return hint === null ? '' : `💡 ${hint}`
}

const textIn = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => sum + ('content' in part ? part.content.length : 0), 0)

function body(scene: Scene, view: PanelView): readonly Part[] {
  const { table } = scene
  switch (partOf(table)) {
    case 'watch':
      return table.game ? rows([press(table, 'Log', ['log'])]) : []
    case 'turn':
    case 'answer':
    case 'wait':
      return playing(scene, view)
    case 'challenged':
      return rows([press(table, 'Accept…', ['accept'], 'success'), press(table, 'Decline', ['decline'])])
    case 'challenging':
      return rows([press(table, 'Withdraw', ['withdraw'])])
    case 'over':
      return rows(afterwards(scene))
    case 'off':
      return rows([press(table, 'Challenge again', ['rematch'])])
  }
}

/** What is left to do with a match that is over. */
export const afterwards = ({ table }: Pick<Scene, 'table'>) => [
  press(table, 'Rematch', ['rematch'], 'primary'),
  press(table, 'Log', ['log']),
  press(table, 'Export', ['export']),
]

function playing(scene: Scene, view: PanelView): readonly Part[] {
  switch (view.is) {
    case 'more':
      return moreParts(scene)
    case 'concede':
      return concedeParts(scene)
    case 'orders':
      return ordersParts(scene)
    default:
      return [...proposalParts(scene), ...gameParts(scene, view), ...footer(scene)]
  }
}

function gameParts(scene: Scene, view: PanelView): readonly Part[] {
  const { game } = scene.table
  if (game && 'question' in game && game.question)
    return questionParts(scene, game.question, view.is === 'question' ? view.page : 0)
  if (partOf(scene.table) === 'wait')
    return [text('-# You will hear from me when it is up to you.'), ...rows([giveTime(scene.table)])]
  if (view.is === 'play' || view.is === 'use') return wholeMenuParts(scene, view)
  return view.is === 'group' ? groupParts(scene, view) : turnParts(scene)
}

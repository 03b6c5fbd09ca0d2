/** What somebody wants who has clicked a button or chosen from a menu. Nothing is believed that came from outside. */
import type { MatchCommand } from '../../app/match/command.ts'
import type { TableView } from '../../app/table.ts'
import { nameIn, promptOf, type Question } from '../../engine/view.ts'
import { DAY } from '../../shared/time.ts'
import { picksLeft } from '../../words/asked.ts'
import { type CustomId, readCustomId } from '../custom-id.ts'
import { LIMITS } from '../message.ts'
import { type LegalEntry, readReference } from './entries.ts'
import { checkOf, isVerb, type Verb } from './ids.ts'
import { changedOrders, withDeclined } from './orders.ts'
import { canAnswer, copiesLeft, type Picks, readPicks } from './picks.ts'
import { type PanelView, readView } from './view.ts'

export type Click =
  | { readonly is: 'command'; readonly command: MatchCommand }
  /** Another part of the same panel. */
  | { readonly is: 'view'; readonly view: PanelView }
  /** Something that is shown elsewhere, or needs more than a click. */
  | { readonly is: 'open'; readonly what: Opened }
  /** It was made for a table that has changed since: show the table as it is. */
  | { readonly is: 'stale' }
  /** None of ours, or of another match. */
  | { readonly is: 'unknown' }

export type Opened = 'accept' | 'export' | 'hand' | 'log' | 'rematch'

const STALE: Click = { is: 'stale' }

interface Clicked {
  readonly table: TableView
  readonly about: readonly string[]
  readonly argument: string
  readonly values: readonly string[]
}

/** `table` is the one of whoever clicked. */
export function readClick(customId: string, values: readonly string[], table: TableView): Click {
  const id = readCustomId(customId)
  if (!id || id.match !== table.match || !isVerb(id.verb)) return { is: 'unknown' }
  if (ON_TABLE.includes(id.verb) && !(table.yours && (id.seen === table.version || isTimeless(id)))) return STALE
  const about = id.argument === '' ? [] : id.argument.split('.')
  return READ[id.verb]({ table, about, argument: id.argument, values })
}

/** What is about the game as it was on the screen. */
const ON_TABLE: readonly Verb[] = [
  'act',
  'answer',
  'menu',
  'picks',
  'undo',
  'view',
  'ask-takeback',
  'answer-takeback',
  'decline-always',
]

/** Views that show the same whatever has happened since: nobody has to ask for them twice. */
function isTimeless({ verb, argument }: CustomId): boolean {
  const view = verb === 'view' ? readView(argument) : null
  return view !== null && !('page' in view)
}

const open = (what: Opened) => (): Click => ({ is: 'open', what })
const command = (wanted: MatchCommand): Click => ({ is: 'command', command: wanted })

const READ: Readonly<Record<Verb, (clicked: Clicked) => Click>> = {
  act: ({ table, argument }) => act(table, readReference(table, argument)),
  answer: readAnswer,
  menu: readMenu,
  picks: readChosen,
  undo: ({ table, argument }) => {
    const last = table.yours?.undo
    return last && checkOf(last) === argument ? command({ type: 'Undo', seen: table.version }) : STALE
  },
  view: ({ argument }) => showing(readView(argument)),
  'ask-takeback': askTakeback,
  'answer-takeback': answerTakeback,
  'offer-draw': () => command({ type: 'OfferDraw' }),
  'answer-draw': ({ argument }) =>
    argument === 'yes' || argument === 'no' ? command({ type: 'AnswerDraw', agree: argument === 'yes' }) : STALE,
  'give-time': () => command({ type: 'GiveTime', time: DAY }),
  mute: () => command({ type: 'MuteReminders' }),
  order: ({ table, about, values }) => {
    const orders = changedOrders(table, about, values[0])
    return orders ? command({ type: 'SetOrders', orders }) : STALE
  },
  'decline-always': declineAlways,
  decline: () => command({ type: 'Decline' }),
  withdraw: () => command({ type: 'Withdraw' }),
  accept: open('accept'),
  export: open('export'),
  hand: open('hand'),
  log: open('log'),
  rematch: open('rematch'),
}

const showing = (view: PanelView | null): Click => (view ? { is: 'view', view } : STALE)

const act = ({ version }: TableView, entry: LegalEntry | null): Click =>
  entry ? command({ type: 'Act', command: entry.command, seen: version }) : STALE

/** `act.3.k2j9`, `group.3.k2j9`, `view.play.0` */
function readMenu({ table, values: [value = ''] }: Clicked): Click {
  const [, kind, rest = ''] = /^(act|group|view)\.(.*)$/.exec(value) ?? []
  if (kind === 'view') return showing(readView(rest))
  const entry = readReference(table, rest)
  if (kind === 'group') return entry ? { is: 'view', view: { is: 'group', of: entry.index, page: 0 } } : STALE
  return act(table, kind === 'act' ? entry : null)
}

/** The question this was made for, if it is still open and the same. */
function asked({ table, about: [check] }: Clicked): Question | null {
  const { game } = table
  const question = game && 'question' in game ? game.question : null
  return question && checkOf(question) === check ? question : null
}

const answering = ({ version }: TableView, question: Question, picks: Picks): Click =>
  canAnswer(question, picks) ? command({ type: 'Answer', picks, seen: version }) : STALE

function readAnswer(clicked: Clicked): Click {
  const question = asked(clicked)
  const picks = readPicks(clicked.about[1] ?? '')
  return question && picks ? answering(clicked.table, question, picks) : STALE
}

/** One whole answer, or pieces of one. */
function readChosen(clicked: Clicked): Click {
  const question = asked(clicked)
  const { table, values } = clicked
  if (!question) return STALE
  const pieces = values.map(value => /^(\d{1,3})\.\d{1,3}$/.exec(value)?.[1])
  if (pieces.length > 0 && pieces.every(piece => piece !== undefined))
    return answering(table, question, complete(question, pieces.map(Number)))
  const picks = values.length === 1 ? readPicks(values[0] ?? '') : null
  return picks ? answering(table, question, picks) : STALE
}

/** Where all there is was in one menu, what was not chosen is not wanted. */
function complete(question: Question, picks: readonly number[]): Picks {
  const { need, most } = picksLeft(question)
  const all = copiesLeft(question).reduce((sum, copies) => sum + Math.min(copies, most), 0)
  const isAll = all <= LIMITS.choices && picks.length >= need && picks.length < most
  return isAll ? [...picks, null] : picks
}

function askTakeback({ table, values: [value] }: Clicked): Click {
  const to = table.yours?.takebacks.find(({ version }) => String(version) === value)?.version
  return to === undefined ? STALE : command({ type: 'AskTakeback', to, seen: table.version })
}

function answerTakeback({ table, argument: answer }: Clicked): Click {
  if (!table.takeback || table.takeback.seat === table.yours?.seat) return STALE
  return answer === 'yes' || answer === 'no' || answer === 'never' ? command({ type: 'AnswerTakeback', answer }) : STALE
}

function declineAlways(clicked: Clicked): Click {
  const question = asked(clicked)
  const name = question && promptOf(question.prompt) === 'may' ? nameIn(question.prompt) : null
  const orders = clicked.table.yours?.orders
  return name !== null && orders ? command({ type: 'SetOrders', orders: withDeclined(orders, name) }) : STALE
}

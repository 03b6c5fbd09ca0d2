/** One match for each kind of command, at a moment when it can be given. */
import type { MatchCommand } from '../../../src/app/match/command.ts'
import type { Ports } from '../../../src/app/ports/index.ts'
import type { MatchRequest } from '../../../src/app/use-cases/change-match.ts'
import type { Outcome } from '../../../src/app/use-cases/outcome.ts'
import { HOUR } from '../../../src/shared/time.ts'
import { begin, themeDeck, value, World } from '../world.ts'
import { act, commandIn, draftsIn, hasDraft, loseOnTime, type Sitting, sitting, tableOf } from './sitting.ts'
import { challenge } from './untouched.ts'

type Change = (ports: Ports) => Ports

/** Somebody is about to want something. */
export interface Moment {
  readonly world: World
  readonly match: string
  readonly other: string
  /** The same delivery each time. */
  readonly deliver: () => Promise<Outcome>
}

function moment(world: World, match: string, by: MatchRequest['by'], wanted: MatchCommand): Moment {
  const request = { match, by, delivery: world.delivery() }
  const other = by.player === 'ann' ? 'bob' : 'ann'
  return { world, match, other, deliver: () => world.app.command(request, wanted) }
}

const wants = ({ world, match }: Sitting, player: string, wanted: MatchCommand): Moment =>
  moment(world, match, { player }, wanted)

/** The player whose turn it is has drafted something. */
async function undoing(change?: Change): Promise<Moment> {
  const begun = await sitting({ where: hasDraft, change })
  value(await act(begun.world, begun.match, begun.player, draftsIn(begun.table)[0]!))
  return wants(begun, begun.player, { type: 'Undo' })
}

/** The set-up has been answered by nobody yet. */
async function setUp(change?: Change): Promise<Moment> {
  const world = new World(undefined, 'world', change)
  const match = await begin(world)
  const { yours } = await tableOf(world, match, 'ann')
  const picks = yours?.legal.flatMap(command => (command.type === 'Pick' ? [command.option] : [])) ?? []
  return moment(world, match, { player: 'ann' }, { type: 'Answer', picks: [picks[0] ?? 0] })
}

/** The turn player has played a Trainer that told something, so that it can only be asked back. */
export async function bound(change?: Change): Promise<Sitting & { readonly to: number }> {
  for (let nth = 0; nth < 100; nth++) {
    const begun = await sitting({ terms: { ruleset: 'ecard-2002' }, name: `bound ${nth}`, change })
    const trainer = begun.table.yours?.legal.find(({ type }) => type === 'PlayTrainer')
    if (!trainer) continue
    const { table } = value(await act(begun.world, begun.match, begun.player, trainer))
    const [step] = table.yours?.takebacks ?? []
    if (step && table.game?.waitingFor[0] === table.yours?.seat) return { ...begun, to: step.version }
  }
  throw new Error('no such match')
}

async function asking(change?: Change): Promise<Moment> {
  const { to, ...begun } = await bound(change)
  return wants(begun, begun.player, { type: 'AskTakeback', to })
}

async function asked(change?: Change): Promise<Sitting> {
  const begun = await bound(change)
  value(await begun.world.do(begun.player, begun.match, { type: 'AskTakeback', to: begun.to }))
  return begun
}

async function offered(change?: Change): Promise<Sitting> {
  const begun = await sitting({ change })
  value(await begun.world.do(begun.player, begun.match, { type: 'OfferDraw' }))
  return begun
}

async function lost(change?: Change): Promise<Moment> {
  const begun = await sitting({ change })
  await loseOnTime(begun)
  return moment(begun.world, begun.match, { player: 'judge', organiser: true }, { type: 'ReverseFlag' })
}

async function coming(change?: Change): Promise<Moment> {
  const world = new World(undefined, 'world', change)
  const match = await challenge(world)
  const request = { match, by: { player: 'bob' }, delivery: world.delivery() }
  return { world, match, other: 'ann', deliver: () => world.app.accept(request, themeDeck('hgss-2010', 1)) }
}

const challenged = (player: string, type: 'Decline' | 'Withdraw') => async (change?: Change) => {
  const world = new World(undefined, 'world', change)
  return moment(world, await challenge(world), { player }, { type })
}

const playing = (by: 'player' | 'other', wanted: (begun: Sitting) => MatchCommand) => async (change?: Change) => {
  const begun = await sitting({ where: hasDraft, change })
  return wants(begun, begun[by], wanted(begun))
}

const answering = (from: (change?: Change) => Promise<Sitting>, wanted: MatchCommand) => async (change?: Change) => {
  const begun = await from(change)
  return wants(begun, begun.other, wanted)
}

export const EVERY_COMMAND: readonly (readonly [string, (change?: Change) => Promise<Moment>])[] = [
  ['accept', coming],
  ['Decline', challenged('bob', 'Decline')],
  ['Withdraw', challenged('ann', 'Withdraw')],
  ['Act: draft', playing('player', ({ table }) => ({ type: 'Act', command: draftsIn(table)[0]! }))],
  ['Act: end the turn', playing('player', ({ table }) => ({ type: 'Act', command: commandIn(table, 'EndTurn') }))],
  ['Act: give up', playing('player', ({ table }) => ({ type: 'Act', command: commandIn(table, 'Concede') }))],
  ['Answer', setUp],
  ['Undo', undoing],
  ['AskTakeback', asking],
  ['AnswerTakeback: yes', answering(asked, { type: 'AnswerTakeback', answer: 'yes' })],
  ['AnswerTakeback: no', answering(asked, { type: 'AnswerTakeback', answer: 'no' })],
  ['AnswerTakeback: never', answering(asked, { type: 'AnswerTakeback', answer: 'never' })],
  ['OfferDraw', playing('other', () => ({ type: 'OfferDraw' }))],
  ['AnswerDraw: yes', answering(offered, { type: 'AnswerDraw', agree: true })],
  ['AnswerDraw: no', answering(offered, { type: 'AnswerDraw', agree: false })],
  ['GiveTime', playing('other', () => ({ type: 'GiveTime', time: HOUR }))],
  ['SetOrders', playing('player', () => ({ type: 'SetOrders', orders: { prizes: 'rightmost' } }))],
  ['MuteReminders', playing('player', () => ({ type: 'MuteReminders' }))],
  ['ReverseFlag', lost],
]

/** Brings a notice to where people see it: the thread of the match, or a direct message. */
import { cardFace } from '../app/card-face.ts'
import type { Pair } from '../app/match/ids.ts'
import type { Notice } from '../app/notice.ts'
import type { Table } from '../app/table.ts'
import type { Bot } from './bot.ts'
import { cut, type Message, text } from './message.ts'
import { aboutLines } from './panel/about.ts'
import { COLOURS, framed, press, rows, type Shown } from './panel/parts.ts'
import { playerPost, tablePost } from './panel/turn-post.ts'
import { isRefused } from './rest.ts'
import type { Board } from './surfaces.ts'
import type { Naming } from './words/naming.ts'

export type Deliverer = Omit<Bot, 'app'>

export const deliver = (bot: Deliverer, notice: Notice): Promise<void> =>
  notice.to === 'table' ? toTable(bot, notice) : toPlayer(bot, notice, notice.to)

/** What the players call themselves, as far as we have met them. */
export async function namingFor({ surfaces }: Deliverer, { players }: Table): Promise<Naming> {
  const [first, second] = await Promise.all(players.map(player => surfaces.contact(player)))
  const names: Pair<string> = [first?.name ?? 'Player 1', second?.name ?? 'Player 2']
  return { face: cardFace, players: names }
}

export function picturesFor(
  { pictures }: Deliverer,
  notice: Pick<Notice, 'table' | 'events' | 'draw'>,
  naming: Naming,
): readonly Shown[] {
  const { table, events, draw } = notice
  const shown = { table: () => pictures.table(table, naming.players, events), hand: () => pictures.hand(table) }
  return table.game ? draw.map(what => ({ name: `${what}.png`, ...shown[what]() })) : []
}

/** First the challenge in the channel, then a thread of its own. */
async function toTable(bot: Deliverer, notice: Notice): Promise<void> {
  const { table } = notice
  const board = await bot.surfaces.of(table.match, 'board')
  if (!board) return
  const naming = await namingFor(bot, table)
  const post = tablePost(notice, naming, { pictures: picturesFor(bot, notice, naming) })
  const announced = board.message ? board : await announce(bot, board, notice, post)
  if (!announced?.message || announced !== board) return
  if (table.game) return inOwnThread(bot, { ...announced, message: announced.message }, notice, naming, post)
  if (table.status !== 'challenged') await bot.discord.edit(announced.channel, announced.message, post)
}

async function announce(bot: Deliverer, board: Board, { table, id }: Notice, post: Message): Promise<Board | null> {
  const message = await inThread(bot, board.channel, () => bot.discord.post(board.channel, post, { nonce: id }))
  if (!message) return null
  const announced = { ...board, message }
  await bot.surfaces.keep(table.match, 'board', announced)
  return announced
}

type Announced = Board & { readonly message: string }

async function inOwnThread(
  bot: Deliverer,
  board: Announced,
  notice: Notice,
  naming: Naming,
  post: Message,
): Promise<void> {
  const { match } = notice.table
  const thread = await threadOf(bot, board, notice, naming)
  const before = await bot.surfaces.of(match, 'post')
  const id = await inThread(bot, thread, () => bot.discord.post(thread, post, { nonce: notice.id }))
  if (!id) return
  await bot.surfaces.keep(match, 'post', { channel: thread, message: id })
  if (before && before.message !== id)
    await bot.discord.strip(before.channel, before.message).catch(ignoring('unknownMessage', 'unknownChannel'))
}

async function threadOf(bot: Deliverer, board: Announced, { table }: Notice, { players }: Naming): Promise<string> {
  if (board.thread) return board.thread
  const name = cut(`${players[0]} vs ${players[1]}`, 100)
  const thread = await bot.discord.startThread(board.channel, board.message, name)
  await bot.surfaces.keep(table.match, 'board', { ...board, thread })
  return thread
}

/** A thread that fell asleep is woken; one that is gone is gone, and the match goes on without it. */
async function inThread<T>(bot: Deliverer, thread: string, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    if (isRefused(error, 'unknownChannel', 'missingAccess', 'missingPermissions')) {
      bot.report('A thread cannot be used any more', error)
      return null
    }
    if (!isRefused(error, 'archived')) throw error
    await bot.discord.unarchive(thread)
    return work()
  }
}

async function toPlayer(
  bot: Deliverer,
  notice: Notice,
  { player, seat }: Exclude<Notice['to'], 'table'>,
): Promise<void> {
  const { table } = notice
  const naming = await namingFor(bot, table)
  const message = playerPost(notice, naming, picturesFor(bot, notice, naming))
  const channel = await directChannel(bot, player)
  if (!channel) return callInThread(bot, notice, naming, player)
  const before = await bot.surfaces.of(table.match, `panel-${seat}`)
  try {
    const id = await bot.discord.post(channel, message, { nonce: notice.id })
    await bot.surfaces.keep(table.match, `panel-${seat}`, { channel, message: id })
    if (before && before.message !== id)
      await bot.discord.remove(before.channel, before.message).catch(ignoring('unknownMessage'))
  } catch (error) {
    if (!isRefused(error, 'noDirectMessages', 'noCommonServer', 'unknownChannel')) throw error
    await close(bot, player)
    await callInThread(bot, notice, naming, player)
  }
}

/** Null if this player wants no direct messages. */
async function directChannel(bot: Deliverer, player: string): Promise<string | null> {
  const contact = await bot.surfaces.contact(player)
  if (contact?.isClosed) return null
  if (contact?.direct) return contact.direct
  try {
    const direct = await bot.discord.openDirect(player)
    await bot.surfaces.keepContact(player, { name: contact?.name ?? 'somebody', direct, isClosed: false })
    return direct
  } catch (error) {
    if (!isRefused(error, 'noDirectMessages', 'noCommonServer')) throw error
    await close(bot, player)
    return null
  }
}

async function close({ surfaces }: Deliverer, player: string): Promise<void> {
  const contact = await surfaces.contact(player)
  await surfaces.keepContact(player, { name: contact?.name ?? 'somebody', direct: null, isClosed: true })
}

/** Nothing private is said here: the button opens what is meant for one pair of eyes. */
async function callInThread(bot: Deliverer, notice: Notice, naming: Naming, player: string): Promise<void> {
  const board = await bot.surfaces.of(notice.table.match, 'board')
  if (!board?.thread) return
  const thread = board.thread
  await inThread(bot, thread, () => bot.discord.post(thread, call(notice, naming, player), { nonce: notice.id }))
}

const call = (notice: Notice, naming: Naming, player: string): Message =>
  framed(
    [
      text(
        `<@${player}>, ${aboutLines({ table: notice.table, naming }, notice).join(' ') || 'something has happened.'}`,
      ),
      ...rows([press(notice.table, 'My hand', ['hand'], 'primary')]),
    ],
    { colour: COLOURS.yours, pings: [player] },
  )

const ignoring =
  (...why: Parameters<typeof isRefused>[1][]) =>
  (error: unknown): void => {
    if (!isRefused(error, ...why)) throw error
  }

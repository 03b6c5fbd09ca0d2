/** What everybody may see: first the challenge in the channel, then the match in a thread of its own, a message for each turn. */
import type { Notice } from '../app/notice.ts'
import { chapterOf } from '../words/notice.ts'
import type { Naming } from '../words/scene.ts'
import { cut } from '../words/written.ts'
import type { Deliverer } from './bot.ts'
import type { Material } from './material.ts'
import { type Message, withoutButtons } from './message.ts'
import { tablePost } from './panel/turn-post.ts'
import { isRefused } from './refused.ts'
import { isOvertaken, noteTold, showOnce } from './show-once.ts'
import type { Board, Sent } from './surfaces.ts'

export async function toTable(bot: Deliverer, notice: Notice, { known, naming, pictures }: Material): Promise<void> {
  const { board, post: last } = known.shown
  if (!board) return
  const post = tablePost(notice, naming, { pictures, called: last?.waiting })
  if (!notice.table.game) return announce(bot, board, notice, post)
  const isLate = isOvertaken(last, notice)
  const chapter = chapterOf(notice)
  // Whoever told more of this turn has told this too, or is about to.
  if (isLate && chapter && !chapter.isWhole) return noteTold(bot, notice, 'post', last)
  const isSameTurn = (sent: Sent): boolean => chapter !== null && sent.turn === chapter.turn
  // Only what is new makes a sound, so whoever is called needs a new message.
  const isSilent = chapter?.isWhole === false && post.pings.length === 0
  const where = { bot, board, notice, naming }
  await showOnce(bot, notice, {
    kind: 'post',
    last,
    send: async () => {
      const wanted = isLate ? asStory(post) : post
      const sent =
        (last && isSilent && isSameTurn(last) && (await inPlace(bot, last, post))) ||
        (await inThread(where, wanted, isSilent))
      return chapter ? { ...sent, turn: chapter.turn } : sent
    },
    retire: old =>
      isSameTurn(old) ? bot.discord.remove(old.channel, old.message) : bot.discord.strip(old.channel, old.message),
  })
}

/** While a turn goes on, its message is kept up to date. Null if it is not there any more. */
async function inPlace(bot: Deliverer, { channel, message }: Sent, post: Message): Promise<Sent | null> {
  try {
    await awake(bot, channel, () => bot.discord.edit(channel, message, post))
    return { channel, message }
  } catch (error) {
    if (!isRefused(error, 'unknownChannel', 'unknownMessage', 'locked')) throw error
    return null
  }
}

/** What came of a challenge is told where it was made. */
async function announce(bot: Deliverer, board: Board, notice: Notice, post: Message): Promise<void> {
  if (!board.message) await inChannel(bot, board, notice, post)
  else if (notice.table.status !== 'challenged') await bot.discord.edit(board.channel, board.message, post)
}

async function inChannel(bot: Deliverer, board: Board, { id, table }: Notice, post: Message): Promise<Sent> {
  const message = await bot.discord.post(board.channel, post, { nonce: id })
  await bot.surfaces.keep(table.match, 'board', { ...board, message, thread: null })
  return { channel: board.channel, message }
}

/** Told after what came later: nobody is called, and nothing can be done with it. */
const asStory = (post: Message): Message => ({ ...post, pings: [], components: withoutButtons(post.components) })

interface Where {
  readonly bot: Deliverer
  readonly board: Board
  readonly notice: Notice
  readonly naming: Naming
}

/** A thread that fell asleep is woken. If it is gone, the match begins a new one below its next message in the channel. */
async function inThread({ bot, board, notice, naming }: Where, post: Message, silent: boolean): Promise<Sent> {
  try {
    const thread = await threadOf(bot, board, notice, naming)
    if (!thread) return await inChannel(bot, board, notice, post)
    return {
      channel: thread,
      message: await awake(bot, thread, () => bot.discord.post(thread, post, { nonce: notice.id, silent })),
    }
  } catch (error) {
    if (!isRefused(error, 'unknownChannel', 'unknownMessage')) throw error
    bot.report('The thread of a match is gone', error)
    return inChannel(bot, board, notice, post)
  }
}

/** Null if the match has to do without. */
async function threadOf(bot: Deliverer, board: Board, { table }: Notice, { players }: Naming): Promise<string | null> {
  const { channel, message } = board
  if (board.thread || !message) return board.thread
  try {
    const thread = await bot.discord.startThread(channel, message, cut(`${players[0]} vs ${players[1]}`, 100))
    await bot.surfaces.keep(table.match, 'board', { ...board, thread })
    // Nobody can accept any more. If they could still try, they would be told so.
    await bot.discord.strip(channel, message).catch(error => bot.report('A challenge keeps its buttons', error))
    return thread
  } catch (error) {
    if (!isRefused(error, 'missingPermissions', 'tooManyThreads', 'wrongChannel')) throw error
    bot.report('A match has no thread of its own', error)
    return null
  }
}

export async function awake<T>({ discord }: Deliverer, thread: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isRefused(error, 'archived')) throw error
    await discord.unarchive(thread)
    return work()
  }
}

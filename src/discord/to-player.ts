/** What is meant for one player: a panel by direct message, or, where none are wanted, a call in public that says nothing private. */
import type { Notice } from '../app/notice.ts'
import { DAY } from '../shared/time.ts'
import { wordsFor } from '../words/index.ts'
import { isAbout } from '../words/notice.ts'
import type { Naming } from '../words/scene.ts'
import type { Deliverer } from './bot.ts'
import type { Material } from './material.ts'
import { type Message, text } from './message.ts'
import { COLOURS, framed, press, rows } from './panel/parts.ts'
import { playerPost } from './panel/turn-post.ts'
import { isRefused } from './refused.ts'
import { isOvertaken, isTold, showOnce } from './show-once.ts'
import type { Contact, Sent } from './surfaces.ts'
import { awake } from './to-table.ts'

type Addressee = Exclude<Notice['to'], 'table'>

/** Whoever does not want direct messages today is asked again tomorrow. */
const CLOSED_FOR = DAY

export async function toPlayer(
  bot: Deliverer,
  notice: Notice,
  { player, seat }: Addressee,
  { known, naming, pictures }: Material,
): Promise<void> {
  const last = known.shown[`panel-${seat}`]
  const contact = known.contacts[seat]
  if ([last, known.shown[`call-${seat}`]].some(each => isTold(each, notice) || isOvertaken(each, notice))) return
  if (isClosed(contact, bot.now())) return call(bot, notice, { player, seat }, { known, naming })
  const panel = playerPost(notice, naming, pictures)
  try {
    await showOnce(bot, notice, {
      kind: `panel-${seat}`,
      last,
      send: () => direct(bot, player, contact, channel => bot.discord.post(channel, panel, { nonce: notice.id })),
      retire: old => bot.discord.remove(old.channel, old.message),
    })
  } catch (error) {
    if (!isRefused(error, 'noDirectMessages', 'noCommonServer')) throw error
    await remember(bot, player, { isClosed: true, closedAt: bot.now() })
    return call(bot, notice, { player, seat }, { known, naming })
  }
}

const isClosed = (contact: Contact | null, now: number): boolean =>
  contact?.isClosed === true && now - (contact.closedAt ?? 0) < CLOSED_FOR

interface News {
  readonly direct?: string
  readonly isClosed: boolean
  readonly closedAt?: number
}

async function remember({ surfaces }: Deliverer, player: string, news: News): Promise<void> {
  const { name = 'somebody', direct = null } = (await surfaces.contact(player)) ?? {}
  await surfaces.keepContact(player, { name, direct, ...news })
}

/** A conversation that is not there any more is opened anew. */
async function direct(
  bot: Deliverer,
  player: string,
  contact: Contact | null,
  post: (channel: string) => Promise<string>,
  isNew = false,
): Promise<Sent> {
  const known = isNew ? null : contact?.direct
  const channel = known ?? (await bot.discord.openDirect(player))
  try {
    const message = await post(channel)
    if (contact?.isClosed !== false || contact.direct !== channel)
      await remember(bot, player, { direct: channel, isClosed: false })
    return { channel, message }
  } catch (error) {
    if (!known || !isRefused(error, 'unknownChannel')) throw error
    return direct(bot, player, contact, post, true)
  }
}

/** In the thread or, if that cannot be used, in the channel. */
async function call(
  bot: Deliverer,
  notice: Notice,
  { player, seat }: Addressee,
  { known, naming }: Pick<Material, 'known' | 'naming'>,
): Promise<void> {
  const { board } = known.shown
  // Where nothing has begun, the challenge itself has called them.
  if (!board || !notice.table.game) return
  const message = callFor(notice, naming, player)
  const post = async (channel: string): Promise<Sent> => ({
    channel,
    message: await awake(bot, channel, () => bot.discord.post(channel, message, { nonce: notice.id })),
  })
  await showOnce(bot, notice, {
    kind: `call-${seat}`,
    last: known.shown[`call-${seat}`],
    send: () =>
      board.thread
        ? post(board.thread).catch(error => {
            if (!isRefused(error, 'unknownChannel', 'locked', 'missingPermissions')) throw error
            return post(board.channel)
          })
        : post(board.channel),
    retire: old => bot.discord.strip(old.channel, old.message),
  })
}

function callFor(notice: Notice, naming: Naming, player: string): Message {
  const { table } = notice
  const lines = [
    ...wordsFor({ naming }).aboutLines({ table, naming }, notice),
    ...(isAbout(notice, 'your-turn') ? ['It is your turn.'] : []),
    ...(isAbout(notice, 'your-answer', 'takeback-asked', 'draw-offered') ? ['Please decide.'] : []),
  ]
  return framed(
    [
      text(`<@${player}> ${lines.join(' ') || 'Something has happened.'}`),
      ...rows([press(table, 'My hand', ['hand'], 'primary')]),
      text('-# Your direct messages are closed to me, so I call you here. Only you see what the button shows.'),
    ],
    { colour: COLOURS.yours, pings: [player] },
  )
}

/** Things that people do to a bot without asking it. */
import { assert } from '../shared/assert.ts'
import { type Context, putChannel, putGuild, putUser } from './context.ts'
import { deleteChannel, deleteMessage } from './message/delete.ts'
import { type Permission, textChannelOf, withAll, without } from './permissions.ts'
import type { Guild, Message, TextChannel, Thread, User } from './state.ts'
import { changeThread, setArchived } from './threads.ts'

export interface Mishaps {
  closeDirectMessages(user: User): void
  openDirectMessages(user: User): void
  deleteChannel(channel: TextChannel | Thread): void
  deleteMessage(message: Message): void
  archive(thread: Thread): void
  unarchive(thread: Thread): void
  lock(thread: Thread): void
  unlock(thread: Thread): void
  /** Of the bot, in this channel or the one of this thread: without `ViewChannel` it has no access at all. */
  deny(channel: TextChannel | Thread, ...permissions: readonly Permission[]): void
  allow(channel: TextChannel | Thread, ...permissions: readonly Permission[]): void
  removeBot(guild: Guild): void
  inviteBot(guild: Guild): void
}

export function createMishaps(context: Context): Mishaps {
  const { state } = context
  const setDirectMessages = (user: User, acceptsDirectMessages: boolean): void => {
    putUser(context, { ...(state.users[user.id] ?? user), acceptsDirectMessages })
  }
  const threadNow = ({ id }: Thread): Thread => {
    const thread = state.channels[id]
    assert(thread?.kind === 'thread', `There is no thread ${id}`)
    return thread
  }
  const setPermissions = (channel: TextChannel | Thread, change: (permissions: string) => string): void => {
    const current = state.channels[channel.id]
    assert(current !== undefined && current.kind !== 'direct', `There is no channel ${channel.id}`)
    const text = textChannelOf(context, current)
    putChannel(context, { ...text, botPermissions: change(text.botPermissions) })
  }
  const setBot = (guild: Guild, hasBot: boolean): void => {
    putGuild(context, { ...(state.guilds[guild.id] ?? guild), hasBot })
  }
  return {
    closeDirectMessages: user => setDirectMessages(user, false),
    openDirectMessages: user => setDirectMessages(user, true),
    deleteChannel: ({ id }) => deleteChannel(context, id),
    deleteMessage: message => deleteMessage(context, state.messages[message.id] ?? message),
    archive: thread => void setArchived(context, threadNow(thread), true),
    unarchive: thread => void setArchived(context, threadNow(thread), false),
    lock: thread => void changeThread(context, threadNow(thread), { locked: true }),
    unlock: thread => void changeThread(context, threadNow(thread), { locked: false }),
    deny: (channel, ...permissions) => setPermissions(channel, before => without(before, permissions)),
    allow: (channel, ...permissions) => setPermissions(channel, before => withAll(before, permissions)),
    removeBot: guild => setBot(guild, false),
    inviteBot: guild => setBot(guild, true),
  }
}

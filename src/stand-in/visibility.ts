/** What a person sees. */
import type { Snowflake } from 'discord-api-types/v10'
import { type Context, messagesIn } from './context.ts'
import { allows, textChannelOf } from './permissions.ts'
import type { Channel, Message, Thread } from './state.ts'

export function seesChannel(context: Context, userId: Snowflake, channel: Channel): boolean {
  if (channel.kind === 'direct') return channel.userId === userId
  const member = context.state.guilds[channel.guildId]?.members[userId]
  if (member === undefined || !allows(member.permissions, 'ViewChannel')) return false
  const { visibleTo } = textChannelOf(context, channel)
  if (visibleTo !== null && !visibleTo.includes(userId)) return false
  return channel.kind === 'text' || seesThread(channel, userId, member.permissions)
}

const seesThread = (thread: Thread, userId: Snowflake, permissions: string): boolean =>
  !thread.isPrivate || thread.members.includes(userId) || allows(permissions, 'ManageThreads')

export function seesMessage(context: Context, userId: Snowflake, message: Message): boolean {
  const channel = context.state.channels[message.channelId]
  if (channel === undefined || !seesChannel(context, userId, channel)) return false
  return message.visibleTo === null || message.visibleTo === userId
}

/** Oldest first. */
export const visibleMessages = (context: Context, userId: Snowflake, channelId: Snowflake): readonly Message[] =>
  messagesIn(context, channelId).filter(message => seesMessage(context, userId, message))

export const visibleChannels = (context: Context, userId: Snowflake): readonly Channel[] =>
  Object.values(context.state.channels).filter(channel => seesChannel(context, userId, channel))

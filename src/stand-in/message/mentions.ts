import { MessageFlags, type Snowflake } from 'discord-api-types/v10'
import type { AllowedMentions } from '../check/mentions.ts'
import type { Context } from '../context.ts'
import { botCan } from '../permissions.ts'
import type { Channel, Message, Ping } from '../state.ts'
import { addToThread } from '../threads.ts'
import { seesChannel } from '../visibility.ts'
import { textsIn } from './component-tree.ts'

interface Mentions {
  readonly mentions: readonly Snowflake[]
  readonly mentionsEveryone: boolean
}

type Written = Pick<Message, 'content' | 'components' | 'channelId'>

/** Embeds never mention anybody. */
export function mentionsIn(context: Context, written: Written, allowed: AllowedMentions): Mentions {
  const text = [written.content, ...textsIn(written.components)].join('\n')
  const ids = [...text.matchAll(/<@!?(\d+)>/g)].flatMap(([, id]) => id ?? [])
  const channel = context.state.channels[written.channelId]
  return {
    mentions: [...new Set(ids)].filter(
      id => context.state.users[id] !== undefined && (allowed.users === 'all' || allowed.users.includes(id)),
    ),
    mentionsEveryone:
      allowed.everyone &&
      /@(?:everyone|here)\b/.test(text) &&
      channel !== undefined &&
      channel.kind !== 'direct' &&
      botCan(context, channel, 'MentionEveryone'),
  }
}

/** Only a new message notifies. Who is mentioned in a thread becomes a member of it. */
export function notify(context: Context, message: Message, repliesToAuthor: Snowflake | null): void {
  if (message.visibleTo !== null) return
  addToThread(context, message.channelId, message.mentions)
  const channel = context.state.channels[message.channelId]
  if (channel === undefined) return
  const reasons = new Map<Snowflake, Ping['why']>()
  if (message.mentionsEveryone) for (const id of readers(context, channel)) reasons.set(id, 'everyone')
  if (channel.kind === 'direct') reasons.set(channel.userId, 'direct')
  if (repliesToAuthor !== null) reasons.set(repliesToAuthor, 'reply')
  for (const id of message.mentions) reasons.set(id, 'mention')
  for (const [userId, why] of reasons) {
    if (userId !== message.authorId && canBePinged(context, userId, channel)) ping(context, userId, message, why)
  }
}

function readers({ state }: Context, channel: Channel): readonly Snowflake[] {
  if (channel.kind === 'direct') return [channel.userId]
  if (channel.kind === 'thread') return channel.members
  return Object.keys(state.guilds[channel.guildId]?.members ?? {})
}

const canBePinged = (context: Context, userId: Snowflake, channel: Channel): boolean =>
  context.state.users[userId]?.isBot === false && seesChannel(context, userId, channel)

function ping(context: Context, userId: Snowflake, message: Message, why: Ping['why']): void {
  const isSilent = (message.flags & MessageFlags.SuppressNotifications) !== 0
  const ping: Ping = {
    userId,
    messageId: message.id,
    channelId: message.channelId,
    at: message.createdAt,
    why,
    isSilent,
  }
  context.state.pings.push(ping)
  context.emit({ type: 'Pinged', ping })
}

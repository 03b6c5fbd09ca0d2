import { ChannelType } from 'discord-api-types/v10'
import { assert } from '../../shared/assert.ts'
import type { JsonObject } from '../check/fields.ts'
import type { Context } from '../context.ts'
import type { Channel, DirectChannel, TextChannel, Thread } from '../state.ts'
import { archiveChangedAt, isArchived } from '../threads.ts'
import { isoTime, userPayload } from './user.ts'

function channelTypeOf(channel: Channel): ChannelType {
  if (channel.kind === 'text') return ChannelType.GuildText
  if (channel.kind === 'direct') return ChannelType.DM
  return channel.isPrivate ? ChannelType.PrivateThread : ChannelType.PublicThread
}

export function channelPayload(context: Context, channel: Channel): JsonObject {
  const { id } = channel
  const common = {
    id,
    type: channelTypeOf(channel),
    last_message_id: publicIds(context, channel).at(-1) ?? null,
    flags: 0,
  }
  if (channel.kind === 'text') return { ...common, ...textChannel(channel) }
  if (channel.kind === 'thread') return { ...common, ...threadChannel(context, channel) }
  return { ...common, ...directChannel(context, channel) }
}

/** Ephemeral messages are not part of a channel. */
const publicIds = ({ state }: Context, { id }: Channel): readonly string[] =>
  (state.history[id] ?? []).filter(messageId => state.messages[messageId]?.visibleTo === null)

const textChannel = ({ guildId, name, topic, position }: TextChannel): JsonObject => ({
  guild_id: guildId,
  name,
  topic,
  position,
  parent_id: null,
  nsfw: false,
  rate_limit_per_user: 0,
  permission_overwrites: [],
})

function threadChannel(context: Context, thread: Thread): JsonObject {
  const botId = context.state.application.id
  return {
    guild_id: thread.guildId,
    parent_id: thread.parentId,
    name: thread.name,
    owner_id: thread.ownerId,
    rate_limit_per_user: 0,
    member_count: Math.min(thread.members.length, 50),
    message_count: publicIds(context, thread).length,
    total_message_sent: thread.sent,
    thread_metadata: threadMetadata(context, thread),
    ...(thread.members.includes(botId) && { member: threadMemberPayload(thread, botId) }),
  }
}

function threadMetadata({ now }: Context, thread: Thread): JsonObject {
  return {
    archived: isArchived(thread, now()),
    archive_timestamp: isoTime(archiveChangedAt(thread, now())),
    auto_archive_duration: thread.autoArchiveMinutes,
    locked: thread.locked,
    create_timestamp: isoTime(thread.createdAt),
    ...(thread.isPrivate && { invitable: thread.invitable }),
  }
}

export const threadMemberPayload = (thread: Thread, userId: string): JsonObject => ({
  id: thread.id,
  user_id: userId,
  join_timestamp: isoTime(thread.createdAt),
  flags: 0,
})

function directChannel({ state }: Context, { userId }: DirectChannel): JsonObject {
  const user = state.users[userId]
  assert(user !== undefined, `Nobody is ${userId}`)
  return { recipients: [userPayload(user)] }
}

import { type APIEmbed, type APIMessage, type APIMessageTopLevelComponent, MessageType } from 'discord-api-types/v10'
import { assert } from '../../shared/assert.ts'
import { isObject, type JsonObject } from '../check/fields.ts'
import { filenameIn } from '../check/media.ts'
import type { Context } from '../context.ts'
import { mapComponents } from '../message/component-tree.ts'
import { withMedia } from '../message/relink.ts'
import type { Attachment, Interaction, Message } from '../state.ts'
import { attachmentPayload } from './attachment.ts'
import { channelPayload } from './channel.ts'
import { isoTime, userPayload } from './user.ts'

export function messagePayload(context: Context, message: Message, withReference = true): APIMessage {
  const { state } = context
  const author = state.users[message.authorId]
  assert(author !== undefined, `Nobody is ${message.authorId}`)
  const { components, embeds, unused } = withAddresses(context, message)
  return {
    id: message.id,
    channel_id: message.channelId,
    type: message.type as MessageType,
    author: userPayload(author),
    content: message.content,
    timestamp: isoTime(message.createdAt),
    edited_timestamp: message.editedAt === null ? null : isoTime(message.editedAt),
    tts: false,
    pinned: false,
    flags: message.flags,
    mention_everyone: message.mentionsEveryone,
    mention_roles: [],
    mentions: message.mentions.flatMap(id => state.users[id] ?? []).map(userPayload),
    attachments: unused.map(attachment => attachmentPayload(context, attachment)),
    embeds,
    components,
    ...(message.nonce !== null && { nonce: message.nonce }),
    ...sourceOf(context, message),
    ...threadOf(context, message),
    ...(withReference && referenceOf(context, message)),
  }
}

/** Without the privileged intent for it, a bot does not get to read what people write among themselves. */
export function messageForBot(context: Context, message: Message): APIMessage {
  const payload = messagePayload(context, message)
  const botId = context.state.application.id
  const isOpen =
    message.authorId === botId ||
    message.mentions.includes(botId) ||
    context.state.channels[message.channelId]?.kind === 'direct'
  return isOpen ? payload : { ...payload, content: '', embeds: [], attachments: [], components: [] }
}

/** Files that a component or an embed shows have their address there, and only there. */
function withAddresses(context: Context, { components, embeds, attachments }: Message) {
  const used = new Set<string>()
  const find = (media: unknown): Attachment | undefined => {
    const filename = isObject(media) ? filenameIn(media.url) : undefined
    const found = attachments.findLast(attachment => attachment.filename === filename)
    if (found !== undefined) used.add(found.id)
    return found
  }
  const resolve = (media: unknown): unknown => {
    const attachment = find(media)
    return attachment === undefined ? media : mediaPayload(context, attachment)
  }
  return {
    components: mapComponents(components, component => withMedia(component, resolve)) as APIMessageTopLevelComponent[],
    embeds: embeds.map(embed => resolveEmbed(embed, resolve)),
    unused: attachments.filter(({ id }) => !used.has(id)),
  }
}

function resolveEmbed(embed: APIEmbed, resolve: (media: unknown) => unknown): APIEmbed {
  const { image, thumbnail } = embed
  return {
    ...embed,
    type: 'rich' as NonNullable<APIEmbed['type']>,
    ...(image && { image: resolve(image) as typeof image }),
    ...(thumbnail && { thumbnail: resolve(thumbnail) as typeof thumbnail }),
  }
}

function mediaPayload(context: Context, attachment: Attachment): JsonObject {
  const { url, proxy_url, width, height, content_type } = attachmentPayload(context, attachment)
  return { url, proxy_url, width, height, content_type, attachment_id: attachment.id }
}

function referenceOf(context: Context, { replyTo, channelId, type }: Message) {
  if (replyTo === null || type !== MessageType.Reply) return {}
  const replied = context.state.messages[replyTo]
  return {
    message_reference: { type: 0, channel_id: channelId, message_id: replyTo },
    referenced_message: replied === undefined ? null : messagePayload(context, replied, false),
  }
}

function threadOf(context: Context, { id }: Message) {
  const thread = context.state.channels[id]
  return thread?.kind === 'thread'
    ? { thread: channelPayload(context, thread) as unknown as NonNullable<APIMessage['thread']> }
    : {}
}

function sourceOf(context: Context, { source }: Message) {
  if (source === null) return {}
  const { application, interactions } = context.state
  const interaction = interactions[source.interactionId]
  return {
    application_id: application.id,
    webhook_id: application.id,
    ...(interaction !== undefined && {
      interaction_metadata: metadata(context, interaction) as unknown as NonNullable<
        APIMessage['interaction_metadata']
      >,
    }),
  }
}

function metadata(context: Context, interaction: Interaction): JsonObject {
  const { users, interactions } = context.state
  const { id, type, userId, owners, messageId, openedBy, commandType, targetId } = interaction
  const user = users[userId]
  const target = commandType === 2 && targetId !== null ? users[targetId] : undefined
  const opener = openedBy === null ? undefined : interactions[openedBy]
  return {
    id,
    type,
    user: user && userPayload(user),
    authorizing_integration_owners: owners,
    ...(type === 3 && { interacted_message_id: messageId }),
    ...(target !== undefined && { target_user: userPayload(target) }),
    ...(commandType === 3 && { target_message_id: targetId }),
    ...(opener !== undefined && { triggering_interaction_metadata: metadata(context, opener) }),
  }
}

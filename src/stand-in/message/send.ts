/** Messages that the bot sends with its own token. */
import { MessageType, type Snowflake } from 'discord-api-types/v10'
import { cannotSendToUser, noMutualGuild, threadArchived, threadLocked, unknownMessage } from '../api-error.ts'
import { isObject, type JsonObject, snowflake } from '../check/fields.ts'
import { CHANNEL_FLAGS } from '../check/message.ts'
import type { Context, Upload } from '../context.ts'
import { createForm } from '../form.ts'
import { botCan, requirePermission } from '../permissions.ts'
import type { Channel, DirectChannel, Message, Thread } from '../state.ts'
import { isArchived } from '../threads.ts'
import { createMessage } from './create.ts'

interface Sending {
  readonly message: Message
  /** The nonce was known: nothing new was sent. */
  readonly isOld: boolean
}

export function sendMessage(context: Context, channel: Channel, body: JsonObject, uploads: readonly Upload[]): Sending {
  requireSending(context, channel)
  if (channel.kind !== 'direct' && uploads.length > 0) requirePermission(context, channel, 'AttachFiles')
  const earlier = withSameNonce(context, body)
  if (earlier !== undefined) return { message: earlier, isOld: true }
  const replyTo = replyTarget(context, channel, body)
  const message = createMessage(context, {
    channelId: channel.id,
    authorId: context.state.application.id,
    type: replyTo === null ? MessageType.Default : MessageType.Reply,
    body,
    uploads,
    path: [],
    settableFlags: CHANNEL_FLAGS,
    visibleTo: null,
    replyTo,
    source: null,
  })
  if (body.enforce_nonce === true && message.nonce !== null) context.state.nonces[message.nonce] = message.id
  return { message, isOld: false }
}

/** Nonces are the author's, not the channel's. */
function withSameNonce({ state, now, limits }: Context, body: JsonObject): Message | undefined {
  if (body.enforce_nonce !== true || (typeof body.nonce !== 'string' && typeof body.nonce !== 'number'))
    return undefined
  const message = state.messages[state.nonces[body.nonce] ?? '']
  return message !== undefined && now() - message.createdAt < limits.nonceMs ? message : undefined
}

function requireSending(context: Context, channel: Channel): void {
  if (channel.kind === 'direct') requireReachable(context, channel)
  else if (channel.kind === 'text') requirePermission(context, channel, 'SendMessages')
  else requireThread(context, channel)
}

function requireReachable({ state }: Context, { userId }: DirectChannel): void {
  const user = state.users[userId]
  if (user === undefined || user.isBot) throw cannotSendToUser()
  const shares = Object.values(state.guilds).some(guild => guild.hasBot && guild.members[userId] !== undefined)
  if (!shares && !user.hasInstalled) throw noMutualGuild()
  if (!user.acceptsDirectMessages) throw cannotSendToUser()
}

function replyTarget({ state }: Context, channel: Channel, body: JsonObject): Snowflake | null {
  const reference = body.message_reference
  if (!isObject(reference)) return null
  const form = createForm()
  const field = form.at('message_reference')
  const id = snowflake(reference, 'message_id', field)
  const replied = state.messages[id ?? '']
  const isThere = replied?.channelId === channel.id && replied.visibleTo === null
  if (!isThere && id !== undefined && reference.fail_if_not_exists !== false) {
    field.wrong('REPLIES_UNKNOWN_MESSAGE', 'Unknown message')
  }
  form.throwIfWrong()
  return isThere ? replied.id : null
}

export function requireActive(context: Context, channel: Channel): void {
  if (channel.kind === 'thread' && isArchived(channel, context.now())) throw threadArchived()
}

export function requireEditable(context: Context, channel: Channel): void {
  requireActive(context, channel)
  if (channel.kind === 'thread') requireUnlocked(context, channel)
}

function requireThread(context: Context, thread: Thread): void {
  requirePermission(context, thread, 'SendMessagesInThreads')
  requireUnlocked(context, thread)
}

function requireUnlocked(context: Context, thread: Thread): void {
  if (thread.locked && !botCan(context, thread, 'ManageThreads')) throw threadLocked()
}

/** An ephemeral message is nothing that a channel knows of. */
export function messageOf({ state }: Context, channelId: Snowflake, messageId: Snowflake): Message {
  const message = state.messages[messageId]
  if (message?.channelId !== channelId || message.visibleTo !== null) throw unknownMessage()
  return message
}

export const isOld = ({ now, limits }: Context, message: Message): boolean =>
  now() - message.createdAt > limits.oldMessageMs

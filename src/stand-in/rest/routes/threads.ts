import { ChannelType, type Snowflake } from 'discord-api-types/v10'
import {
  threadExists,
  tooManyThreadMembers,
  tooManyThreads,
  unknownMember,
  unknownUser,
  wrongChannelType,
} from '../../api-error.ts'
import { boolean, choice, type JsonObject, text } from '../../check/fields.ts'
import { type Context, newId, putChannel } from '../../context.ts'
import { createForm } from '../../form.ts'
import { messageOf, requireActive } from '../../message/send.ts'
import { channelPayload, threadMemberPayload } from '../../payload/channel.ts'
import { channelForBot, requirePermission } from '../../permissions.ts'
import type { TextChannel, Thread } from '../../state.ts'
import { activeThreads, addToThread, changeThread } from '../../threads.ts'
import { asObject } from '../body.ts'
import { type Call, created, noContent, ok, param, type Reply, type Route, route } from '../route.ts'
import { ARCHIVE_MINUTES } from './channels.ts'

export const THREAD_ROUTES: readonly Route[] = [
  route('POST', '/channels/:channel/messages/:message/threads', threadFromMessage),
  route('POST', '/channels/:channel/threads', threadWithoutMessage),
  route('GET', '/channels/:channel/thread-members', listMembers),
  route('PUT', '/channels/:channel/thread-members/:user', addMember),
  route('DELETE', '/channels/:channel/thread-members/:user', removeMember),
]

function parentOf(call: Call): TextChannel {
  const channel = channelForBot(call.context, param(call, 'channel'))
  if (channel.kind !== 'text') throw wrongChannelType()
  return channel
}

function threadFromMessage(call: Call): Reply {
  const { context } = call
  const parent = parentOf(call)
  requirePermission(context, parent, 'CreatePublicThreads')
  const message = messageOf(context, parent.id, param(call, 'message'))
  const form = readThread(asObject(call.json))
  if (context.state.channels[message.id] !== undefined) throw threadExists()
  return created(channelPayload(context, startThread(context, parent, { ...form, isPrivate: false, id: message.id })))
}

function threadWithoutMessage(call: Call): Reply {
  const { context } = call
  const parent = parentOf(call)
  const body = asObject(call.json)
  const form = readThread(body)
  requirePermission(context, parent, form.isPrivate ? 'CreatePrivateThreads' : 'CreatePublicThreads')
  return created(channelPayload(context, startThread(context, parent, { ...form, id: newId(context) })))
}

interface ThreadForm {
  readonly name: string
  readonly isPrivate: boolean
  readonly invitable: boolean
  readonly autoArchiveMinutes: number
}

/** Without a type it is a private one: that is how Discord reads it. */
function readThread(body: JsonObject): ThreadForm {
  const form = createForm()
  const name = text(body, 'name', form, { min: 1, max: 100 }) ?? ''
  const autoArchiveMinutes = choice(body, 'auto_archive_duration', form, ARCHIVE_MINUTES, true) ?? 4320
  const invitable = boolean(body, 'invitable', form) ?? true
  const type = choice(body, 'type', form, [ChannelType.PublicThread, ChannelType.PrivateThread], true)
  form.throwIfWrong()
  return { name, autoArchiveMinutes, invitable, isPrivate: type !== ChannelType.PublicThread }
}

function startThread(context: Context, parent: TextChannel, form: ThreadForm & { readonly id: Snowflake }): Thread {
  if (activeThreads(context, parent.guildId).length >= context.limits.activeThreads) throw tooManyThreads()
  const now = context.now()
  const botId = context.state.application.id
  return putChannel(context, {
    kind: 'thread',
    ...form,
    guildId: parent.guildId,
    parentId: parent.id,
    ownerId: botId,
    members: [botId],
    locked: false,
    archived: false,
    activeAt: now,
    archiveChangedAt: now,
    createdAt: now,
    sent: 0,
  })
}

function threadOf(call: Call): Thread {
  const thread = channelForBot(call.context, param(call, 'channel'))
  if (thread.kind !== 'thread') throw wrongChannelType()
  return thread
}

const userOf = (call: Call): Snowflake => {
  const id = param(call, 'user')
  return id === '@me' ? call.context.state.application.id : id
}

function listMembers(call: Call): Reply {
  const thread = threadOf(call)
  return ok(thread.members.map(id => threadMemberPayload(thread, id)))
}

function addMember(call: Call): Reply {
  const { context } = call
  const thread = threadOf(call)
  const id = userOf(call)
  requireActive(context, thread)
  if (context.state.users[id] === undefined) throw unknownUser()
  const isBot = id === context.state.application.id
  if (!isBot && context.state.guilds[thread.guildId]?.members[id] === undefined) throw unknownMember()
  const isFull = thread.members.length >= context.limits.threadMembers
  if (isFull && !thread.members.includes(id)) throw tooManyThreadMembers()
  addToThread(context, thread.id, [id])
  return noContent
}

function removeMember(call: Call): Reply {
  const { context } = call
  const thread = threadOf(call)
  const id = userOf(call)
  requireActive(context, thread)
  if (!thread.members.includes(id)) throw unknownMember()
  if (id !== context.state.application.id) requirePermission(context, thread, 'ManageThreads')
  changeThread(context, thread, { members: thread.members.filter(member => member !== id) })
  return noContent
}

import { missingAccess, unknownGuild, wrongChannelType } from '../../api-error.ts'
import { boolean, choice, type JsonObject, text } from '../../check/fields.ts'
import { type Context, putChannel } from '../../context.ts'
import { createForm } from '../../form.ts'
import { deleteChannel } from '../../message/delete.ts'
import { requireActive } from '../../message/send.ts'
import { channelPayload } from '../../payload/channel.ts'
import { botCan, channelForBot, requirePermission } from '../../permissions.ts'
import type { Guild, TextChannel, Thread } from '../../state.ts'
import { activeThreads, changeThread, setArchived } from '../../threads.ts'
import { asObject } from '../body.ts'
import { type Call, ok, param, type Reply, type Route, route } from '../route.ts'

export const ARCHIVE_MINUTES = [60, 1440, 4320, 10080] as const

export const CHANNEL_ROUTES: readonly Route[] = [
  route('GET', '/channels/:channel', getChannel),
  route('PATCH', '/channels/:channel', patchChannel),
  route('DELETE', '/channels/:channel', removeChannel),
  route('GET', '/guilds/:guild', getGuild),
  route('GET', '/guilds/:guild/channels', listChannels),
  route('GET', '/guilds/:guild/threads/active', listThreads),
]

function getChannel(call: Call): Reply {
  return ok(channelPayload(call.context, channelForBot(call.context, param(call, 'channel'))))
}

function patchChannel(call: Call): Reply {
  const { context } = call
  const channel = channelForBot(context, param(call, 'channel'))
  const body = asObject(call.json)
  if (channel.kind === 'direct') throw wrongChannelType()
  const changed = channel.kind === 'thread' ? patchThread(context, channel, body) : patchText(context, channel, body)
  return ok(channelPayload(context, changed))
}

function patchText(context: Context, channel: TextChannel, body: JsonObject): TextChannel {
  requirePermission(context, channel, 'ManageChannels')
  const form = createForm()
  const name = text(body, 'name', form, { min: 1, max: 100, isOptional: true }) ?? channel.name
  const topic = text(body, 'topic', form, { max: 1024, isOptional: true }) ?? channel.topic
  form.throwIfWrong()
  return putChannel(context, { ...channel, name, topic })
}

function patchThread(context: Context, thread: Thread, body: JsonObject): Thread {
  const form = createForm()
  const name = text(body, 'name', form, { min: 1, max: 100, isOptional: true }) ?? thread.name
  const archived = boolean(body, 'archived', form)
  const locked = boolean(body, 'locked', form) ?? thread.locked
  const invitable = boolean(body, 'invitable', form) ?? thread.invitable
  const minutes = choice(body, 'auto_archive_duration', form, ARCHIVE_MINUTES, true)
  form.throwIfWrong()
  requireChanging(context, thread, body)
  const changed = changeThread(context, thread, {
    name,
    locked,
    invitable,
    ...(minutes !== undefined && { autoArchiveMinutes: minutes, activeAt: context.now() }),
  })
  return archived === undefined ? changed : setArchived(context, changed, archived)
}

/** An archived thread can be woken up, and changed in the same breath, but not changed in its sleep. */
function requireChanging(context: Context, thread: Thread, body: JsonObject): void {
  if (body.archived !== false) requireActive(context, thread)
  if (botCan(context, thread, 'ManageThreads')) return
  const isOwn = thread.ownerId === context.state.application.id
  const onlyWakes = Object.keys(body).every(key => key === 'archived') && body.archived === false
  const mayWake = onlyWakes && !thread.locked && thread.members.includes(context.state.application.id)
  if (body.locked !== undefined || (!isOwn && !mayWake)) requirePermission(context, thread, 'ManageThreads')
}

function removeChannel(call: Call): Reply {
  const { context } = call
  const channel = channelForBot(context, param(call, 'channel'))
  const payload = channelPayload(context, channel)
  // To close a conversation with somebody takes it out of the bot's list, and nothing else.
  if (channel.kind === 'direct') return ok(payload)
  requirePermission(context, channel, channel.kind === 'thread' ? 'ManageThreads' : 'ManageChannels')
  deleteChannel(context, channel.id)
  return ok(payload)
}

export function guildForBot({ state }: Context, id: string): Guild {
  const guild = state.guilds[id]
  if (guild === undefined) throw unknownGuild()
  if (!guild.hasBot) throw missingAccess()
  return guild
}

function getGuild(call: Call): Reply {
  const { id, name, ownerId, locale } = guildForBot(call.context, param(call, 'guild'))
  return ok({ id, name, owner_id: ownerId, preferred_locale: locale, icon: null, features: [], roles: [], emojis: [] })
}

function listChannels(call: Call): Reply {
  const { context } = call
  const { id } = guildForBot(context, param(call, 'guild'))
  const channels = Object.values(context.state.channels).filter(
    channel => channel.kind === 'text' && channel.guildId === id && botCan(context, channel, 'ViewChannel'),
  )
  return ok(channels.map(channel => channelPayload(context, channel)))
}

function listThreads(call: Call): Reply {
  const { context } = call
  const { id } = guildForBot(context, param(call, 'guild'))
  const threads = activeThreads(context, id).filter(thread => botCan(context, thread, 'ViewChannel'))
  return ok({ threads: threads.map(thread => channelPayload(context, thread)), members: [] })
}

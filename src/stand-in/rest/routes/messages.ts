import { missingPermissions, notInDirectMessages, notYourMessage } from '../../api-error.ts'
import { messagesIn } from '../../context.ts'
import { createForm } from '../../form.ts'
import { deleteMessage } from '../../message/delete.ts'
import { editMessage } from '../../message/edit.ts'
import { isOld, messageOf, requireEditable, sendMessage } from '../../message/send.ts'
import { messageForBot } from '../../payload/message.ts'
import { botCan, channelForBot } from '../../permissions.ts'
import type { Channel, Message } from '../../state.ts'
import { asObject } from '../body.ts'
import { type Call, noContent, ok, param, type Reply, type Route, route } from '../route.ts'

export const MESSAGE_ROUTES: readonly Route[] = [
  route('GET', '/channels/:channel/messages', listMessages),
  route('POST', '/channels/:channel/messages', postMessage),
  route('GET', '/channels/:channel/messages/:message', getMessage),
  route('PATCH', '/channels/:channel/messages/:message', patchMessage),
  route('DELETE', '/channels/:channel/messages/:message', removeMessage),
]

function find(call: Call): { readonly channel: Channel; readonly message: Message } {
  const channel = channelForBot(call.context, param(call, 'channel'))
  return { channel, message: messageOf(call.context, channel.id, param(call, 'message')) }
}

function getMessage(call: Call): Reply {
  return ok(messageForBot(call.context, find(call).message))
}

function postMessage(call: Call): Reply {
  const { context } = call
  const channel = channelForBot(context, param(call, 'channel'))
  return ok(messageForBot(context, sendMessage(context, channel, asObject(call.json), call.uploads).message))
}

function patchMessage(call: Call): Reply {
  const { context } = call
  const { channel, message } = find(call)
  if (message.authorId !== context.state.application.id) throw notYourMessage()
  requireEditable(context, channel)
  if (isOld(context, message)) context.countOldEdit(channel.id)
  const edited = editMessage(context, message, { body: asObject(call.json), uploads: call.uploads, path: [] })
  return ok(messageForBot(context, edited))
}

function removeMessage(call: Call): Reply {
  const { context } = call
  const { channel, message } = find(call)
  if (message.authorId !== context.state.application.id) {
    if (channel.kind === 'direct') throw notInDirectMessages()
    if (!botCan(context, channel, 'ManageMessages')) throw missingPermissions()
  }
  deleteMessage(context, message)
  return noContent
}

function listMessages(call: Call): Reply {
  const { context, query } = call
  const channel = channelForBot(context, param(call, 'channel'))
  if (channel.kind !== 'direct' && !botCan(context, channel, 'ReadMessageHistory')) return ok([])
  const messages = messagesIn(context, channel.id).filter(({ visibleTo }) => visibleTo === null)
  return ok(pageOf(messages, query).map(message => messageForBot(context, message)))
}

/** Newest first. */
function pageOf(messages: readonly Message[], query: URLSearchParams): readonly Message[] {
  const limit = readLimit(query)
  const newestFirst = messages.toReversed()
  const before = query.get('before')
  const after = query.get('after')
  const around = query.get('around')
  if (after !== null) {
    const later = newestFirst.filter(({ id }) => BigInt(id) > BigInt(after))
    return later.slice(-limit)
  }
  if (around !== null) {
    const index = newestFirst.findIndex(({ id }) => BigInt(id) <= BigInt(around))
    return newestFirst.slice(Math.max(0, index - Math.floor(limit / 2))).slice(0, limit)
  }
  return newestFirst.filter(({ id }) => before === null || BigInt(id) < BigInt(before)).slice(0, limit)
}

function readLimit(query: URLSearchParams): number {
  const limit = Number(query.get('limit') ?? 50)
  const form = createForm()
  const field = form.at('limit')
  if (!Number.isInteger(limit)) field.wrong('NUMBER_TYPE_COERCE', `Value "${query.get('limit')}" is not int.`)
  else if (limit < 1) field.wrong('NUMBER_TYPE_MIN', 'int value should be greater than or equal to 1.')
  else if (limit > 100) field.wrong('NUMBER_TYPE_MAX', 'int value should be less than or equal to 100.')
  for (const key of ['before', 'after', 'around']) {
    const id = query.get(key)
    if (id !== null && !/^\d+$/.test(id)) form.at(key).wrong('NUMBER_TYPE_COERCE', `Value "${id}" is not snowflake.`)
  }
  form.throwIfWrong()
  return limit
}

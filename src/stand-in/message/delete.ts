import type { Snowflake } from 'discord-api-types/v10'
import { type Context, messagesIn } from '../context.ts'
import type { Message } from '../state.ts'
import { forgetFiles } from './files.ts'

export function deleteMessage(context: Context, message: Message): void {
  const { state } = context
  delete state.messages[message.id]
  state.history[message.channelId] = (state.history[message.channelId] ?? []).filter(id => id !== message.id)
  forgetFiles(context, message.attachments, [])
  context.emit({ type: 'MessageDeleted', message })
}

/** With its threads and all that was written. */
export function deleteChannel(context: Context, id: Snowflake): void {
  const { state } = context
  const channel = state.channels[id]
  if (channel === undefined) return
  for (const other of Object.values(state.channels)) {
    if (other.kind === 'thread' && other.parentId === id) deleteChannel(context, other.id)
  }
  for (const message of messagesIn(context, id)) deleteMessage(context, message)
  delete state.history[id]
  delete state.channels[id]
  context.emit({ type: 'ChannelDeleted', channel })
}

import type { Snowflake } from 'discord-api-types/v10'
import type { Event } from './feed.ts'
import { nextId } from './ids.ts'
import type { Limits } from './limits.ts'
import type { Channel, Guild, Interaction, Message, State, User } from './state.ts'

/** What every part of this Discord works on. */
export interface Context {
  readonly state: State
  readonly limits: Limits
  now(): number
  emit(event: Event): void
  /** `http://127.0.0.1:…`, where files can be fetched. */
  origin(): string
  /** An old message of this channel is being edited: throws if there were too many. */
  countOldEdit(channelId: Snowflake): void
}

export const newId = (context: Context): Snowflake => nextId(context.state, context.now())

/** A new file as it arrived: `files[index]`. */
export interface Upload {
  readonly index: string
  readonly filename: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

export function putUser(context: Context, user: User): User {
  context.state.users[user.id] = user
  context.emit({ type: 'UserChanged', user })
  return user
}

export function putGuild(context: Context, guild: Guild): Guild {
  context.state.guilds[guild.id] = guild
  context.emit({ type: 'GuildChanged', guild })
  return guild
}

export function putChannel<C extends Channel>(context: Context, channel: C): C {
  context.state.channels[channel.id] = channel
  context.emit({ type: 'ChannelChanged', channel })
  return channel
}

export function putInteraction(context: Context, interaction: Interaction): Interaction {
  context.state.interactions[interaction.id] = interaction
  return interaction
}

export function putMessage(context: Context, message: Message): Message {
  const before = context.state.messages[message.id]
  context.state.messages[message.id] = message
  if (before !== undefined) {
    context.emit({ type: 'MessageEdited', message, before })
    return message
  }
  context.state.history[message.channelId] = [...(context.state.history[message.channelId] ?? []), message.id]
  context.emit({ type: 'MessageCreated', message })
  return message
}

/** Oldest first. */
export const messagesIn = ({ state }: Context, channelId: Snowflake): readonly Message[] =>
  (state.history[channelId] ?? []).flatMap(id => state.messages[id] ?? [])

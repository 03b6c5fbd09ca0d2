/** Messages as the page shows them to one person. */
import { type APIAttachment, type APIMessage, MessageFlags, MessageType } from 'discord-api-types/v10'
import { type Discord, type Message, type Person, textOf } from '../../stand-in/discord.ts'
import type { WireFile, WireMessage, WireMessages, WireReply } from '../wire.ts'
import { withFileLinks } from './file-links.ts'

const PER_PAGE = 50
const LONGEST_QUOTE = 120

export function messageFor(discord: Discord, person: Person, message: Message): WireMessage {
  const { id } = person.user
  const payload = withFileLinks(discord, discord.payload(message), id, message.id)
  return {
    id: message.id,
    channelId: message.channelId,
    authorId: message.authorId,
    at: message.createdAt,
    editedAt: message.editedAt,
    isThinking: (message.flags & MessageFlags.Loading) !== 0,
    isPrivate: message.visibleTo !== null,
    content: payload.content,
    embeds: payload.embeds,
    components: payload.components ?? [],
    files: payload.attachments.map(fileOf),
    mentionsMe: message.mentionsEveryone || message.mentions.includes(id),
    reply: replyOf(discord, person, message),
    command: commandOf(discord, message),
    threadId: threadOf(discord, person, message),
  }
}

const fileOf = ({ id, filename, size, url, ...others }: APIAttachment): WireFile => ({
  id,
  name: filename,
  bytes: size,
  url,
  isPicture: others.content_type?.startsWith('image/') ?? false,
  width: others.width ?? null,
  height: others.height ?? null,
  description: others.description ?? null,
})

function replyOf(discord: Discord, person: Person, { replyTo, type }: Message): WireReply | null {
  const replied = replyTo === null || type !== MessageType.Reply ? undefined : discord.message(replyTo)
  if (replied === undefined || !person.sees(replied)) return null
  const [text = ''] = textOf(replied).split('\n')
  return { messageId: replied.id, authorId: replied.authorId, text: text.slice(0, LONGEST_QUOTE) }
}

function commandOf({ state }: Discord, { source, type }: Message): WireMessage['command'] {
  const interaction = state.interactions[source?.interactionId ?? '']
  if (interaction === undefined || type === MessageType.Reply || interaction.commandType === null) return null
  return { userId: interaction.userId, name: interaction.name }
}

function threadOf(discord: Discord, person: Person, { id }: Message): string | null {
  const isSeen = discord.channel(id)?.kind === 'thread' && person.channels().some(channel => channel.id === id)
  return isSeen ? id : null
}

/** The last ones, or the last ones before `before`. */
export function pageOfMessages(discord: Discord, person: Person, channelId: string, before?: string): WireMessages {
  const all = person.messages(channelId)
  const found = before === undefined ? all.length : all.findIndex(({ id }) => id === before)
  const end = found < 0 ? all.length : found
  const start = Math.max(0, end - PER_PAGE)
  return {
    messages: all.slice(start, end).map(message => messageFor(discord, person, message)),
    hasOlder: start > 0,
  }
}

/** As it went over the wire. A message that somebody else alone may read is not quoted in it. */
export function rawMessage(discord: Discord, person: Person, message: Message): APIMessage {
  const { referenced_message, ...payload } = discord.payload(message)
  const replied = discord.message(referenced_message?.id ?? '')
  const isSeen = replied !== undefined && person.sees(replied)
  return isSeen && referenced_message ? { ...payload, referenced_message } : payload
}

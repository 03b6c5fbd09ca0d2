import { type APIEmbed, type APIMessageTopLevelComponent, MessageFlags, type Snowflake } from 'discord-api-types/v10'
import { emptyMessage } from '../api-error.ts'
import type { JsonObject } from '../check/fields.ts'
import { allowedMentions } from '../check/mentions.ts'
import { checkNewMessage } from '../check/message.ts'
import { type Context, newId, putMessage, type Upload } from '../context.ts'
import { createForm } from '../form.ts'
import type { AnswerSource, Message } from '../state.ts'
import { noteMessage } from '../threads.ts'
import { withIds } from './component-tree.ts'
import { type FilePlan, planFiles, storeFiles } from './files.ts'
import { mentionsIn, notify } from './mentions.ts'
import { relink } from './relink.ts'

interface NewMessage {
  readonly channelId: Snowflake
  readonly authorId: Snowflake
  readonly type: number
  readonly body: JsonObject
  readonly uploads: readonly Upload[]
  /** Where in the request the message stands. */
  readonly path: readonly string[]
  readonly settableFlags: number
  readonly visibleTo: Snowflake | null
  readonly replyTo: Snowflake | null
  readonly source: AnswerSource | null
}

const isFilled = (value: unknown): boolean => Array.isArray(value) && value.length > 0

function isEmpty(body: JsonObject, files: FilePlan): boolean {
  const hasContent = typeof body.content === 'string' && body.content.trim() !== ''
  return !hasContent && !isFilled(body.embeds) && !isFilled(body.components) && files.added.length === 0
}

/** Checks everything before it changes anything. */
export function createMessage(context: Context, wanted: NewMessage): Message {
  const { channelId, source } = wanted
  const form = createForm()
  const field = form.at(...wanted.path)
  const { body, files } = relink(context, wanted.body, planFiles(context, field, wanted.body, wanted.uploads), [])
  checkNewMessage(field, body, files, wanted.settableFlags, context.limits)
  form.throwIfWrong()
  if (isEmpty(body, files)) throw emptyMessage()
  const message = draft(context, { ...wanted, body })
  const attachments = storeFiles(context, files, { channelId, isEphemeral: message.visibleTo !== null })
  const allowed = allowedMentions(body, source !== null)
  return announce(
    context,
    { ...message, attachments, ...mentionsIn(context, message, allowed) },
    allowed.author ? repliedAuthor(context, message) : null,
  )
}

function draft(context: Context, wanted: NewMessage): Message {
  const { body } = wanted
  const flags = Number(body.flags ?? 0)
  return {
    ...blank(context, wanted),
    content: String(body.content ?? '').trim(),
    flags: wanted.visibleTo === null ? flags : flags | MessageFlags.Ephemeral,
    nonce: (body.nonce as string | number | null | undefined) ?? null,
    embeds: (body.embeds as readonly APIEmbed[] | null | undefined) ?? [],
    components: withIds((body.components as readonly APIMessageTopLevelComponent[] | null | undefined) ?? []),
  }
}

type Blank = Pick<NewMessage, 'channelId' | 'authorId' | 'type' | 'visibleTo' | 'replyTo' | 'source'>

const blank = (context: Context, { channelId, authorId, type, visibleTo, replyTo, source }: Blank): Message => ({
  id: newId(context),
  channelId,
  authorId,
  type,
  content: '',
  createdAt: context.now(),
  editedAt: null,
  flags: 0,
  nonce: null,
  embeds: [],
  components: [],
  attachments: [],
  mentions: [],
  mentionsEveryone: false,
  visibleTo,
  replyTo,
  source,
})

/** «… is thinking»: there, but with nothing to say yet. */
export function createThinking(context: Context, wanted: Blank): Message {
  const flags = MessageFlags.Loading | (wanted.visibleTo === null ? 0 : MessageFlags.Ephemeral)
  return announce(context, { ...blank(context, wanted), flags }, null)
}

function announce(context: Context, message: Message, repliesToAuthor: Snowflake | null): Message {
  putMessage(context, message)
  if (message.visibleTo === null) noteMessage(context, context.state.channels[message.channelId])
  if ((message.flags & MessageFlags.Loading) === 0) notify(context, message, repliesToAuthor)
  return message
}

/** The author of the message it replies to; the reply to a component is no reply in that sense. */
const repliedAuthor = ({ state }: Context, { replyTo, source }: Message): Snowflake | null =>
  replyTo === null || source !== null ? null : (state.messages[replyTo]?.authorId ?? null)

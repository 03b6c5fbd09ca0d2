import { type APIEmbed, type APIMessageTopLevelComponent, MessageFlags } from 'discord-api-types/v10'
import { emptyMessage } from '../api-error.ts'
import type { JsonObject } from '../check/fields.ts'
import { allowedMentions } from '../check/mentions.ts'
import { checkEditedMessage, editedFlags } from '../check/message.ts'
import { type Context, putMessage, type Upload } from '../context.ts'
import { createForm } from '../form.ts'
import type { Message } from '../state.ts'
import { withIds } from './component-tree.ts'
import { type FilePlan, forgetFiles, planFiles, storeFiles } from './files.ts'
import { mentionsIn } from './mentions.ts'
import { relink } from './relink.ts'

interface Edit {
  readonly body: JsonObject
  readonly uploads: readonly Upload[]
  readonly path: readonly string[]
}

/** What the request does not name stays as it was; what it names as `null` goes. Nobody is notified. */
export function editMessage(context: Context, before: Message, edit: Edit): Message {
  const form = createForm()
  const field = form.at(...edit.path)
  const plan = planFiles(context, field, edit.body, edit.uploads, before.attachments)
  const { body, files } = relink(context, edit.body, plan, before.attachments)
  const flags = editedFlags(field, body, before)
  checkEditedMessage(field, body, files, before, flags, context.limits)
  form.throwIfWrong()
  const edited = applied(context, before, body, flags)
  if (isEmpty(edited, files)) throw emptyMessage()
  const { channelId, visibleTo } = before
  const attachments = storeFiles(context, files, { channelId, isEphemeral: visibleTo !== null })
  forgetFiles(context, before.attachments, attachments)
  const allowed = allowedMentions(body, before.source !== null)
  return putMessage(context, { ...edited, attachments, ...mentionsIn(context, edited, allowed) })
}

function applied(context: Context, before: Message, body: JsonObject, flags: number): Message {
  const { content, embeds, components } = body
  return {
    ...before,
    flags: flags & ~MessageFlags.Loading,
    editedAt: context.now(),
    content: content === undefined ? before.content : String(content ?? '').trim(),
    embeds: embeds === undefined ? before.embeds : ((embeds as readonly APIEmbed[] | null) ?? []),
    components:
      components === undefined
        ? before.components
        : withIds((components as readonly APIMessageTopLevelComponent[] | null) ?? []),
  }
}

const isEmpty = ({ content, embeds, components }: Message, { kept, added }: FilePlan): boolean =>
  content === '' && embeds.length + components.length + kept.length + added.length === 0

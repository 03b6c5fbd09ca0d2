/** The first thing a bot says to an interaction, whether to the request that brought it or by a call of its own. */
import {
  type APIModalInteractionResponseCallbackComponent,
  InteractionResponseType,
  InteractionType,
  MessageFlags,
  MessageType,
} from 'discord-api-types/v10'
import { assertNever } from '../../shared/assert.ts'
import {
  alreadyAcknowledged,
  threadArchived,
  unknownChannel,
  unknownInteraction,
  unknownMessage,
} from '../api-error.ts'
import { checkChoices } from '../check/command-option.ts'
import { choice, isGiven, type JsonObject, list, number, object } from '../check/fields.ts'
import { INTERACTION_FLAGS } from '../check/message.ts'
import { checkModal } from '../check/modal.ts'
import { type Context, putInteraction, type Upload } from '../context.ts'
import { createForm } from '../form.ts'
import { withIds } from '../message/component-tree.ts'
import { createMessage, createThinking } from '../message/create.ts'
import { editMessage } from '../message/edit.ts'
import { isOld } from '../message/send.ts'
import type { Choice, Interaction, Message, Modal, Response } from '../state.ts'
import { isArchived } from '../threads.ts'

export interface Answer {
  readonly json: JsonObject
  readonly uploads: readonly Upload[]
}

const TO_COMMAND = [4, 5, 9] as const
const TO_COMPONENT = [4, 5, 6, 7, 9] as const

type AnswerType = 1 | 8 | (typeof TO_COMPONENT)[number]

function allowedAnswers({ type, messageId }: Interaction): readonly AnswerType[] {
  if (type === InteractionType.Ping) return [1]
  if (type === InteractionType.ApplicationCommand) return TO_COMMAND
  if (type === InteractionType.MessageComponent) return TO_COMPONENT
  if (type === InteractionType.ApplicationCommandAutocomplete) return [8]
  // A modal cannot lead to the next one.
  return messageId === null ? [4, 5] : [4, 5, 6, 7]
}

/** Too late is as good as never. */
function requireUnanswered({ now, limits }: Context, { response, createdAt }: Interaction): void {
  if (response.kind === 'failed') throw unknownInteraction()
  if (response.kind !== 'none') throw alreadyAcknowledged()
  if (now() - createdAt > limits.answerMs) throw unknownInteraction()
}

export function answerInteraction(context: Context, interaction: Interaction, answer: Answer): Interaction {
  requireUnanswered(context, interaction)
  const form = createForm()
  const type = choice(answer.json, 'type', form, allowedAnswers(interaction))
  form.throwIfWrong()
  const response = respond(context, interaction, type as AnswerType, answer)
  const answered = putInteraction(context, { ...interaction, response })
  context.emit({ type: 'InteractionAnswered', interaction: answered })
  return answered
}

function respond(context: Context, interaction: Interaction, type: AnswerType, answer: Answer): Response {
  switch (type) {
    case InteractionResponseType.Pong:
      return { kind: 'pong' }
    case InteractionResponseType.ChannelMessageWithSource:
      return { kind: 'message', messageId: say(context, interaction, answer).id }
    case InteractionResponseType.DeferredChannelMessageWithSource:
      return { kind: 'thinking', messageId: think(context, interaction, dataOf(answer.json, true)).id }
    case InteractionResponseType.DeferredMessageUpdate:
      return { kind: 'updating', messageId: interaction.messageId ?? '' }
    case InteractionResponseType.UpdateMessage:
      return { kind: 'updated', messageId: update(context, interaction, answer).id }
    case InteractionResponseType.ApplicationCommandAutocompleteResult:
      return { kind: 'choices', choices: readChoices(interaction, dataOf(answer.json)) }
    case InteractionResponseType.Modal:
      return { kind: 'modal', modalId: showModal(context, interaction, dataOf(answer.json)).id }
    default:
      return assertNever(type)
  }
}

function dataOf(json: JsonObject, isOptional = false): JsonObject {
  if (isOptional && !isGiven(json.data)) return {}
  const form = createForm()
  const data = object(json.data, form.at('data')) ?? {}
  form.throwIfWrong()
  return data
}

/** How a message that answers stands in the channel. */
function placeOf(context: Context, interaction: Interaction, flags: unknown) {
  const { channelId, userId, messageId, commandType, id } = interaction
  if (context.state.channels[channelId] === undefined) throw unknownChannel()
  const isEphemeral = (Number(flags ?? 0) & MessageFlags.Ephemeral) !== 0
  const toCommand =
    commandType === 1 || commandType === null ? MessageType.ChatInputCommand : MessageType.ContextMenuCommand
  return {
    channelId,
    authorId: context.state.application.id,
    type: messageId === null ? toCommand : MessageType.Reply,
    visibleTo: isEphemeral ? userId : null,
    replyTo: messageId,
    source: { interactionId: id, isFollowUp: false },
  }
}

function say(context: Context, interaction: Interaction, { json, uploads }: Answer): Message {
  const body = dataOf(json)
  return createMessage(context, {
    ...placeOf(context, interaction, body.flags),
    body,
    uploads,
    path: ['data'],
    settableFlags: INTERACTION_FLAGS,
  })
}

/** Everything but who may see it is said later. */
function think(context: Context, interaction: Interaction, data: JsonObject): Message {
  const form = createForm()
  const flags = number(data, 'flags', form.at('data'), { min: 0, isOptional: true }) ?? 0
  if ((flags & ~MessageFlags.Ephemeral) !== 0) {
    form.at('data', 'flags').wrong('MESSAGE_FLAGS_INVALID', 'Only EPHEMERAL can be set on a deferred response')
  }
  form.throwIfWrong()
  return createThinking(context, placeOf(context, interaction, flags))
}

function update(context: Context, interaction: Interaction, { json, uploads }: Answer): Message {
  const message = context.state.messages[interaction.messageId ?? '']
  if (message === undefined) throw unknownMessage()
  return editByInteraction(context, message, dataOf(json), uploads, ['data'])
}

export function editByInteraction(
  context: Context,
  message: Message,
  body: JsonObject,
  uploads: readonly Upload[],
  path: readonly string[] = [],
): Message {
  const channel = context.state.channels[message.channelId]
  if (channel === undefined) throw unknownChannel()
  if (message.visibleTo === null) {
    if (channel.kind === 'thread' && isArchived(channel, context.now())) throw threadArchived()
    if (context.limits.oldEditsByInteraction > 0 && isOld(context, message)) context.countOldEdit(channel.id)
  }
  return editMessage(context, message, { body, uploads, path })
}

function readChoices({ focusedType }: Interaction, data: JsonObject): readonly Choice[] {
  const form = createForm()
  const field = form.at('data')
  const choices = list(data, 'choices', field, { max: 25 })
  checkChoices(choices, focusedType ?? 3, field.at('choices'))
  form.throwIfWrong()
  return (choices ?? []) as readonly Choice[]
}

function showModal(context: Context, interaction: Interaction, data: JsonObject): Modal {
  const form = createForm()
  checkModal(data, form.at('data'))
  form.throwIfWrong()
  const { id, userId, channelId, messageId } = interaction
  const components = withIds(data.components as readonly APIModalInteractionResponseCallbackComponent[])
  const modal: Modal = {
    id,
    userId,
    channelId,
    messageId,
    customId: String(data.custom_id),
    title: String(data.title),
    components,
  }
  context.state.modals[id] = modal
  context.emit({ type: 'ModalShown', modal })
  return modal
}

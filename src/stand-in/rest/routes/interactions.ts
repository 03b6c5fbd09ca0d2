/** What an interaction's token opens: the first answer, and for a quarter of an hour all that follows. */
import { InteractionResponseType, MessageFlags, MessageType } from 'discord-api-types/v10'
import { tooManyFollowUps, unknownChannel, unknownMessage } from '../../api-error.ts'
import { INTERACTION_FLAGS } from '../../check/message.ts'
import { type Context, putInteraction } from '../../context.ts'
import { answerInteraction, editByInteraction } from '../../interaction/answer.ts'
import { interactionFor, webhookFor } from '../../interaction/token.ts'
import { createMessage } from '../../message/create.ts'
import { deleteMessage } from '../../message/delete.ts'
import { messagePayload } from '../../payload/message.ts'
import type { Interaction, Message } from '../../state.ts'
import { asObject } from '../body.ts'
import { type Call, noContent, ok, openRoute, param, type Reply, type Route } from '../route.ts'

const WEBHOOK = '/webhooks/:application/:token'

export const INTERACTION_ROUTES: readonly Route[] = [
  openRoute('POST', '/interactions/:interaction/:token/callback', callback),
  openRoute('POST', WEBHOOK, followUp),
  openRoute('GET', `${WEBHOOK}/messages/:message`, call => reply(call, find(call).message)),
  openRoute('PATCH', `${WEBHOOK}/messages/:message`, edit),
  openRoute('DELETE', `${WEBHOOK}/messages/:message`, remove),
]

function callback(call: Call): Reply {
  const { context, uploads } = call
  const interaction = interactionFor(context, param(call, 'interaction'), param(call, 'token'))
  const json = asObject(call.json)
  const answered = answerInteraction(context, interaction, { json, uploads })
  const wantsResponse = ['true', 'True', '1'].includes(call.query.get('with_response') ?? '')
  return wantsResponse ? ok(callbackPayload(context, answered, Number(json.type))) : noContent
}

function callbackPayload(context: Context, interaction: Interaction, type: number) {
  const message = originalOf(context, interaction)
  const showsMessage =
    type === InteractionResponseType.ChannelMessageWithSource || type === InteractionResponseType.UpdateMessage
  return {
    interaction: {
      id: interaction.id,
      type: interaction.type,
      ...(message !== undefined && {
        response_message_id: message.id,
        response_message_loading: (message.flags & MessageFlags.Loading) !== 0,
        response_message_ephemeral: message.visibleTo !== null,
      }),
    },
    resource: { type, ...(message !== undefined && showsMessage && { message: messagePayload(context, message) }) },
  }
}

function originalOf({ state }: Context, { response }: Interaction): Message | undefined {
  return 'messageId' in response ? state.messages[response.messageId] : undefined
}

interface Found {
  readonly interaction: Interaction
  readonly message: Message
}

function find(call: Call): Found {
  const { context } = call
  const interaction = webhookFor(context, param(call, 'application'), param(call, 'token'))
  const original = originalOf(context, interaction)
  const id = param(call, 'message')
  const message = id === '@original' || id === original?.id ? original : context.state.messages[id]
  if (message === undefined) throw unknownMessage()
  if (message.id !== original?.id && !interaction.followUps.includes(message.id)) throw unknownMessage()
  return { interaction, message }
}

const reply = ({ context }: Call, message: Message): Reply => ok(messagePayload(context, message))

function edit(call: Call): Reply {
  const { context } = call
  const { interaction, message } = find(call)
  const edited = editByInteraction(context, message, asObject(call.json), call.uploads)
  settle(context, interaction, message)
  return reply(call, edited)
}

/** What was put off has happened. */
function settle(context: Context, interaction: Interaction, { id }: Message): void {
  const { response } = interaction
  if (response.kind !== 'thinking' && response.kind !== 'updating') return
  if (response.messageId !== id) return
  const kind = response.kind === 'thinking' ? 'message' : 'updated'
  const settled = putInteraction(context, { ...interaction, response: { kind, messageId: id } })
  context.emit({ type: 'InteractionAnswered', interaction: settled })
}

function remove(call: Call): Reply {
  const { interaction, message } = find(call)
  deleteMessage(call.context, message)
  settle(call.context, interaction, message)
  return noContent
}

/** Right after «thinking», the first one takes its place: an old habit of Discord that bots rely on. */
function followUp(call: Call): Reply {
  const { context } = call
  const interaction = webhookFor(context, param(call, 'application'), param(call, 'token'))
  const original = originalOf(context, interaction)
  if (interaction.response.kind === 'thinking' && original !== undefined) {
    const edited = editByInteraction(context, original, asObject(call.json), call.uploads)
    settle(context, interaction, original)
    return reply(call, edited)
  }
  const message = createFollowUp(call, interaction, original)
  putInteraction(context, { ...interaction, followUps: [...interaction.followUps, message.id] })
  return reply(call, message)
}

function createFollowUp(call: Call, interaction: Interaction, original: Message | undefined): Message {
  const { context, uploads } = call
  const body = asObject(call.json)
  const isGuest = interaction.owners['0'] === undefined
  if (isGuest && interaction.followUps.length >= context.limits.followUpsOfUserInstall) throw tooManyFollowUps()
  if (context.state.channels[interaction.channelId] === undefined) throw unknownChannel()
  const isEphemeral = (Number(body.flags ?? 0) & MessageFlags.Ephemeral) !== 0
  return createMessage(context, {
    channelId: interaction.channelId,
    authorId: context.state.application.id,
    type: original === undefined ? MessageType.Default : MessageType.Reply,
    body,
    uploads,
    path: [],
    settableFlags: INTERACTION_FLAGS,
    visibleTo: isEphemeral ? interaction.userId : null,
    replyTo: original?.id ?? null,
    source: { interactionId: interaction.id, isFollowUp: true },
  })
}

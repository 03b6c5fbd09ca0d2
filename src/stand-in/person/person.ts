/** Somebody at a client: they see what is meant for them, and do what can be done there. */
import { InteractionType, MessageType, type Snowflake } from 'discord-api-types/v10'
import type { JsonObject } from '../check/fields.ts'
import type { Context } from '../context.ts'
import { type NewInteraction, ownersIn, startInteraction } from '../interaction/build.ts'
import { type Delivery, type DeliveryRoute, deliver } from '../interaction/deliver.ts'
import { type Outcome, outcomeOf } from '../interaction/outcome.ts'
import { createMessage } from '../message/create.ts'
import { deleteMessage } from '../message/delete.ts'
import { messagePayload } from '../payload/message.ts'
import { openDirect } from '../people.ts'
import type { Channel, Choice, DirectChannel, Interaction, Message, Modal, Ping, User } from '../state.ts'
import { isArchived } from '../threads.ts'
import { seesChannel, seesMessage, visibleChannels, visibleMessages } from '../visibility.ts'
import { mayDo } from './cannot-do.ts'
import { commandData, findUsable, type Options, typeCommand, type Usable, usableCommands } from './command.ts'
import { pressed, type SelectValue, seenMessage, selected } from './component.ts'
import { filledModal, type ModalValues } from './modal.ts'
import { idOf, noneResolved, resolvedPart, resolveUser } from './resolved.ts'

type Place = Channel | Snowflake

export interface Person {
  readonly user: User
  /** Also with subcommands: `slash('deck import', { name: 'Rain' }, channel)`. */
  slash(command: string, options: Options, where: Place): Promise<Outcome>
  /** What is offered for the option in focus, whose value so far is among the options. */
  autocomplete(command: string, options: Options, focused: string, where: Place): Promise<readonly Choice[]>
  userCommand(command: string, target: User, where: Place): Promise<Outcome>
  messageCommand(command: string, target: Message): Promise<Outcome>
  click(message: Message | Snowflake, customId: string): Promise<Outcome>
  select(message: Message | Snowflake, customId: string, values: readonly SelectValue[]): Promise<Outcome>
  submit(modal: Modal, values?: ModalValues): Promise<Outcome>
  /** An ordinary message. The bot hears nothing of it. */
  say(where: Place, content: string): Message
  /** Takes an ephemeral message away. */
  dismiss(message: Message | Snowflake): void
  /** The conversation with the bot. */
  direct(): DirectChannel
  channels(): readonly Channel[]
  commands(where: Place): readonly Usable[]
  /** Oldest first, with the ephemeral ones for this person. */
  messages(where: Place): readonly Message[]
  /** Also of a message that is gone by now. */
  sees(message: Message): boolean
  modals(): readonly Modal[]
  /** What they were notified of, oldest first. */
  inbox(): readonly Ping[]
}

type Sent = Omit<NewInteraction, 'userId'>
type Acts = 'slash' | 'autocomplete' | 'userCommand' | 'messageCommand' | 'click' | 'select' | 'submit'

export function createPerson(door: DeliveryRoute, userId: Snowflake, how: Delivery): Person {
  const { context } = door
  const self = (): User => {
    const user = context.state.users[userId]
    mayDo(user !== undefined && !user.isBot, `Nobody is ${userId}`)
    return user
  }
  return {
    get user() {
      return self()
    },
    ...actsOf(door, self, how),
    say: (where, content) => say(context, self(), seenChannel(context, self(), where), content),
    dismiss: wanted => dismiss(context, self(), wanted),
    direct: () => openDirect(context, userId),
    channels: () => visibleChannels(context, userId),
    commands: where => usableCommands(context, self(), seenChannel(context, self(), where)),
    messages: where => visibleMessages(context, userId, idOf(where)),
    sees: message => seesMessage(context, userId, message),
    modals: () => Object.values(context.state.modals).filter(modal => modal.userId === userId),
    inbox: () => context.state.pings.filter(ping => ping.userId === userId),
  }
}

/** What becomes an interaction. */
function actsOf(door: DeliveryRoute, self: () => User, how: Delivery): Pick<Person, Acts> {
  const { context } = door
  const send = async (wanted: Sent): Promise<Outcome> => {
    const { interaction, payload } = startInteraction(context, { ...wanted, userId: self().id })
    await deliver(door, payload, how)
    return outcomeOf(context, context.state.interactions[interaction.id] ?? interaction)
  }
  return {
    slash: async (...args) => send(slashed(context, self(), ...args)),
    autocomplete: async (...args) => (await send(completing(context, self(), ...args))).choices,
    userCommand: async (...args) => send(onUser(context, self(), ...args)),
    messageCommand: async (...args) => send(onMessage(context, self(), ...args)),
    click: async (wanted, customId) => {
      const message = seenMessage(context, self(), wanted)
      return send(onComponent(context, self(), message, customId, pressed(message, customId)))
    },
    select: async (wanted, customId, values) => {
      const message = seenMessage(context, self(), wanted)
      const channel = seenChannel(context, self(), message.channelId)
      const data = selected({ context, user: self(), channel }, message, customId, values)
      return send(onComponent(context, self(), message, customId, data))
    },
    submit: async (modal, values = {}) => {
      const outcome = await send(submitted(context, self(), modal, values))
      if (outcome.kind !== 'failed') closeModal(context, modal)
      return outcome
    },
  }
}

function seenChannel(context: Context, user: User, where: Place): Channel {
  const channel = context.state.channels[idOf(where)]
  mayDo(channel !== undefined && seesChannel(context, user.id, channel), `${user.username} sees no such channel`)
  return channel
}

/** No commands in a thread that sleeps. */
function placeForCommands(context: Context, user: User, where: Place): Channel {
  const channel = seenChannel(context, user, where)
  mayDo(channel.kind !== 'thread' || !isArchived(channel, context.now()), 'The thread is archived')
  return channel
}

function slashed(context: Context, user: User, line: string, options: Options, where: Place): Sent {
  const channel = placeForCommands(context, user, where)
  const { name, data, owners } = typeCommand({ context, user, channel }, line, options)
  return { type: InteractionType.ApplicationCommand, channelId: channel.id, name, data, owners, commandType: 1 }
}

function completing(context: Context, user: User, line: string, options: Options, focused: string, where: Place): Sent {
  const channel = placeForCommands(context, user, where)
  const { name, data, owners, focusedType } = typeCommand({ context, user, channel }, line, options, focused)
  mayDo(focusedType !== undefined, `There is no option «${focused}»`)
  return {
    type: InteractionType.ApplicationCommandAutocomplete,
    channelId: channel.id,
    name,
    data,
    owners,
    commandType: 1,
    focusedType,
  }
}

function onUser(context: Context, user: User, name: string, target: User, where: Place): Sent {
  const channel = placeForCommands(context, user, where)
  const { command, owners } = findUsable(context, user, channel, name, 2)
  const resolved = noneResolved()
  const targetId = resolveUser(context, channel, target, resolved)
  const data = { ...commandData(command), target_id: targetId, ...resolvedPart(resolved) }
  return {
    type: InteractionType.ApplicationCommand,
    channelId: channel.id,
    name,
    data,
    owners,
    commandType: 2,
    targetId,
  }
}

function onMessage(context: Context, user: User, name: string, target: Message): Sent {
  const message = seenMessage(context, user, target)
  const channel = placeForCommands(context, user, message.channelId)
  const { command, owners } = findUsable(context, user, channel, name, 3)
  const targetId = message.id
  const resolved = { messages: { [targetId]: messagePayload(context, message) } }
  const data = { ...commandData(command), target_id: targetId, resolved }
  return {
    type: InteractionType.ApplicationCommand,
    channelId: channel.id,
    name,
    data,
    owners,
    commandType: 3,
    targetId,
  }
}

/** Whoever brought the app here when the message was made, has brought its buttons. */
function ownersOf(context: Context, user: User, message: Message): Interaction['owners'] {
  const source = context.state.interactions[message.source?.interactionId ?? '']
  return source?.owners ?? ownersIn(context, seenChannel(context, user, message.channelId), user, [0])
}

const onComponent = (context: Context, user: User, message: Message, name: string, data: JsonObject): Sent => ({
  type: InteractionType.MessageComponent,
  channelId: message.channelId,
  messageId: message.id,
  name,
  data,
  owners: ownersOf(context, user, message),
})

function submitted(context: Context, user: User, { id }: Modal, values: ModalValues): Sent {
  const modal = context.state.modals[id]
  mayDo(modal?.userId === user.id, `${user.username} was shown no such modal, or has closed it`)
  const channel = seenChannel(context, user, modal.channelId)
  return {
    type: InteractionType.ModalSubmit,
    channelId: channel.id,
    messageId: modal.messageId,
    name: modal.customId,
    data: filledModal({ context, user, channel }, modal, values),
    owners: context.state.interactions[id]?.owners ?? {},
    openedBy: id,
  }
}

function closeModal(context: Context, { id }: Modal): void {
  const modal = context.state.modals[id]
  if (modal === undefined) return
  delete context.state.modals[id]
  context.emit({ type: 'ModalClosed', modal })
}

function say(context: Context, user: User, channel: Channel, content: string): Message {
  mayDo(channel.kind !== 'thread' || !channel.locked, 'The thread is locked')
  return createMessage(context, {
    channelId: channel.id,
    authorId: user.id,
    type: MessageType.Default,
    body: { content },
    uploads: [],
    path: [],
    settableFlags: 0,
    visibleTo: null,
    replyTo: null,
    source: null,
  })
}

function dismiss(context: Context, user: User, wanted: Message | Snowflake): void {
  const message = seenMessage(context, user, wanted)
  mayDo(message.visibleTo === user.id, 'Only what nobody else sees can be dismissed')
  deleteMessage(context, message)
}

/** The interaction that Discord makes of what somebody did. */
import { InteractionContextType, type InteractionType, type Snowflake } from 'discord-api-types/v10'
import { assert } from '../../shared/assert.ts'
import type { JsonObject } from '../check/fields.ts'
import { type Context, newId, putInteraction } from '../context.ts'
import { interactionToken } from '../ids.ts'
import { channelPayload } from '../payload/channel.ts'
import { messagePayload } from '../payload/message.ts'
import { actingMemberPayload, userPayload } from '../payload/user.ts'
import { botPermissionsIn } from '../permissions.ts'
import type { Channel, Guild, Interaction, User } from '../state.ts'

export interface NewInteraction {
  readonly type: InteractionType
  readonly userId: Snowflake
  readonly channelId: Snowflake
  readonly data: JsonObject
  readonly name: string
  readonly commandType?: number
  readonly targetId?: Snowflake
  readonly messageId?: Snowflake | null
  readonly focusedType?: number
  readonly openedBy?: Snowflake
  readonly owners: Readonly<Record<string, Snowflake>>
}

export interface Started {
  readonly interaction: Interaction
  readonly payload: JsonObject
}

export function startInteraction(context: Context, wanted: NewInteraction): Started {
  const { state } = context
  const id = newId(context)
  const { userId, channelId, type, name, owners } = wanted
  const interaction = putInteraction(context, {
    id,
    token: interactionToken(state, id),
    type,
    userId,
    channelId,
    name,
    owners,
    createdAt: context.now(),
    commandType: wanted.commandType ?? null,
    targetId: wanted.targetId ?? null,
    messageId: wanted.messageId ?? null,
    focusedType: wanted.focusedType ?? null,
    openedBy: wanted.openedBy ?? null,
    response: { kind: 'none' },
    followUps: [],
  })
  return { interaction, payload: payloadOf(context, interaction, wanted.data) }
}

function payloadOf(context: Context, interaction: Interaction, data: JsonObject): JsonObject {
  const { state, limits } = context
  const user = state.users[interaction.userId]
  const channel = state.channels[interaction.channelId]
  assert(user !== undefined && channel !== undefined, 'An interaction needs somebody, somewhere')
  const message = state.messages[interaction.messageId ?? '']
  return {
    version: 1,
    id: interaction.id,
    application_id: state.application.id,
    type: interaction.type,
    token: interaction.token,
    data,
    channel_id: channel.id,
    locale: user.locale,
    entitlements: [],
    authorizing_integration_owners: interaction.owners,
    app_permissions: botPermissionsIn(context, channel),
    attachment_size_limit: limits.fileBytes,
    ...placePayload(context, channel, user),
    ...(message !== undefined && { message: messagePayload(context, message) }),
  }
}

function placePayload(context: Context, channel: Channel, user: User): JsonObject {
  const channelPart = channelPayload(context, channel)
  if (channel.kind === 'direct') {
    return { context: InteractionContextType.BotDM, channel: channelPart, user: userPayload(user) }
  }
  const guild = context.state.guilds[channel.guildId]
  const member = guild?.members[user.id]
  assert(guild !== undefined && member !== undefined, `${user.username} is not in the guild of ${channel.name}`)
  return {
    context: InteractionContextType.Guild,
    channel: { ...channelPart, permissions: member.permissions },
    guild_id: guild.id,
    guild: { id: guild.id, locale: guild.locale, features: [] },
    guild_locale: guild.locale,
    member: actingMemberPayload(member, user),
  }
}

/** On whose behalf the app is there: `0` the guild (or no guild, in direct messages), `1` a person. */
export function ownersIn(
  context: Context,
  channel: Channel,
  user: User,
  installs: readonly number[],
): Readonly<Record<string, Snowflake>> {
  const { guilds } = context.state
  const hasBot =
    channel.kind === 'direct'
      ? Object.values(guilds).some(guild => isShared(guild, user))
      : guilds[channel.guildId]?.hasBot === true
  return {
    ...(hasBot && installs.includes(0) && { 0: channel.kind === 'direct' ? '0' : channel.guildId }),
    ...(user.hasInstalled && installs.includes(1) && { 1: user.id }),
  }
}

const isShared = (guild: Guild, { id }: User): boolean => guild.hasBot && guild.members[id] !== undefined

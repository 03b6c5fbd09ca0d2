/** What the bot may do where. */
import { PermissionFlagsBits, type Snowflake } from 'discord-api-types/v10'
import { assert } from '../shared/assert.ts'
import { missingAccess, missingPermissions, unknownChannel } from './api-error.ts'
import type { Context } from './context.ts'
import type { Channel, TextChannel, Thread } from './state.ts'

export type Permission = keyof typeof PermissionFlagsBits

const bits = (names: readonly Permission[]): string =>
  String(names.reduce((sum, name) => sum | PermissionFlagsBits[name], 0n))

export const BOT_PERMISSIONS = bits([
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'CreatePrivateThreads',
  'ManageThreads',
  'ManageMessages',
  'ManageChannels',
  'ReadMessageHistory',
  'EmbedLinks',
  'AttachFiles',
  'UseExternalEmojis',
])

export const MEMBER_PERMISSIONS = bits([
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'ReadMessageHistory',
  'EmbedLinks',
  'AttachFiles',
  'AddReactions',
  'UseApplicationCommands',
  'UseExternalEmojis',
])

/** With the app's own bot user, whoever it talks to. */
const IN_DIRECT_MESSAGES = bits(['AttachFiles', 'EmbedLinks', 'MentionEveryone', 'UseExternalEmojis'])
/** In a guild that only the person, not the guild, has installed the app for. */
const AS_A_GUEST = bits(['AttachFiles', 'EmbedLinks', 'MentionEveryone'])

export const allows = (permissions: string, name: Permission): boolean =>
  (BigInt(permissions) & PermissionFlagsBits[name]) !== 0n

export const without = (permissions: string, names: readonly Permission[]): string =>
  String(names.reduce((rest, name) => rest & ~PermissionFlagsBits[name], BigInt(permissions)))

export const withAll = (permissions: string, names: readonly Permission[]): string =>
  String(BigInt(permissions) | BigInt(bits(names)))

/** The channel itself, or the one that a thread hangs on. */
export function textChannelOf({ state }: Context, channel: TextChannel | Thread): TextChannel {
  if (channel.kind === 'text') return channel
  const parent = state.channels[channel.parentId]
  assert(parent?.kind === 'text', `The thread ${channel.id} has lost its channel`)
  return parent
}

export function botPermissionsIn(context: Context, channel: Channel): string {
  if (channel.kind === 'direct') return IN_DIRECT_MESSAGES
  if (context.state.guilds[channel.guildId]?.hasBot !== true) return AS_A_GUEST
  return textChannelOf(context, channel).botPermissions
}

export function botCan(context: Context, channel: TextChannel | Thread, name: Permission): boolean {
  return context.state.guilds[channel.guildId]?.hasBot === true && allows(botPermissionsIn(context, channel), name)
}

export function requirePermission(context: Context, channel: TextChannel | Thread, name: Permission): void {
  if (!botCan(context, channel, name)) throw missingPermissions()
}

/** Of an ordinary request with the bot's token. */
export function channelForBot(context: Context, id: Snowflake): Channel {
  const channel = context.state.channels[id]
  if (channel === undefined) throw unknownChannel()
  if (channel.kind !== 'direct' && !botSees(context, channel)) throw missingAccess()
  return channel
}

function botSees(context: Context, channel: TextChannel | Thread): boolean {
  if (!botCan(context, channel, 'ViewChannel')) return false
  if (channel.kind === 'text' || !channel.isPrivate) return true
  return channel.members.includes(context.state.application.id) || botCan(context, channel, 'ManageThreads')
}

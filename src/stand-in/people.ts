/** Who is there: users, guilds, channels. */
import { Locale, type Snowflake } from 'discord-api-types/v10'
import { assert } from '../shared/assert.ts'
import { type Context, newId, putChannel, putGuild, putUser } from './context.ts'
import { BOT_PERMISSIONS, MEMBER_PERMISSIONS, type Permission, withAll } from './permissions.ts'
import type { DirectChannel, Guild, TextChannel, User } from './state.ts'

export interface NewUser {
  readonly name: string
  readonly displayName?: string
  readonly locale?: `${Locale}`
  readonly hasInstalled?: boolean
  readonly acceptsDirectMessages?: boolean
}

export function addUser(context: Context, wanted: NewUser): User {
  return putUser(context, {
    id: newId(context),
    username: wanted.name,
    displayName: wanted.displayName ?? wanted.name,
    isBot: false,
    locale: wanted.locale ?? Locale.EnglishUS,
    hasInstalled: wanted.hasInstalled ?? false,
    acceptsDirectMessages: wanted.acceptsDirectMessages ?? true,
  })
}

export function addBot(context: Context): User {
  const { id, name } = context.state.application
  return putUser(context, {
    id,
    username: name,
    displayName: name,
    isBot: true,
    locale: Locale.EnglishUS,
    hasInstalled: false,
    acceptsDirectMessages: false,
  })
}

export interface NewGuild {
  readonly name: string
  readonly members?: readonly User[]
  readonly locale?: `${Locale}`
  /** The bot is in it, unless said otherwise. */
  readonly hasBot?: boolean
}

export function addGuild(context: Context, wanted: NewGuild): Guild {
  const [owner] = wanted.members ?? []
  const guild = putGuild(context, {
    id: newId(context),
    name: wanted.name,
    locale: wanted.locale ?? Locale.EnglishUS,
    ownerId: owner?.id ?? context.state.application.id,
    hasBot: wanted.hasBot ?? true,
    members: {},
  })
  for (const user of wanted.members ?? []) addMember(context, guild, user)
  return context.state.guilds[guild.id] ?? guild
}

/** `extra`: what this one may do beyond what everybody may. */
export function addMember(context: Context, { id }: Guild, user: User, extra: readonly Permission[] = []): Guild {
  const guild = context.state.guilds[id]
  assert(guild !== undefined, `There is no guild ${id}`)
  const member = {
    userId: user.id,
    nick: null,
    joinedAt: context.now(),
    permissions: withAll(MEMBER_PERMISSIONS, extra),
  }
  return putGuild(context, { ...guild, members: { ...guild.members, [user.id]: member } })
}

export function removeMember(context: Context, { id }: Guild, userId: Snowflake): Guild {
  const guild = context.state.guilds[id]
  assert(guild !== undefined, `There is no guild ${id}`)
  const { [userId]: _, ...members } = guild.members
  return putGuild(context, { ...guild, members })
}

export interface NewChannel {
  readonly name: string
  readonly topic?: string
  readonly botPermissions?: string
  readonly visibleTo?: readonly User[]
}

export function addChannel(context: Context, guild: Guild, wanted: NewChannel): TextChannel {
  const siblings = Object.values(context.state.channels).filter(
    channel => channel.kind === 'text' && channel.guildId === guild.id,
  )
  return putChannel(context, {
    kind: 'text',
    id: newId(context),
    guildId: guild.id,
    name: wanted.name,
    topic: wanted.topic ?? null,
    position: siblings.length,
    botPermissions: wanted.botPermissions ?? BOT_PERMISSIONS,
    visibleTo: wanted.visibleTo?.map(({ id }) => id) ?? null,
  })
}

/** One conversation per person, for ever. */
export function openDirect(context: Context, userId: Snowflake): DirectChannel {
  const known = Object.values(context.state.channels).find(
    (channel): channel is DirectChannel => channel.kind === 'direct' && channel.userId === userId,
  )
  return known ?? putChannel(context, { kind: 'direct', id: newId(context), userId })
}

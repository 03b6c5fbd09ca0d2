/** The people, places and files that an interaction names by id, collected next to it. */
import type { Snowflake } from 'discord-api-types/v10'
import type { JsonObject } from '../check/fields.ts'
import type { Context } from '../context.ts'
import { storedName, storeFile } from '../message/files.ts'
import { attachmentPayload } from '../payload/attachment.ts'
import { channelPayload } from '../payload/channel.ts'
import { memberPayload, userPayload } from '../payload/user.ts'
import type { Channel, User } from '../state.ts'
import { seesChannel } from '../visibility.ts'
import { mayDo } from './cannot-do.ts'

export interface UserFile {
  readonly name: string
  readonly bytes: Uint8Array
  readonly contentType?: string
}

type Table = Record<Snowflake, JsonObject>

export interface Resolved {
  readonly users: Table
  readonly members: Table
  readonly channels: Table
  readonly attachments: Table
}

export const noneResolved = (): Resolved => ({ users: {}, members: {}, channels: {}, attachments: {} })

/** Empty tables are left out, and the whole if there is nothing in it. */
export function resolvedPart(resolved: Resolved): JsonObject {
  const filled = Object.entries(resolved).filter(([, table]) => Object.keys(table).length > 0)
  return filled.length === 0 ? {} : { resolved: Object.fromEntries(filled) }
}

const json = (payload: unknown): JsonObject => payload as JsonObject

export const idOf = (value: unknown): Snowflake =>
  typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : String(value)

export function resolveUser(context: Context, where: Channel, value: unknown, resolved: Resolved): Snowflake {
  const user: User | undefined = context.state.users[idOf(value)]
  mayDo(user !== undefined, `Nobody is ${idOf(value)}`)
  resolved.users[user.id] = json(userPayload(user))
  const member = where.kind === 'direct' ? undefined : context.state.guilds[where.guildId]?.members[user.id]
  if (member !== undefined) resolved.members[user.id] = json(memberPayload(member))
  return user.id
}

export function resolveChannel(context: Context, userId: Snowflake, value: unknown, resolved: Resolved): Snowflake {
  const channel = context.state.channels[idOf(value)]
  mayDo(channel !== undefined && seesChannel(context, userId, channel), `There is no channel ${idOf(value)} to be seen`)
  resolved.channels[channel.id] = channelPayload(context, channel)
  return channel.id
}

export function resolveFile(context: Context, channelId: Snowflake, value: unknown, resolved: Resolved): Snowflake {
  const file = value as UserFile
  mayDo(file.bytes instanceof Uint8Array, 'A file has a name and bytes')
  mayDo(file.bytes.byteLength <= context.limits.fileBytes, `${file.name} is too large to be uploaded`)
  const upload = {
    index: '0',
    filename: storedName(file.name),
    contentType: file.contentType ?? 'application/octet-stream',
    bytes: file.bytes,
  }
  const attachment = storeFile(context, { upload, description: null }, { channelId, isEphemeral: true })
  resolved.attachments[attachment.id] = json(attachmentPayload(context, attachment))
  return attachment.id
}

/** Talking to Discord. The client keeps to its rate limits and repeats what failed for no reason of ours. */
import { DiscordAPIError, type RawFile, REST } from '@discordjs/rest'
import {
  type APIMessage,
  type APIMessageTopLevelComponent,
  ChannelType,
  ComponentType,
  MessageFlags,
  Routes,
} from 'discord-api-types/v10'
import { type Filled, fill } from './files.ts'
import type { Message } from './message.ts'

/** Discord says no. `code` tells why: 10003 no such channel, 50007 no direct messages wanted, … */
export class DiscordRefusal extends Error {
  override readonly name = 'DiscordRefusal'
  constructor(
    readonly code: number,
    readonly status: number,
  ) {
    super(`Discord refuses: ${code}`)
  }
}

export const REFUSED = {
  unknownChannel: 10003,
  unknownMessage: 10008,
  unknownInteraction: 10062,
  expired: 50027,
  missingAccess: 50001,
  noDirectMessages: 50007,
  missingPermissions: 50013,
  archived: 50083,
  threadThere: 160004,
  noCommonServer: 50278,
} as const

export const isRefused = (error: unknown, ...why: readonly (keyof typeof REFUSED)[]): error is DiscordRefusal =>
  error instanceof DiscordRefusal && why.some(each => REFUSED[each] === error.code)

/** What an answer to an interaction needs. */
export interface Asked {
  readonly application: string
  readonly token: string
}

export interface Posting {
  /** A message with the same nonce is not sent a second time. At most 25 characters. */
  readonly nonce?: string
  /** Without a sound. */
  readonly silent?: boolean
}

/** Ids of messages and channels are what comes back. */
export interface Discord {
  editReply(asked: Asked, message: Message): Promise<string>
  followUp(asked: Asked, message: Message): Promise<string>
  post(channel: string, message: Message, how?: Posting): Promise<string>
  edit(channel: string, id: string, message: Message): Promise<void>
  /** Takes away the buttons of a message; what it says and shows stays. */
  strip(channel: string, id: string): Promise<void>
  remove(channel: string, id: string): Promise<void>
  openDirect(user: string): Promise<string>
  /** The thread of a message: the same again if it has one. */
  startThread(channel: string, message: string, name: string): Promise<string>
  unarchive(thread: string): Promise<void>
  download(url: string, most: number): Promise<Uint8Array | null>
}

export interface RestOptions {
  readonly token: string
  /** Another address than Discord's, for trying things out. */
  readonly base?: string
  readonly report: (what: string, error: unknown) => void
}

const WEEK = 10_080

export function createDiscord({ token, base, report }: RestOptions): Discord {
  const rest = new REST({ version: '10', timeout: 10_000, retries: 3, ...(base && { api: base }) }).setToken(token)

  const send = async (
    method: 'post' | 'patch',
    route: `/${string}`,
    filled: Filled,
    extra: object = {},
    auth = true,
  ) => {
    const body = { ...bodyOf(filled), ...extra }
    const files: RawFile[] = filled.files.map(({ name, bytes }) => ({ name, data: Buffer.from(bytes) }))
    return (await asked(() => rest[method](route, { body, files, auth }))) as APIMessage
  }
  const filled = (message: Message) => fill(message, report)

  return {
    editReply: async ({ application, token: key }, message) =>
      (await send('patch', Routes.webhookMessage(application, key, '@original'), await filled(message), {}, false)).id,
    followUp: async ({ application, token: key }, message) =>
      (await send('post', Routes.webhook(application, key), await filled(message), EPHEMERAL, false)).id,
    post: async (channel, message, { nonce, silent } = {}) => {
      const extra = {
        ...(nonce && { nonce, enforce_nonce: true }),
        ...(silent && { flags: MessageFlags.IsComponentsV2 | MessageFlags.SuppressNotifications }),
      }
      return (await send('post', Routes.channelMessages(channel), await filled(message), extra)).id
    },
    edit: async (channel, id, message) => {
      await send('patch', Routes.channelMessage(channel, id), await filled(message))
    },
    strip: async (channel, id) => {
      const route = Routes.channelMessage(channel, id)
      const { components = [] } = (await asked(() => rest.get(route))) as APIMessage
      // Without a word about attachments: pictures that a component shows are not among those of the message.
      await asked(() => rest.patch(route, { body: { components: withoutButtons(components) } }))
    },
    remove: async (channel, id) => {
      await asked(() => rest.delete(Routes.channelMessage(channel, id)))
    },
    openDirect: async user =>
      idIn(await asked(() => rest.post(Routes.userChannels(), { body: { recipient_id: user } }))),
    startThread: async (channel, message, name) => {
      const body = { name, auto_archive_duration: WEEK, type: ChannelType.PublicThread }
      try {
        return idIn(await asked(() => rest.post(Routes.threads(channel, message), { body })))
      } catch (error) {
        if (isRefused(error, 'threadThere')) return message // a thread has the id of its message
        throw error
      }
    },
    unarchive: async thread => {
      await asked(() => rest.patch(Routes.channel(thread), { body: { archived: false } }))
    },
    download: (url, most) => download(url, most),
  }
}

function withoutButtons(components: readonly APIMessageTopLevelComponent[]): readonly APIMessageTopLevelComponent[] {
  const isKept = ({ type }: { readonly type: ComponentType }): boolean => type !== ComponentType.ActionRow
  return components
    .filter(isKept)
    .map(each =>
      each.type === ComponentType.Container ? { ...each, components: each.components.filter(isKept) } : each,
    )
}

const EPHEMERAL = { flags: MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral }

/** Everybody who may be pinged is named; nobody else is, whatever the text says. */
const bodyOf = ({ components, files, pings }: Filled) => ({
  flags: MessageFlags.IsComponentsV2,
  components,
  allowed_mentions: { parse: [], users: [...pings] },
  attachments: files.map(({ name }, id) => ({ id, filename: name })),
})

const idIn = (value: unknown): string => (value as { readonly id: string }).id

async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    // An error of the library carries what was sent, and that may be somebody's hand.
    if (error instanceof DiscordAPIError) throw new DiscordRefusal(Number(error.code), error.status)
    throw new DiscordDown(error instanceof Error ? error.name : typeof error)
  }
}

/** Discord does not answer, or not as it should. Later it may. */
export class DiscordDown extends Error {
  override readonly name = 'DiscordDown'
}

/** Null if it is too big or cannot be had. */
async function download(url: string, most: number): Promise<Uint8Array | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) })
    const bytes = response.ok ? new Uint8Array(await response.arrayBuffer()) : null
    return bytes && bytes.length <= most ? bytes : null
  } catch {
    return null
  }
}

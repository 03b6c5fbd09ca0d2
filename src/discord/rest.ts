/** Talking to Discord. The client keeps to its rate limits and repeats what failed for no reason of ours. */
import { setTimeout } from 'node:timers/promises'
import { DiscordAPIError, type RawFile, REST } from '@discordjs/rest'
import { type APIMessage, ChannelType, MessageFlags, Routes } from 'discord-api-types/v10'
import { type Filled, fill, withoutFiles } from './files.ts'
import { type Message, withoutButtons } from './message.ts'
import { DiscordDown, DiscordRefusal, isRefused } from './refused.ts'

/** What an answer to an interaction needs. */
interface Asked {
  readonly application: string
  readonly token: string
}

interface Posting {
  /** A message with the same nonce is not sent a second time. At most 25 characters. */
  readonly nonce?: string
  /** Without a sound. */
  readonly silent?: boolean
}

/** Ids of messages and channels are what comes back. */
export interface Discord {
  editReply(asked: Asked, message: Message): Promise<string>
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
  /** How many requests Discord allows; for most bots 50. */
  readonly perSecond?: number | undefined
  /** Milliseconds between tries to answer what is not acknowledged yet. */
  readonly patience?: readonly number[] | undefined
  readonly report: (what: string, error: unknown) => void
}

const WEEK = 10_080

export function createDiscord({ token, base, perSecond = 50, patience = PATIENCE, report }: RestOptions): Discord {
  const limits = { timeout: 10_000, retries: 3, globalRequestsPerSecond: perSecond }
  const rest = new REST({ version: '10', ...limits, ...(base && { api: base }) }).setToken(token)

  const send = async (
    method: 'post' | 'patch',
    route: `/${string}`,
    filled: Filled,
    extra: object = {},
    auth = true,
  ): Promise<APIMessage> => {
    const body = { ...bodyOf(filled), ...extra }
    const files: RawFile[] = filled.files.map(({ name, bytes }) => ({ name, data: Buffer.from(bytes) }))
    try {
      return (await asked(() => rest[method](route, { body, files, auth }))) as APIMessage
    } catch (error) {
      // Where no files may be sent, words may.
      if (files.length === 0 || !isRefused(error, 'missingPermissions', 'tooLarge')) throw error
      report('A message goes without its files', error)
      return send(method, route, withoutFiles(filled), extra, auth)
    }
  }
  const filled = (message: Message) => fill(message, report)

  return {
    editReply: async ({ application, token: key }, message) => {
      const route = Routes.webhookMessage(application, key, '@original')
      const ready = await filled(message)
      return (await onceAcknowledged(patience, () => send('patch', route, ready, {}, false))).id
    },
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
      const body = { components: withoutButtons(components), allowed_mentions: NOBODY }
      await asked(() => rest.patch(route, { body }))
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

/** An acknowledgement reaches Discord within three seconds or not at all. */
const PATIENCE = [25, 50, 100, 200, 400, 800, 1500]

/** The worker can be faster than the front door, and what is not acknowledged cannot be answered yet. */
async function onceAcknowledged<T>(patience: readonly number[], work: () => Promise<T>): Promise<T> {
  for (const wait of patience) {
    try {
      return await work()
    } catch (error) {
      if (!isRefused(error, 'unknownWebhook')) throw error
      await setTimeout(wait)
    }
  }
  return work()
}

const NOBODY = { parse: [] }

const _EPHEMERAL = { flags: MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral }

/** Everybody who may be pinged is named; nobody else is, whatever the text says. */
const bodyOf = ({ components, files, pings }: Filled) => ({
  flags: MessageFlags.IsComponentsV2,
  components,
  allowed_mentions: { ...NOBODY, users: [...pings] },
  attachments: files.map(({ name }, id) => ({ id, filename: name })),
})

const idIn = (value: unknown): string => (value as { readonly id: string }).id

export async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    // An error of the library carries what was sent, and that may be somebody's hand.
    if (error instanceof DiscordAPIError) throw new DiscordRefusal(Number(error.code), error.status)
    throw new DiscordDown(error instanceof Error ? error.name : typeof error)
  }
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

/** A Discord with two people, one server with one channel, and a bot with the library that ours uses. */
import { DiscordAPIError, REST } from '@discordjs/rest'
import { Routes } from 'discord-api-types/v10'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import {
  type Discord,
  type DiscordOptions,
  type Guild,
  type Message,
  startDiscord,
  type TextChannel,
  type User,
} from '../../src/stand-in/discord.ts'
import { type Answerer, type ExampleBot, startBot } from './example-bot.ts'

export const START = Date.UTC(2026, 8, 1, 12)

export interface World {
  readonly discord: Discord
  readonly rest: REST
  readonly bot: ExampleBot
  readonly alice: User
  readonly bob: User
  readonly guild: Guild
  readonly channel: TextChannel
  pass(ms: number): void
  now(): number
  /** As the bot, in the channel. */
  send(body: object, channelId?: string): Promise<Message>
  register(commands: readonly object[]): Promise<unknown>
  onInteraction(answer: Answerer): void
}

export const restFor = ({ apiBase, token }: Discord, options: Partial<REST['options']> = {}): REST =>
  new REST({ api: apiBase, version: '10', offset: 0, ...options }).setToken(token)

/** One for all tests of a file that do not mind each other's messages. */
export function sharedWorld(): () => World {
  let world: World | undefined
  beforeAll(async () => {
    world = await openWorld({}, afterAll)
  })
  return () => {
    if (world === undefined) throw new Error('The world is made before the first test, not earlier')
    return world
  }
}

type CleanUp = (end: () => Promise<void>) => void

export async function openWorld(
  options: Partial<DiscordOptions> = {},
  cleanUp: CleanUp = onTestFinished,
): Promise<World> {
  let time = START
  const now = () => time
  const discord = await startDiscord({ now, seed: 'test', ...options })
  const bot = await startBot(discord.publicKey, now)
  cleanUp(async () => {
    await Promise.all([discord.close(), bot.close()])
  })
  await discord.connect(bot.url)
  bot.seen.splice(0)
  discord.clearLog()
  const alice = discord.addUser({ name: 'alice' })
  const bob = discord.addUser({ name: 'bob' })
  const guild = discord.addGuild({ name: 'League', members: [alice, bob] })
  const channel = discord.addChannel(guild, { name: 'matches' })
  const rest = restFor(discord)
  return {
    discord,
    rest,
    bot,
    alice,
    bob,
    guild,
    channel,
    now,
    pass: ms => {
      time += ms
    },
    send: async (body, channelId = channel.id) => {
      const { id } = (await rest.post(Routes.channelMessages(channelId), { body })) as { id: string }
      return discord.message(id) as Message
    },
    register: commands => rest.put(Routes.applicationCommands(discord.applicationId), { body: commands }),
    onInteraction: answer => {
      bot.answer = answer
    },
  }
}

/** `components[0].custom_id CODE`, as short as it can be said. */
export interface Complaint {
  readonly status: number
  readonly code: number | string
  readonly errors: readonly string[]
}

export async function refusal(call: Promise<unknown>): Promise<Complaint> {
  const error = await call.then(
    () => expect.fail('It was accepted'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof DiscordAPIError)) throw error
  const raw = error.rawError as { readonly errors?: unknown }
  return { status: error.status, code: error.code, errors: flatten(raw.errors) }
}

export function flatten(errors: unknown, path = ''): readonly string[] {
  if (typeof errors !== 'object' || errors === null) return []
  return Object.entries(errors).flatMap(([key, value]) => {
    if (key === '_errors') return (value as readonly { code: string }[]).map(({ code }) => `${path} ${code}`.trim())
    const step = /^\d+$/.test(key) ? `[${key}]` : path === '' ? key : `.${key}`
    return flatten(value, `${path}${step}`)
  })
}

export const invalid = (...errors: readonly string[]): Complaint => ({ status: 400, code: 50035, errors })

export const refused = (status: number, code: number): Complaint => ({ status, code, errors: [] })

export const V2 = 1 << 15
export const EPHEMERAL = 1 << 6

export const text = (content: string) => ({ type: 10, content })
export const button = (custom_id: string, more: object = {}) => ({
  type: 2,
  style: 1,
  label: custom_id,
  custom_id,
  ...more,
})
export const row = (...components: readonly object[]) => ({ type: 1, components })
export const option = (value: string, more: object = {}) => ({ label: value, value, ...more })
export const menu = (custom_id: string, options: readonly object[], more: object = {}) => ({
  type: 3,
  custom_id,
  options,
  ...more,
})
export const many = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** A picture of one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Made by the bot, in the channel: 11 is public, 12 private. */
export const openThread = async ({ rest, channel, discord }: World, type = 11, more: object = {}) => {
  const { id } = (await rest.post(Routes.threads(channel.id), { body: { name: 'Match', type, ...more } })) as {
    id: string
  }
  const thread = discord.channel(id)
  if (thread?.kind !== 'thread') throw new Error('No thread')
  return thread
}

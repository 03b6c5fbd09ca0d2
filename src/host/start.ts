/** The bot for real servers in one process: over the gateway, or on a port behind a proxy. */
import { join } from 'node:path'
import type { EventStore } from '../app/ports/event-store.ts'
import type { Bot } from '../discord/bot.ts'
import { catalogue } from '../discord/commands/index.ts'
import { answer, type Door } from '../discord/front-door.ts'
import { connectGateway, type Gateway, type GatewayOptions } from '../discord/gateway/connection.ts'
import { createReceiver, type Receiver } from '../discord/gateway/receiver.ts'
import type { Interaction } from '../discord/interaction.ts'
import { serveInteractions } from '../discord/interactions-server.ts'
import { publishCommands } from '../discord/publish.ts'
import { publicKeyFrom } from '../discord/verify.ts'
import { misfitsOf, type Self, whoAmI } from '../discord/who-am-i.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { HostConfig } from './config.ts'
import { healthOf, type Watched } from './health.ts'
import { startTicking } from './ticking.ts'

export interface BotParts {
  readonly store: EventStore
  readonly token: string
  readonly apiBase: string | undefined
  readonly report: Bot['report']
  /** The file for jobs that are promised. */
  readonly jobs: string
  /** Work on an interaction begins when this resolves. */
  readonly ready: (interaction: Interaction) => Promise<void>
}

export interface RunningBot {
  readonly bot: Bot
  readonly handOn: (interaction: Interaction) => Promise<void>
  readonly tick: () => Promise<unknown>
  stop(): Promise<void>
}

interface Making {
  readonly openStore: (directory: string) => Promise<Result<OpenStore, string>>
  readonly startBot: (parts: BotParts) => Promise<RunningBot>
  readonly report: Bot['report']
  /** For trying things out. */
  readonly gateway?: Pick<GatewayOptions, 'patienceMs' | 'ws'>
}

interface OpenStore {
  readonly store: EventStore
  close(): Promise<void>
}

export interface Hosted {
  readonly self: Self
  readonly way: 'gateway' | 'http'
  readonly url: string
  readonly port: number
  readonly directory: string
  /** Null if they were left as they are. */
  readonly published: number | null
  /** Discord has sent us away for good; the sentence says why. */
  readonly sentAway: Promise<string>
  /** What has begun is finished, everything is saved. May be called again. */
  close(): Promise<void>
}

/** What is to be closed if something goes wrong, and at the end: last opened, first closed. */
type Closing = (() => Promise<unknown>)[]

/** The error is a sentence for whoever started us, or several. */
export async function startHosted(config: HostConfig, making: Making): Promise<Result<Hosted, string>> {
  const self = await whoAmI(config)
  if (!self.ok) return self
  const misfits = misfitsOf(self.value, config)
  if (misfits.length > 0) return err(misfits.join('\n'))
  const closing: Closing = []
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= closeAll(closing)
    return closed
  }
  try {
    const opened = await open(config, self.value, making, closing)
    if (opened.ok) return ok({ ...opened.value, self: self.value, directory: config.directory, close })
    await close()
    return opened
  } catch (error) {
    await close()
    throw error
  }
}

async function closeAll(closing: Closing): Promise<void> {
  for (const close of closing.toReversed()) await close()
}

type Opened = Omit<Hosted, 'self' | 'directory' | 'close'>

async function open(config: HostConfig, self: Self, making: Making, closing: Closing): Promise<Result<Opened, string>> {
  const inside = await openInside(config, making, closing)
  if (!inside.ok) return inside
  const { door, receiver, watched } = inside.value
  let gateway: Gateway | null = null
  const key = config.publicKey === null ? null : publicKeyFrom(config.publicKey)
  const line = () => (key ? 'not used' : (gateway?.state() ?? 'connecting'))
  const server = await serveInteractions({
    ...config,
    ...(key && { answer: request => answer({ ...door, key }, request) }),
    health: () => healthOf({ ...watched, gateway: line }),
  })
  if (!server.ok) return server
  closing.push(server.value.close)
  const published = await publish(config, self)
  if (!published.ok) return published
  const { url, port } = server.value
  const told = { url, port, published: published.value }
  if (key) return ok({ ...told, way: 'http', sentAway: new Promise(() => {}) })
  const connected = await connectGateway({ ...config, ...making, ...making.gateway, receive: receiver.receive })
  if (!connected.ok) return connected
  gateway = connected.value
  closing.push(receiver.idle, gateway.close)
  return ok({ ...told, way: 'gateway', sentAway: gateway.sentAway })
}

interface Inside {
  readonly door: Door
  readonly receiver: Receiver
  readonly watched: Omit<Watched, 'gateway'>
}

/** Everything that nobody outside sees: the store, the worker with its queue, the clock. */
async function openInside(config: HostConfig, making: Making, closing: Closing): Promise<Result<Inside, string>> {
  const { token, base, directory } = config
  const { openStore, startBot, report } = making
  const opened = await openStore(directory)
  if (!opened.ok) return opened
  const { store } = opened.value
  closing.push(opened.value.close)
  let receiver: Receiver | null = null
  const { bot, handOn, tick, stop } = await startBot({
    store,
    token,
    apiBase: base,
    report,
    jobs: join(directory, 'jobs.jsonl'),
    // What an earlier process has left was acknowledged by that one.
    ready: async ({ id }) => receiver?.acknowledged(id),
  })
  closing.push(stop)
  const ticking = startTicking({ tick, now: bot.now, report })
  closing.push(ticking.stop)
  const door = { catalogue, bot, handOn }
  receiver = createReceiver({ door, base })
  return ok({ door, receiver, watched: { store, ticking, now: bot.now } })
}

async function publish(
  { token, base, publish: isWanted }: HostConfig,
  self: Self,
): Promise<Result<number | null, string>> {
  if (!isWanted) return ok(null)
  const { commands } = catalogue
  const published = await publishCommands({ token, base, application: self.application, commands })
  return published.ok ? ok(published.value.length) : published
}

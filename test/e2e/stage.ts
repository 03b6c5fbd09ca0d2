/** Everything real: signed HTTP to the handlers, the embedded store, sharp, and a Discord that says no. */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { EventStore } from '../../src/app/ports/event-store.ts'
import type { Bot } from '../../src/discord/bot.ts'
import { catalogue } from '../../src/discord/commands/index.ts'
import { answer } from '../../src/discord/front-door.ts'
import type { Interaction } from '../../src/discord/interaction.ts'
import { createQueue } from '../../src/discord/local-queue.ts'
import { publishCommands } from '../../src/discord/publish.ts'
import { publicKeyFrom } from '../../src/discord/verify.ts'
import { apologise, work } from '../../src/discord/worker.ts'
import { createBot } from '../../src/host/bot.ts'
import { type Discord, startDiscord } from '../../src/stand-in/discord.ts'
import { openEmbeddedStore } from '../../src/store/embedded.ts'
import { memoryStore } from '../app/memory-store.ts'
import { removeDirectory, temporaryDirectory } from '../store/directories.ts'
import { quickPictures } from './quick-pictures.ts'

export interface Stage {
  readonly discord: Discord
  readonly store: EventStore
  readonly bot: Bot
  readonly reports: string[]
  now: number
  /** When everything that was begun is done. */
  settled(): Promise<void>
  tick(after?: number): Promise<void>
  close(): Promise<void>
}

export interface StageOptions {
  /** The same name has the same luck. */
  readonly name?: string
  /** For long matches: nothing is painted, and the store is one in memory. */
  readonly isQuick?: boolean
}

interface OpenStore {
  readonly store: EventStore
  close(): Promise<void>
}

async function openStore(): Promise<OpenStore> {
  const directory = await temporaryDirectory()
  const opened = await openEmbeddedStore({ directory })
  if (!opened.ok) throw new Error(opened.error)
  const { store, close } = opened.value
  return { store, close: () => close().then(() => removeDirectory(directory)) }
}

export async function openStage({ name = 'e2e', isQuick = false }: StageOptions = {}): Promise<Stage> {
  const { store, close } = isQuick ? { store: memoryStore(), close: async () => {} } : await openStore()
  const clock = { now: Date.UTC(2026, 2, 1, 12) }
  const now = () => clock.now
  const discord = await startDiscord({ now, seed: name })
  const reports: string[] = []
  const report = (what: string, error: unknown) =>
    void reports.push(`${what}: ${error instanceof Error ? error.message : error}`)
  const { token, apiBase } = discord
  const chance = seedsOf(name)
  const perSecond = 10_000 // this Discord counts for itself
  const bot = createBot({
    store,
    token,
    apiBase,
    perSecond,
    patience: [0, 1, 2, 4, 8, 16, 32],
    now,
    chance,
    report,
    ...(isQuick && { pictures: quickPictures }),
  })
  const queue = createQueue<Interaction>({
    work: interaction => work(bot, catalogue, interaction),
    giveUp: async (interaction, error) => {
      report('Given up', error)
      await apologise(bot, interaction)
    },
    wait: () => new Promise(resolve => setImmediate(resolve)),
  })
  const key = publicKeyFrom(discord.publicKey)
  const door = { key, catalogue, bot, handOn: async (interaction: Interaction) => queue.add(interaction) }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const header = (name: string) => request.headers[name]?.toString()
    const reply = await answer(door, {
      body: Buffer.concat(chunks),
      signature: header('x-signature-ed25519'),
      timestamp: header('x-signature-timestamp'),
    })
    response
      .writeHead(reply.status, { 'content-type': 'application/json' })
      .end(reply.body ? JSON.stringify(reply.body) : '')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  await publishCommands({
    commands: catalogue.commands,
    token,
    application: discord.applicationId,
    base: apiBase,
  })
  await discord.connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return {
    discord,
    store,
    bot,
    reports,
    get now() {
      return clock.now
    },
    set now(value) {
      clock.now = value
    },
    settled: () => queue.drained(),
    tick: async (after = 0) => {
      clock.now += after
      await bot.app.tick()
    },
    close: async () => {
      await queue.drained()
      server.close()
      await discord.close()
      await close()
    },
  }
}

export function seedsOf(name: string): { seed(): string } {
  let seeds = 0
  return { seed: () => createHash('sha256').update(`${name} ${seeds++}`).digest('hex') }
}

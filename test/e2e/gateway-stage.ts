/** The stage with the bot as a server owner runs it: connected by the gateway, with the library and the queue on disk. */

import type { Bot } from '../../src/discord/bot.ts'
import { createBot } from '../../src/host/bot.ts'
import type { HostConfig } from '../../src/host/config.ts'
import { inOneProcess } from '../../src/host/in-one-process.ts'
import { type BotParts, type Hosted, startHosted } from '../../src/host/start.ts'
import { startDiscord } from '../../src/stand-in/discord.ts'
import { memoryStore } from '../app/memory-store.ts'
import { removeDirectory, temporaryDirectory } from '../store/directories.ts'
import { quickPictures } from './quick-pictures.ts'
import { type Stage, seedsOf } from './stage.ts'

export interface GatewayStage extends Stage {
  readonly hosted: Hosted
}

export async function openGatewayStage(name: string): Promise<GatewayStage> {
  const clock = { now: Date.UTC(2026, 2, 1, 12) }
  const now = () => clock.now
  const discord = await startDiscord({ now, seed: name })
  const store = memoryStore()
  const directory = await temporaryDirectory()
  const reports: string[] = []
  const report = (what: string, error: unknown) =>
    void reports.push(`${what}: ${error instanceof Error ? error.message : error}`)
  let running: { readonly bot: Bot; readonly drained: () => Promise<void> } | undefined
  const startBot = async ({ jobs, ready, ...parts }: BotParts) => {
    const bot = createBot({ ...parts, now, chance: seedsOf(name), perSecond: 10_000, pictures: quickPictures })
    const started = { bot, ...(await inOneProcess(bot, jobs, ready)) }
    running = started
    return started
  }
  const config: HostConfig = {
    kind: 'host',
    token: discord.token,
    application: discord.applicationId,
    publicKey: null,
    base: discord.apiBase,
    port: 0,
    host: '127.0.0.1',
    directory,
    publish: true,
    json: false,
  }
  const openStore = async () => ({ ok: true, value: { store, close: async () => {} } }) as const
  const hosted = await startHosted(config, { openStore, startBot, report })
  if (!hosted.ok) throw new Error(hosted.error)
  if (!running) throw new Error('No bot was started')
  const { bot, drained } = running
  return {
    hosted: hosted.value,
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
    settled: drained,
    tick: async (after = 0) => {
      clock.now += after
      await bot.app.tick()
    },
    close: async () => {
      await hosted.value.close()
      await discord.close()
      await removeDirectory(directory)
    },
  }
}

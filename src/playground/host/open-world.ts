/** One world: a store, a Discord with people, and the bot that serves them, all in one directory. */

import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from '../../app/app.ts'
import type { EventStore } from '../../app/ports/event-store.ts'
import type { Ports } from '../../app/ports/index.ts'
import { systemPorts } from '../../app/ports/system.ts'
import type { Ticked } from '../../app/use-cases/tick.ts'
import type { Bot } from '../../discord/bot.ts'
import { catalogue } from '../../discord/commands/index.ts'
import type { Reply, SignedRequest } from '../../discord/front-door.ts'
import { serveInteractions } from '../../discord/interactions-server.ts'
import { publishCommands } from '../../discord/publish.ts'
import { assert } from '../../shared/assert.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { MINUTE } from '../../shared/time.ts'
import { type Discord, openKept, startDiscord } from '../../stand-in/discord.ts'
import { type EmbeddedStore, openEmbeddedStore } from '../../store/embedded.ts'
import { replaceFile } from '../../store/replace-file.ts'
import type { World } from '../world.ts'
import { createClock, openTime } from './clock.ts'
import { furnish } from './clubhouse.ts'

/** What the bot is made of here. */
interface BotParts {
  readonly store: EventStore
  readonly token: string
  readonly publicKey: string
  readonly apiBase: string
  readonly perSecond: number
  readonly now: () => number
  readonly chance: Ports['chance']
  readonly report: Bot['report']
  /** The file for jobs that are promised. */
  readonly jobs: string
}

interface RunningBot {
  readonly app: App
  readonly answer: (request: SignedRequest) => Promise<Reply>
  readonly tick: () => Promise<Ticked>
  drained(): Promise<void>
  stop(): Promise<void>
}

export type StartBot = (parts: BotParts) => Promise<RunningBot>

export interface WorldOptions {
  readonly startBot: StartBot
  readonly report: Bot['report']
  /** What has happened before anybody comes. */
  readonly prelude?: () => Prelude
  /** The real time. */
  readonly real?: () => number
}

/** A beginning that is the same every time. */
export interface Prelude {
  readonly chance: Ports['chance']
  /** When it begins. */
  readonly at: number
  play(stage: RunningWorld): Promise<void>
}

export interface RunningWorld extends World {
  readonly app: App
  readonly store: EventStore
  /** When everything that was begun is done. */
  settled(): Promise<void>
}

interface OpenWorld extends World {
  /** What has begun is finished, everything is saved. */
  close(): Promise<void>
}

/** Written when a world is complete. */
const COMPLETE = 'world.json'

/** A world whose making was interrupted is none. */
export const isWorld = (directory: string): boolean => existsSync(join(directory, COMPLETE))

/** The directory belongs to this process alone. The error is a sentence for whoever started us. */
export async function openWorld(directory: string, options: WorldOptions): Promise<Result<OpenWorld, string>> {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const opened = await openEmbeddedStore({ directory })
  if (!opened.ok) return opened
  try {
    return ok(await peopled(directory, opened.value, options))
  } catch (error) {
    await opened.value.close()
    if (!(error instanceof SyntaxError)) throw error
    return err(`The world in ${directory} cannot be read any more. Begin a new one with --fresh; this one is kept.`)
  }
}

async function peopled(directory: string, { store, close: closeStore }: EmbeddedStore, options: WorldOptions) {
  const { report } = options
  const prelude = isWorld(directory) ? undefined : options.prelude?.()
  const time = openTime(join(directory, 'clock.json'), options.real)
  if (prelude) time.hold(prelude.at)
  const { discord, stopKeeping } = await openDiscord(join(directory, 'discord'), time.now, report)
  let luck = prelude?.chance ?? systemPorts.chance
  const bot = await options.startBot({
    store,
    token: discord.token,
    publicKey: discord.publicKey,
    apiBase: discord.apiBase,
    perSecond: 10_000, // this Discord is on the same machine
    now: time.now,
    chance: { seed: () => luck.seed() },
    report,
    jobs: join(directory, 'jobs.jsonl'),
  })
  const clock = createClock({ time, store, tick: bot.tick })
  const door = await openDoor(discord, bot)
  await prelude?.play({ discord, clock, app: bot.app, store, settled: bot.drained })
  luck = systemPorts.chance
  time.letGo()
  if (!isWorld(directory)) replaceFile(join(directory, COMPLETE), JSON.stringify({ isComplete: true }))
  await clock.tick()
  const stopTicking = everyMinute(clock.tick, report)
  const close = async () => {
    stopTicking()
    await clock.stop()
    await door.close()
    await bot.stop()
    stopKeeping()
    await discord.close()
    await closeStore()
  }
  return { discord, clock, close }
}

async function openDiscord(directory: string, now: () => number, report: Bot['report']) {
  const kept = openKept({ directory, now, report })
  const discord = await startDiscord({ now, ...(kept.state && { saved: kept.state }) })
  if (!kept.state) furnish(discord)
  return { discord, stopKeeping: kept.keep(discord).end }
}

async function openDoor(discord: Discord, { answer }: RunningBot) {
  const door = await serveInteractions({ answer })
  assert(door.ok, 'a free port is always free')
  const { applicationId: application, token, apiBase: base } = discord
  const published = await publishCommands({ commands: catalogue.commands, token, application, base })
  assert(published.ok, 'the playground takes every command of ours')
  await discord.connect(door.value.url)
  return door.value
}

function everyMinute(work: () => Promise<void>, report: Bot['report']): () => void {
  const timer = setInterval(() => {
    work().catch(error => report('The clock of the playground missed a minute', error))
  }, MINUTE)
  timer.unref()
  return () => clearInterval(timer)
}

/** `npm start` with a token: the bot for real servers. Nothing that runs in a cloud imports this. */

import { openEmbeddedStore } from '../store/embedded.ts'
import { createBot } from './bot.ts'
import { hiding, readHostConfig, SELF_HOST_HELP } from './config.ts'
import { inOneProcess } from './in-one-process.ts'
import { onStop } from './on-stop.ts'
import { report } from './report.ts'
import { type BotParts, type RunningBot, startHosted } from './start.ts'
import { surviveBrokenConnections } from './survive.ts'
import { greeting, readyLine } from './words.ts'

async function startBot({ jobs, ready, ...parts }: BotParts): Promise<RunningBot> {
  const bot = createBot(parts)
  return { bot, ...(await inOneProcess(bot, jobs, ready)) }
}

/** Goes on until it is stopped. The exit code, if it does not begin. */
export async function selfHost(args: readonly string[]): Promise<number> {
  const read = readHostConfig(args, process.env)
  if (!read.ok) return say(console.error, [...read.error, '', 'npm start -- --help says more.'].join('\n'), 2)
  const config = read.value
  if (config.kind === 'help') return say(console.log, SELF_HOST_HELP, 0)
  const safe = hiding(config.token)
  const tell = (what: string, error: unknown) => report(what, error, safe)
  surviveBrokenConnections(tell)
  const openStore = (directory: string) => openEmbeddedStore({ directory })
  const started = await startHosted(config, { openStore, startBot, report: tell })
  if (!started.ok) return say(console.error, safe(started.error), 1)
  const { close, sentAway } = started.value
  onStop(close)
  void sentAway.then(why => close().finally(() => process.exit(say(console.error, safe(why), 1))))
  return say(console.log, safe(config.json ? readyLine(started.value) : greeting(started.value)), 0)
}

function say(to: (message: string) => void, message: string, code: number): number {
  to(message)
  return code
}

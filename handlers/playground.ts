/** `npm start` without a token: the playground, with the bot in it as it is everywhere. */
import { demoMatch } from '../src/playground/host/demo.ts'
import type { StartBot } from '../src/playground/host/open-world.ts'
import { PLAYGROUND_HELP, readPlaygroundOptions } from '../src/playground/host/options.ts'
import { startPlayground } from '../src/playground/host/playground.ts'
import { greeting, readyLine } from '../src/playground/host/words.ts'
import { servePage } from '../src/playground/server/serve-page.ts'
import { createBot } from './compose.ts'
import { inOneProcess } from './in-one-process.ts'
import { createInteractions } from './interactions.ts'
import { onStop } from './on-stop.ts'
import { report } from './report.ts'

export const startBot: StartBot = async ({ publicKey, jobs, ...parts }) => {
  const bot = createBot(parts)
  const local = await inOneProcess(bot, jobs)
  return { app: bot.app, answer: createInteractions({ bot, publicKey, handOn: local.handOn }), ...local }
}

/** Goes on until it is stopped. The exit code, if it does not begin. */
export async function playground(args: readonly string[]): Promise<number> {
  const read = readPlaygroundOptions(args, process.env)
  if (!read.ok) return refuse(`${read.error}\n\n${PLAYGROUND_HELP}`, 2)
  if (read.value.kind === 'help') return say(PLAYGROUND_HELP)
  const { demo, json } = read.value
  const started = await startPlayground(read.value, {
    startBot,
    servePage,
    report,
    ...(demo && { prelude: demoMatch }),
  })
  if (!started.ok) return refuse(started.error, 1)
  onStop(started.value.close)
  return say(json ? readyLine(started.value) : greeting(started.value))
}

function say(text: string): number {
  console.log(text)
  return 0
}

function refuse(why: string, code: number): number {
  console.error(why)
  return code
}

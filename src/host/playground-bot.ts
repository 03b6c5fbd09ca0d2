/** The bot of the playground: the handlers as they are everywhere, in one process. */
import type { StartBot } from '../playground/host/open-world.ts'
import { createBot } from './bot.ts'
import { inOneProcess } from './in-one-process.ts'
import { createInteractions } from './interactions.ts'

export const startBot: StartBot = async ({ publicKey, jobs, ...parts }) => {
  const bot = createBot(parts)
  const local = await inOneProcess(bot, jobs)
  return { app: bot.app, answer: createInteractions({ bot, publicKey, handOn: local.handOn }), ...local }
}

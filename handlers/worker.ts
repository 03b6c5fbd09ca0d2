/** Does what the front door has handed on. Whoever calls it calls again if it fails, and gives up with `apologise`. */
import type { Bot } from '../src/discord/bot.ts'
import { catalogue } from '../src/discord/commands/index.ts'
import type { Interaction } from '../src/discord/interaction.ts'
import { work } from '../src/discord/worker.ts'

export { apologise } from '../src/discord/worker.ts'

export const createWorker = (bot: Bot) => (interaction: Interaction) => work(bot, catalogue, interaction)

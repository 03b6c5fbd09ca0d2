/** Does what the front door has handed on. Whoever calls it calls again if it fails, and gives up with `apologise`. */
import type { Bot } from '../discord/bot.ts'
import { catalogue } from '../discord/commands/index.ts'
import type { Interaction } from '../discord/interaction.ts'
import { work } from '../discord/worker.ts'

export { apologise } from '../discord/worker.ts'

export const createWorker = (bot: Bot) => (interaction: Interaction) => work(bot, catalogue, interaction)

/** Does a job of the worker. It may be told the same again. */

import type { Bot } from '../discord/bot.ts'
import type { Interaction } from '../discord/interaction.ts'
import { apologise } from '../discord/worker.ts'
import { MINUTE } from '../shared/time.ts'
import type { Job } from './job.ts'

export class JobFailed extends Error {
  override readonly name = 'JobFailed'
}

interface Worker {
  readonly bot: Bot
  readonly work: (interaction: Interaction) => Promise<void>
}

/** Lambda tries after one minute and after two more. Whoever comes later than this is on the last try. */
const LAST_TRY = 2.5 * MINUTE

/** What is due and fails stays due, so the clock brings it again; an interaction comes again if this throws. */
export async function perform({ bot, work }: Worker, job: Job): Promise<void> {
  if (job.is === 'errands') {
    await bot.app.seeTo(job.errands)
    return
  }
  const { interaction } = job
  // Said first, because a process that dies cannot say it. What succeeds replaces it.
  if (bot.now() - interaction.at > LAST_TRY)
    await apologise(bot, interaction).catch(error => bot.report('Nobody was told', error))
  await work(interaction)
}

/** Worker and clock where there is no cloud: between them and whoever takes interactions lies a queue on disk. */
import type { Bot } from '../discord/bot.ts'
import type { Interaction } from '../discord/interaction.ts'
import { createQueue, PATIENT } from '../discord/local-queue.ts'
import { openJobJournal } from '../store/job-journal.ts'
import { createClock } from './clock.ts'
import { apologise, createWorker } from './worker.ts'

interface LocalBot {
  /** Resolves when the interaction may be acknowledged. */
  readonly handOn: (interaction: Interaction) => Promise<void>
  readonly tick: ReturnType<typeof createClock>
  /** When nothing is left to do. */
  drained(): Promise<void>
  /** What is being done is finished; what could not be done is left to the next process. */
  stop(): Promise<void>
}

/** Work on an interaction begins when this resolves. */
type Ready = (interaction: Interaction) => Promise<void>

/** `jobs` is a file of a directory that belongs to this process alone. */
export async function inOneProcess(bot: Bot, jobs: string, ready: Ready = async () => {}): Promise<LocalBot> {
  const worker = createWorker(bot)
  const journal = await openJobJournal<Interaction>(jobs, ({ id }) => id)
  const queue = createQueue<Interaction>({
    work: interaction => ready(interaction).then(() => worker(interaction)),
    giveUp: async (interaction, error) => {
      bot.report('An interaction was given up', error)
      await apologise(bot, interaction)
    },
    ...PATIENT,
    journal,
  })
  const stop = () => queue.stop().then(journal.close)
  return { handOn: queue.add, tick: createClock(bot), drained: queue.drained, stop }
}

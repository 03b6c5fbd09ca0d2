/** What hands jobs to the worker where there is no queue of a cloud: tried again, and given up with an apology. */
import { setTimeout as sleep } from 'node:timers/promises'
import { DiscordDown } from './refused.ts'

interface Queue<Job> {
  /** Resolves when the job is sure to be done, whatever becomes of this process. */
  add(job: Job): Promise<void>
  /** When nothing is left to do. */
  drained(): Promise<void>
  /** Nothing is tried again. Resolves when what is being tried has ended; the rest is left to the next process. */
  stop(): Promise<void>
}

/** Remembers jobs for the next process, should this one not get to them. */
export interface Journal<Job> {
  readonly left: readonly LeftJob<Job>[]
  take(job: Job): Promise<void>
  done(job: Job): void
}

export interface LeftJob<Job> {
  readonly job: Job
  /** How many processes have begun it and not finished. It may be what ended them. */
  readonly begun: number
}

interface QueueOptions<Job> {
  readonly work: (job: Job) => Promise<void>
  /** After the last try. */
  readonly giveUp: (job: Job, error: unknown) => Promise<void>
  /** Before try number 1, 2, … is repeated. */
  readonly wait: (failures: number) => Promise<void>
  /** How often something that ends like this is tried; 3 times unless said. */
  readonly tries?: (error: unknown) => number
  /** Without one, jobs are lost with the process. */
  readonly journal?: Journal<Job>
}

const LONGEST_PAUSE = 60_000

export const pauseAfter = (failures: number): number => Math.min(10 * 5 ** failures, LONGEST_PAUSE)

/** Discord takes an answer for a quarter of an hour, so it may be down for most of that. What fails for another reason fails sooner. */
export const PATIENT = {
  wait: failures => sleep(pauseAfter(failures), undefined, { ref: false }),
  tries: error => (error instanceof DiscordDown ? 18 : 5),
} as const satisfies Pick<QueueOptions<never>, 'wait' | 'tries'>

/** A job that has ended so many processes ends no more. */
const MOST_BEGINNINGS = 5

export function createQueue<Job>(options: QueueOptions<Job>): Queue<Job> {
  const { work, giveUp, wait, tries = () => 3, journal } = options
  const underWay = new Set<Promise<void>>()
  let isStopped = false
  let endWaiting = () => {}
  const stopped = new Promise<void>(resolve => {
    endWaiting = resolve
  })

  /** Whether it is off our hands. */
  async function run(job: Job): Promise<boolean> {
    for (let failures = 0; !isStopped; ) {
      try {
        await work(job)
        return true
      } catch (error) {
        failures += 1
        if (failures >= tries(error)) return giveUp(job, error).then(() => true)
        await Promise.race([wait(failures), stopped])
      }
    }
    return false
  }

  function begin(running: Promise<boolean>, job: Job): void {
    const ending = running
      .catch(() => true)
      .then(isDone => (isDone ? journal?.done(job) : undefined))
      .catch(() => {}) // done, but not noted: it will be found done
    underWay.add(ending)
    void ending.then(() => underWay.delete(ending))
  }

  for (const { job, begun } of journal?.left ?? []) {
    const isHopeless = begun >= MOST_BEGINNINGS
    begin(isHopeless ? giveUp(job, new Error('Begun too often')).then(() => true) : run(job), job)
  }

  const drained = async () => {
    while (underWay.size > 0) await Promise.all(underWay)
  }
  return {
    add: async job => {
      if (journal) await journal.take(job)
      begin(run(job), job)
    },
    drained,
    stop: () => {
      isStopped = true
      endWaiting()
      return drained()
    },
  }
}

/** What hands jobs to the worker where there is no queue of a cloud: tried again, and given up with an apology. */
export interface Queue<Job> {
  /** Returns at once. */
  add(job: Job): void
  /** When nothing is left to do. */
  drained(): Promise<void>
}

export interface QueueOptions<Job> {
  readonly work: (job: Job) => Promise<void>
  /** After the last try. */
  readonly giveUp: (job: Job, error: unknown) => Promise<void>
  /** Before try number 1, 2, … is repeated. */
  readonly wait: (failures: number) => Promise<void>
  readonly tries?: number
}

export function createQueue<Job>({ work, giveUp, wait, tries = 3 }: QueueOptions<Job>): Queue<Job> {
  const underWay = new Set<Promise<void>>()
  async function run(job: Job): Promise<void> {
    for (let failures = 0; ; ) {
      try {
        return await work(job)
      } catch (error) {
        failures += 1
        if (failures >= tries) return giveUp(job, error)
        await wait(failures)
      }
    }
  }
  return {
    add: job => {
      const running = run(job).catch(() => {})
      underWay.add(running)
      void running.then(() => underWay.delete(running))
    },
    drained: async () => {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}

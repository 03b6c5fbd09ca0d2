/** The clock where no cloud has one: ticks once a minute, for as long as the process lives. */
import { MINUTE } from '../shared/time.ts'
export interface Ticking {
  /** When the last tick ended well; null before the first. */
  last(): number | null
  /** No more of it. Resolves when what has begun is done. */
  stop(): Promise<void>
}

interface TickingOptions {
  readonly tick: () => Promise<unknown>
  readonly now: () => number
  readonly report: (what: string, error: unknown) => void
  readonly everyMs?: number
}

/** A tick that takes longer than a minute is not overtaken by the next. */
export function startTicking({ tick, now, report, everyMs = MINUTE }: TickingOptions): Ticking {
  let last: number | null = null
  let running: Promise<void> | null = null
  const run = async (): Promise<void> => {
    try {
      await tick()
      last = now()
    } catch (error) {
      report('The clock missed a minute', error)
    } finally {
      running = null
    }
  }
  const begin = (): void => {
    running ??= run()
  }
  begin()
  const timer = setInterval(begin, everyMs)
  return {
    last: () => last,
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}

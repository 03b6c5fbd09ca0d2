/** The world's own time, kept on disk: as far ahead of the real one as somebody has moved it. */
import { readFileSync } from 'node:fs'
import type { Due, EventStore } from '../../app/ports/event-store.ts'
import type { Ticked } from '../../app/use-cases/tick.ts'
import { hasCode } from '../../store/file-problem.ts'
import { replaceFile } from '../../store/replace-file.ts'
import type { WorldClock } from '../world.ts'

interface KeptTime {
  now(): number
  /** It never goes back. */
  moveTo(time: number): void
  /** Stands still at this time, and goes on from there, until it is let go. */
  hold(time: number): void
  letGo(): void
}

export function openTime(file: string, real: () => number = Date.now): KeptTime {
  let ahead = readAhead(file)
  let held: number | null = null
  const now = () => held ?? real() + ahead
  const goOnFrom = (time: number): void => {
    ahead = time - real()
    replaceFile(file, JSON.stringify({ ahead }))
  }
  return {
    now,
    moveTo: time => {
      if (time <= now()) return
      if (held === null) goOnFrom(time)
      else held = time
    },
    hold: time => {
      held = time
    },
    letGo: () => {
      if (held !== null) goOnFrom(held)
      held = null
    },
  }
}

function readAhead(file: string): number {
  try {
    return Number(JSON.parse(readFileSync(file, 'utf8')).ahead) || 0
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 0
    throw error
  }
}

interface Ticking {
  readonly time: KeptTime
  readonly store: Pick<EventStore, 'due'>
  readonly tick: () => Promise<Ticked>
}

interface TickingClock extends WorldClock {
  /** What is due now. */
  tick(): Promise<void>
  /** No more of it. Resolves when what has begun is done. */
  stop(): Promise<void>
}

/** Nothing is due so often within one jump, unless something is wrong. */
const MOST_STEPS = 10_000

/** A jump stops wherever something is due, so that everything happens at its time. */
export function createClock({ time, store, tick }: Ticking): TickingClock {
  let isStopped = false
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const working = last.then(() => (isStopped ? undefined : work()))
    last = working.catch(() => {})
    return working
  }
  const passUntil = async (end: number): Promise<void> => {
    for (let steps = 0; steps < MOST_STEPS && !isStopped; steps++) {
      const [next] = await store.due(end, 1)
      if (!next) break
      time.moveTo(Math.min(end, timeOf(next)))
      const { done } = await tick()
      if (done === 0 && time.now() >= end) break
      if (done === 0) time.moveTo(end) // what fails stays due; the others have their turn at the end
    }
    if (!isStopped) time.moveTo(end)
  }
  return {
    now: time.now,
    advance: by => inTurn(() => passUntil(time.now() + Math.max(0, by))),
    tick: () => inTurn(() => passUntil(time.now())),
    stop: async () => {
      isStopped = true
      await last
    },
  }
}

/** Entries have no time to read: they wait for what should have followed at once. */
const timeOf = (due: Due): number => (due.is === 'entry' ? 0 : Date.parse(due.row.list?.order.split('#')[0] ?? '') || 0)

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTicking } from '../../src/host/ticking.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1000 }))
afterEach(() => void vi.useRealTimers())

const MINUTE = 60_000

function ticking(tick: () => Promise<unknown>) {
  const reports: string[] = []
  const report = (what: string, error: unknown) => void reports.push(`${what}: ${String(error)}`)
  return { reports, clock: startTicking({ tick, now: Date.now, report }) }
}

test('ticks at once and every minute, until it is stopped', async () => {
  const tick = vi.fn(async () => {})
  const { clock } = ticking(tick)
  expect(clock.last()).toBeNull()
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  expect(tick).toHaveBeenCalledTimes(3)
  expect(clock.last()).toBe(1000 + 2 * MINUTE)
  await clock.stop()
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  expect(tick).toHaveBeenCalledTimes(3)
})

test('a long one is not overtaken, and the end waits for it', async () => {
  let end = () => {}
  const tick = vi.fn(
    () =>
      new Promise<void>(resolve => {
        end = resolve
      }),
  )
  const { clock } = ticking(tick)
  await vi.advanceTimersByTimeAsync(3 * MINUTE)
  expect(tick).toHaveBeenCalledTimes(1)
  let isStopped = false
  const stopped = clock.stop().then(() => {
    isStopped = true
  })
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(isStopped).toBe(false)
  end()
  await stopped
  expect(clock.last()).toBe(1000 + 4 * MINUTE)
})

test('one that fails is reported, and the next comes all the same', async () => {
  const tick = vi.fn().mockRejectedValueOnce('no').mockResolvedValue(undefined)
  const { clock, reports } = ticking(tick)
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(reports).toEqual(['The clock missed a minute: no'])
  expect(clock.last()).toBe(1000 + MINUTE)
  await clock.stop()
})

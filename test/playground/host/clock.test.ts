import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dueOrder } from '../../../src/app/ports/due-order.ts'
import type { Due } from '../../../src/app/ports/event-store.ts'
import { createClock, openTime } from '../../../src/playground/host/clock.ts'
import { testDirectory } from '../../store/directories.ts'

const NOON = Date.UTC(2026, 2, 1, 12)
const HOUR = 3_600_000

/** A real clock that the test moves. */
async function timeAt(real: { now: number }) {
  const file = join(await testDirectory(), 'clock.json')
  return { file, time: openTime(file, () => real.now) }
}

test('it goes with the real one, as far ahead as it was moved, and remembers that', async () => {
  const real = { now: NOON }
  const { file, time } = await timeAt(real)
  expect(time.now()).toBe(NOON)
  time.moveTo(NOON + HOUR)
  real.now += 5
  expect(time.now()).toBe(NOON + HOUR + 5)
  time.moveTo(NOON)
  expect(time.now()).toBe(NOON + HOUR + 5)
  expect(openTime(file, () => real.now + 10).now()).toBe(NOON + HOUR + 15)
})

test('held, it stands still; let go, it goes on from there', async () => {
  const real = { now: NOON }
  const { file, time } = await timeAt(real)
  const then = Date.UTC(2026, 0, 1)
  time.hold(then)
  real.now += HOUR
  expect(time.now()).toBe(then)
  time.moveTo(then + HOUR)
  expect(time.now()).toBe(then + HOUR)
  time.letGo()
  real.now += 7
  expect(time.now()).toBe(then + HOUR + 7)
  expect(openTime(file, () => real.now).now()).toBe(then + HOUR + 7)
})

/** What falls due at which hour after noon. `does` says whether it works. */
async function ticking(hours: readonly number[], does: (hour: number) => boolean = () => true) {
  const real = { now: NOON }
  const { time } = await timeAt(real)
  let open = [...hours]
  const happened: string[] = []
  const dueAt = (now: number) => open.filter(hour => NOON + hour * HOUR <= now)
  const store = {
    due: async (now: number, limit: number): Promise<readonly Due[]> =>
      dueAt(now)
        .slice(0, limit)
        .map(hour => ({
          is: 'row',
          row: {
            key: { of: `match#${hour}`, name: 'due' },
            version: 1,
            list: { name: 'due', order: dueOrder(NOON + hour * HOUR, String(hour)) },
            data: null,
          },
        })),
  }
  const tick = async () => {
    const due = dueAt(time.now())
    const done = due.filter(does)
    for (const hour of due) happened.push(`${hour} at ${(time.now() - NOON) / HOUR}${does(hour) ? '' : ' fails'}`)
    open = open.filter(hour => !done.includes(hour))
    return { done: done.length, failed: due.length - done.length }
  }
  const clock = createClock({ time, store, tick })
  return { clock, happened, real }
}

test('a jump stops wherever something is due', async () => {
  const { clock, happened } = await ticking([1, 5, 5, 30])
  await clock.advance(24 * HOUR)
  expect(happened).toEqual(['1 at 1', '5 at 5', '5 at 5'])
  expect(clock.now()).toBe(NOON + 24 * HOUR)
  await clock.advance(6 * HOUR)
  expect(happened.at(-1)).toBe('30 at 30')
})

test('two jumps at once are two jumps', async () => {
  const { clock, happened } = await ticking([1, 2, 3])
  await Promise.all([clock.advance(HOUR), clock.advance(HOUR)])
  expect(happened).toEqual(['1 at 1', '2 at 2'])
  expect(clock.now()).toBe(NOON + 2 * HOUR)
})

test('nobody goes back in time', async () => {
  const { clock, happened } = await ticking([-1])
  await clock.advance(-HOUR)
  expect(clock.now()).toBe(NOON)
  expect(happened).toEqual(['-1 at 0'])
})

test('what fails stays due and holds nobody up', async () => {
  const { clock, happened } = await ticking([1, 2, 3], hour => hour !== 1)
  await clock.advance(4 * HOUR)
  expect(happened).toEqual(['1 at 1 fails', '1 at 4 fails', '2 at 4', '3 at 4', '1 at 4 fails'])
  expect(clock.now()).toBe(NOON + 4 * HOUR)
})

test('a tick sees to what is due now, and leaves the clock alone', async () => {
  const { clock, happened, real } = await ticking([0, 1])
  await clock.tick()
  expect(happened).toEqual(['0 at 0'])
  real.now += HOUR
  await clock.tick()
  expect(happened).toEqual(['0 at 0', '1 at 1'])
})

test('stopped, it does nothing more', async () => {
  const { clock, happened } = await ticking([0])
  await clock.stop()
  await clock.tick()
  await clock.advance(HOUR)
  expect(happened).toEqual([])
  expect(clock.now()).toBe(NOON)
})

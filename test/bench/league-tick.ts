/** What the clock does when there are many leagues and few have anything to do. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dueOrder } from '../../src/app/ports/due-order.ts'
import type { EventStore } from '../../src/app/ports/event-store.ts'
import { DAY } from '../../src/shared/time.ts'
import { openEmbeddedStore } from '../../src/store/embedded.ts'
import { Club } from '../app/league/club.ts'
import { World } from '../app/world.ts'

export interface TickNumbers {
  readonly leagues: number
  readonly due: number
  readonly milliseconds: number
  /** Leagues that were read. */
  readonly touched: number
  /** The same, when nothing is due. */
  readonly idleMilliseconds: number
}

const AT_ONCE = 50

export async function measureTick(leagues: number, due: number): Promise<TickNumbers> {
  const directory = await mkdtemp(join(tmpdir(), 'prizepost-bench-'))
  const opened = await openEmbeddedStore({ directory })
  if (!opened.ok) throw new Error(opened.error)
  const { store, close } = opened.value
  try {
    const touched = new Set<string>()
    const load: EventStore['load'] = (stream, format) => {
      if (stream.startsWith('league#')) touched.add(stream)
      return store.load(stream, format)
    }
    const world = new World({ ...store, load })
    for (let nth = 0; nth < due; nth++) await new Club(world).start(['ann', 'bob'], { roundLength: DAY })
    await fill(store, leagues - due, world.now + 30 * DAY)
    world.now += DAY
    touched.clear()
    const milliseconds = await timed(() => world.tick())
    return { leagues, due, milliseconds, touched: touched.size, idleMilliseconds: await timed(() => world.tick()) }
  } finally {
    await close()
    await rm(directory, { recursive: true, force: true })
  }
}

/** Leagues as the clock sees them: a line each, with the time they are due. */
async function fill(store: EventStore, count: number, at: number): Promise<void> {
  for (let first = 0; first < count; first += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, nth) => `bench-${first + nth}`)
    await Promise.all(
      some.map(id =>
        store.put({
          key: { of: `league#${id}`, name: 'head' },
          version: 1,
          list: { name: 'due', order: dueOrder(at, id) },
          data: null,
        }),
      ),
    )
  }
}

async function timed(run: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await run()
  return performance.now() - start
}

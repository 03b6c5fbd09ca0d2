/** The order of things in the one command loop. What is a kind's own is tested where it is. */
import { beforeEach, describe, expect, test } from 'vitest'
import { Aggregate, ELSEWHERE } from '../../src/app/aggregate.ts'
import { evolvePlayer, newPlayer, type Player } from '../../src/app/player/player.ts'
import type { EventStore, KeptEntry } from '../../src/app/ports/event-store.ts'
import type { Attempt, Reacting } from '../../src/app/streams.ts'
import { isPlayerId } from '../../src/shared/ids.ts'
import { err, ok } from '../../src/shared/result.ts'
import { MINUTE } from '../../src/shared/time.ts'
import { memoryStore } from './memory-store.ts'
import { START, World } from './world.ts'

const STREAM = 'player#ann'
const CALLS = ['load', 'append', 'read', 'settle', 'put'] as const

/** What is done, in order. */
let done: string[]
let store: EventStore
let ports: Reacting
let own: readonly Attempt[]
let reactions: readonly Attempt[]
let world: World

function doing(what: string, more: readonly Attempt[] = []): Attempt {
  return async (): Promise<readonly Attempt[]> => {
    done.push(what)
    return more
  }
}

const failing: Attempt = async (): Promise<void> => {
  throw new Error('down')
}

beforeEach(() => {
  done = []
  const kept = memoryStore()
  store = { ...kept }
  for (const call of CALLS) {
    const real = kept[call] as (...args: readonly unknown[]) => Promise<unknown>
    ;(store as unknown as Record<string, unknown>)[call] = (...args: readonly unknown[]) => {
      done.push(call)
      return real(...args)
    }
  }
  world = new World(store)
  own = [doing('own')]
  reactions = [doing('reaction')]
  ports = { ...world.ports, reactions: { match: [], league: [], player: [() => reactions] } }
})

const things = new Aggregate({
  kind: 'player',
  isId: isPlayerId,
  begin: newPlayer,
  evolve: evolvePlayer,
  snapshot: {
    format: 1,
    every: 3,
    save: (player: Player) => (player.preferences.remind ? player : null),
    restore: saved => saved as Player,
  },
  rows: () => [],
  follow: () => own,
})

const delivery = (id: string) => ({ id, at: world.now })
const data = (remind = false) => ({ events: [{ type: 'PreferencesSet', preferences: { remind } }] }) as const
const change = (id = 'first', remind = false) =>
  things.change(ports, { id: 'ann', by: 'ann', delivery: delivery(id) }, () => ok(data(remind)))

const entries = async (): Promise<readonly KeptEntry[]> => {
  const all = await store.read(STREAM)
  done.pop()
  return all
}

describe('change', () => {
  test('loads, appends, follows its own and then what reacts, and settles', async () => {
    const came = await change()
    expect(done).toEqual(['load', 'append', 'own', 'reaction', 'settle'])
    expect(came).toMatchObject({ ok: true, value: { repeated: false, state: { version: 1 }, entry: { at: START } } })
    expect(await entries()).toMatchObject([{ version: 1, by: 'ann', delivery: 'first', settled: true }])
  })

  test('settles nothing where nothing follows', async () => {
    own = []
    reactions = []
    await change()
    expect(done).toEqual(['load', 'append'])
    expect(await store.due(START + MINUTE, 10)).toEqual([])
  })

  test('does what an attempt finds to do, and the rest although one fails; the entry stays due', async () => {
    own = [failing, doing('own', [doing('more')])]
    await change()
    expect(done).toEqual(['load', 'append', 'own', 'reaction', 'more'])
    expect(world.reports).toEqual(['Something that follows entry 1 of player ann is left for later: down'])
    expect(await store.due(START + MINUTE - 1, 10)).toEqual([])
    expect(await store.due(START + MINUTE, 10)).toEqual([{ is: 'entry', stream: STREAM, version: 1 }])
  })

  test('writes nothing that is refused', async () => {
    const refused = await things.change(ports, { id: 'ann', by: 'ann', delivery: delivery('first') }, () => err('no'))
    expect(refused).toEqual(err('no'))
    expect(done).toEqual(['load'])
  })

  test('recognises a delivery that was here before', async () => {
    await change()
    await change('second')
    done = []
    const came = await change()
    expect(came).toMatchObject({ ok: true, value: { repeated: true, state: { version: 2 }, entry: { version: 1 } } })
    expect(done).toEqual(['load'])
    if (came.ok) expect(await came.value.change()).toMatchObject({ before: { version: 0 }, after: { version: 1 } })
  })

  test('follows it once more if that had failed', async () => {
    own = [failing]
    await change()
    own = [doing('own')]
    done = []
    await change()
    expect(done).toEqual(['load', 'read', 'own', 'reaction', 'settle'])
    expect(await entries()).toMatchObject([{ settled: true }])
  })

  test('decides again when somebody else was faster', async () => {
    const seen: number[] = []
    const slow = things.change(ports, { id: 'ann', by: 'ann', delivery: delivery('slow') }, async ({ version }) => {
      seen.push(version)
      if (version === 0) await change('fast')
      return ok(data())
    })
    expect(await slow).toMatchObject({ ok: true, value: { entry: { version: 2, delivery: 'slow' } } })
    expect(seen).toEqual([0, 1])
  })

  test('never goes back in time', async () => {
    await change()
    world.now -= MINUTE
    await change('second')
    expect(await entries()).toMatchObject([{ at: START }, { at: START }])
  })

  test('saves a snapshot after so many entries, at the first good moment', async () => {
    for (const id of ['1', '2', '3', '4']) await change(id)
    expect((await store.load(STREAM, 1)).snapshot).toBe(null)
    await change('5', true)
    expect((await store.load(STREAM, 1)).snapshot).toMatchObject({
      version: 5,
      state: { preferences: { remind: true } },
    })
    await change('6', false)
    expect(await things.load(store, 'ann')).toMatchObject({ version: 6, preferences: { remind: false } })
  })
})

describe('pass', () => {
  test('goes on until nothing is due', async () => {
    const due = [data(), ELSEWHERE, data(), null] as const
    let asked = 0
    await change()
    await things.pass(ports, 'ann', async () => due[asked++] ?? null)
    expect(asked).toBe(4)
    expect(await entries()).toMatchObject([
      { delivery: 'first' },
      { by: 'clock', delivery: 'clock#2' },
      { by: 'clock', delivery: 'clock#3' },
    ])
  })
})

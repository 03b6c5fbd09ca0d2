import { describe, expect, test } from 'vitest'
import { matchStream } from '../../src/app/lookups.ts'
import type { MatchEntry } from '../../src/app/match/match-event.ts'
import { rulesFor } from '../../src/app/rules-of.ts'
import { seededChance } from '../../src/app/self-play/seeded-chance.ts'
import { noticesOf } from '../../src/app/tell.ts'
import { changesOf } from '../../src/app/use-cases/look.ts'
import type { Chance } from '../../src/engine/index.ts'
import type { MatchId } from '../../src/shared/ids.ts'
import { FAULTS, type Fault, faulty, InjectedFault, type Plan } from './faulty.ts'
import { nextChoice } from './players.ts'
import { begin, code, World } from './world.ts'

const MINUTE = 60_000
const PATIENCE = { timeout: 120_000 }

/** Delivered again and again until there is an answer, as a queue does it. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < 200; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof InjectedFault)) throw error
    }
  }
  throw new Error('no answer after 200 deliveries')
}

interface Run {
  readonly world: World
  readonly match: MatchId
  readonly acknowledged: readonly string[]
}

/** Some moves of a match, and a tick between them, while ports fail as planned. */
async function play(plan: Plan, moves: number, chance: Chance): Promise<Run> {
  let isCalm = true
  const world = new World(undefined, 'world', ports => faulty(ports, call => (isCalm ? null : plan(call))))
  const match = await begin(world)
  const acknowledged: string[] = []
  isCalm = false
  for (let move = 0; move < moves; move++) {
    const choice = await insist(() => nextChoice(world.app, match, chance))
    if (!choice) break
    const delivery = world.delivery()
    const outcome = await insist(() => world.do(choice.player, match, choice.wanted, delivery))
    expect(code(outcome)).toBe('done')
    acknowledged.push(delivery.id)
    world.now += MINUTE
    if (move % 5 === 4) await insist(() => world.app.tick())
  }
  isCalm = true
  return { world, match, acknowledged }
}

/** However it went: everything acknowledged is there once, everybody was told, the lookups are right, the match goes on. */
async function checkAll({ world, match, acknowledged }: Run, chance: Chance): Promise<void> {
  await world.tick(2 * MINUTE)
  await world.tick()
  const entries = await world.store.read<MatchEntry>(matchStream(match))
  const deliveries = entries.map(({ delivery }) => delivery).filter(delivery => !delivery.startsWith('clock'))
  expect(deliveries.slice(2)).toEqual(acknowledged)
  expect(entries.every(({ settled }) => settled)).toBe(true)
  const told = new Set(world.sent.map(({ id }) => id))
  for (const change of await changesOf(world.ports, match))
    for (const notice of noticesOf(rulesFor(change.after), change, change.entry.at))
      expect(told.has(notice.id), `${change.entry.version} ${JSON.stringify(notice.about)}`).toBe(true)
  expect(await world.app.rebuild()).toMatchObject({ corrected: 0, removed: 0 })
  const choice = await nextChoice(world.app, match, chance)
  if (choice) expect(code(await world.do(choice.player, match, choice.wanted))).toBe('done')
}

describe('one port call fails', () => {
  const MOVES = 12

  /** The calls of a run in which nothing fails. */
  async function countCalls(): Promise<readonly string[]> {
    const calls: string[] = []
    await play(
      call => {
        calls.push(call)
        return null
      },
      MOVES,
      seededChance(7),
    )
    return calls
  }

  test.each(FAULTS)('%s: whichever it is, the match goes on', PATIENCE, async fault => {
    const calls = await countCalls()
    expect([...new Set(calls)].sort()).toEqual(['append', 'due', 'load', 'now', 'put', 'send', 'settle'])
    expect(calls.length).toBeGreaterThan(80)
    for (let failing = 0; failing < calls.length; failing++) {
      let call = 0
      const run = await play(() => (call++ === failing ? fault : null), MOVES, seededChance(7))
      await checkAll(run, seededChance(8))
    }
  })
})

test('ports fail all the time, and whole matches are played all the same', PATIENCE, async () => {
  let faults = 0
  for (let game = 0; game < 8; game++) {
    const luck = seededChance(100 + game)
    const plan = (): Fault | null => {
      if (luck.pick(6) > 0) return null
      faults += 1
      return FAULTS[luck.pick(FAULTS.length)] ?? null
    }
    const run = await play(plan, 400, seededChance(game))
    await checkAll(run, seededChance(game))
  }
  expect(faults).toBeGreaterThan(1000)
})

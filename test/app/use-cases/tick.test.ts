/** What happens because time passes. */
import { describe, expect, test } from 'vitest'
import { CHALLENGE_LIFE, FIRST_DECISION } from '../../../src/app/match/terms.ts'
import type { EventStore } from '../../../src/app/ports/event-store.ts'
import type { MatchId } from '../../../src/shared/ids.ts'
import { DAY, HOUR, MINUTE } from '../../../src/shared/time.ts'
import { memoryStore } from '../memory-store.ts'
import { begin, START, value, World } from '../world.ts'
import { Outage } from './outage.ts'
import {
  act,
  contentsOf,
  endTurn,
  entriesOf,
  loseOnTime,
  post,
  type Sitting,
  setUp,
  sitting,
  sittingAt,
  tableOf,
} from './sitting.ts'
import { challenge } from './untouched.ts'

const terms = { clock: { kind: 'per-move', time: 10 * HOUR } } as const
const bank = { clock: { kind: 'bank', bank: 10 * HOUR, increment: HOUR, cap: 20 * HOUR } } as const

/** At each of these hours after the beginning: what is sent then, and not a moment before. */
async function expectAt(
  { world }: Sitting,
  expected: readonly (readonly [number, readonly string[]])[],
): Promise<void> {
  const start = world.now
  for (const [hours, lines] of expected) {
    world.now = start + hours * HOUR - 1
    await world.tick()
    expect(post(world), `just before ${hours} h`).toEqual([])
    await world.tick(1)
    expect(post(world), `after ${hours} h`).toEqual(lines)
    await world.tick()
    expect(post(world), `again after ${hours} h`).toEqual([])
  }
}

/** Ticking twice at the same time is ticking once. */
async function expectQuiet(world: World): Promise<void> {
  const before = await contentsOf(world.store)
  world.letters()
  await world.tick()
  expect(await contentsOf(world.store)).toBe(before)
  expect(world.letters()).toEqual([])
}

const prefer = ({ world, player }: Sitting, preferences: object) =>
  world.app.commandPlayer({ player, delivery: world.delivery() }, { type: 'SetPreferences', preferences })

describe('reminders', () => {
  test.each([terms, bank])('come when 50, 20 and 5 %% of the time are left: $clock.kind', async clock => {
    const begun = await sitting({ terms: clock })
    const line = [`${begun.player}: reminder [hand]`]
    await expectAt(begun, [
      [5, line],
      [8, line],
      [9.5, line],
    ])
  })

  test('that were missed are one reminder', async () => {
    const begun = await sitting({ terms })
    await begun.world.tick(9 * HOUR)
    expect(post(begun.world)).toEqual([`${begun.player}: reminder [hand]`])
    await begun.world.tick(HOUR / 2)
    expect(post(begun.world)).toHaveLength(1)
  })

  test('begin anew with the next decision, and count what is left of a bank', async () => {
    const begun = await sitting({ terms: bank })
    const { world, match, player, other } = begun
    await world.tick(6 * HOUR)
    world.letters()
    value(await endTurn(begun))
    world.letters()
    await expectAt(begun, [[5, [`${other}: reminder [hand]`]]])
    value(await endTurn(await sittingAt(world, match)))
    world.letters()
    // Four hours and the increment are left.
    await expectAt(begun, [
      [2.5, [`${player}: reminder [hand]`]],
      [4, [`${player}: reminder [hand]`]],
    ])
  })

  test('wait for the end of quiet hours, but not past the deadline', async () => {
    const begun = await sitting({ terms })
    const line = [`${begun.player}: reminder [hand]`]
    // It begins at noon: quiet from five to seven in the afternoon, said by somebody two hours to the east.
    await prefer(begun, { quiet: { from: 19, until: 21, offset: 120 } })
    await expectAt(begun, [
      [7, line],
      [8, line],
      [9.5, line],
    ])
    const other = await sitting({ terms })
    await prefer(other, { quiet: { from: 12, until: 23, offset: 0 } })
    await expectAt(other, [
      [5, line],
      [8, line],
      [9.5, line],
    ])
  })

  test('can be muted for this turn', async () => {
    const begun = await sitting({ terms })
    const { world, match, player } = begun
    value(await world.do(player, match, { type: 'MuteReminders' }))
    await world.tick(9.9 * HOUR)
    expect(post(world)).toEqual([])
    value(await endTurn(begun))
    value(await endTurn(await sittingAt(world, match)))
    world.letters()
    await expectAt(begun, [[5, [`${player}: reminder [hand]`]]])
  })

  test('do not come to whoever wants none', async () => {
    const begun = await sitting({ terms })
    await prefer(begun, { remind: false })
    for (const hours of [5, 3, 1.9]) await begun.world.tick(hours * HOUR)
    expect(post(begun.world)).toEqual([])
    await expectQuiet(begun.world)
  })
})

describe('the end of all time', () => {
  test('is the loss of whoever had come', async () => {
    const begun = await sitting({ terms })
    const { world, match, player, table } = begun
    await loseOnTime(begun)
    const winner = 1 - table.yours!.seat
    expect(await tableOf(world, match)).toMatchObject({ status: 'over', result: { winner, ways: ['time'] } })
    await expectQuiet(world)
    expect(await world.app.turns(player)).toEqual([])
    expect(await world.app.history(player)).toMatchObject([{ status: 'over', result: { winner } }])
  })

  test('makes void what somebody never came to, after a day at most', async () => {
    const world = new World()
    const match = await begin(world)
    await world.tick(FIRST_DECISION - 1)
    expect((await tableOf(world, match)).status).toBe('playing')
    await world.tick(1)
    expect(await tableOf(world, match)).toMatchObject({ status: 'void', result: null })
    await expectQuiet(world)
    for (const player of ['ann', 'bob']) expect((await world.app.player(player)).used.days).toBe(0)
    expect(await world.app.history('ann')).toMatchObject([{ status: 'void', result: null }])
  })

  test('can be reversed by an organiser: the match goes on with a day of time', async () => {
    const begun = await sitting({ terms })
    const { world, match, player, table } = begun
    await loseOnTime(begun)
    await world.tick(DAY - 1)
    const by = { player: 'judge', organiser: true }
    value(await world.app.command({ match, by, delivery: world.delivery() }, { type: 'ReverseFlag' }))
    const after = await tableOf(world, match, player)
    expect(after).toMatchObject({ status: 'playing', result: null })
    expect(after.clocks[table.yours!.seat].left).toBe(DAY)
    expect(after.yours?.legal).toEqual(table.yours?.legal)
    value(await act(world, match, player, after.yours!.legal.find(({ type }) => type === 'EndTurn')!))
    expect(await world.app.turns(player)).toHaveLength(1)
  })

  test('a challenge that expires does so once', async () => {
    const world = new World()
    const match = await challenge(world)
    await world.tick(CHALLENGE_LIFE)
    expect((await tableOf(world, match)).status).toBe('expired')
    await expectQuiet(world)
  })
})

/** A store that remembers what was asked of it. */
function listening(): EventStore & { readonly asked: string[] } {
  const store = memoryStore()
  const asked: string[] = []
  const heard: Record<string, unknown> = { ...store, asked }
  for (const name of ['load', 'read', 'due', 'list', 'rows', 'streams', 'allRows'] as const) {
    const call = store[name] as (...args: readonly unknown[]) => unknown
    heard[name] = (...args: readonly unknown[]) => {
      asked.push(`${name} ${name === 'due' ? '' : args[0]}`.trim())
      return call(...args)
    }
  }
  return heard as unknown as EventStore & { readonly asked: string[] }
}

describe('a tick', () => {
  test('looks only at what is due, however much there is', async () => {
    const store = listening()
    const world = new World(store)
    for (let nth = 0; nth < 20; nth++) await setUp(world, await begin(world))
    const match = await begin(world, terms)
    await setUp(world, match)
    store.asked.length = 0
    await world.tick(5 * HOUR - 1)
    expect(store.asked).toEqual(['due'])
    await world.tick(1)
    const [first, ...rest] = store.asked.splice(1)
    expect([first, new Set(rest)]).toEqual([
      'due',
      new Set([`load match#${match}`, 'load player#ann', 'load player#bob']),
    ])
  })

  test('after a long outage leaves nobody without a chance, and is done at once', async () => {
    const world = new World()
    const forgotten = await challenge(world)
    const nobodyCame = await begin(world)
    const match = await begin(world, terms)
    await setUp(world, match)
    world.letters()
    await world.tick(30 * DAY)
    await expectQuiet(world)
    expect((await tableOf(world, forgotten)).status).toBe('expired')
    expect((await tableOf(world, nobodyCame)).status).toBe('void')
    const { status, clocks, game } = await tableOf(world, match)
    expect(status).toBe('playing')
    expect(clocks[game!.turn.seat].runsOut).toBe(world.now + DAY)
  })

  test('repairs what somebody did not get round to, but not before its time', async () => {
    const outage = new Outage()
    const begun = await sitting({ change: outage.change })
    const { world, match, other } = begun
    await outage.during(() => endTurn(begun))
    expect(await world.app.turns(other)).toMatchObject([{ waiting: false }])
    await world.tick(MINUTE - 1)
    expect(post(world)).toEqual([])
    await world.tick(1)
    expect(post(world)).toEqual(['table: played [table]', `${other}: your-turn [hand]`])
    expect(await world.app.turns(other)).toMatchObject([{ waiting: true }])
    expect((await entriesOf(world, match)).every(({ settled }) => settled)).toBe(true)
    await expectQuiet(world)
  })

  test('tries again what fails, and says so', async () => {
    const outage = new Outage()
    const begun = await sitting({ terms, change: outage.change })
    const { world, player } = begun
    await outage.during(() => world.tick(5 * HOUR))
    expect([post(world), world.reports.length > 0]).toEqual([[], true])
    await world.tick(MINUTE)
    expect(post(world)).toEqual([`${player}: reminder [hand]`])
    await expectQuiet(world)
  })

  test.each(['cannot be read', 'makes no sense'])('goes past a match whose stream %s', async problem => {
    const store = memoryStore()
    let broken: MatchId | null = null
    const unlessBroken = <T>(stream: string, work: () => Promise<T>): Promise<T> =>
      problem === 'cannot be read' && stream === `match#${broken}` ? Promise.reject(new Error('unreadable')) : work()
    const world = new World(store, 'world', ports => ({
      ...ports,
      store: {
        ...store,
        load: (stream, format) => unlessBroken(stream, () => store.load(stream, format)),
        read: (stream, from) => unlessBroken(stream, () => store.read(stream, from)),
      },
    }))
    const matches: MatchId[] = []
    for (let nth = 0; nth < 5; nth++) {
      matches.push(await begin(world, terms))
      await setUp(world, matches.at(-1)!)
    }
    broken = matches[0]!
    if (problem === 'makes no sense') {
      const version = (await entriesOf(world, broken)).length + 1
      const data = { events: [{ type: 'TakenBack', seat: 0, to: 99 }], left: [0, 0], drawn: 0 }
      await store.append(`match#${broken}`, { version, at: START, by: 'ann', delivery: 'odd', data })
    }
    world.letters()
    world.now += 5 * HOUR
    expect(await world.app.tick()).toEqual({ done: 4, failed: 1 })
    expect(
      world
        .letters()
        .map(({ table }) => table.match)
        .toSorted(),
    ).toEqual(matches.slice(1).toSorted())
    expect(world.reports).toHaveLength(1)
    expect(await world.app.tick()).toEqual({ done: 0, failed: 1 })
  })
})

test('somebody else can see to what is due, knowing nothing but its name', async () => {
  const world = new World(memoryStore())
  const match = await begin(world, terms)
  await setUp(world, match)
  world.letters()
  world.now += 5 * HOUR
  const errands = await world.app.errands()
  expect(errands).toEqual([{ is: 'row', key: { of: `match#${match}`, name: 'head' } }])
  expect(world.letters()).toEqual([])
  expect(await world.app.seeTo(JSON.parse(JSON.stringify(errands)))).toEqual({ done: 1, failed: 0 })
  expect(world.letters()).toHaveLength(1)
  expect(await world.app.errands()).toEqual([])
  expect(await world.app.seeTo(errands)).toEqual({ done: 1, failed: 0 })
  expect(world.letters()).toEqual([])
})

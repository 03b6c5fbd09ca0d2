/** Many at once: one winner for each version, and everybody gets an answer that is true. */
import { describe, expect, test } from 'vitest'
import { formatOf } from '../../../src/app/formats.ts'
import type { MatchCommand } from '../../../src/app/match/command.ts'
import { VACATION_DAYS } from '../../../src/app/player/player.ts'
import type { EventStore } from '../../../src/app/ports/event-store.ts'
import type { Ports } from '../../../src/app/ports/index.ts'
import { Busy } from '../../../src/app/race.ts'
import { seededChance } from '../../../src/app/self-play/seeded-chance.ts'
import type { Outcome } from '../../../src/app/use-cases/outcome.ts'
import { copiesIn, THEME_DECKS } from '../../../src/decks/theme-decks.ts'
import { writeDeck } from '../../../src/decks/write.ts'
import type { Chance } from '../../../src/engine/index.ts'
import { HOUR } from '../../../src/shared/time.ts'
import { begin, code, themeDeck, value, World } from '../world.ts'
import { act, commandIn, draftsIn, entriesOf, hasDraft, inShort, type Sitting, sitting, tableOf } from './sitting.ts'
import { challenge } from './untouched.ts'

/** A store whose answers take now this long, now that long. */
function jittery(store: EventStore, chance: Chance): EventStore {
  const slow = { ...store } as Record<string, unknown>
  for (const name of ['load', 'append', 'read', 'settle', 'due', 'put', 'list', 'rows'] as const) {
    const call = store[name] as (...args: readonly unknown[]) => Promise<unknown>
    slow[name] = async (...args: readonly unknown[]) => {
      for (let turns = chance.pick(30); turns > 0; turns--) await null
      const answer = await call(...args)
      for (let turns = chance.pick(30); turns > 0; turns--) await null
      return answer
    }
  }
  return slow as unknown as EventStore
}

const SEEDS = Array.from({ length: 8 }, (_, seed) => seed)
const jitter = (seed: number) => (ports: Ports) => ({ ...ports, store: jittery(ports.store, seededChance(seed)) })

/** Everything done has its own entry, in a row; everybody else is shown the table as it is, or as it was a moment ago. */
async function expectOneEach({ world, match }: Sitting, before: number, outcomes: readonly Outcome[]): Promise<void> {
  const entries = await entriesOf(world, match)
  expect(entries.map(({ version }) => version)).toEqual(entries.map((_, index) => index + 1))
  expect(entries.length - before).toBe(outcomes.filter(({ ok }) => ok).length)
  expect(new Set(entries.map(({ delivery }) => delivery)).size).toBe(entries.length)
  for (const outcome of outcomes) {
    const table = outcome.ok ? outcome.value.table : outcome.error.table
    expect(table?.version).toBeGreaterThan(0)
    expect(table?.version).toBeLessThanOrEqual(entries.length)
  }
}

const atOnce = (begun: Sitting, wanted: readonly (readonly [string, MatchCommand])[]): Promise<readonly Outcome[]> =>
  Promise.all(wanted.map(([player, command]) => begun.world.do(player, begun.match, command)))

const times = <T>(count: number, each: T): readonly T[] => Array<T>(count).fill(each)

const codes = (outcomes: readonly Outcome[]): readonly string[] => outcomes.map(code).sort()

describe.each(SEEDS)('twenty at once, %i', seed => {
  const change = jitter(seed)

  test('that can all be done are all done', async () => {
    const begun = await sitting({ change })
    const { length } = await entriesOf(begun.world, begun.match)
    const give = { type: 'GiveTime', time: HOUR } as const
    const outcomes = await atOnce(begun, [...times(10, ['ann', give] as const), ...times(10, ['bob', give] as const)])
    expect(codes(outcomes)).toEqual(times(20, 'done'))
    await expectOneEach(begun, length, outcomes)
    expect(begun.world.letters()).toHaveLength(40)
  })

  test('of which one can be done: the others are shown the table that it led to', async () => {
    const begun = await sitting({ change })
    const { world, match, player, table } = begun
    const { length } = await entriesOf(world, match)
    const end = { type: 'Act', command: commandIn(table, 'EndTurn') } as const
    const outcomes = await atOnce(begun, times(20, [player, end]))
    expect(codes(outcomes)).toEqual(['done', ...times(19, 'game:not-your-turn')])
    await expectOneEach(begun, length, outcomes)
    const now = await tableOf(world, match, player)
    for (const outcome of outcomes) expect(outcome.ok ? outcome.value.table : outcome.error.table).toEqual(now)
    expect(world.letters().filter(({ to }) => to === 'table')).toHaveLength(1)
  })

  test('from the same screen: one click counts', async () => {
    const begun = await sitting({ change, where: hasDraft })
    const { world, match, player, table } = begun
    const { length } = await entriesOf(world, match)
    const clicks = table.yours!.legal.filter(({ type }) => type !== 'Concede').slice(0, 20)
    const wanted = clicks.map(command => [player, { type: 'Act', command, seen: table.version }] as const)
    const outcomes = await atOnce(begun, wanted)
    expect(codes(outcomes)).toEqual(['done', ...times(clicks.length - 1, 'stale')])
    await expectOneEach(begun, length, outcomes)
  })

  test('of all kinds: what is still legal is done, the rest is refused', async () => {
    const begun = await sitting({ change, where: hasDraft })
    const { world, match, player, other, table } = begun
    const { length } = await entriesOf(world, match)
    const attach = draftsIn(table).filter(({ type }) => type === 'AttachEnergy')
    const wanted: (readonly [string, MatchCommand])[] = [
      ...times(6, draftsIn(table)[0]!).map(command => [player, { type: 'Act', command }] as const),
      ...attach.slice(0, 4).map(command => [player, { type: 'Act', command }] as const),
      ...times(2, [player, { type: 'Undo' }] as const),
      [player, { type: 'OfferDraw' }],
      [other, { type: 'AnswerDraw', agree: false }],
      [other, { type: 'SetOrders', orders: { prizes: 'ask' } }],
      [player, { type: 'MuteReminders' }],
      [player, { type: 'Act', command: commandIn(table, 'EndTurn') }],
    ]
    const outcomes = await atOnce(begun, [...wanted, ...times(20 - wanted.length, [other, { type: 'Undo' }] as const)])
    await expectOneEach(begun, length, outcomes)
    const reasons = ['energy-limit', 'not-your-turn', 'not-in-hand', 'bench-full', 'question-open'].map(
      why => `game:${why}`,
    )
    const others = ['done', 'nothing-to-take-back', 'no-draw-offer', ...reasons]
    for (const reason of codes(outcomes)) expect(others).toContain(reason)
    expect(await world.app.rebuild()).toMatchObject({ corrected: 0, removed: 0 })
  })
})

describe.each(SEEDS)('two at once, %i', seed => {
  const change = jitter(seed)

  test('both players answer the set-up', async () => {
    const world = new World(undefined, `set-up ${seed}`, change)
    const match = await begin(world)
    const answer = async (player: string) => {
      const { yours } = await tableOf(world, match, player)
      const picks = yours!.legal.flatMap(each => (each.type === 'Pick' ? [each.option] : []))
      const { game } = await tableOf(world, match, player)
      const question = game && 'question' in game ? game.question : null
      const isLast = question?.options.length === 1 && question.options[0]?.count === 1
      return world.do(player, match, { type: 'Answer', picks: isLast ? [picks[0]!] : [picks[0]!, null] })
    }
    const before = await entriesOf(world, match)
    expect(codes(await Promise.all([answer('ann'), answer('bob')]))).toEqual(['done', 'done'])
    expect(await entriesOf(world, match)).toHaveLength(before.length + 2)
    const { game } = await tableOf(world, match)
    expect(game?.sides.every(({ active }) => active !== null)).toBe(true)
  })

  test('two offers of a draw are an agreement', async () => {
    const begun = await sitting({ change })
    const outcomes = await atOnce(begun, [
      ['ann', { type: 'OfferDraw' }],
      ['bob', { type: 'OfferDraw' }],
    ])
    expect(codes(outcomes)).toEqual(['done', 'done'])
    expect((await tableOf(begun.world, begun.match)).result).toEqual({ winner: null, ways: ['agreement'] })
  })

  test('accepted and withdrawn: one of them', async () => {
    const world = new World(undefined, 'world', change)
    const match = await challenge(world)
    const request = { match, by: { player: 'bob' }, delivery: world.delivery() }
    const outcomes = await Promise.all([
      world.app.accept(request, themeDeck('hgss-2010', 1)),
      world.do('ann', match, { type: 'Withdraw' }),
    ])
    expect(codes(outcomes)).toEqual(['done', 'not-in-a-challenge'])
    const { status } = await tableOf(world, match)
    expect(status).toBe(outcomes[0]?.ok ? 'playing' : 'withdrawn')
    expect(await world.app.turns('ann')).toHaveLength(status === 'playing' ? 1 : 0)
  })

  test('five ticks: one reminder', async () => {
    const begun = await sitting({ change, terms: { clock: { kind: 'per-move', time: 10 * HOUR } } })
    const { world, match, player } = begun
    const { length } = await entriesOf(world, match)
    world.now += 5 * HOUR
    await Promise.all(times(5, null).map(() => world.app.tick()))
    expect(await entriesOf(world, match)).toHaveLength(length + 1)
    const sent = world.letters()
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
    expect(new Set(sent.map(inShort))).toEqual(new Set([`${player}: reminder [hand]`]))
  })
})

/** The clock and a player who moves, at the last moment; the answer to the player. */
async function raceTheClock(seed: number): Promise<string> {
  const { world, match, player, table } = await sitting({ change: jitter(seed) })
  const request = { player, delivery: world.delivery() }
  await world.app.commandPlayer(request, { type: 'TakeVacation', days: VACATION_DAYS })
  const { seat } = table.yours!
  world.now = (await tableOf(world, match)).clocks[seat].runsOut!
  const ticks = Promise.all([world.app.tick(), world.app.tick()])
  for (let turns = 10 * seed; turns > 0; turns--) await null
  const outcome = await act(world, match, player, commandIn(table, 'EndTurn'))
  await ticks
  const after = await tableOf(world, match)
  if (outcome.ok) expect([after.status, after.game?.turn.number]).toEqual(['playing', 2])
  else {
    expect(after.result).toEqual({ winner: 1 - seat, ways: ['time'] })
    expect(outcome.error.table).toEqual(await tableOf(world, match, player))
  }
  expect(world.reports).toEqual([])
  return code(outcome)
}

test('a move and the clock, when time is over: the match is lost or goes on, never both', async () => {
  const answers = new Set<string>()
  for (let seed = 0; seed < 30; seed++) answers.add(await raceTheClock(seed))
  expect(answers).toEqual(new Set(['done', 'not-in-play']))
})

test('twenty decks of one player arrive at once, and all are kept', async () => {
  const world = new World(undefined, 'world', jitter(1))
  const list = writeDeck(formatOf('hgss-2010'), copiesIn(THEME_DECKS.find(deck => deck.ruleset === 'hgss-2010')!))
  const save = (_: unknown, nth: number) =>
    world.app.saveDeck(
      { player: 'ann', delivery: world.delivery() },
      { ruleset: 'hgss-2010', name: `Deck ${nth}`, list },
    )
  await Promise.all(Array.from({ length: 20 }, save))
  const { decks, version } = await world.app.player('ann')
  expect([new Set(decks.map(({ name }) => name)).size, version]).toEqual([20, 20])
})

test('somebody who always comes too late gives up in the end', async () => {
  let isLate = false
  const begun = await sitting({
    change: ports => ({
      ...ports,
      store: { ...ports.store, append: async (...args) => !isLate && ports.store.append(...args) },
    }),
  })
  isLate = true
  await expect(begun.world.do('ann', begun.match, { type: 'OfferDraw' })).rejects.toThrow(Busy)
  isLate = false
  expect(value(await begun.world.do('ann', begun.match, { type: 'OfferDraw' })).table.drawOffer).toBe(0)
})

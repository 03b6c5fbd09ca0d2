/** Lookups are what a rebuild would make of the streams, whatever went wrong on the way. */
import { describe, expect, test } from 'vitest'
import { dueOrder } from '../../../src/app/ports/due-order.ts'
import type { EventStore, Row } from '../../../src/app/ports/event-store.ts'
import type { Ports } from '../../../src/app/ports/index.ts'
import { rulesFor } from '../../../src/app/rules-of.ts'
import { seededChance } from '../../../src/app/self-play/seeded-chance.ts'
import { noticesOf } from '../../../src/app/tell.ts'
import { changesOf } from '../../../src/app/use-cases/look.ts'
import type { Chance } from '../../../src/engine/index.ts'
import { RULESET_IDS } from '../../../src/rulesets/index.ts'
import type { MatchId, PlayerId } from '../../../src/shared/ids.ts'
import { DAY, HOUR, MINUTE } from '../../../src/shared/time.ts'
import { memoryStore } from '../memory-store.ts'
import { begin, TERMS, themeDeck, value, World } from '../world.ts'
import { remarks } from './busy-players.ts'
import { act, anyMove, entriesOf, setUp, sitting, sittingAt, tableOf } from './sitting.ts'
import { challenge } from './untouched.ts'

async function rowsIn(store: EventStore): Promise<readonly unknown[]> {
  const rows: Row[] = []
  for await (const row of store.allRows()) rows.push(row)
  const named = rows.map(({ key, list, data }) => [`${key.of} ${key.name}`, { list, data }] as const)
  return named.toSorted(([one], [other]) => (one < other ? -1 : 1))
}

/** The rows that a store would have that knows only the streams. */
async function rowsOfStreams(store: EventStore): Promise<readonly unknown[]> {
  const other = memoryStore()
  for await (const stream of store.streams())
    for (const { settled: _, ...entry } of await store.read(stream)) await other.append(stream, entry)
  const rebuilt = await new World(other).app.rebuild()
  expect(rebuilt.removed).toBe(0)
  return rowsIn(other)
}

const PLAYERS: readonly PlayerId[] = ['ann', 'bob', 'cid']

/** Three people with several matches between them, in which anything happens. */
class Club {
  readonly matches: MatchId[] = []

  constructor(
    readonly world: World,
    readonly chance: Chance,
  ) {}

  async happen(): Promise<void> {
    const { world, chance } = this
    world.now += chance.pick(90) * MINUTE
    const what = chance.pick(30)
    if (this.matches.length < 3 || what === 0) await this.#challenge()
    else if (what === 1) await this.#vacation()
    else if (what < 6) await world.app.tick()
    else await this.#inMatch(this.#any(this.matches))
  }

  #any<T>(among: readonly T[]): T {
    return among[this.chance.pick(among.length)]!
  }

  async #challenge(): Promise<void> {
    const [by, opponent] = this.chance.shuffle(3).map(index => PLAYERS[index]!)
    const ruleset = this.#any(RULESET_IDS)
    const terms = { ...TERMS, ruleset, clock: { kind: 'per-move', time: 5 * HOUR } } as const
    const how = { ...themeDeck(ruleset), by: by!, opponent: opponent!, terms, delivery: this.world.delivery() }
    this.matches.push(value(await this.world.app.challenge(how)).match)
  }

  async #vacation(): Promise<void> {
    const request = { player: this.#any(PLAYERS), delivery: this.world.delivery() }
    const wanted = this.#any([{ type: 'TakeVacation', days: 1 }, { type: 'EndVacation' }] as const)
    await this.world.app.commandPlayer(request, wanted)
  }

  async #inMatch(match: MatchId): Promise<void> {
    const { world, chance } = this
    const { status, players, game, terms } = await tableOf(world, match)
    if (status === 'challenged') {
      const request = { match, by: { player: players[1] }, delivery: world.delivery() }
      if (chance.pick(4) > 0) await world.app.accept(request, themeDeck(terms.ruleset, 1))
      else await world.do(this.#any(players), match, { type: this.#any(['Decline', 'Withdraw'] as const) })
    }
    if (status !== 'playing' || !game) return
    if (chance.pick(8) === 0) {
      const player = this.#any(players)
      const remark = this.#any(remarks(await tableOf(world, match, player), chance))
      await world.do(player, match, remark)
    } else {
      const player = players[this.#any(game.waitingFor)]!
      const table = await tableOf(world, match, player)
      const isTired = chance.pick(80) === 0
      const command = isTired ? table.yours!.legal.at(-1)! : anyMove(table, chance)
      await act(world, match, player, command)
    }
  }
}

/** Puts, messages and settlements that fail now and then; or nothing that follows an entry succeeds, as after a crash. */
const unlucky =
  (chance: Chance, isCalm: () => boolean) =>
  (ports: Ports): Ports => {
    let crashes = 0
    const unless = async (work: () => Promise<void>): Promise<void> => {
      if (!isCalm() && crashes === 0 && chance.pick(40) === 0) crashes = 6
      if (!isCalm() && (crashes-- > 0 || chance.pick(6) === 0)) throw new Error('unlucky')
      crashes = Math.max(0, crashes)
      await work()
    }
    return {
      ...ports,
      store: {
        ...ports.store,
        put: row => unless(() => ports.store.put(row)),
        settle: (stream, version) => unless(() => ports.store.settle(stream, version)),
      },
      messenger: { send: notice => unless(() => ports.messenger.send(notice)) },
    }
  }

describe.each([1, 2, 3, 4])('after random play with random failures, %i', seed => {
  test('the clock repairs everything: all rows are those of a rebuild, and everybody was told', async () => {
    let isCalm = false
    const world = new World(
      undefined,
      `club ${seed}`,
      unlucky(seededChance(seed), () => isCalm),
    )
    const club = new Club(world, seededChance(100 + seed))
    for (let nth = 0; nth < 250; nth++) await club.happen()
    expect(world.reports.length).toBeGreaterThan(20)
    isCalm = true
    world.now += 2 * MINUTE
    await world.app.tick()
    const rows = await rowsIn(world.store)
    expect(rows).toEqual(await rowsOfStreams(world.store))
    expect(await world.app.rebuild()).toMatchObject({ matches: club.matches.length, corrected: 0, removed: 0 })
    for (const match of club.matches) expect((await entriesOf(world, match)).every(({ settled }) => settled)).toBe(true)
    const sent = new Set(world.sent.map(({ id }) => id))
    for (const match of club.matches)
      for (const change of await changesOf(world.ports, match))
        for (const { id } of noticesOf(rulesFor(change.after), change, world.now)) expect(sent).toContain(id)
    const tables = await Promise.all(club.matches.map(match => tableOf(world, match)))
    expect(new Set(tables.map(({ status }) => status)).size).toBeGreaterThan(1)
    await expectSorted(world)
  })
})

/** Mine first; of those, whose time runs out first. */
async function expectSorted(world: World): Promise<void> {
  for (const player of PLAYERS) {
    const turns = await world.app.turns(player)
    const places = turns.map(({ waiting, runsOut }) => (waiting ? 0 : 1e15) + (runsOut ?? 0))
    const mine = places.filter(place => place < 1e15)
    expect(mine).toEqual(mine.toSorted((one, other) => one - other))
    expect(turns.findLastIndex(({ waiting }) => waiting)).toBe(mine.length - 1)
    expect(turns.every(({ status }) => status === 'playing' || status === 'challenged')).toBe(true)
  }
}

test('my turns: what waits for me, the most urgent first; then the rest', async () => {
  const world = new World()
  const slow = await begin(world, { clock: { kind: 'per-move', time: 20 * HOUR } })
  const fast = await begin(world, { clock: { kind: 'bank', bank: 2 * HOUR, increment: 0, cap: 2 * HOUR } })
  const invited = await challenge(world, { by: 'bob', opponent: 'ann' })
  const waiting = await challenge(world)
  const order = async () => (await world.app.turns('ann')).map(({ match }) => match)
  expect(await order()).toEqual([fast, slow, invited, waiting])
  value(await world.do('bob', fast, { type: 'GiveTime', time: DAY }))
  expect(await order()).toEqual([slow, fast, invited, waiting])
  await setUp(world, fast)
  const { player } = await sittingAt(world, fast)
  const mine = player === 'ann' ? [slow, fast, invited] : [slow, invited]
  expect((await order()).slice(0, mine.length)).toEqual(mine)
})

const stray = (row: Partial<Row> & Pick<Row, 'key'>): Row => ({ version: 1, list: null, data: {}, ...row })

describe('lookups that are not what they should be', () => {
  test('are put right by the next thing that happens', async () => {
    const { world, match } = await sitting()
    const right = await rowsIn(world.store)
    for await (const { key } of world.store.allRows()) await world.store.remove(key)
    value(await world.do('ann', match, { type: 'OfferDraw' }))
    expect(await rowsIn(world.store)).toEqual(right)
  })

  test('are put right by the clock if they call it for nothing', async () => {
    const { world, match } = await sitting()
    const right = await rowsIn(world.store)
    const { length } = await entriesOf(world, match)
    const list = { name: 'due', order: dueOrder(0, match) }
    await world.store.put(stray({ key: { of: `match#${match}`, name: 'head' }, version: length, list }))
    expect(await world.app.tick()).toEqual({ done: 1, failed: 0 })
    expect(await rowsIn(world.store)).toEqual(right)
    expect(await world.app.tick()).toEqual({ done: 0, failed: 0 })
    expect(await entriesOf(world, match)).toHaveLength(length)
  })
})

describe('a rebuild', () => {
  test('makes again what is missing or wrong, removes what belongs to nothing, and leaves the rest alone', async () => {
    const world = new World()
    const club = new Club(world, seededChance(9))
    for (let nth = 0; nth < 60; nth++) await club.happen()
    const { store } = world
    const right = await rowsIn(store)
    const [first, second] = club.matches
    await store.remove({ of: `match#${first}`, name: 'head' })
    const wrong = { name: `match#${second}`, of: 'matches#ann' }
    const [there] = (await store.rows('matches#ann')).filter(({ key }) => key.name === wrong.name)
    await store.put(stray({ key: wrong, version: there?.version ?? 1, data: { match: 'nonsense' } }))
    await store.put(stray({ key: { of: 'matches#dan', name: `match#${first}` } }))
    await store.put(stray({ key: { of: 'match#01JD0000000000000000000000', name: 'head' } }))
    const others = [
      stray({ key: { of: 'league#1', name: 'table' }, list: { name: 'leagues', order: '1' }, data: { points: 3 } }),
      stray({ key: { of: 'player#ann', name: 'reliability' } }),
    ]
    for (const row of others) await store.put(row)

    const { matches, corrected, removed } = await world.app.rebuild()
    expect([matches, corrected, removed]).toEqual([club.matches.length, there ? 2 : 1, there ? 2 : 3])
    const strays = others.map(({ key, list, data }) => [`${key.of} ${key.name}`, { list, data }])
    expect(new Set(await rowsIn(store))).toEqual(new Set([...right, ...strays]))
    expect(await world.app.rebuild()).toMatchObject({ matches, corrected: 0, removed: 0 })
  })

  test('says how far it has come', async () => {
    const world = new World()
    for (let nth = 0; nth < 3; nth++) await challenge(world)
    const progress: number[] = []
    await world.app.rebuild(matches => progress.push(matches))
    expect(progress).toEqual([1, 2, 3])
  })

  test('of nothing but streams brings everything back: turns, history and what is due', async () => {
    const world = new World()
    const club = new Club(world, seededChance(5))
    for (let nth = 0; nth < 80; nth++) await club.happen()
    const { store } = world
    const seen = async () =>
      Promise.all(PLAYERS.map(async id => [await world.app.turns(id), await world.app.history(id)]))
    // A line that would say the same again keeps the version it was written with.
    const due = async () =>
      (await store.due(world.now + DAY, 100)).map(each => (each.is === 'row' ? { ...each.row, version: 0 } : each))
    const before = JSON.stringify([await seen(), await due()])
    for await (const { key } of store.allRows()) await store.remove(key)
    expect(await world.app.turns('ann')).toEqual([])
    await world.app.rebuild()
    expect(JSON.stringify([await seen(), await due()])).toBe(before)
  })
})

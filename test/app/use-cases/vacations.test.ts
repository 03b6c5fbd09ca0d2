/** Somebody who is away is away in all matches. */
import { describe, expect, test } from 'vitest'
import type { PlayerCommand } from '../../../src/app/player/decide-player.ts'
import { daysLeft, VACATION_DAYS } from '../../../src/app/player/player.ts'
import type { Ports } from '../../../src/app/ports/index.ts'
import type { MatchId, PlayerId } from '../../../src/shared/ids.ts'
import { DAY, HOUR, MINUTE } from '../../../src/shared/time.ts'
import { begin, themeDeck, value, World } from '../world.ts'
import { Outage } from './outage.ts'
import { contentsOf, endTurn, entriesOf, post, setUp, sitting, sittingAt, tableOf } from './sitting.ts'
import { challenge } from './untouched.ts'

const terms = { clock: { kind: 'per-move', time: 10 * HOUR } } as const

const wish = (world: World, player: PlayerId, wanted: PlayerCommand) =>
  world.app.commandPlayer({ player, delivery: world.delivery() }, wanted)

const clockOf = async (world: World, match: MatchId, player: PlayerId) => {
  const { clocks, players } = await tableOf(world, match)
  return clocks[players.indexOf(player) as 0 | 1]
}

const days = async (world: World, player: PlayerId): Promise<number> =>
  daysLeft(await world.app.player(player), world.now)

/** Three matches: in the first two it is this player's turn, in the third it is not. */
async function threeMatches(player: PlayerId) {
  const world = new World()
  const mine: MatchId[] = []
  const theirs: MatchId[] = []
  while (mine.length < 2 || theirs.length < 1) {
    const match = await begin(world, terms)
    await setUp(world, match)
    const begun = await sittingAt(world, match)
    const among = begun.player === player ? mine : theirs
    if (among.length < (among === mine ? 2 : 1)) among.push(match)
    else
      value(
        await world.do(player, match, { type: 'Act', command: { type: 'Concede', seat: player === 'ann' ? 0 : 1 } }),
      )
  }
  world.letters()
  return { world, mine, theirs, all: [...mine, ...theirs] }
}

describe('a vacation by hand', () => {
  test('stops the clock of its player in all matches, and of nobody else', async () => {
    const { world, mine, theirs, all } = await threeMatches('ann')
    const before = await clockOf(world, mine[0]!, 'ann')
    const others = await clockOf(world, theirs[0]!, 'bob')
    expect((await wish(world, 'ann', { type: 'TakeVacation', days: 3 })).ok).toBe(true)
    const away = { from: world.now, until: world.now + 3 * DAY }
    for (const match of all) expect((await clockOf(world, match, 'ann')).away).toEqual(away)
    for (const match of mine)
      expect(await clockOf(world, match, 'ann')).toEqual({
        left: before.left,
        runsOut: before.runsOut! + 3 * DAY,
        away,
      })
    expect(await clockOf(world, theirs[0]!, 'bob')).toEqual(others)
    expect(post(world).toSorted()).toEqual([...all.map(() => 'bob: went-away'), ...all.map(() => 'table: went-away')])
    expect(await days(world, 'ann')).toBe(VACATION_DAYS - 3)

    world.now += 3 * DAY
    expect((await clockOf(world, mine[0]!, 'ann')).left).toBe(before.left)
    await world.tick(HOUR)
    expect((await clockOf(world, mine[0]!, 'ann')).left).toBe(before.left - HOUR)
  })

  test('shifts reminders and the loss by as much', async () => {
    const { world, match, player } = await sitting({ terms })
    await wish(world, player, { type: 'TakeVacation', days: 2 })
    world.letters()
    await world.tick(2 * DAY + 5 * HOUR - 1)
    expect(post(world)).toEqual([])
    await world.tick(1)
    expect(post(world)).toEqual([`${player}: reminder [hand]`])
    expect((await clockOf(world, match, player)).left).toBe(5 * HOUR)
  })

  test('does not keep its player from playing', async () => {
    const begun = await sitting({ terms })
    await wish(begun.world, begun.player, { type: 'TakeVacation', days: 2 })
    await begun.world.tick(DAY)
    expect(value(await endTurn(begun)).table.game?.turn.number).toBe(2)
  })

  test('that is ended early gives back the days that have not begun, and the clock goes on', async () => {
    const { world, mine, all } = await threeMatches('ann')
    const { left } = await clockOf(world, mine[0]!, 'ann')
    await wish(world, 'ann', { type: 'TakeVacation', days: 5 })
    await world.tick(1.5 * DAY)
    world.letters()
    expect((await wish(world, 'ann', { type: 'EndVacation' })).ok).toBe(true)
    for (const match of all) expect((await clockOf(world, match, 'ann')).away).toBe(null)
    expect(await clockOf(world, mine[0]!, 'ann')).toEqual({ left, runsOut: world.now + left, away: null })
    expect(await days(world, 'ann')).toBe(VACATION_DAYS - 2)
    expect(await wish(world, 'ann', { type: 'EndVacation' })).toEqual({ ok: false, error: { code: 'no-vacation' } })
    expect(post(world)).toHaveLength(2 * all.length)
  })

  test('is known to a match that begins in the meantime, whoever of the two is away', async () => {
    for (const player of ['ann', 'bob']) {
      const world = new World()
      const match = await challenge(world)
      await wish(world, player, { type: 'TakeVacation', days: 2 })
      const away = { from: world.now, until: world.now + 2 * DAY }
      world.now += DAY
      const request = { match, by: { player: 'bob' }, delivery: world.delivery() }
      value(await world.app.accept(request, themeDeck('hgss-2010', 1)))
      expect(await clockOf(world, match, player)).toMatchObject({ away, runsOut: away.until + DAY })
      expect((await clockOf(world, match, player === 'ann' ? 'bob' : 'ann')).away).toBe(null)
    }
  })

  test('is known to a match that has just begun, though the lookups say that it is a challenge', async () => {
    const outage = new Outage()
    const world = new World(undefined, 'world', outage.change)
    const match = await challenge(world)
    const request = { match, by: { player: 'bob' }, delivery: world.delivery() }
    await outage.during(() => world.app.accept(request, themeDeck('hgss-2010', 1)))
    await wish(world, 'ann', { type: 'TakeVacation', days: 2 })
    expect((await clockOf(world, match, 'ann')).away).toEqual({ from: world.now, until: world.now + 2 * DAY })
  })

  test('is known to all matches but the one that cannot be read', async () => {
    const { world, all } = await threeMatches('ann')
    const [broken, ...others] = (await world.app.turns('ann')).map(({ match }) => match)
    const version = (await entriesOf(world, broken!)).length + 1
    const data = { events: [{ type: 'TakenBack', seat: 0, to: 99 }], left: [0, 0], drawn: 0 }
    await world.store.append(`match#${broken}`, { version, at: world.now, by: 'ann', delivery: 'odd', data })
    expect((await wish(world, 'ann', { type: 'TakeVacation', days: 1 })).ok).toBe(true)
    expect(others).toHaveLength(all.length - 1)
    for (const match of others) expect((await clockOf(world, match, 'ann')).away).not.toBe(null)
    expect(world.reports).toHaveLength(1)
  })

  test('that is over is not brought into a new match', async () => {
    const world = new World()
    await wish(world, 'ann', { type: 'TakeVacation', days: 2 })
    world.now += 2 * DAY
    const match = await begin(world)
    expect((await clockOf(world, match, 'ann')).away).toBe(null)
  })

  test('cannot be longer than the days that are left, nor begin twice', async () => {
    const { world } = await sitting()
    expect((await wish(world, 'ann', { type: 'TakeVacation', days: 10 })).ok).toBe(true)
    expect(await wish(world, 'ann', { type: 'TakeVacation', days: 1 })).toEqual({ ok: false, error: { code: 'away' } })
    world.now += 10 * DAY
    const tooMany = await wish(world, 'ann', { type: 'TakeVacation', days: 5 })
    expect(tooMany).toEqual({ ok: false, error: { code: 'no-days-left' } })
    expect((await wish(world, 'ann', { type: 'TakeVacation', days: 4 })).ok).toBe(true)
    world.now = Date.UTC(2027, 0, 1)
    expect(await days(world, 'ann')).toBe(VACATION_DAYS)
  })

  test('is noted later if that fails at first', async () => {
    let isBroken = false
    const change = (ports: Ports): Ports => {
      const list = (name: string) => (isBroken ? Promise.reject(new Error('outage')) : ports.store.list(name))
      return { ...ports, store: { ...ports.store, list } }
    }
    const { world, match, player, other } = await sitting({ terms, change })
    isBroken = true
    await wish(world, player, { type: 'TakeVacation', days: 1 })
    isBroken = false
    expect([post(world), (await clockOf(world, match, player)).away]).toEqual([[], null])
    await world.tick(3 * HOUR)
    expect(post(world)).toEqual(['table: went-away', `${other}: went-away`])
    expect((await clockOf(world, match, player)).away).toEqual((await world.app.player(player)).vacation)
    await world.tick(MINUTE)
    expect(post(world)).toEqual([])
  })
})

describe('a day off that is taken by itself', () => {
  test('comes before the loss, and is noted in all matches of the player', async () => {
    const { world, mine, all } = await threeMatches('ann')
    const { runsOut } = await clockOf(world, mine[0]!, 'ann')
    world.now = runsOut! - 1
    await world.tick()
    world.letters()
    expect(await days(world, 'ann')).toBe(VACATION_DAYS)
    await world.tick(1)
    expect(await days(world, 'ann')).toBe(VACATION_DAYS - 1)
    const away = { from: runsOut, until: runsOut! + DAY }
    for (const match of all) {
      expect((await tableOf(world, match)).status).toBe('playing')
      expect((await clockOf(world, match, 'ann')).away).toEqual(away)
    }
    // Bob's time is over in the third match, and so he is away in all of them as well.
    expect(await days(world, 'bob')).toBe(VACATION_DAYS - 1)
    expect(post(world).filter(line => line === 'table: went-away')).toHaveLength(2 * all.length)
    const before = await contentsOf(world.store)
    await world.tick()
    expect(await contentsOf(world.store)).toBe(before)
    expect((await clockOf(world, mine[0]!, 'ann')).runsOut).toBe(runsOut! + DAY)
  })

  test('comes again until none is left; then the match is lost', async () => {
    const { world, match, player } = await sitting({ terms })
    await world.tick(10 * HOUR)
    for (let day = 1; day < VACATION_DAYS; day++) {
      expect((await tableOf(world, match)).status).toBe('playing')
      expect(await days(world, player)).toBe(VACATION_DAYS - day)
      await world.tick(DAY)
    }
    await world.tick(DAY - 1)
    expect([await days(world, player), (await tableOf(world, match)).status]).toEqual([0, 'playing'])
    await world.tick(1)
    expect((await tableOf(world, match)).result?.ways).toEqual(['time'])
  })

  test('lets its player come back and play', async () => {
    const begun = await sitting({ terms })
    await begun.world.tick(10 * HOUR)
    await begun.world.tick(DAY / 2)
    value(await endTurn(begun))
    expect((await tableOf(begun.world, begun.match)).game?.turn.number).toBe(2)
  })

  test('is not taken where somebody never came', async () => {
    const world = new World()
    const match = await begin(world)
    await world.tick(2 * DAY)
    expect((await tableOf(world, match)).status).toBe('void')
    expect([await days(world, 'ann'), await days(world, 'bob')]).toEqual([VACATION_DAYS, VACATION_DAYS])
  })

  test('is the vacation that the match had not heard of, if there is one', async () => {
    const { world, match, player } = await sitting({ terms })
    const { runsOut } = await clockOf(world, match, player)
    const lookups = await world.store.list(`open#${player}`)
    for (const { key } of lookups) await world.store.remove(key)
    await wish(world, player, { type: 'TakeVacation', days: 2 })
    expect((await clockOf(world, match, player)).away).toBe(null)
    world.now = runsOut!
    await world.tick()
    expect((await clockOf(world, match, player)).away).toEqual((await world.app.player(player)).vacation)
    expect(await days(world, player)).toBe(VACATION_DAYS - 2)
  })
})

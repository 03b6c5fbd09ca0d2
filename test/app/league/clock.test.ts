import { describe, expect, test } from 'vitest'
import type { EventStore } from '../../../src/app/ports/event-store.ts'
import { DAY, HOUR, MINUTE } from '../../../src/shared/time.ts'
import { memoryStore } from '../memory-store.ts'
import { World } from '../world.ts'
import { Club, done, organiser, refusal, SETTINGS } from './club.ts'

const WEEK = 7 * DAY
const REASON = 'the server was down'

describe('late', () => {
  test('whoever is to move when the round is over has lost', async () => {
    const club = new Club()
    await club.start(['ann', 'bob'], { clock: { kind: 'per-move', time: 30 * DAY } })
    const match = await club.begin('ann')
    await club.opening(match)
    const table = await club.world.app.look({ match, by: 'nobody' })
    const waiting = (table.ok && table.value.game?.waitingFor) || []
    const { players } = (table.ok && table.value) || { players: ['', ''] }
    expect(waiting).toHaveLength(1)
    await club.world.tick(WEEK)
    const outcome = (await club.sheet()).schedule[0]?.matches[0]?.outcome
    expect(outcome).toEqual({ is: 'forfeited', by: players[waiting[0] ?? 0], why: 'late' })
  })

  test('whoever did not answer the invitation has not come', async () => {
    const club = new Club()
    await club.start(['ann', 'bob'], { roundLength: 3 * DAY })
    await club.press('bob')
    await club.world.tick(3 * DAY)
    expect((await club.sheet()).schedule[0]?.matches[0]?.outcome).toEqual({
      is: 'forfeited',
      by: 'ann',
      why: 'absence',
    })
  })
})

describe('a flag', () => {
  const flagged = async () => {
    const club = new Club()
    await club.start(['ann', 'bob'], { clock: { kind: 'per-move', time: HOUR }, roundLength: 60 * DAY })
    const match = await club.begin('ann')
    await club.opening(match)
    for (let day = 0; day < 40 && !(await isOver(club)); day++) await club.world.tick(DAY)
    return { club, match }
  }
  const isOver = async (club: Club) => (await club.sheet()).schedule[0]?.matches[0]?.outcome !== null

  test('is a forfeit, and can be reversed for a day: the match goes on', async () => {
    const { club, match } = await flagged()
    const { leagues } = club.world.app
    const { outcome, pairing } = (await club.sheet()).schedule[0]?.matches[0] ?? {}
    expect(outcome).toMatchObject({ is: 'forfeited', why: 'time' })
    expect((await leagues.leaderboard('hgss-2010')).map(({ played }) => played)).toEqual([1, 1])
    const reversal = { pairing: pairing ?? '', reason: REASON }
    expect(refusal(await leagues.reverseFlag(club.request({ player: 'ann' }), reversal))).toBe('not-the-organiser')
    const request = club.request(organiser)
    for (let times = 0; times < 2; times++) expect(refusal(await leagues.reverseFlag(request, reversal))).toBe('done')
    const table = await club.world.app.look({ match, by: 'nobody' })
    expect(table.ok && table.value.status).toBe('playing')
    expect((await club.pairingOf('ann')).match).toBe(match)
    expect(await leagues.leaderboard('hgss-2010')).toEqual([])
    expect(await club.world.app.rebuild()).toMatchObject({ corrected: 0, removed: 0 })
    value(
      await club.world.do('ann', match, {
        type: 'Act',
        command: { type: 'Concede', seat: await seatOf(club, match, 'ann') },
      }),
    )
    expect((await club.sheet()).standings[0]).toMatchObject({ player: 'bob', points: 3 })
    expect((await leagues.leaderboard('hgss-2010')).map(({ player }) => player)).toEqual(['bob', 'ann'])
  })

  test('not after that', async () => {
    const { club } = await flagged()
    club.world.now += DAY
    const reversed = await club.world.app.leagues.reverseFlag(club.request(organiser), {
      pairing: '1-1',
      reason: REASON,
    })
    expect(refusal(reversed)).toBe('too-late')
  })

  const seatOf = async (club: Club, match: string, by: string) => {
    const table = await club.world.app.look({ match, by })
    return (table.ok && table.value.yours?.seat) || 0
  }
  const value = (outcome: { readonly ok: boolean }) => expect(outcome.ok).toBe(true)
})

describe('vacations', () => {
  test('give a match more time', async () => {
    const club = new Club()
    await club.start(['ann', 'bob'])
    const take = { type: 'TakeVacation', days: 3 } as const
    await club.world.app.commandPlayer({ player: 'ann', delivery: club.world.delivery() }, take)
    const { deadline } = await club.pairingOf('ann')
    expect(deadline).toBe(club.world.now + WEEK + 3 * DAY)
  })

  test('that have begun before joining count as well', async () => {
    const club = new Club()
    await club.world.app.commandPlayer(
      { player: 'ann', delivery: club.world.delivery() },
      { type: 'TakeVacation', days: 8 },
    )
    await club.start(['ann', 'bob', 'cleo'])
    expect((await club.sheet()).schedule[0]).toMatchObject({ rests: ['ann'], matches: [{}] })
  })
})

test('a league starts by itself, with the strongest first', async () => {
  const world = new World()
  const earlier = new Club(world)
  await earlier.start(['ann', 'bob'])
  await earlier.loses('ann')
  const club = new Club(world)
  const format = { kind: 'elimination', losses: 1 } as const
  await club.open(['ann', 'cleo', 'bob', 'dan'], { startsAt: world.now + DAY, checkIn: HOUR, format })
  await world.tick(DAY - HOUR)
  expect((await club.sheet()).league.checkInOpen).toBe(true)
  for (const player of ['ann', 'cleo', 'bob']) done(await club.as(player, { type: 'CheckIn' }))
  await world.tick(HOUR)
  const { league } = await club.sheet()
  expect(league.status).toBe('running')
  expect(league.order[0]).toBe('bob')
  expect(league.order.toSorted()).toEqual(['ann', 'bob', 'cleo'])
})

test('the ladder', async () => {
  const club = new Club()
  await club.start(['ann', 'bob'], { format: { kind: 'ladder', length: null } })
  const { leagues } = club.world.app
  for (const player of ['ann', 'bob']) done(await leagues.joinLadder(club.request({ player })))
  await club.loses('ann')
  expect((await club.sheet()).standings[0]).toMatchObject({ player: 'bob', points: 3 })
})

describe('nothing happens twice, nothing is forgotten', () => {
  test('requests that arrive again find what came of them', async () => {
    const club = new Club()
    const { app } = club.world
    const wanted = { by: organiser, guild: 'guild', settings: SETTINGS, delivery: club.world.delivery() }
    const [first, again] = [done(await app.leagues.create(wanted)), done(await app.leagues.create(wanted))]
    expect([again.league, again.repeated]).toEqual([first.league, true])
    club.league = first.league
    const opening = club.request(organiser)
    for (let times = 0; times < 2; times++) done(await app.leagues.command(opening, { type: 'OpenLeague' }))
    const joining = club.request({ player: 'ann' })
    for (let times = 0; times < 2; times++) done(await app.leagues.join(joining))
    expect((await club.sheet()).entrants).toHaveLength(1)
  })

  test('forty people join at the same time', async () => {
    const club = new Club()
    await club.open([])
    const people = Array.from({ length: 40 }, (_, i) => `p${i}`)
    await Promise.all(people.map(player => club.world.app.leagues.join(club.request({ player }))))
    expect((await club.sheet()).entrants.map(({ player }) => player).toSorted()).toEqual(people.toSorted())
    expect(await club.world.app.rebuild()).toMatchObject({ corrected: 0, removed: 0 })
  })

  test('news that could not be told are told by the clock', async () => {
    let isDown = true
    const told: string[] = []
    const announce = async ({ events }: { events: readonly { type: string }[] }) => {
      if (isDown) throw new Error('down')
      told.push(...events.map(({ type }) => type))
    }
    const world = new World(memoryStore(), 'world', ports => ({
      ...ports,
      messenger: { ...ports.messenger, announce },
    }))
    const club = new Club(world)
    await club.open(['ann'])
    expect(told).toEqual([])
    isDown = false
    await world.tick(2 * MINUTE)
    expect(told).toEqual(['LeagueCreated', 'LeagueOpened', 'PlayerJoined'])
    await world.tick(2 * MINUTE)
    expect(told).toHaveLength(3)
  })

  test('a result that could not be told to the league is told by the clock', async () => {
    let isDown = false
    const store = memoryStore()
    const load: EventStore['load'] = (stream, format) =>
      isDown && stream.startsWith('league#') ? Promise.reject(new Error('down')) : store.load(stream, format)
    const club = new Club(new World({ ...store, load }))
    await club.start(['ann', 'bob'])
    const match = await club.begin('ann')
    await club.opening(match)
    isDown = true
    await club.world.do('ann', match, { type: 'Act', command: { type: 'Concede', seat: await seat(club, match) } })
    isDown = false
    expect((await club.sheet()).schedule[0]?.matches[0]?.outcome).toBe(null)
    await club.world.tick(2 * MINUTE)
    expect((await club.sheet()).schedule[0]?.matches[0]?.outcome).toEqual({ is: 'won', winner: 'bob' })
  })

  const seat = async (club: Club, match: string) => {
    const table = await club.world.app.look({ match, by: 'ann' })
    return (table.ok && table.value.yours?.seat) || 0
  }

  test('of many leagues, the clock touches only what is due', async () => {
    const store = memoryStore()
    const loaded: string[] = []
    const load: EventStore['load'] = (stream, format) => {
      loaded.push(stream)
      return store.load(stream, format)
    }
    const world = new World({ ...store, load })
    const clubs = Array.from({ length: 30 }, () => new Club(world))
    for (const [index, club] of clubs.entries())
      await club.start(['ann', 'bob'], { roundLength: (index === 7 ? 1 : 30) * DAY })
    await world.tick(2 * MINUTE)
    loaded.length = 0
    await world.tick(DAY)
    expect(new Set(loaded.filter(stream => stream.startsWith('league#')))).toEqual(
      new Set([`league#${clubs[7]?.league}`]),
    )
    loaded.length = 0
    await world.tick()
    expect(loaded).toEqual([])
  })

  test('a result writes only the lookups that change', async () => {
    const store = memoryStore()
    const written: string[] = []
    const put: EventStore['put'] = row => {
      written.push(row.key.of)
      return store.put(row)
    }
    const club = new Club(new World({ ...store, put }))
    await club.start(['ann', 'bob', 'cleo', 'dan'])
    const { pairing } = await club.pairingOf('ann')
    written.length = 0
    await club.rule({ type: 'ReportResult', pairing, outcome: { is: 'won', winner: 'ann' }, reason: REASON })
    expect(written).toEqual([])
    const other = (await club.sheet()).schedule[0]?.matches.find(({ outcome }) => !outcome)
    const outcome = { is: 'drawn' } as const
    await club.rule({ type: 'ReportResult', pairing: other?.pairing ?? '', outcome, reason: REASON })
    expect(new Set(written)).toEqual(new Set([`league#${club.league}`, 'leagues#guild#guild']))
  })

  test('lookups that were lost are there again when the clock comes', async () => {
    const club = new Club()
    await club.start(['ann', 'bob'])
    const head = { of: `league#${club.league}`, name: 'head' }
    const list = { name: 'due', order: '0' }
    await club.world.store.put({ key: head, version: 99, list, data: 'wrong' })
    await club.world.store.remove({ of: 'leagues#player#ann', name: `league#${club.league}` })
    await club.world.store.remove(head)
    await club.world.store.put({ key: head, version: 1, list, data: 'wrong' })
    await club.world.tick()
    expect(await club.world.app.leagues.ofPlayer('ann')).toHaveLength(1)
    expect(await club.world.app.rebuild()).toMatchObject({ corrected: 0, removed: 0 })
  })

  test('a long league is read from where it was saved', async () => {
    const club = new Club()
    const people = Array.from({ length: 60 }, (_, i) => `p${i}`)
    await club.start(people)
    const { snapshot, entries } = await club.world.store.load(`league#${club.league}`, 1)
    expect(snapshot?.version).toBeGreaterThan(entries.length)
    expect((await club.sheet()).standings).toHaveLength(60)
  })
})

import { describe, expect, test } from 'vitest'
import { nextDue } from '../../src/league/due.ts'
import { standings } from '../../src/league/standings.ts'
import { DAY, HOUR, MINUTE } from '../../src/shared/time.ts'
import { FOUR, organiser, player, running, type Season, START } from './given.ts'

const ladder = (length: number | null = null, people: readonly string[] = FOUR) =>
  running(people, { format: { kind: 'ladder', length } })
const wait = (season: Season, who: string, rating = 1500) => season.when(player(who), { type: 'JoinQueue', rating })

describe('waiting', () => {
  test('until somebody of similar strength comes', () => {
    const season = ladder()
    wait(season, 'ann', 1500).follows({ type: 'QueueJoined', player: 'ann', rating: 1500, since: START })
    season.tick().isRefused('nothing-due')
    wait(season, 'bob', 1650)
    const { events } = season.tick()
    expect(events).toEqual([
      {
        type: 'LadderPaired',
        pairing: { id: '1-1', players: expect.any(Array) },
        opened: START,
        deadline: START + 7 * DAY,
      },
    ])
    expect(season.league.queue).toEqual([])
    expect(season.pairing('1-1').players.toSorted()).toEqual(['ann', 'bob'])
  })

  test('the longer, the less similar they need to be', () => {
    const season = ladder()
    wait(season, 'ann', 1500)
    wait(season, 'bob', 1651)
    season.tick().isRefused('nothing-due')
    expect(nextDue(season.league)).toBe(START + 10 * MINUTE)
    season.tick(10 * MINUTE).happens('LadderPaired')
  })

  test('after two hours anybody will do', () => {
    const season = ladder()
    wait(season, 'ann', 800)
    wait(season, 'bob', 2800)
    expect(nextDue(season.league)).toBe(START + 2 * HOUR)
  })

  test('the closest first', () => {
    const season = ladder()
    for (const [who, rating] of [
      ['ann', 1500],
      ['bob', 1600],
      ['cleo', 1590],
      ['dan', 1490],
    ] as const)
      wait(season, who, rating)
    season.tick().happens('LadderPaired', 'LadderPaired')
    const pairs = season.league.rounds[0]?.pairings.map(({ players }) => players.toSorted())
    expect(pairs?.toSorted()).toEqual([
      ['ann', 'dan'],
      ['bob', 'cleo'],
    ])
  })

  test('the last opponent again only if nobody else comes for two hours', () => {
    const season = ladder()
    for (const who of ['ann', 'bob']) wait(season, who)
    season.tick()
    season.wins('ann')
    for (const who of ['ann', 'bob']) wait(season, who)
    season.tick().isRefused('nothing-due')
    expect(nextDue(season.league)).toBe(START + 2 * HOUR)
    season.tick(2 * HOUR).happens('LadderPaired')
  })

  test('two who are playing each other are not paired again', () => {
    const season = ladder()
    for (let times = 0; times < 2; times++) for (const who of ['ann', 'bob']) wait(season, who)
    season.tick()
    for (const who of ['ann', 'bob']) wait(season, who)
    season.tick(3 * HOUR).isRefused('nothing-due')
  })

  test('no longer than one wants', () => {
    const season = ladder()
    season.when(player('ann'), { type: 'LeaveQueue' }).isRefused('not-here')
    wait(season, 'ann')
    wait(season, 'ann').isRefused('already-there')
    season.when(player('ann'), { type: 'LeaveQueue' }).follows({ type: 'QueueLeft', player: 'ann' })
    wait(season, 'zoe').isRefused('not-in')
    wait(season, 'ann', Number.NaN).isRefused('bad-input')
    wait(running(FOUR), 'ann').isRefused('not-a-ladder')
  })

  test('nobody has more than five matches at a time', () => {
    const others = ['b', 'c', 'd', 'e', 'f', 'g']
    const season = ladder(null, ['ann', ...others])
    for (const other of others.slice(0, 5)) {
      wait(season, 'ann')
      wait(season, other)
      season.tick()
    }
    wait(season, 'ann').isRefused('too-many-matches')
  })
})

test('people come and go at any time', () => {
  const season = ladder()
  season.when(player('eve'), { type: 'Join', reliability: null }).happens('PlayerJoined')
  for (const who of ['ann', 'bob', 'cleo']) wait(season, who, who === 'cleo' ? 3000 : 1500)
  season.tick()
  season.when(player('ann'), { type: 'Drop' }).happens('PlayerDropped', 'PairingDecided')
  season.when(player('cleo'), { type: 'Drop' }).happens('PlayerDropped')
  expect(season.league.queue).toEqual([])
})

test('who does not come twice is dropped at once', () => {
  const season = ladder()
  for (const other of ['bob', 'cleo']) {
    wait(season, 'ann')
    wait(season, other)
    season.tick()
    season.do(player(other), { type: 'BeginMatch', pairing: season.pairingOf(other).id, match: other })
  }
  season.tick(7 * DAY).happens('PairingDecided', 'PairingDecided', 'PlayerDropped')
})

test('climbed by rating; what was lost without a move does not count', () => {
  const season = ladder()
  for (const who of ['ann', 'bob']) wait(season, who)
  season.tick()
  season.plays('1-1', 'm1')
  season.do('prizepost', { type: 'RecordGame', pairing: '1-1', match: 'm1', result: { winner: 'ann' } })
  for (const who of ['cleo', 'dan']) wait(season, who)
  season.tick()
  season.plays('1-2', 'm2')
  season.do('prizepost', {
    type: 'RecordGame',
    pairing: '1-2',
    match: 'm2',
    result: { winner: 'cleo', unplayed: true },
  })
  const table = standings(season.league)
  expect(table.map(({ player: id, rating }) => [id, Math.round(rating ?? 0)])).toEqual([
    ['ann', 1662],
    ['cleo', 1500],
    ['dan', 1500],
    ['bob', 1338],
  ])
})

test('over when its time is, and the last match with it', () => {
  const season = ladder(30 * DAY)
  season.tick(29 * DAY).isRefused('nothing-due')
  for (const who of ['ann', 'bob']) wait(season, who)
  season.tick()
  season.now = START + 30 * DAY
  wait(season, 'cleo').isRefused('wrong-time')
  season.tick().isRefused('nothing-due')
  season.wins('ann')
  season.tick().happens('RoundClosed', 'LeagueFinished')
  expect(season.league.champion).not.toBe(null)
})

test('without an end it goes on until somebody ends it', () => {
  const season = ladder()
  expect(nextDue(season.league)).toBe(null)
  season.tick(1000 * DAY).isRefused('nothing-due')
  season.when(organiser, { type: 'FinishLeague', reason: 'enough' }).happens('LeagueFinished')
})

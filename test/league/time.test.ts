import { describe, expect, test } from 'vitest'
import { deadlineOf } from '../../src/league/deadlines.ts'
import { nextDue, whatIsDue } from '../../src/league/due.ts'
import type { Settings } from '../../src/league/settings.ts'
import { standings } from '../../src/league/standings.ts'
import { DAY, HOUR } from '../../src/shared/time.ts'
import { FOUR, open, organiser, player, REASON, running, type Season, START } from './given.ts'

const WEEK = 7 * DAY
const two = (settings: Partial<Settings> = {}) =>
  running(['ann', 'bob'], { format: { kind: 'swiss', rounds: 1 }, ...settings })
const away = (who: string, from: number, until: number) =>
  ({ type: 'NoteAbsence', player: who, from: START + from, until: START + until }) as const

/** How the only match ends if its time runs out. */
function late(season: Season, toMove?: readonly string[]) {
  season.tick(WEEK, toMove ? { toMove: { '1-1': toMove } } : {})
  return season.pairing('1-1').outcome
}

describe('a match that is not over when its time is', () => {
  test('nobody came: both have lost, and neither was there', () => {
    expect(late(two())).toEqual({ is: 'double-loss', absent: two().pairing('1-1').players })
  })

  test.each(['forfeit', 'draw', 'double-loss'] as const)(
    'one came: the other has lost, whatever the rule (%s)',
    rule => {
      const season = two({ late: rule })
      season.do(player('bob'), { type: 'BeginMatch', pairing: '1-1', match: 'm1' })
      expect(late(season)).toEqual({ is: 'forfeited', by: 'ann', why: 'absence' })
    },
  )

  test('both play: whoever is to move has lost', () => {
    const season = two()
    season.plays('1-1', 'm1')
    expect(whatIsDue(season.league, START + WEEK).at(-1)).toEqual({
      is: 'late',
      at: START + WEEK,
      pairing: '1-1',
      match: 'm1',
    })
    expect(late(season, ['bob'])).toEqual({ is: 'forfeited', by: 'bob', why: 'late' })
  })

  test('both are to move: both have lost', () => {
    const season = two()
    season.plays('1-1', 'm1')
    expect(late(season, ['ann', 'bob'])).toEqual({ is: 'double-loss' })
  })

  test('nobody knows who is to move: a draw', () => {
    const season = two()
    season.plays('1-1', 'm1')
    expect(late(season)).toEqual({ is: 'drawn' })
  })

  test('a draw, if the league says so', () => {
    const season = two({ late: 'draw' })
    season.plays('1-1', 'm1')
    expect(late(season, ['bob'])).toEqual({ is: 'drawn' })
  })

  test('a loss for both, if the league says so', () => {
    const season = two({ late: 'double-loss' })
    season.plays('1-1', 'm1')
    expect(late(season, ['bob'])).toEqual({ is: 'double-loss' })
  })

  test('who has won more games of three has won', () => {
    const season = two({ bestOf: 3, late: 'draw' })
    season.plays('1-1', 'm1')
    season.do('prizepost', { type: 'RecordGame', pairing: '1-1', match: 'm1', result: { winner: 'bob' } })
    expect(late(season)).toEqual({ is: 'won', winner: 'bob' })
  })

  test('where somebody has to go on, it is the better seed', () => {
    const season = two({ late: 'draw', format: { kind: 'elimination', losses: 1 } })
    season.plays('1-1', 'm1')
    expect(late(season)).toEqual({ is: 'won', winner: season.league.order[0], how: 'seed' })
    expect(season.league.champion).toBe(season.league.order[0])
  })

  test('nobody comes to the final: no champion', () => {
    const season = two({ format: { kind: 'elimination', losses: 1 } })
    late(season)
    expect(season.league).toMatchObject({ status: 'finished', champion: null })
  })
})

describe('reminders', () => {
  test('when half of the time is left, and a fifth', () => {
    const season = running(FOUR)
    expect(nextDue(season.league)).toBe(START + WEEK / 2)
    season.tick(WEEK / 2).follows({ type: 'RoundReminded', round: 1, percent: 50 })
    season.tick().isRefused('nothing-due')
    expect(nextDue(season.league)).toBe(START + WEEK * 0.8)
    season.tick(0.3 * WEEK).follows({ type: 'RoundReminded', round: 1, percent: 20 })
    expect(nextDue(season.league)).toBe(START + WEEK)
  })

  test('not when everybody has played', () => {
    const season = two({ roundsEndEarly: false })
    season.wins('ann')
    expect(nextDue(season.league)).toBe(START + WEEK)
  })
})

describe('people who vanish', () => {
  test('after two matches that they did not come to, they are not paired again', () => {
    const season = running(FOUR, { format: { kind: 'swiss', rounds: 4 } })
    const others = ['bob', 'cleo', 'dan']
    for (let round = 1; round <= 2; round++) {
      for (const { id, players } of season.league.rounds.at(-1)?.pairings ?? []) {
        if (!players.includes('ann')) season.wins(players[0])
        else
          season.do(player(players.find(each => each !== 'ann') ?? ''), {
            type: 'BeginMatch',
            pairing: id,
            match: `m${round}`,
          })
      }
      const { events } = season.tick(WEEK)
      const drops = events.filter(({ type }) => type === 'PlayerDropped')
      expect(drops).toEqual(round === 1 ? [] : [{ type: 'PlayerDropped', player: 'ann', why: 'no-shows' }])
    }
    expect(season.league.rounds[2]?.pairings.flatMap(({ players }) => players)).not.toContain('ann')
    expect(season.league.entrants.filter(({ status }) => status === 'in').map(each => each.player)).toEqual(others)
  })

  test('who comes back begins anew', () => {
    const season = running(['ann', 'bob', 'cleo', 'dan'], { format: { kind: 'swiss', rounds: 9 }, lateEntryUntil: 9 })
    for (let round = 1; round <= 2; round++) {
      for (const { players } of season.league.rounds.at(-1)?.pairings ?? [])
        if (!players.includes('ann')) season.wins(players[0])
      season.tick(WEEK)
    }
    season.do(player('ann'), { type: 'Join', reliability: null })
    season.tick(WEEK)
    expect(season.league.entrants[0]).toMatchObject({ player: 'ann', status: 'in' })
  })

  test('nobody ever comes: the league ends by itself', () => {
    const season = running(FOUR, { format: { kind: 'swiss', rounds: 9 } })
    for (let week = 0; week < 2; week++) season.tick(WEEK)
    expect(season.league).toMatchObject({ status: 'finished', champion: null })
    expect(season.league.rounds).toHaveLength(2)
  })
})

describe('people who are away', () => {
  test('have as much more time', () => {
    const season = two()
    season.do('prizepost', away('ann', DAY, 3 * DAY))
    const [round] = season.league.rounds
    expect(deadlineOf(season.league, { round: round!, pairing: season.pairing('1-1') })).toBe(START + WEEK + 2 * DAY)
    season.tick(WEEK).happens('RoundReminded', 'RoundReminded')
    season.tick(2 * DAY).happens('PairingDecided', 'RoundClosed', 'LeagueFinished')
  })

  test('absences that overlap count once, those of two players do not add up', () => {
    const season = two()
    season.do('prizepost', away('ann', 0, 2 * DAY))
    season.do('prizepost', away('ann', DAY, 3 * DAY))
    season.do('prizepost', away('bob', 4 * DAY, 6 * DAY))
    expect(nextLate(season)).toBe(START + WEEK + 3 * DAY)
  })

  test('but never more than another round', () => {
    const season = two()
    season.do('prizepost', away('ann', -DAY, 90 * DAY))
    expect(nextLate(season)).toBe(START + 2 * WEEK)
  })

  test('who comes back early has less', () => {
    const season = two()
    season.do('prizepost', away('ann', 0, 4 * DAY))
    season.do('prizepost', away('ann', 0, DAY))
    expect(nextLate(season)).toBe(START + WEEK + DAY)
    season.when('prizepost', away('ann', 0, DAY)).isRefused('already-there')
  })

  test('who is away for the whole next round is not paired, and gets a point', () => {
    const season = open(FOUR)
    season.do('prizepost', away('ann', -DAY, 8 * DAY))
    season.do(organiser, { type: 'StartLeague' })
    season.tick()
    expect(season.league.rounds[0]).toMatchObject({ rests: ['ann'], byes: [expect.any(String)] })
    expect(standings(season.league).find(each => each.player === 'ann')).toMatchObject({ points: 1, rests: 1 })
    season.when(organiser, { type: 'AwardBye', player: 'ann', reason: REASON }).happens('ByeAwarded')
    expect(standings(season.league).find(each => each.player === 'ann')).toMatchObject({ points: 3, rests: 0, byes: 1 })
  })

  test('if all are, the round takes its time', () => {
    const season = open(['ann', 'bob'])
    for (const each of ['ann', 'bob']) season.do('prizepost', away(each, 0, 8 * DAY))
    season.do(organiser, { type: 'StartLeague' })
    season.tick()
    expect(season.league.rounds).toMatchObject([{ rests: ['ann', 'bob'], pairings: [] }])
    season.tick(WEEK - 1).isRefused('nothing-due')
    season.tick(1).happens('RoundClosed', 'RoundPaired')
  })

  test('only Prizepost tells', () => {
    two()
      .when(player('ann'), away('ann', 0, DAY))
      .isRefused('not-here')
    two()
      .when('prizepost', away('zoe', 0, DAY))
      .isRefused('not-in')
    two()
      .when('prizepost', away('ann', DAY, 0))
      .isRefused('bad-input')
  })

  const nextLate = ({ league }: Season) =>
    whatIsDue(league, Number.MAX_SAFE_INTEGER).find(({ is }) => is === 'late')?.at
})

test('only Prizepost lets time pass', () => {
  running(FOUR).when(organiser, { type: 'PassTime' }).isRefused('not-here')
})

test('what is due is done once', () => {
  const season = running(FOUR)
  season
    .tick(WEEK)
    .happens('RoundReminded', 'RoundReminded', 'PairingDecided', 'PairingDecided', 'RoundClosed', 'RoundPaired')
  season.tick().isRefused('nothing-due')
  expect(nextDue(season.league)).toBeGreaterThan(season.now)
})

test('a league that is over, paused or not begun needs no timer', () => {
  expect(nextDue(open(FOUR).league)).toBe(null)
  const season = running(FOUR)
  season.do(organiser, { type: 'PauseLeague', reason: REASON })
  expect(nextDue(season.league)).toBe(null)
  season.do(organiser, { type: 'FinishLeague', reason: REASON })
  expect(nextDue(season.league)).toBe(null)
  const planned = open(FOUR, { startsAt: START + DAY, checkIn: HOUR })
  expect(nextDue(planned.league)).toBe(START + DAY - HOUR)
})

import { describe, expect, test } from 'vitest'
import { LEAGUE_REFUSALS } from '../../src/league/refusal.ts'
import type { Settings } from '../../src/league/settings.ts'
import { DAY, HOUR } from '../../src/shared/time.ts'
import { DECK, FOUR, intervention, open, organiser, player, REASON, running, SETTINGS, Season, START } from './given.ts'

const CREATE = { type: 'CreateLeague', league: 'spring', guild: 'guild', settings: SETTINGS, seed: 'seed' } as const

describe('creating', () => {
  test('an organiser does', () => {
    new Season().when(organiser, CREATE).follows({
      type: 'LeagueCreated',
      league: 'spring',
      guild: 'guild',
      by: 'olga',
      settings: SETTINGS,
      seed: 'seed',
    })
  })

  test('nobody else does', () => new Season().when(player('ann'), CREATE).isRefused('not-the-organiser'))

  test('not twice', () => open().when(organiser, CREATE).isRefused('already-there'))

  test('nothing can be done with a league that is not there', () => {
    new Season().when(player('ann'), { type: 'Join', reliability: null }).isRefused('unknown-league')
  })

  const bad: readonly (readonly [keyof Settings, unknown])[] = [
    ['name', ' '],
    ['name', 'x'.repeat(61)],
    ['ruleset', ''],
    ['cards', { kind: 'sets', sets: [] }],
    ['bestOf', 2],
    ['format', { kind: 'swiss', rounds: 0 }],
    ['format', { kind: 'swiss-cut', rounds: 3, top: 1 }],
    ['format', { kind: 'round-robin', times: 3 }],
    ['format', { kind: 'elimination', losses: 0 }],
    ['format', { kind: 'ladder', length: HOUR }],
    ['format', { kind: 'knitting' }],
    ['deckPolicy', 'secret'],
    ['roundLength', 1000],
    ['tieBreaks', ['opponents', 'opponents']],
    ['minimumReliability', 101],
    ['capacity', 1],
    ['startsAt', -1],
    ['checkIn', HOUR],
    ['lateEntryUntil', 0.5],
    ['pairing', 'never'],
    ['late', 'ignored'],
    ['organiserRole', 7],
  ]
  test.each(bad)('%s cannot be %j', (setting, value) => {
    const season = new Season()
    season.when(organiser, { ...CREATE, settings: { ...SETTINGS, [setting]: value } }).isRefused('bad-setting')
    expect(season.events).toEqual([])
  })
})

describe('editing', () => {
  test('before it is open, anything', () => {
    const season = open()
    season
      .when(organiser, { type: 'EditLeague', changes: { name: 'Summer', bestOf: 3 } })
      .follows({ type: 'LeagueEdited', by: 'olga', changes: { name: 'Summer', bestOf: 3 } })
    expect(season.league.settings).toEqual({ ...SETTINGS, name: 'Summer', bestOf: 3 })
  })

  test('nothing that makes no sense', () => {
    open()
      .when(organiser, { type: 'EditLeague', changes: { roundLength: 5 } })
      .isRefused('bad-setting')
    open()
      .when(organiser, { type: 'EditLeague', changes: { colour: 'red' } as never })
      .isRefused('bad-input')
    open().when(organiser, { type: 'EditLeague', changes: {} }).isRefused('bad-input')
  })

  test('not what decks were judged by', () => {
    const season = open(['ann'], { deckPolicy: 'locked' })
    season.do(player('ann'), { type: 'RegisterDeck', deck: DECK })
    season.when(organiser, { type: 'EditLeague', changes: { ruleset: 'xy-2016' } }).isRefused('fixed-setting')
  })

  test('when it runs, only what does not change what has been played', () => {
    const season = running(FOUR)
    season.when(organiser, { type: 'EditLeague', changes: { bestOf: 3 } }).isRefused('fixed-setting')
    season.when(organiser, { type: 'EditLeague', changes: { roundLength: 3 * DAY } }).happens('LeagueEdited')
  })
})

describe('starting', () => {
  test('who is there is put in an order by lot, the same whoever came first', () => {
    const orders = [FOUR, [...FOUR].reverse()].map(players => running(players).league.order)
    expect(orders[0]?.toSorted()).toEqual(FOUR)
    expect(orders[1]).toEqual(orders[0])
  })

  test('with ratings, the strongest first', () => {
    const season = open(FOUR)
    const ratings = { bob: 1700, dan: 1600, ann: 1500 }
    season
      .when(organiser, { type: 'StartLeague', ratings })
      .follows({ type: 'LeagueStarted', at: START, order: ['bob', 'dan', 'ann', 'cleo'] })
  })

  test('not with one player', () => open(['ann']).when(organiser, { type: 'StartLeague' }).isRefused('too-few-players'))

  test('not twice', () => running(FOUR).when(organiser, { type: 'StartLeague' }).isRefused('wrong-time'))

  test('by itself, at its time', () => {
    const season = open(FOUR, { startsAt: START + DAY })
    season.tick(DAY - 1).isRefused('nothing-due')
    season.tick(1).happens('LeagueStarted', 'RoundPaired')
  })

  test('if too few have come by then, it waits for an organiser', () => {
    const season = open(['ann'], { startsAt: START + DAY })
    season.tick(DAY).follows({ type: 'StartFailed', players: 1 })
    season.tick(DAY).isRefused('nothing-due')
    season.do(player('bob'), { type: 'Join', reliability: null })
    season.when(organiser, { type: 'StartLeague' }).happens('LeagueStarted')
  })

  test('who has no deck where one is needed is left out', () => {
    const season = open(FOUR, { deckPolicy: 'locked' })
    for (const each of ['ann', 'bob']) season.do(player(each), { type: 'RegisterDeck', deck: DECK })
    season.when(organiser, { type: 'StartLeague' }).happens('PlayerLeftOut', 'PlayerLeftOut', 'LeagueStarted')
    expect(season.league.entrants.map(each => each.player)).toEqual(['ann', 'bob'])
  })
})

describe('checking in', () => {
  const settings = { startsAt: START + DAY, checkIn: HOUR }

  test('opens by itself; who does not come is left out', () => {
    const season = open(FOUR, settings)
    season.when(player('ann'), { type: 'CheckIn' }).isRefused('too-early')
    season.when(organiser, { type: 'StartLeague' }).isRefused('too-early')
    season.tick(DAY - HOUR).follows({ type: 'CheckInOpened' })
    season.when(player('ann'), { type: 'CheckIn' }).follows({ type: 'PlayerCheckedIn', player: 'ann' })
    season.when(player('ann'), { type: 'CheckIn' }).isRefused('already-checked-in')
    season.when(player('zoe'), { type: 'CheckIn' }).isRefused('not-in')
    season.do(player('bob'), { type: 'CheckIn' })
    const { events } = season.tick(HOUR)
    expect(events.slice(0, 2)).toEqual([
      { type: 'PlayerLeftOut', player: 'cleo', why: 'no-check-in' },
      { type: 'PlayerLeftOut', player: 'dan', why: 'no-check-in' },
    ])
    expect(season.pairing('1-1').players.toSorted()).toEqual(['ann', 'bob'])
  })

  test('not where nobody asks for it', () =>
    open(FOUR).when(player('ann'), { type: 'CheckIn' }).isRefused('no-check-in'))
})

describe('pausing', () => {
  test('moves deadlines by as long as it lasts', () => {
    const season = running(FOUR)
    const deadline = season.league.rounds[0]?.deadline ?? 0
    season
      .when(organiser, { type: 'PauseLeague', reason: REASON })
      .follows({ type: 'LeaguePaused', at: START, intervention })
    season.tick(30 * DAY).isRefused('nothing-due')
    season.when(organiser, { type: 'ResumeLeague' }).follows({ type: 'LeagueResumed', pausedFor: 30 * DAY })
    expect(season.league.rounds[0]?.deadline).toBe(deadline + 30 * DAY)
    season.tick().isRefused('nothing-due')
  })

  test('wants a reason', () => {
    running(FOUR).when(organiser, { type: 'PauseLeague', reason: ' ' }).isRefused('reason-needed')
    running(FOUR)
      .when(organiser, { type: 'PauseLeague', reason: 'x'.repeat(301) })
      .isRefused('reason-needed')
  })

  test('results still count, but no match begins', () => {
    const season = running(['ann', 'bob'])
    season.plays('1-1', 'm1')
    season.do(organiser, { type: 'PauseLeague', reason: REASON })
    const result = { winner: 'ann' }
    season
      .when('prizepost', { type: 'RecordGame', pairing: '1-1', match: 'm1', result })
      .happens('GameRecorded', 'PairingDecided')
    const other = running(['ann', 'bob'])
    other.do(organiser, { type: 'PauseLeague', reason: REASON })
    other.when(player('ann'), { type: 'BeginMatch', pairing: '1-1', match: 'm1' }).isRefused('wrong-time')
  })
})

describe('the end', () => {
  test('an organiser may end it early, and says why: the first is champion', () => {
    const season = running(FOUR)
    season.wins('dan')
    season
      .when(organiser, { type: 'FinishLeague', reason: REASON })
      .follows({ type: 'LeagueFinished', champion: 'dan', places: expect.any(Array), intervention })
    expect(season.league.places[0]).toBe('dan')
    expect(season.league.places.toSorted()).toEqual(FOUR)
    season.when(organiser, { type: 'EditLeague', changes: { name: 'x' } }).isRefused('wrong-time')
    season.when(organiser, { type: 'ArchiveLeague' }).follows({ type: 'LeagueArchived' })
    season.when(organiser, { type: 'ArchiveLeague' }).isRefused('wrong-time')
  })

  test('nobody archives what is being played', () =>
    running(FOUR).when(organiser, { type: 'ArchiveLeague' }).isRefused('wrong-time'))

  test('a bracket that is not played out has no champion', () => {
    const season = running(FOUR, { format: { kind: 'elimination', losses: 1 } })
    season.do(organiser, { type: 'FinishLeague', reason: REASON })
    expect(season.league.champion).toBe(null)
  })
})

test.each([
  { type: 'EditLeague', changes: { name: 'x' } },
  { type: 'OpenLeague' },
  { type: 'StartLeague' },
  { type: 'PauseLeague', reason: REASON },
  { type: 'ResumeLeague' },
  { type: 'FinishLeague', reason: REASON },
  { type: 'ArchiveLeague' },
  { type: 'ProposeRound' },
  { type: 'PairRound' },
  { type: 'SwapInProposal', one: 'ann', other: 'bob', reason: REASON },
  { type: 'ReplacePlayer', player: 'bob', with: 'zoe', reason: REASON },
  { type: 'ReportResult', pairing: '1-1', outcome: { is: 'drawn' }, reason: REASON },
  { type: 'CorrectResult', pairing: '1-1', outcome: { is: 'drawn' }, reason: REASON },
  { type: 'ReverseFlag', pairing: '1-1', reason: REASON },
  { type: 'AwardBye', player: 'ann', reason: REASON },
] as const)('only organisers: $type', wanted => {
  running(FOUR).when(player('ann'), wanted).isRefused('not-the-organiser')
  running(FOUR).when('prizepost', wanted).isRefused('not-the-organiser')
})

test('every refusal is named once, in order', () => {
  expect([...new Set(LEAGUE_REFUSALS)].toSorted()).toEqual(LEAGUE_REFUSALS)
})

import { describe, expect, test } from 'vitest'
import type { ReportedResult } from '../../src/league/command.ts'
import { schedule } from '../../src/league/queries.ts'
import type { Settings } from '../../src/league/settings.ts'
import { DAY } from '../../src/shared/time.ts'
import { FOUR, intervention, organiser, player, REASON, running, type Season, START } from './given.ts'

const two = (settings: Partial<Settings> = {}) => running(['ann', 'bob'], settings)

function record(season: Season, match: string, result: ReportedResult) {
  if (season.pairing('1-1').match !== match) season.plays('1-1', match)
  return season.when('prizepost', { type: 'RecordGame', pairing: '1-1', match, result })
}

const decided = (outcome: object) => ({ type: 'PairingDecided', pairing: '1-1', outcome, at: START }) as never

describe('coming to a match', () => {
  test('one begins it, the other comes', () => {
    const season = two()
    season
      .when(player('bob'), { type: 'BeginMatch', pairing: '1-1', match: 'm1' })
      .follows({ type: 'MatchBegun', pairing: '1-1', match: 'm1', by: 'bob' })
    season.when(player('ann'), { type: 'BeginMatch', pairing: '1-1', match: 'm2' }).isRefused('already-in-play')
    season.when(player('bob'), { type: 'ComeToMatch', pairing: '1-1' }).isRefused('already-there')
    season
      .when(player('ann'), { type: 'ComeToMatch', pairing: '1-1' })
      .follows({ type: 'PlayerCame', pairing: '1-1', player: 'ann' })
    expect(schedule(season.league, 'ann').flatMap(({ matches }) => matches.map(({ match }) => match))).toEqual(['m1'])
  })

  test('nobody comes to somebody else’s, or to none', () => {
    const season = running(FOUR)
    const { id } = season.pairingOf('ann')
    const stranger = FOUR.find(each => !season.pairingOf('ann').players.includes(each)) ?? ''
    season.when(player(stranger), { type: 'BeginMatch', pairing: id, match: 'm1' }).isRefused('not-your-match')
    season.when(player('ann'), { type: 'BeginMatch', pairing: '9-9', match: 'm1' }).isRefused('unknown-pairing')
    season.when(player('ann'), { type: 'ComeToMatch', pairing: id }).isRefused('not-here')
    season.when(player('ann'), { type: 'BeginMatch', pairing: id, match: '' }).isRefused('bad-input')
  })

  test('a game counts once', () => {
    const season = two({ bestOf: 3 })
    record(season, 'm1', { winner: 'ann' })
    season.when(player('ann'), { type: 'BeginMatch', pairing: '1-1', match: 'm1' }).isRefused('other-match')
  })

  test('a match that comes to nothing may be begun again', () => {
    const season = two()
    season.plays('1-1', 'm1')
    const aside = { type: 'SetMatchAside', pairing: '1-1', match: 'm1', absent: 'bob' } as const
    season.when(player('ann'), aside).isRefused('not-here')
    season
      .when('prizepost', aside)
      .follows({ type: 'MatchSetAside', pairing: '1-1', match: 'm1', why: 'void', absent: 'bob' })
    expect(season.pairing('1-1')).toMatchObject({ match: null, came: ['ann'] })
    season.when('prizepost', aside).isRefused('other-match')
    season.when(player('ann'), { type: 'BeginMatch', pairing: '1-1', match: 'm2' }).happens('MatchBegun')
  })
})

describe('best of one', () => {
  test('whoever wins the game, in Sudden Death or not, has won', () => {
    const season = two()
    record(season, 'm1', { winner: 'bob' }).follows(
      { type: 'GameRecorded', pairing: '1-1', game: { match: 'm1', winner: 'bob', at: START } },
      decided({ is: 'won', winner: 'bob' }),
    )
    season
      .when('prizepost', { type: 'RecordGame', pairing: '1-1', match: 'm1', result: { winner: 'bob' } })
      .isRefused('already-decided')
  })

  test('a draw is a draw', () => {
    record(two(), 'm1', { winner: null }).follows(
      { type: 'GameRecorded', pairing: '1-1', game: { match: 'm1', winner: null, at: START } },
      decided({ is: 'drawn' }),
    )
  })

  test('a flag is a forfeit', () => {
    record(two(), 'm1', { winner: 'bob', flagged: true }).follows(
      { type: 'GameRecorded', pairing: '1-1', game: { match: 'm1', winner: 'bob', at: START, flagged: true } },
      decided({ is: 'forfeited', by: 'ann', why: 'time' }),
    )
  })

  test('only the match itself tells', () => {
    const season = two()
    season.plays('1-1', 'm1')
    const tell = { type: 'RecordGame', pairing: '1-1', match: 'm1', result: { winner: 'ann' } } as const
    season.when(player('ann'), tell).isRefused('not-here')
    season.when(organiser, tell).isRefused('not-here')
    season.when('prizepost', { ...tell, match: 'm2' }).isRefused('other-match')
    season.when('prizepost', { ...tell, result: { winner: 'zoe' } }).isRefused('bad-input')
  })

  test('where somebody has to go on, a draw is played again', () => {
    const season = two({ format: { kind: 'elimination', losses: 1 } })
    record(season, 'm1', { winner: null }).happens('GameRecorded')
    record(season, 'm2', { winner: null }).happens('GameRecorded')
    record(season, 'm3', { winner: 'ann' }).happens('GameRecorded', 'PairingDecided')
  })
})

describe('best of three', () => {
  const best3 = (...winners: readonly (string | null)[]) => {
    const season = two({ bestOf: 3 })
    return winners.map((winner, index) => record(season, `m${index}`, { winner }).events.at(-1))
  }

  test.each([
    ['two wins', ['ann', 'ann'], { is: 'won', winner: 'ann' }],
    ['two of three', ['ann', 'bob', 'bob'], { is: 'won', winner: 'bob' }],
    ['one win and two draws', [null, 'ann', null], { is: 'won', winner: 'ann' }],
    ['one each and a draw', ['ann', 'bob', null], { is: 'drawn' }],
  ])('%s', (_, winners, outcome) => {
    const last = best3(...winners)
    expect(last.slice(0, -1).every(event => event?.type === 'GameRecorded')).toBe(true)
    expect(last.at(-1)).toEqual(decided(outcome))
  })

  test('a flag costs a game', () => {
    const season = two({ bestOf: 3 })
    record(season, 'm1', { winner: 'ann', flagged: true }).happens('GameRecorded')
    expect(record(season, 'm2', { winner: 'ann' }).events[1]).toEqual(decided({ is: 'won', winner: 'ann' }))
  })
})

describe('intentional draws', () => {
  test('two offers are an agreement, where the league allows it', () => {
    const season = two({ intentionalDraws: true })
    const offer = { type: 'OfferDraw', pairing: '1-1' } as const
    season.when(player('zoe'), offer).isRefused('not-your-match')
    season.when(player('ann'), offer).follows({ type: 'DrawOffered', pairing: '1-1', player: 'ann' })
    season.when(player('ann'), offer).isRefused('already-asked')
    season.when(player('bob'), offer).follows(decided({ is: 'drawn', intentional: true }))
  })

  test('not while they play, not where somebody has to go on, not where the league forbids it', () => {
    const playing = two({ intentionalDraws: true })
    playing.plays('1-1', 'm1')
    playing.when(player('ann'), { type: 'OfferDraw', pairing: '1-1' }).isRefused('already-in-play')
    const bracket = two({ intentionalDraws: true, format: { kind: 'elimination', losses: 1 } })
    bracket.when(player('ann'), { type: 'OfferDraw', pairing: '1-1' }).isRefused('no-draws-here')
    two().when(player('ann'), { type: 'OfferDraw', pairing: '1-1' }).isRefused('no-draws-here')
  })

  test('a game drawn by agreement counts where that is allowed', () => {
    const { events } = record(two({ intentionalDraws: true }), 'm1', { winner: null, agreed: true })
    expect(events[1]).toEqual(decided({ is: 'drawn', intentional: true }))
  })

  test('and has to be played again where it is not', () => {
    const season = two()
    record(season, 'm1', { winner: null, agreed: true }).follows({
      type: 'MatchSetAside',
      pairing: '1-1',
      match: 'm1',
      why: 'agreed-draw',
    })
    record(season, 'm2', { winner: 'ann' }).happens('GameRecorded', 'PairingDecided')
  })
})

describe('rulings', () => {
  const report = (outcome: object) => ({ type: 'ReportResult', pairing: '1-1', outcome, reason: REASON }) as never
  const correct = (outcome: object) => ({ type: 'CorrectResult', pairing: '1-1', outcome, reason: REASON }) as never

  test.each([
    [{ is: 'won', winner: 'ann' }],
    [{ is: 'drawn' }],
    [{ is: 'forfeited', by: 'bob', why: 'ruling' }],
    [{ is: 'double-loss' }],
    [{ is: 'double-loss', absent: ['ann', 'bob'] }],
  ])('an organiser reports %j', outcome => {
    const season = two()
    season.when(organiser, report(outcome)).follows({
      type: 'ResultReported',
      pairing: '1-1',
      outcome: outcome as never,
      at: START,
      intervention,
    })
    season.when(organiser, report(outcome)).isRefused('already-decided')
  })

  test.each([
    [{ is: 'won', winner: 'zoe' }],
    [{ is: 'forfeited', by: 'zoe', why: 'late' }],
    [{ is: 'forfeited', by: 'ann', why: 'because' }],
    [{ is: 'double-loss', absent: ['zoe'] }],
    [{ is: 'stolen' }],
  ])('nobody reports %j', outcome => two().when(organiser, report(outcome)).isRefused('bad-input'))

  test('no draw where somebody has to go on', () => {
    two({ format: { kind: 'elimination', losses: 1 } })
      .when(organiser, report({ is: 'drawn' }))
      .isRefused('no-draws-here')
  })

  test('a result is corrected, and the table with it', () => {
    const season = two()
    season.when(organiser, correct({ is: 'drawn' })).isRefused('not-decided')
    season.wins('ann')
    season.now += DAY
    season.when(organiser, correct({ is: 'won', winner: 'bob' })).follows({
      type: 'ResultCorrected',
      pairing: '1-1',
      outcome: { is: 'won', winner: 'bob' },
      at: START,
      intervention,
    })
    expect(season.pairing('1-1').outcome).toEqual({ is: 'won', winner: 'bob' })
  })

  test('a pairing that has been made by a result stays', () => {
    const season = running(FOUR)
    for (const { players } of season.league.rounds[0]?.pairings ?? []) season.wins(players[0])
    season.tick()
    const pairings = season.league.rounds[1]?.pairings
    const [, loser] = season.pairing('1-1').players
    season.when(organiser, correct({ is: 'won', winner: loser })).happens('ResultCorrected')
    expect(season.league.rounds[1]?.pairings).toEqual(pairings)
  })

  test('in a bracket, not when somebody has gone on', () => {
    const season = running(FOUR, { format: { kind: 'elimination', losses: 1 } })
    const [winner, loser] = season.pairing('1-1').players
    for (const { players } of season.league.rounds[0]?.pairings ?? []) season.wins(players[0])
    season.when(organiser, correct({ is: 'won', winner })).happens('ResultCorrected')
    season.tick()
    season.when(organiser, correct({ is: 'won', winner: loser })).isRefused('already-advanced')
  })

  test('an organiser who plays is not the judge of their own match', () => {
    const season = running(['olga', 'ann'])
    season.when(organiser, report({ is: 'won', winner: 'olga' })).isRefused('own-match')
    season.do({ player: 'otto', organiser: true }, report({ is: 'won', winner: 'olga' }))
    season.when(organiser, correct({ is: 'drawn' })).isRefused('own-match')
    season.when(organiser, { type: 'ReverseFlag', pairing: '1-1', reason: REASON }).isRefused('own-match')
    season.when(organiser, { type: 'AwardBye', player: 'olga', reason: REASON }).isRefused('own-match')
  })

  test('a bye is awarded to who has nobody to play', () => {
    const season = running(FOUR)
    const award = { type: 'AwardBye', player: 'eve', reason: REASON } as const
    season.when(organiser, award).isRefused('not-in')
    season.do(player('eve'), { type: 'Join', reliability: null })
    season.when(organiser, award).follows({ type: 'ByeAwarded', player: 'eve', round: 1, intervention })
    season.when(organiser, award).isRefused('has-a-pairing')
    season.when(organiser, { ...award, player: 'ann' }).isRefused('has-a-pairing')
    two({ format: { kind: 'round-robin', times: 1 } })
      .when(organiser, { ...award, player: 'ann' })
      .isRefused('not-here')
  })
})

describe('reversing a flag', () => {
  const reverse = { type: 'ReverseFlag', pairing: '1-1', reason: REASON } as const
  const flagged = (settings: Partial<Settings> = {}) => {
    const season = two(settings)
    record(season, 'm1', { winner: 'bob', flagged: true })
    return season
  }

  test('the game goes on', () => {
    const season = flagged()
    season
      .when(organiser, reverse)
      .follows({ type: 'FlagReversed', pairing: '1-1', deadline: START + 7 * DAY, intervention })
    expect(season.pairing('1-1')).toMatchObject({ match: 'm1', games: [], outcome: null })
    record(season, 'm1', { winner: 'ann' }).happens('GameRecorded', 'PairingDecided')
  })

  test('there is a day for it, in which a round does not end', () => {
    const season = flagged()
    season.tick(DAY - 1).isRefused('nothing-due')
    season.when(organiser, reverse).happens('FlagReversed')
  })

  test('afterwards it is too late', () => {
    const season = flagged()
    season.now += DAY
    season.when(organiser, reverse).isRefused('too-late')
    season.tick().happens('RoundClosed', 'RoundPaired')
  })

  test('shortly before the end of the round, there is another day to play', () => {
    const season = two()
    season.plays('1-1', 'm1')
    season.now = START + 7 * DAY - 1
    record(season, 'm1', { winner: 'bob', flagged: true })
    const { events } = season.when(organiser, reverse)
    expect(events).toEqual([{ type: 'FlagReversed', pairing: '1-1', deadline: season.now + DAY, intervention }])
    season.tick(DAY - 1).happens('RoundReminded', 'RoundReminded')
  })

  test('a round that was closed is open again, if the next is not paired', () => {
    const season = two({ pairing: 'by-hand' })
    season.do(organiser, { type: 'PairRound' })
    season.plays('1-1', 'm1')
    season.now = START + 7 * DAY - 1
    record(season, 'm1', { winner: 'bob', flagged: true })
    season.tick(1).happens('RoundClosed')
    season.do(organiser, reverse)
    expect(season.league.rounds[0]).toMatchObject({ closed: null })
  })

  test('not what was no flag', () => {
    const season = two()
    season.when(organiser, reverse).isRefused('no-flag')
    record(season, 'm1', { winner: 'bob' })
    season.when(organiser, reverse).isRefused('no-flag')
  })
})

import { describe, expect, test } from 'vitest'
import { deckFor, deckSeenBy } from '../../src/league/decks.ts'
import { standings } from '../../src/league/standings.ts'
import { DAY } from '../../src/shared/time.ts'
import { DECK, FOUR, intervention, open, organiser, player, REASON, running, START } from './given.ts'

const JOIN = { type: 'Join', reliability: null } as const
const OTHER = { ...DECK, name: 'Other' }

describe('joining', () => {
  test('who wants to, while it is open', () => {
    const season = open()
    season.when(player('ann'), JOIN).follows({ type: 'PlayerJoined', player: 'ann', entered: 1 })
    season.when(player('ann'), JOIN).isRefused('already-in')
  })

  test('somebody else is put in by an organiser, who says why', () => {
    open()
      .when(player('ann'), { ...JOIN, player: 'bob', reason: REASON })
      .isRefused('not-the-organiser')
    open()
      .when(organiser, { ...JOIN, player: 'bob' })
      .isRefused('reason-needed')
    open()
      .when(organiser, { ...JOIN, player: 'bob', reason: REASON })
      .follows({ type: 'PlayerJoined', player: 'bob', entered: 1, intervention })
  })

  test('an organiser may play', () => open().when(organiser, JOIN).happens('PlayerJoined'))

  test('not before it is open, not when it is over', () => {
    const season = running(['ann', 'bob'])
    season.do(organiser, { type: 'FinishLeague', reason: REASON })
    season.when(player('cleo'), JOIN).isRefused('wrong-time')
  })

  test('not when it is full', () => open(['ann', 'bob'], { capacity: 2 }).when(player('cleo'), JOIN).isRefused('full'))

  test('only who is reliable, or whom nobody knows yet', () => {
    const season = open([], { minimumReliability: 80 })
    season.when(player('ann'), { ...JOIN, reliability: 79 }).isRefused('unreliable')
    season.when(player('bob'), { ...JOIN, reliability: 80 }).happens('PlayerJoined')
    season.when(player('cleo'), { ...JOIN, reliability: null }).happens('PlayerJoined')
    season.when(organiser, { ...JOIN, reliability: 10, player: 'dan', reason: REASON }).happens('PlayerJoined')
  })

  test('late, from the next round on, as long as the league says', () => {
    const season = running(FOUR, { lateEntryUntil: 2 })
    season.when(player('eve'), JOIN).follows({ type: 'PlayerJoined', player: 'eve', entered: 2 })
    expect(season.league.rounds[0]?.byes).toEqual([])
    season.tick(7 * DAY)
    season.when(player('fay'), JOIN).isRefused('too-late')
  })

  test.each([
    { kind: 'round-robin', times: 1 },
    { kind: 'elimination', losses: 2 },
  ] as const)('never late in a $kind', format => {
    running(FOUR, { format, lateEntryUntil: 9 }).when(player('eve'), JOIN).isRefused('too-late')
  })

  test('late with a deck, where one is needed', () => {
    const season = open(FOUR, { deckPolicy: 'locked' })
    for (const each of FOUR) season.do(player(each), { type: 'RegisterDeck', deck: DECK })
    season.do(organiser, { type: 'StartLeague' })
    season.when(player('eve'), JOIN).isRefused('deck-needed')
    season.when(player('eve'), { ...JOIN, deck: DECK }).happens('PlayerJoined', 'DeckRegistered')
    season.when(player('fay'), { ...JOIN, deck: { name: 'x' } as never }).isRefused('bad-input')
  })
})

test('leaving before the start leaves nothing behind', () => {
  const season = open(['ann', 'bob'])
  season.when(player('ann'), { type: 'Leave' }).follows({ type: 'PlayerLeft', player: 'ann' })
  season.when(player('ann'), { type: 'Leave' }).isRefused('not-in')
  season.when(player('zoe'), { type: 'Leave', player: 'bob', reason: REASON }).isRefused('not-the-organiser')
  season
    .when(organiser, { type: 'Leave', player: 'bob', reason: REASON })
    .follows({ type: 'PlayerLeft', player: 'bob', intervention })
  expect(season.league.entrants).toEqual([])
  running(FOUR).when(player('ann'), { type: 'Leave' }).isRefused('wrong-time')
})

describe('dropping', () => {
  test('whoever was to play them has won', () => {
    const season = running(FOUR)
    const { id } = season.pairingOf('ann')
    season
      .when(player('ann'), { type: 'Drop' })
      .follows(
        { type: 'PlayerDropped', player: 'ann', why: 'own-wish' },
        { type: 'PairingDecided', pairing: id, outcome: { is: 'forfeited', by: 'ann', why: 'drop' }, at: START },
      )
    season.when(player('ann'), { type: 'Drop' }).isRefused('not-in')
  })

  test('by an organiser, who says why', () => {
    const season = running(FOUR)
    season.when(organiser, { type: 'Drop', player: 'ann' }).isRefused('reason-needed')
    const { events } = season.when(organiser, { type: 'Drop', player: 'ann', reason: REASON })
    expect(events[0]).toEqual({ type: 'PlayerDropped', player: 'ann', why: 'ruling', intervention })
  })

  test('who has dropped is paired no more, but stays in the table', () => {
    const season = running(FOUR)
    season.do(player('ann'), { type: 'Drop' })
    season.tick(7 * DAY)
    expect(season.league.rounds[1]?.pairings.flatMap(({ players }) => players)).not.toContain('ann')
    expect(standings(season.league).find(each => each.player === 'ann')).toMatchObject({ dropped: true, losses: 1 })
  })

  test('who has dropped may come back while people may come', () => {
    const season = running(FOUR)
    season.do(player('ann'), { type: 'Drop' })
    season.when(player('ann'), JOIN).follows({ type: 'PlayerReturned', player: 'ann', at: START })
    season.tick(7 * DAY)
    expect(season.pairingOf('ann').id).toMatch(/^2-/)
  })

  test('everybody: the season is over, without a champion', () => {
    const season = running(FOUR)
    for (const each of FOUR) season.do(player(each), { type: 'Drop' })
    season.tick().happens('RoundClosed', 'LeagueFinished')
    expect(season.league.champion).toBe(null)
    expect(season.league.places).toHaveLength(4)
  })

  test('all but one: who is left is champion', () => {
    const season = running(FOUR)
    for (const each of ['bob', 'cleo', 'dan']) season.do(player(each), { type: 'Drop' })
    season.tick()
    expect(season.league).toMatchObject({ status: 'finished', champion: 'ann' })
  })
})

describe('replacing', () => {
  test('everything that was one’s is another’s', () => {
    const season = running(FOUR)
    season.wins('ann')
    season
      .when(organiser, { type: 'ReplacePlayer', player: 'ann', with: 'zoe', reason: REASON })
      .follows({ type: 'PlayerReplaced', player: 'ann', with: 'zoe', at: START, intervention })
    expect(JSON.stringify([season.league.rounds, season.league.order])).not.toContain('"ann"')
    expect(standings(season.league)[0]).toMatchObject({ player: 'zoe', points: 3 })
    expect(season.league.entrants[0]).toMatchObject({ player: 'zoe', formerly: ['ann'] })
  })

  test('a game that has begun is set aside', () => {
    const season = running(['ann', 'bob'])
    season.plays('1-1', 'm1')
    season
      .when(organiser, { type: 'ReplacePlayer', player: 'ann', with: 'zoe', reason: REASON })
      .happens('MatchSetAside', 'PlayerReplaced')
    expect(season.pairing('1-1')).toMatchObject({ match: null, came: ['bob'] })
    season.when(player('zoe'), { type: 'BeginMatch', pairing: '1-1', match: 'm2' }).happens('MatchBegun')
  })

  test('only who is in, by who is not', () => {
    const season = running(FOUR)
    const replace = { type: 'ReplacePlayer', reason: REASON } as const
    season.when(organiser, { ...replace, player: 'zoe', with: 'eve' }).isRefused('not-in')
    season.when(organiser, { ...replace, player: 'ann', with: 'bob' }).isRefused('already-in')
    season.when(organiser, { ...replace, player: 'ann', with: 'zoe', reason: '' }).isRefused('reason-needed')
  })
})

describe('decks', () => {
  const register = { type: 'RegisterDeck', deck: DECK } as const

  test('nobody hands in a deck where all are free', () => {
    open(['ann']).when(player('ann'), register).isRefused('decks-are-free')
  })

  test('locked at the start', () => {
    const season = open(['ann', 'bob'], { deckPolicy: 'locked' })
    season.when(player('zoe'), register).isRefused('not-in')
    season.when(player('ann'), register).follows({ type: 'DeckRegistered', player: 'ann', deck: DECK, from: 1 })
    season.when(player('ann'), { ...register, deck: OTHER }).happens('DeckRegistered')
    season.do(player('bob'), register)
    season.do(organiser, { type: 'StartLeague' })
    season.when(player('ann'), register).isRefused('decks-are-locked')
    expect(deckFor(season.league, 'ann', 1)).toEqual(OTHER)
  })

  test('locked per round: a new one counts from the next', () => {
    const season = open(['ann', 'bob'], { deckPolicy: 'locked-per-round' })
    for (const each of ['ann', 'bob']) season.do(player(each), register)
    season.do(organiser, { type: 'StartLeague' })
    season.tick()
    season
      .when(player('ann'), { ...register, deck: OTHER })
      .follows({ type: 'DeckRegistered', player: 'ann', deck: OTHER, from: 2 })
    expect([1, 2, 3].map(round => deckFor(season.league, 'ann', round)?.name)).toEqual(['Growth', 'Other', 'Other'])
    expect(deckSeenBy(season.league, 'ann', 'bob')).toEqual(DECK)
    expect(deckSeenBy(season.league, 'ann', 'ann')).toEqual(OTHER)
  })

  test('hidden until it is played', () => {
    const season = open(['ann', 'bob'], { deckPolicy: 'hidden' })
    for (const each of ['ann', 'bob']) season.do(player(each), register)
    season.do(organiser, { type: 'StartLeague' })
    season.tick()
    season.do(player('ann'), { type: 'BeginMatch', pairing: '1-1', match: 'm1' })
    expect(deckSeenBy(season.league, 'ann', 'bob')).toBe(undefined)
    season.do(player('bob'), { type: 'ComeToMatch', pairing: '1-1' })
    expect(deckSeenBy(season.league, 'ann', 'bob')).toEqual(DECK)
  })

  test('before the start nobody sees another’s', () => {
    const season = open(['ann', 'bob'], { deckPolicy: 'locked' })
    season.do(player('ann'), register)
    expect(deckSeenBy(season.league, 'ann', 'bob')).toBe(undefined)
  })

  test('a replacement needs one to play', () => {
    const season = open(['ann', 'bob'], { deckPolicy: 'locked' })
    for (const each of ['ann', 'bob']) season.do(player(each), register)
    season.do(organiser, { type: 'StartLeague' })
    season.tick()
    season.do(organiser, { type: 'ReplacePlayer', player: 'ann', with: 'zoe', reason: REASON })
    season.when(player('zoe'), { type: 'BeginMatch', pairing: '1-1', match: 'm1' }).isRefused('deck-needed')
    season.when(player('zoe'), register).follows({ type: 'DeckRegistered', player: 'zoe', deck: DECK, from: 1 })
    season.when(player('zoe'), { type: 'BeginMatch', pairing: '1-1', match: 'm1' }).happens('MatchBegun')
  })
})

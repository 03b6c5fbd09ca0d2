import { describe, expect, test } from 'vitest'
import { leagueJson, resultsCsv, standingsCsv } from '../../../src/app/league/export-league.ts'
import { DAY } from '../../../src/shared/time.ts'
import { Club, done, organiser, refusal, SETTINGS } from './club.ts'

const FOUR = ['ann', 'bob', 'cleo', 'dan']
const REASON = 'both told me so'

test('a season: signed up, paired, played with one button each, to its champion', async () => {
  const club = new Club()
  await club.start(FOUR)
  for (let round = 1; round <= 3; round++) {
    const { schedule } = await club.sheet()
    expect(schedule).toHaveLength(round)
    for (const { players } of schedule.at(-1)?.matches ?? []) await club.loses(players[0])
  }
  const { league, standings } = await club.sheet()
  expect(league).toMatchObject({ status: 'finished', champion: standings[0]?.player })
  expect(standings.reduce((sum, { points }) => sum + points, 0)).toBe(18)
  expect(club.world.reports).toEqual([])

  const types = club.world.news.flatMap(({ events }) => events.map(({ type }) => type))
  expect(types.filter(type => type === 'RoundPaired')).toHaveLength(3)
  expect(types.at(-1)).toBe('LeagueFinished')
  expect(new Set(club.world.news.map(({ id }) => id)).size).toBe(club.world.news.length)
  expect(JSON.stringify(club.world.news.slice(0, -1))).not.toContain((await club.sheet()).seed)

  const ratings = await club.world.app.leagues.leaderboard('hgss-2010')
  expect(ratings.map(({ player }) => player).toSorted()).toEqual(FOUR)
  expect(ratings.reduce((sum, { played }) => sum + played, 0)).toBe(12)
  expect(ratings[0]?.rating).toBeGreaterThan(1500)
  expect(await club.world.app.rebuild()).toMatchObject({ corrected: 0, removed: 0, unreadable: [] })
}, 30_000)

describe('the button', () => {
  test('whoever presses first invites the other, whoever presses then begins', async () => {
    const club = new Club()
    await club.start(['ann', 'bob'])
    const first = await club.press('bob')
    expect(first.ok && first.value.table).toMatchObject({
      status: 'challenged',
      players: ['bob', 'ann'],
      terms: { ruleset: 'hgss-2010', rated: true },
      league: { league: club.league, pairing: '1-1' },
    })
    expect(refusal(await club.press('bob'))).toBe('not-the-challenged')
    const second = await club.press('ann')
    expect(second.ok && second.value.table.status).toBe('playing')
    expect((await club.pairingOf('ann')).match).toBe(second.ok && second.value.match)
  })

  test('pressed twice by the same delivery, it is the same match', async () => {
    const club = new Club()
    await club.start(['ann', 'bob'])
    const delivery = club.world.delivery()
    const [first, again] = [await club.press('bob', undefined, delivery), await club.press('bob', undefined, delivery)]
    expect(first.ok && again.ok && again.value).toMatchObject({ match: first.ok && first.value.match, repeated: true })
  })

  test('pressed by both at the same time, one match is played', async () => {
    const club = new Club()
    await club.start(['ann', 'bob'])
    const outcomes = await Promise.all([club.press('ann'), club.press('bob')])
    expect(outcomes.map(refusal)).toEqual(['done', 'done'])
    const { match } = await club.pairingOf('ann')
    const open = await club.world.app.turns('ann')
    expect(open.map(each => each.match)).toEqual([match])
    expect(open[0]?.status).toBe('playing')
  })

  test('nobody presses that of others, or one that is played', async () => {
    const club = new Club()
    await club.start(FOUR)
    const { pairing, players } = await club.pairingOf('ann')
    const stranger = FOUR.find(each => !players.includes(each)) ?? ''
    const press = (league: string, id: string, player: string) =>
      club.world.app.leagues.play(
        { league, by: { player }, delivery: club.world.delivery() },
        { pairing: id, salt: 'salt', deck: { theme: 'Growth Clash' } },
      )
    expect(refusal(await press(club.league, pairing, stranger))).toBe('not-your-match')
    expect(refusal(await press(club.league, '9-9', 'ann'))).toBe('unknown-pairing')
    expect(refusal(await press('nothing', pairing, 'ann'))).toBe('unknown-league')
    await club.rule({ type: 'ReportResult', pairing, outcome: { is: 'won', winner: 'ann' }, reason: REASON })
    expect(refusal(await press(club.league, pairing, 'ann'))).toBe('already-decided')
  })

  test('nobody accepts a match that has been decided meanwhile', async () => {
    const club = new Club()
    await club.start(['ann', 'bob'])
    const invited = await club.press('ann')
    const { pairing } = await club.pairingOf('ann')
    await club.rule({ type: 'ReportResult', pairing, outcome: { is: 'drawn' }, reason: REASON })
    const match = (invited.ok && invited.value.match) || ''
    const request = { match, by: { player: 'bob' }, delivery: club.world.delivery() }
    const accepted = await club.world.app.accept(request, { deck: { theme: 'Growth Clash' }, salt: 'salt' })
    expect(!accepted.ok && accepted.error.refusal.code).toBe('too-late')
  })

  test.each([
    ['somebody leaves', (club: Club) => club.as('bob', { type: 'Drop' }), 'ann'],
    [
      'an organiser decides',
      async (club: Club) => {
        const { pairing } = await club.pairingOf('ann')
        await club.rule({ type: 'ReportResult', pairing, outcome: { is: 'won', winner: 'bob' }, reason: REASON })
      },
      'bob',
    ],
    [
      'both have lost',
      async (club: Club) => {
        const { pairing } = await club.pairingOf('ann')
        await club.rule({ type: 'ReportResult', pairing, outcome: { is: 'double-loss' }, reason: REASON })
      },
      null,
    ],
  ])('a match that goes on is over when %s; everybody is told, and nobody is rated', async (_, decide, winner) => {
    const club = new Club()
    await club.start(['ann', 'bob'])
    const match = await club.begin('ann')
    await club.opening(match)
    club.world.letters()
    await decide(club)
    const looked = await club.world.app.look({ match, by: 'nobody' })
    if (!looked.ok) throw new Error(looked.error.code)
    const { status, result, players } = looked.value
    expect(status).toBe('over')
    expect(result).toEqual({ winner: winner === null ? null : players.indexOf(winner), ways: ['league'] })
    expect(club.world.letters().filter(({ about }) => about.some(({ is }) => is === 'over'))).toHaveLength(3)
    expect((await club.world.app.player('ann')).ratings).toEqual({})
    expect(club.world.reports).toEqual([])
  })

  test('a match that is declined may be begun again', async () => {
    const club = new Club()
    await club.start(['ann', 'bob'])
    const invited = await club.press('ann')
    await club.world.do('bob', (invited.ok && invited.value.match) || '', { type: 'Decline' })
    expect((await club.pairingOf('ann')).match).toBe(null)
    expect(refusal(await club.press('bob'))).toBe('done')
  })
})

describe('decks', () => {
  test('only what the league allows', async () => {
    const club = new Club()
    await club.start(['ann', 'bob'], { cards: { kind: 'sets', sets: ['hgss4'] } })
    expect(refusal(await club.press('ann', { theme: 'Growth Clash' }))).toBe('not-in-pool')
    expect(refusal(await club.press('ann', { theme: 'Mind Flood' }))).toBe('not-in-pool')
    expect(refusal(await club.press('ann', { saved: 'nothing' }))).toBe('unknown-deck')
  })

  test('a deck that was handed in is the one that is played, whatever somebody brings', async () => {
    const club = new Club()
    await club.open(['ann', 'bob'], { deckPolicy: 'locked' })
    const { leagues } = club.world.app
    for (const player of ['ann', 'bob'])
      done(await leagues.registerDeck(club.request({ player }), { theme: 'Growth Clash' }))
    await club.rule({ type: 'StartLeague' })
    const { players, pairing } = await club.pairingOf('ann')
    const invited = await club.press(players[0], { theme: 'Mind Flood' })
    const match = (invited.ok && invited.value.match) || ''
    const request = { match, by: { player: players[1] }, delivery: club.world.delivery() }
    const accepted = await club.world.app.accept(request, { deck: { theme: 'Mind Flood' }, salt: 'salt' })
    expect(accepted.ok && accepted.value.table.yours?.deck).toBe('Growth Clash')
    const table = await club.world.app.look({ match, by: players[0] })
    expect(table.ok && table.value.yours?.deck).toBe('Growth Clash')
    expect(pairing).toBe('1-1')
  })

  test('somebody else’s hidden deck is seen by nobody', async () => {
    const club = new Club()
    await club.open(['ann', 'bob'], { deckPolicy: 'hidden' })
    done(await club.world.app.leagues.registerDeck(club.request({ player: 'ann' }), { theme: 'Growth Clash' }))
    const cards = (by: string) => club.sheet(by).then(({ entrants }) => entrants[0]?.deck?.name ?? null)
    expect([await cards('ann'), await cards('bob'), await cards('olga')]).toEqual(['Growth Clash', null, null])
    expect(JSON.stringify(club.world.news)).not.toContain('Growth Clash')
    const log = await club.world.app.leagues.log(club.league)
    expect(JSON.stringify(log)).not.toContain('Growth Clash')
  })
})

test('the lists of a server and of a player', async () => {
  const club = new Club()
  const { leagues } = club.world.app
  await club.open(['ann', 'bob'])
  expect(await leagues.inGuild('guild')).toEqual([
    {
      league: club.league,
      guild: 'guild',
      name: 'Spring League',
      ruleset: 'hgss-2010',
      format: SETTINGS.format,
      status: 'open',
      players: 2,
      round: 0,
      champion: null,
    },
  ])
  const member = { league: club.league, guild: 'guild', name: 'Spring League' }
  expect(await leagues.ofPlayer('ann')).toEqual([member])
  await club.as('ann', { type: 'Leave' })
  expect(await leagues.ofPlayer('ann')).toEqual([])
  done(await leagues.join(club.request({ player: 'ann' })))
  await club.rule({ type: 'StartLeague' })
  await club.rule({ type: 'FinishLeague', reason: REASON })
  expect(await leagues.ofPlayer('ann')).toEqual([])
  await club.rule({ type: 'ArchiveLeague' })
  expect(await leagues.inGuild('guild')).toEqual([])
})

test('a player in two leagues', async () => {
  const [one, other] = [new Club(), new Club()]
  const second = new Club(one.world)
  await one.start(['ann', 'bob'], { name: 'A' })
  await second.start(['ann', 'cleo'], { name: 'B' })
  expect((await one.world.app.leagues.ofPlayer('ann')).map(({ name }) => name)).toEqual(['A', 'B'])
  await second.loses('ann')
  expect((await one.sheet()).standings.map(({ points }) => points)).toEqual([0, 0])
  expect((await second.sheet()).standings[0]).toMatchObject({ player: 'cleo', points: 3 })
  expect(other.league).toBe('')
})

test('what is asked for by nobody who may, or makes no sense', async () => {
  const club = new Club()
  await club.open(['ann'])
  const { leagues } = club.world.app
  const create = { by: organiser, guild: 'guild', settings: SETTINGS }
  const delivery = () => club.world.delivery()
  expect(refusal(await leagues.create({ ...create, by: { player: 'ann' }, delivery: delivery() }))).toBe(
    'not-the-organiser',
  )
  const bad = (settings: object) =>
    leagues.create({ ...create, settings: { ...SETTINGS, ...settings }, delivery: delivery() })
  expect(await bad({ ruleset: 'chess' })).toMatchObject({ error: { code: 'bad-setting', setting: 'ruleset' } })
  expect(await bad({ clock: { kind: 'sand' } })).toMatchObject({ error: { code: 'bad-setting', setting: 'clock' } })
  expect(refusal(await club.as('ann', { type: 'StartLeague' }))).toBe('not-the-organiser')
  expect(refusal(await club.as('ann', { type: 'RecordGame' } as never))).toBe('bad-input')
  expect(refusal(await club.as('ann', { type: 'PassTime' } as never))).toBe('bad-input')
  expect(refusal(await club.as('ann', null as never))).toBe('bad-input')
  const edit = { type: 'EditLeague', changes: { clock: null } } as never
  expect(refusal(await leagues.command(club.request(organiser), edit))).toBe('bad-setting')
  expect(refusal(await leagues.join(club.request({ player: 'a b' })))).toBe('bad-input')
  const nowhere = { league: 'nowhere', by: organiser, delivery: delivery() }
  expect(refusal(await leagues.command(nowhere, { type: 'OpenLeague' }))).toBe('unknown-league')
})

test('files for spreadsheets and programs', async () => {
  const club = new Club()
  await club.start(['ann', 'bob', 'cleo'], { roundsEndEarly: false })
  const { pairing, players } = (await club.sheet()).schedule[0]?.matches[0] ?? { pairing: '', players: ['', ''] }
  const [winner = '', loser = ''] = players
  await club.rule({ type: 'ReportResult', pairing, outcome: { is: 'won', winner }, reason: REASON })
  const sheet = await club.sheet()
  const bye = sheet.schedule[0]?.byes[0] ?? ''
  const nameOf = (id: string) => (id === winner ? '=SUM(1), "the" winner' : id)
  expect(resultsCsv(sheet, nameOf)).toBe(
    [
      'round,first,second,games,result',
      `1,"'=SUM(1), ""the"" winner",${loser},0-0,"won by =SUM(1), ""the"" winner"`,
      `1,${bye},,,bye`,
      '',
    ].join('\r\n'),
  )
  const [, ...lines] = standingsCsv(sheet).trimEnd().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines).toContain(`3,${loser},${loser},0,0,0,1,0,0,100.00,25.00,`)
  const log = await club.world.app.leagues.log(club.league)
  const json = JSON.parse(leagueJson(sheet, log.ok ? log.value : []))
  expect(json).toMatchObject({ format: 'prizepost-league', formatVersion: 1, seed: null })
  expect(json.log.at(-1).events[0].intervention).toEqual({ by: 'olga', reason: REASON })
})

test('seconds after a round has ended, the next begins; days later the late ones are decided', async () => {
  const club = new Club()
  await club.start(['ann', 'bob'])
  await club.world.tick(7 * DAY)
  const { schedule } = await club.sheet()
  expect(schedule.map(({ isOver }) => isOver)).toEqual([true, false])
  expect(schedule[0]?.matches[0]?.outcome).toEqual({ is: 'double-loss', absent: schedule[0]?.matches[0]?.players })
})

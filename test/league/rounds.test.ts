import { describe, expect, test } from 'vitest'
import { bracket, pairingPreview, schedule } from '../../src/league/queries.ts'
import { standings } from '../../src/league/standings.ts'
import { DAY } from '../../src/shared/time.ts'
import { FOUR, intervention, organiser, player, REASON, running, START } from './given.ts'
import { names } from './names.ts'

const WEEK = 7 * DAY
const swap = (one: string, other: string) => ({ type: 'SwapInProposal', one, other, reason: REASON }) as const

describe('by itself', () => {
  test('the first round is paired when it starts', () => {
    const season = running(FOUR)
    expect(season.events.at(-1)).toMatchObject({
      type: 'RoundPaired',
      round: 1,
      stage: 'swiss',
      opened: START,
      deadline: START + WEEK,
      byes: [],
      rests: [],
    })
    expect(season.league.rounds[0]?.pairings.flatMap(({ players }) => players).toSorted()).toEqual(FOUR)
  })

  test('the next with the last result', () => {
    const season = running(FOUR)
    for (const each of ['ann', 'bob', 'cleo', 'dan'].filter(p => season.pairingOf(p).players[0] === p))
      season.wins(each)
    season.tick().happens('RoundClosed', 'RoundPaired')
  })

  test('the next at its time, where rounds take their time', () => {
    const season = running(['ann', 'bob'], { roundsEndEarly: false })
    season.wins('ann')
    season.tick(WEEK - 1).isRefused('nothing-due')
    season.tick(1).happens('RoundClosed', 'RoundPaired')
  })

  test('a league of three: one has a bye in each round, never the same', () => {
    const season = running(['ann', 'bob', 'cleo'])
    for (let round = 1; round <= 3; round++) {
      season.wins(season.league.rounds.at(-1)?.pairings[0]?.players[0] ?? '')
      season.tick()
    }
    expect(season.league.rounds.flatMap(({ byes }) => byes).toSorted()).toEqual(['ann', 'bob', 'cleo'])
    expect(season.league).toMatchObject({ status: 'finished', champion: standings(season.league)[0]?.player })
  })

  test('until one is unbeaten: four players need two rounds', () => {
    const season = running(FOUR, { format: { kind: 'swiss', rounds: 'until-unbeaten' } })
    for (let round = 1; round <= 2; round++) {
      for (const { players } of season.league.rounds.at(-1)?.pairings ?? []) season.wins(players[0])
      season.tick()
    }
    expect(season.league.status).toBe('finished')
    expect(standings(season.league)[0]).toMatchObject({ wins: 2, losses: 0 })
  })

  test('until one is unbeaten: with nothing but draws it ends when all have met', () => {
    const season = running(FOUR, { format: { kind: 'swiss', rounds: 'until-unbeaten' } })
    while (season.league.status === 'running') {
      for (const { id } of season.league.rounds.at(-1)?.pairings ?? [])
        season.do(organiser, { type: 'ReportResult', pairing: id, outcome: { is: 'drawn' }, reason: REASON })
      season.tick()
    }
    expect(season.league.rounds).toHaveLength(3)
  })
})

describe('by hand', () => {
  const byHand = { pairing: 'by-hand' } as const

  test('nothing happens until an organiser wants it', () => {
    const season = running(FOUR, byHand)
    season.tick(WEEK).isRefused('nothing-due')
    season.when(organiser, { type: 'PairRound' }).happens('RoundPaired')
    season.when(organiser, { type: 'PairRound' }).isRefused('round-open')
    season.tick(WEEK)
    expect(season.league.rounds[0]?.closed).toBe(season.now)
    expect(season.league.rounds).toHaveLength(1)
  })

  test('as it was proposed', () => {
    const season = running(FOUR, byHand)
    const preview = pairingPreview(season.league, season.now)
    season.when(organiser, { type: 'ProposeRound' }).follows({ type: 'RoundProposed', proposal: preview })
    season.do(organiser, { type: 'PairRound' })
    expect(season.league.rounds[0]?.pairings.map(({ players }) => players)).toEqual(
      preview.pairs.map(({ players }) => players),
    )
    expect(season.league.proposal).toBe(null)
  })

  test('with two players exchanged, and a reason', () => {
    const season = running(FOUR, byHand)
    season.do(organiser, { type: 'ProposeRound' })
    const [[a, b], [c, d]] = pairingPreview(season.league, season.now).pairs.map(({ players }) => players) as [
      [string, string],
      [string, string],
    ]
    const proposal = { pairs: [{ players: [c, b] as const }, { players: [a, d] as const }], byes: [], rests: [] }
    season.when(organiser, swap(a, c)).follows({ type: 'RoundProposed', proposal, intervention })
    season.when(organiser, swap(a, 'zoe')).isRefused('not-in')
    season.when(organiser, swap(a, a)).isRefused('not-in')
    season.do(organiser, { type: 'PairRound' })
    expect(season.league.rounds[0]?.pairings.map(({ players }) => players)).toEqual([
      [c, b],
      [a, d],
    ])
  })

  test('the bye goes to somebody else', () => {
    const season = running(['ann', 'bob', 'cleo'], byHand)
    season.do(organiser, { type: 'ProposeRound' })
    const { byes, pairs } = pairingPreview(season.league, season.now)
    season.do(organiser, swap(byes[0] ?? '', pairs[0]?.players[0] ?? ''))
    expect(season.league.proposal?.byes).toEqual([pairs[0]?.players[0]])
  })

  test('a proposal is forgotten when somebody comes or goes', () => {
    const season = running(FOUR, byHand)
    season.when(organiser, swap('ann', 'bob')).isRefused('no-proposal')
    season.do(organiser, { type: 'ProposeRound' })
    season.do(player('ann'), { type: 'Drop' })
    season.when(organiser, swap('bob', 'cleo')).isRefused('no-proposal')
    season.do(organiser, { type: 'PairRound' })
    expect(season.league.rounds[0]).toMatchObject({ byes: [expect.any(String)], pairings: [{}] })
  })

  test('a round that is played out is closed with it, in automatic leagues too', () => {
    const season = running(['ann', 'bob'])
    season.wins('ann')
    season.when(organiser, { type: 'PairRound' }).happens('RoundClosed', 'RoundPaired')
  })

  test('the end comes by itself', () => {
    const season = running(['ann', 'bob'], { ...byHand, format: { kind: 'swiss', rounds: 1 } })
    season.do(organiser, { type: 'PairRound' })
    season.wins('ann')
    season.when(organiser, { type: 'PairRound' }).isRefused('season-over')
    season.tick().happens('RoundClosed', 'LeagueFinished')
  })

  test('where the circle says who meets, nobody changes places', () => {
    const season = running(FOUR, { ...byHand, format: { kind: 'round-robin', times: 1 } })
    season.do(organiser, { type: 'ProposeRound' })
    season.when(organiser, swap('ann', 'bob')).isRefused('fixed-pairings')
  })
})

describe('round robin', () => {
  test('somebody who drops loses what is left to those who are there', () => {
    const season = running(['ann', 'bob', 'cleo'], { format: { kind: 'round-robin', times: 1 } })
    season.do(player('ann'), { type: 'Drop' })
    while (season.league.status === 'running') {
      const open = season.league.rounds.at(-1)?.pairings.find(({ outcome }) => !outcome)
      if (open) season.wins(open.players.includes('bob') ? 'bob' : open.players[0])
      season.tick(DAY)
    }
    expect(standings(season.league).map(({ player: id, wins }) => [id, wins])).toEqual([
      ['bob', 2],
      ['cleo', 1],
      ['ann', 0],
    ])
  })

  test('twice around: six rounds for four, everybody met twice', () => {
    const season = running(FOUR, { format: { kind: 'round-robin', times: 2 } })
    while (season.league.status === 'running') {
      for (const { players } of season.league.rounds.at(-1)?.pairings ?? []) season.wins(players[0])
      season.tick()
    }
    expect(season.league.rounds).toHaveLength(6)
  })
})

describe('play-offs', () => {
  const seeded = (count: number, losses: 1 | 2) => {
    const season = running(names(count), { format: { kind: 'elimination', losses } })
    return season
  }

  test('the first seeds have byes', () => {
    const season = seeded(5, 1)
    const order = season.league.order
    const pairs = season.league.rounds[0]?.pairings.map(({ node, players }) => [node, ...players])
    expect(pairs).toEqual([
      ['W1-2', order[3], order[4]],
      ['W2-2', order[1], order[2]],
    ])
  })

  test('the bracket is told with everybody’s places', () => {
    const season = seeded(2, 2)
    const [best, other] = season.league.order
    expect(bracket(season.league)).toEqual([
      { id: 'W1-1', side: 'winners', round: 1, players: [best, other], winner: undefined, pairing: '1-1' },
      { id: 'F1', side: 'final', round: 1, players: [undefined, undefined], winner: undefined, pairing: null },
      { id: 'F2', side: 'final', round: 2, players: [undefined, undefined], winner: undefined, pairing: null },
    ])
    season.wins(best ?? '')
    season.tick()
    season.wins(best ?? '')
    season.tick()
    expect(season.league).toMatchObject({ status: 'finished', champion: best, places: [best, other] })
    expect(bracket(season.league).map(({ id }) => id)).toEqual(['W1-1', 'F1'])
  })

  test('a second final if who came from the losers wins the first', () => {
    const season = seeded(2, 2)
    const [best = '', other = ''] = season.league.order
    for (const winner of [best, other, other]) {
      season.wins(winner)
      season.tick()
    }
    expect(season.league).toMatchObject({ status: 'finished', champion: other })
  })

  test('who drops out of a bracket loses their matches, and everybody else goes on', () => {
    const season = seeded(4, 2)
    const [one = '', two = ''] = season.league.order
    season.do(player(one), { type: 'Drop' })
    while (season.league.status === 'running') {
      const open = season.league.rounds.at(-1)?.pairings.find(({ outcome }) => !outcome)
      if (open) season.wins(open.players.includes(two) ? two : open.players[0])
      season.tick(DAY)
    }
    expect(season.league.champion).toBe(two)
    expect(season.league.places.at(-1)).toBe(one)
  })

  test('no bracket where there is none', () => expect(bracket(running(FOUR).league)).toEqual([]))

  test('after a Swiss the best go on, seeded by the table', () => {
    const season = running(names(8), { format: { kind: 'swiss-cut', rounds: 3, top: 4 } })
    for (let round = 1; round <= 3; round++) {
      for (const { players } of season.league.rounds.at(-1)?.pairings ?? []) season.wins(players[0])
      if (round < 3) season.tick()
    }
    const table = standings(season.league).map(({ player: id }) => id)
    season.do(player(table[1] ?? ''), { type: 'Drop' })
    const { events } = season.tick()
    const [one, , three, four, five] = table
    expect(events[1]).toEqual({ type: 'CutMade', seeds: [one, three, four, five] })
    expect(season.league.rounds[3]).toMatchObject({
      stage: 'elimination',
      pairings: [
        { node: 'W1-1', players: [one, five] },
        { node: 'W1-2', players: [three, four] },
      ],
    })
    for (const winner of [five, four]) season.wins(winner ?? '')
    season.tick()
    season.wins(four ?? '')
    season.tick()
    expect(season.league.champion).toBe(four)
    expect(season.league.places.slice(0, 4)).toEqual([four, five, one, three])
  })
})

test('the schedule of a player', () => {
  const season = running(['ann', 'bob', 'cleo'])
  const { id, players } = season.pairing('1-1')
  const [one] = players
  const mine = schedule(season.league, one)
  expect(mine).toEqual([
    {
      round: 1,
      stage: 'swiss',
      opened: START,
      deadline: START + WEEK,
      isOver: false,
      matches: [{ pairing: id, players, match: null, games: [0, 0], deadline: START + WEEK, outcome: null }],
      byes: [],
      rests: [],
    },
  ])
  const bye = season.league.rounds[0]?.byes[0]
  expect(schedule(season.league, bye)[0]).toMatchObject({ matches: [], byes: [bye] })
})

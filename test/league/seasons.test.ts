/** Whole seasons of every format, with luck, drops and late entries. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decideLeague } from '../../src/league/decide-league.ts'
import { whatIsDue } from '../../src/league/due.ts'
import { foldLeague } from '../../src/league/evolve-league.ts'
import type { League, Round } from '../../src/league/league.ts'
import type { LeagueFormat, Settings } from '../../src/league/settings.ts'
import { standings } from '../../src/league/standings.ts'
import { DAY } from '../../src/shared/time.ts'
import { open, organiser, player, REASON, type Season } from './given.ts'
import { isSound } from './invariants.ts'
import { names } from './names.ts'

/** Numbers from 0 to n − 1, the same for the same seed. */
function luckOf(seed: number): (n: number) => number {
  let state = seed | 1
  return n => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
}

interface Mishaps {
  /** Of a hundred players and rounds, how many end so. */
  readonly drops: number
  readonly joins: number
}

/** Plays a league to its end; `check` sees every round when it has just been paired. */
function play(
  season: Season,
  luck: (n: number) => number,
  mishaps: Mishaps,
  check: (league: League, round: Round) => void,
): League {
  season.do(organiser, { type: 'StartLeague' })
  season.tick()
  let comers = 0
  while (season.league.status === 'running') {
    const round = season.league.rounds.at(-1)
    if (round) check(season.league, round)
    for (const { id, players } of round?.pairings ?? []) {
      if (season.pairing(id).outcome || luck(50) === 0) continue
      const isDrawn = round?.stage !== 'elimination' && luck(10) === 0
      const outcome = isDrawn ? { is: 'drawn' as const } : { is: 'won' as const, winner: players[luck(2)] ?? '' }
      season.do(organiser, { type: 'ReportResult', pairing: id, outcome, reason: REASON })
    }
    for (const each of season.league.entrants) {
      if (each.status === 'in' && luck(100) < mishaps.drops) season.do(player(each.player), { type: 'Drop' })
    }
    if (luck(100) < mishaps.joins) season.when(player(`late${++comers}`), { type: 'Join', reliability: null })
    season.tick(8 * DAY)
    expect(whatIsDue(season.league, season.now)).toEqual([])
  }
  isSound(season.league)
  expect(season.league.status).toBe('finished')
  return season.league
}

const QUIET: Mishaps = { drops: 0, joins: 0 }
const ROUGH: Mishaps = { drops: 4, joins: 50 }

const FORMATS: readonly LeagueFormat[] = [
  { kind: 'swiss', rounds: 5 },
  { kind: 'swiss', rounds: 'until-unbeaten' },
  { kind: 'swiss-cut', rounds: 3, top: 6 },
  { kind: 'round-robin', times: 1 },
  { kind: 'round-robin', times: 2 },
  { kind: 'elimination', losses: 1 },
  { kind: 'elimination', losses: 2 },
]

const label = (format: LeagueFormat) => Object.values(format).join(' ')

/** Whether everybody can be paired with somebody new, one staying out if they are odd. */
function canBeNew(
  players: readonly string[],
  met: (one: string, other: string) => boolean,
  hasBye = players.length % 2 === 1,
): boolean {
  const [first, ...others] = players
  if (first === undefined) return true
  if (hasBye && canBeNew(others, met, false)) return true
  return others.some(
    other =>
      !met(first, other) &&
      canBeNew(
        others.filter(each => each !== other),
        met,
        hasBye,
      ),
  )
}

const metBefore = (league: League, round: Round) => {
  const earlier = league.rounds
    .slice(0, round.number - 1)
    .flatMap(({ pairings }) => pairings.map(({ players }) => players))
  return (one: string, other: string) => earlier.some(pair => pair.includes(one) && pair.includes(other))
}

describe.each(FORMATS.map(format => [label(format), format] as const))('%s', (_, format) => {
  test('seasons come to their end, and everything in them is sound', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 12 }), fc.nat(), fc.boolean(), (count, seed, isRough) => {
        const season = open(names(count), { format, lateEntryUntil: 3 })
        play(season, luckOf(seed), isRough ? ROUGH : QUIET, (league, round) => {
          if (round.stage !== 'swiss') return
          const players = [...round.pairings.flatMap(each => each.players), ...round.byes]
          const met = metBefore(league, round)
          const rematches = round.pairings.filter(({ players: [one, other] }) => met(one, other))
          if (canBeNew(players, met)) expect(rematches).toEqual([])
          expect(round.byes).toHaveLength(players.length % 2)
        })
      }),
      { numRuns: 15 },
    )
  })
})

describe('many players', () => {
  const swiss = (rounds: number): Partial<Settings> => ({ format: { kind: 'swiss', rounds } })

  test.each([64, 129])('%i in a Swiss of five rounds: nobody meets twice, nobody has two byes', count => {
    const season = open(names(count), { ...swiss(5), lateEntryUntil: 5 })
    const league = play(season, luckOf(count), ROUGH, (now, round) => {
      const met = metBefore(now, round)
      expect(round.pairings.filter(({ players: [one, other] }) => met(one, other))).toEqual([])
    })
    const byes = league.rounds.flatMap(each => each.byes)
    expect(new Set(byes).size).toBe(byes.length)
  })

  test('513 in a Swiss: 256 pairs and a bye', () => {
    const season = open(names(513), swiss(1))
    play(season, luckOf(513), QUIET, (_, round) => {
      expect(round.pairings).toHaveLength(256)
      expect(round.byes).toHaveLength(1)
    })
  })

  test('512 in a bracket: nine rounds', () => {
    const season = open(names(512), { format: { kind: 'elimination', losses: 1 } })
    const league = play(
      season,
      () => 1,
      QUIET,
      () => {},
    )
    expect(league.rounds).toHaveLength(9)
    expect(standings(league)[0]?.player).toBe(league.champion)
  })
})

test('the same seed and the same results make the same season', () => {
  const seasons = [1, 2].map(() => play(open(names(11)), luckOf(7), ROUGH, () => {}))
  expect(seasons[1]).toEqual(seasons[0])
})

test('folding what happened gives what is', () => {
  const season = open(names(9), { format: { kind: 'swiss-cut', rounds: 3, top: 4 } })
  play(season, luckOf(3), ROUGH, () => {})
  expect(foldLeague(season.events)).toEqual(season.league)
  expect(decideLeague(season.league, { type: 'PassTime', by: 'prizepost' }, { now: season.now }).ok).toBe(false)
})

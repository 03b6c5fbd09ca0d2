/** What is true of every league at any time. */
import { expect } from 'vitest'
import { nextDue } from '../../src/league/due.ts'
import type { League, Round } from '../../src/league/league.ts'
import { schedule } from '../../src/league/queries.ts'
import { countsForTable } from '../../src/league/records.ts'
import { standings } from '../../src/league/standings.ts'

export function isSound(league: League): void {
  const players = league.entrants.map(({ player }) => player)
  expect(new Set(players).size).toBe(players.length)
  for (const round of league.rounds) isSoundRound(round, players)
  expect(league.rounds.map(({ number }) => number)).toEqual(league.rounds.map((_, index) => index + 1))
  expect(league.rounds.slice(0, -1).every(({ closed }) => closed !== null)).toBe(true)
  const table = standings(league)
  expect(table.map(({ place }) => place)).toEqual(players.map((_, index) => index + 1))
  expect(new Set(table.map(({ player }) => player))).toEqual(new Set(players))
  expect(table.reduce((sum, { points }) => sum + points, 0)).toBe(paidOut(league))
  for (const { opponents, opponentsOpponents } of table) {
    for (const rate of [opponents, opponentsOpponents]) expect(rate === 0 || (rate >= 0.25 && rate <= 1)).toBe(true)
  }
  if (league.champion !== null) expect(players).toContain(league.champion)
  if (league.status === 'finished') expect([nextDue(league), league.places.length]).toEqual([null, players.length])
  expect(schedule(league)).toHaveLength(league.rounds.length)
}

/** Everybody once, unless it is a ladder; every result is one of theirs. */
function isSoundRound({ pairings, byes, rests, stage, closed }: Round, players: readonly string[]): void {
  const there = [...pairings.flatMap(each => each.players), ...byes, ...rests]
  if (stage !== 'ladder') expect(new Set(there).size).toBe(there.length)
  for (const each of there) expect(players).toContain(each)
  for (const { players: pair, outcome, came, games, match } of pairings) {
    expect(pair[0]).not.toBe(pair[1])
    if (closed !== null) expect(outcome).not.toBe(null)
    if (outcome?.is === 'won') expect(pair).toContain(outcome.winner)
    if (outcome?.is === 'forfeited') expect(pair).toContain(outcome.by)
    if (stage === 'elimination') expect(outcome?.is).not.toBe('drawn')
    for (const each of came) expect(pair).toContain(each)
    for (const { winner } of games) if (winner !== null) expect(pair).toContain(winner)
    expect(games.map(each => each.match)).not.toContain(match)
  }
}

/** 3 for each win or bye, 2 for each draw, 1 for each rest, and nothing if both lose. */
function paidOut(league: League): number {
  return league.rounds
    .filter(round => countsForTable(league, round))
    .reduce((sum, { pairings, byes, rests }) => {
      const matches = pairings.reduce((total, { outcome }) => {
        if (!outcome || outcome.is === 'double-loss') return total
        return total + (outcome.is === 'drawn' ? 2 : 3)
      }, 0)
      return sum + matches + 3 * byes.length + rests.length
    }, 0)
}

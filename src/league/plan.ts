/** What comes after the last round: whom the next one pairs, or that there is none. */

import type { Pair, PlayerId } from '../shared/ids.ts'
import type { Instant } from '../shared/time.ts'
import { isAwayAllRound } from './deadlines.ts'
import { activePlayers, isIn, type League, lastRound, type Pairs, type StageKind, winnerOf } from './league.ts'
import {
  type BracketStanding,
  bracketNow,
  bracketPlan,
  type Contender,
  championOf,
  readyNodes,
} from './pairing/bracket.ts'
import { robinRound, roundRobinRounds } from './pairing/round-robin.ts'
import { type Candidate, swissPairs } from './pairing/swiss.ts'
import { type Tally, tallies } from './records.ts'

export function nextStage({ settings, seeds }: League): StageKind {
  const { kind } = settings.format
  if (kind === 'swiss-cut') return seeds ? 'elimination' : 'swiss'
  return kind
}

/** Whether the rounds before the play-offs have been played. */
export const isTimeForCut = (league: League): boolean => {
  const { format } = league.settings
  return format.kind === 'swiss-cut' && !league.seeds && league.rounds.length >= format.rounds
}

/** Asked between two rounds. Nobody plays alone. */
export function isSeasonOver(league: League): boolean {
  const { format } = league.settings
  const { length } = league.rounds
  if (format.kind === 'ladder') return length > 0
  if (nextStage(league) === 'elimination') return championNow(league) !== undefined
  if (activePlayers(league).length < 2) return true
  switch (format.kind) {
    case 'swiss':
      return format.rounds === 'until-unbeaten' ? isOneUnbeaten(league) : length >= format.rounds
    case 'round-robin':
      return length >= roundRobinRounds(league.order.length, format.times)
    default:
      return false
  }
}

/** A draw is no defeat, but who came late cannot be the one. When everybody could have met everybody, it is enough. */
function isOneUnbeaten(league: League): boolean {
  const { entrants, rounds } = league
  if (rounds.length === 0) return false
  if (rounds.length >= roundRobinRounds(entrants.length, 1)) return true
  const all = tallies(league)
  const unbeaten = entrants.filter(
    ({ player, status, entered }) => status === 'in' && entered === 1 && all.get(player)?.losses === 0,
  )
  return unbeaten.length <= 1
}

/** The next round as it would be paired now. */
export function planRound(league: League, now: Instant): Pairs {
  switch (nextStage(league)) {
    case 'swiss':
      return planSwiss(league, now)
    case 'round-robin':
      return planRobin(league)
    case 'elimination':
      return { pairs: readyNodes(bracketOf(league)), byes: [], rests: [] }
    case 'ladder':
      return { pairs: [], byes: [], rests: [] }
  }
}

function planSwiss(league: League, now: Instant): Pairs {
  const rests = activePlayers(league).filter(player => isAwayAllRound(league, player, now))
  const players = activePlayers(league).filter(player => !rests.includes(player))
  const { pairs, bye } = swissPairs(candidates(league, players), league.seed, `round ${league.rounds.length + 1}`)
  return { pairs: pairs.map(each => ({ players: each })), byes: bye === null ? [] : [bye], rests }
}

function candidates(league: League, players: readonly PlayerId[]): readonly Candidate[] {
  const all = tallies(league)
  const floats = floatsOf(league)
  return players.flatMap(player => {
    const tally = all.get(player)
    if (!tally) return []
    const { points, byes, firsts } = tally
    return [{ player, points, byes, firsts, met: timesMet(tally), floated: floats.get(player) ?? null }]
  })
}

function timesMet({ met }: Tally): ReadonlyMap<PlayerId, number> {
  const times = new Map<PlayerId, number>()
  for (const { opponent } of met) times.set(opponent, (times.get(opponent) ?? 0) + 1)
  return times
}

/** Who met somebody with more points in the last round, or with fewer. */
function floatsOf(league: League): ReadonlyMap<PlayerId, 'up' | 'down'> {
  const round = lastRound(league)
  const floats = new Map<PlayerId, 'up' | 'down'>()
  if (!round) return floats
  const before = tallies(league, round.number)
  const points = (player: PlayerId): number => before.get(player)?.points ?? 0
  for (const { players } of round.pairings) {
    const [one, other] = players
    const gap = points(one) - points(other)
    if (gap === 0) continue
    floats.set(one, gap > 0 ? 'down' : 'up')
    floats.set(other, gap > 0 ? 'up' : 'down')
  }
  for (const player of round.byes) floats.set(player, 'down')
  return floats
}

/** Where both have left there is nothing to play. */
function planRobin(league: League): Pairs {
  const { pairs } = robinRound(league.order, league.rounds.length + 1)
  const isThere = (players: Pair<PlayerId>): boolean => players.some(player => isIn(league, player))
  return { pairs: pairs.filter(isThere).map(players => ({ players })), byes: [], rests: [] }
}

/** The bracket as it stands. */
export function bracketOf(league: League): readonly BracketStanding[] {
  const { format } = league.settings
  const seeds = seedsOf(league)
  const played = new Map<string, Contender>()
  for (const { pairings } of league.rounds)
    for (const pairing of pairings)
      if (pairing.node !== undefined && pairing.outcome) played.set(pairing.node, winnerOf(pairing))
  const losses = format.kind === 'elimination' ? format.losses : 1
  return bracketNow(bracketPlan(seeds.length, losses), seeds, node => played.get(node))
}

export const seedsOf = ({ seeds, order }: League): readonly PlayerId[] => seeds ?? order

export const championNow = (league: League): Contender => championOf(bracketOf(league))

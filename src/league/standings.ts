/** Who stands where. Nobody shares a place: what points and tie-breaks leave open, a lot decides that was drawn at the start. */

import type { PlayerId } from '../shared/ids.ts'
import { lot } from './chance.ts'
import { ladderRatings } from './ladder-ratings.ts'
import { type League, lastRound, winnerOf } from './league.ts'
import { type Tally, tallies, winRate } from './records.ts'
import type { TieBreak } from './settings.ts'

export interface Line extends Omit<Tally, 'met' | 'firsts'> {
  readonly place: number
  /** The mean win rate of everybody they met; of nobody, 0. */
  readonly opponents: number
  /** The mean of that, of everybody they met. */
  readonly opponentsOpponents: number
  readonly dropped: boolean
  /** On a ladder. */
  readonly rating?: number
}

export function standings(league: League): readonly Line[] {
  const table = tableOf(league)
  if (league.seeds || league.settings.format.kind === 'elimination') return renumbered(byBracket(league, table))
  return table
}

/** The table that play-offs are seeded by. */
export function tableOf(league: League): readonly Line[] {
  const all = tallies(league)
  const opponents = means(all, player => winRateOf(all, player))
  const opponentsOpponents = means(all, player => opponents.get(player) ?? 0)
  const ratings = league.settings.format.kind === 'ladder' ? ladderRatings(league) : null
  const lines = league.entrants.map(({ player, status }): Unplaced => {
    const { met, firsts: _, ...counted } = all.get(player) as Tally
    const rating = ratings?.get(player)?.rating
    return {
      ...counted,
      met,
      opponents: opponents.get(player) ?? 0,
      opponentsOpponents: opponentsOpponents.get(player) ?? 0,
      dropped: status === 'dropped',
      ...(rating !== undefined && { rating }),
    }
  })
  return renumbered(sorted(lines, criteria(league)).map(({ met: _, ...line }) => line))
}

type Unplaced = Omit<Line, 'place'> & Pick<Tally, 'met'>

const renumbered = (lines: readonly Omit<Line, 'place'>[]): readonly Line[] =>
  lines.map((line, index) => ({ ...line, place: index + 1 }))

const winRateOf = (all: ReadonlyMap<PlayerId, Tally>, player: PlayerId): number => {
  const tally = all.get(player)
  return tally ? winRate(tally) : 0
}

function means(all: ReadonlyMap<PlayerId, Tally>, of: (player: PlayerId) => number): ReadonlyMap<PlayerId, number> {
  return new Map(
    [...all.values()].map(({ player, met }) => {
      const sum = met.reduce((total, { opponent }) => total + of(opponent), 0)
      return [player, met.length === 0 ? 0 : sum / met.length]
    }),
  )
}

/** What somebody is worth among those who were equal so far: more is better. */
type Criterion = (line: Unplaced, equals: ReadonlySet<PlayerId>) => number

/** Sums of fractions that should be equal may differ in the last digit. */
const exact = (value: number): number => Math.round(value * 1e9)

const TIE_BREAK: Readonly<Record<TieBreak, Criterion>> = {
  opponents: ({ opponents }) => exact(opponents),
  'opponents-opponents': ({ opponentsOpponents }) => exact(opponentsOpponents),
  'head-to-head': ({ met }, equals) =>
    met.reduce((sum, { opponent, points }) => (equals.has(opponent) ? sum + points : sum), 0),
}

function criteria({ settings, seed }: League): readonly Criterion[] {
  return [
    ...(settings.format.kind === 'ladder' ? [({ rating }: Unplaced) => exact(rating ?? 0)] : []),
    ({ points }) => points,
    ...settings.tieBreaks.map(each => TIE_BREAK[each]),
    ({ player }) => -lot(seed, 'standings', player),
  ]
}

/** Equals by the first criterion are told apart by the next, each group for itself: so head-to-head goes in no circles. */
function sorted(lines: readonly Unplaced[], [criterion, ...others]: readonly Criterion[]): readonly Unplaced[] {
  if (!criterion || lines.length < 2) return [...lines].sort((a, b) => (a.player < b.player ? -1 : 1))
  const equals = new Set(lines.map(({ player }) => player))
  const groups = new Map<number, Unplaced[]>()
  for (const line of lines) {
    const worth = criterion(line, equals)
    const group = groups.get(worth)
    if (group) group.push(line)
    else groups.set(worth, [line])
  }
  return [...groups.entries()].sort((a, b) => b[0] - a[0]).flatMap(([, group]) => sorted(group, others))
}

/** The later somebody was knocked out, the better; then by seed. Who did not reach the play-offs keeps their order below. */
function byBracket(league: League, table: readonly Line[]): readonly Line[] {
  const seeds = league.seeds ?? league.order
  const lastLoss = new Map<PlayerId, number>()
  for (const { number, stage, pairings } of league.rounds) {
    if (stage !== 'elimination') continue
    for (const pairing of pairings) {
      if (!pairing.outcome) continue
      const winner = winnerOf(pairing)
      for (const player of pairing.players) if (player !== winner) lastLoss.set(player, number)
    }
  }
  const champion = league.champion
  const alive = (lastRound(league)?.number ?? 0) + 1
  const worth = ({ player }: Line): number =>
    player === champion ? alive + 1 : isOut(league, player, lastLoss) ? (lastLoss.get(player) ?? 0) : alive
  const seedOf = ({ player }: Line): number => seeds.indexOf(player)
  const reached = table.filter(line => seedOf(line) >= 0)
  const others = table.filter(line => seedOf(line) < 0)
  return [...reached.sort((a, b) => worth(b) - worth(a) || seedOf(a) - seedOf(b)), ...others]
}

/** Once for one loss, twice for two. */
function isOut(league: League, player: PlayerId, lastLoss: ReadonlyMap<PlayerId, number>): boolean {
  if (!lastLoss.has(player)) return false
  if (league.status === 'finished' || league.status === 'archived') return true
  const { format } = league.settings
  const allowed = format.kind === 'elimination' ? format.losses : 1
  return lossesOf(league, player) >= allowed
}

/** A double loss puts both out at once. */
const lossesOf = ({ rounds }: League, player: PlayerId): number =>
  rounds
    .filter(({ stage }) => stage === 'elimination')
    .flatMap(({ pairings }) => pairings.filter(({ players, outcome }) => outcome && players.includes(player)))
    .reduce((sum, pairing) => {
      if (winnerOf(pairing) === player) return sum
      return sum + (pairing.outcome?.is === 'double-loss' ? 2 : 1)
    }, 0)

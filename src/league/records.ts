/** What everybody has done in a league so far, counted. */
import type { PlayerId } from '../shared/ids.ts'
import { type League, opponentIn, type Pairing, type Round, winnerOf } from './league.ts'

export const POINTS = { win: 3, draw: 1, loss: 0, bye: 3, rest: 1 } as const

export interface Tally {
  readonly player: PlayerId
  readonly points: number
  readonly wins: number
  readonly draws: number
  readonly losses: number
  readonly byes: number
  readonly rests: number
  /** Everybody they met, as often as they did, with the points it brought. */
  readonly met: readonly { readonly opponent: PlayerId; readonly points: number }[]
  /** How often they sat on the first seat. */
  readonly firsts: number
}

type Counting = { -readonly [Key in keyof Tally]: Tally[Key] } & { met: { opponent: PlayerId; points: number }[] }

/** Play-offs are not part of the table that leads to them. */
export const countsForTable = ({ settings }: League, { stage }: Round): boolean =>
  stage !== 'elimination' || settings.format.kind === 'elimination'

/** Everybody who ever was in it, in the order they came. `before`: as it was before that round. */
export function tallies(league: League, before = Number.POSITIVE_INFINITY): ReadonlyMap<PlayerId, Tally> {
  const all = new Map<PlayerId, Counting>(league.entrants.map(({ player }) => [player, nothing(player)]))
  for (const round of league.rounds) {
    if (round.number >= before || !countsForTable(league, round)) continue
    for (const player of round.byes) count(all, player, 'byes', POINTS.bye)
    for (const player of round.rests) count(all, player, 'rests', POINTS.rest)
    for (const pairing of round.pairings) countPairing(all, pairing)
  }
  return all
}

const nothing = (player: PlayerId): Counting => ({
  player,
  points: 0,
  wins: 0,
  draws: 0,
  losses: 0,
  byes: 0,
  rests: 0,
  met: [],
  firsts: 0,
})

type Kind = 'wins' | 'draws' | 'losses' | 'byes' | 'rests'

function count(all: ReadonlyMap<PlayerId, Counting>, player: PlayerId, kind: Kind, points: number): void {
  const tally = all.get(player)
  if (!tally) return
  tally[kind] += 1
  tally.points += points
}

function countPairing(all: ReadonlyMap<PlayerId, Counting>, pairing: Pairing): void {
  const first = all.get(pairing.players[0])
  if (first) first.firsts += 1
  if (!pairing.outcome) return
  for (const player of pairing.players) {
    const kind = kindFor(pairing, player)
    const points = { wins: POINTS.win, draws: POINTS.draw, losses: POINTS.loss }[kind]
    count(all, player, kind, points)
    all.get(player)?.met.push({ opponent: opponentIn(pairing, player), points })
  }
}

/** What a pairing that is decided was for one of its players. */
function kindFor(pairing: Pairing, player: PlayerId): 'wins' | 'draws' | 'losses' {
  if (pairing.outcome?.is === 'drawn') return 'draws'
  return winnerOf(pairing) === player ? 'wins' : 'losses'
}

/** Nobody counts as less than this for those who met them. */
const LEAST = 0.25

/** Wins by matches, a draw as half a win. Byes are no matches. */
export function winRate({ wins, draws, losses }: Tally): number {
  const matches = wins + draws + losses
  return Math.max(LEAST, matches === 0 ? 0 : (wins + draws / 2) / matches)
}

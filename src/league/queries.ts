/** What people want to know about a league. */

import type { NodeId, Pair, PairingId, PlayerId } from '../shared/ids.ts'
import type { Instant } from '../shared/time.ts'
import { deadlineOf } from './deadlines.ts'
import { gamesWon } from './decide/results.ts'
import type { League, Pairing, PairingOutcome, Pairs, Round, StageKind } from './league.ts'
import type { Contender, Node } from './pairing/bracket.ts'
import { bracketOf, nextStage, planRound } from './plan.ts'

/** Who would meet if the next round were paired now: what an organiser sees before it is. */
export const pairingPreview = (league: League, now: Instant): Pairs => league.proposal ?? planRound(league, now)

export interface ScheduledMatch {
  readonly pairing: PairingId
  readonly players: Pair<PlayerId>
  readonly match: string | null
  /** Games won by each. */
  readonly games: Pair<number>
  readonly deadline: Instant
  readonly outcome: PairingOutcome | null
}

export interface ScheduledRound {
  readonly round: number
  readonly stage: StageKind
  readonly opened: Instant
  readonly deadline: Instant
  readonly isOver: boolean
  readonly matches: readonly ScheduledMatch[]
  readonly byes: readonly PlayerId[]
  readonly rests: readonly PlayerId[]
}

/** Every round so far; with a player, only what is theirs. */
export const schedule = (league: League, player?: PlayerId): readonly ScheduledRound[] =>
  league.rounds.map(round => {
    const isTheirs = (one: PlayerId): boolean => player === undefined || one === player
    return {
      round: round.number,
      stage: round.stage,
      opened: round.opened,
      deadline: round.deadline,
      isOver: round.closed !== null,
      matches: round.pairings
        .filter(({ players }) => players.some(isTheirs))
        .map(pairing => scheduled(league, round, pairing)),
      byes: round.byes.filter(isTheirs),
      rests: round.rests.filter(isTheirs),
    }
  })

const scheduled = (league: League, round: Round, pairing: Pairing): ScheduledMatch => ({
  pairing: pairing.id,
  players: pairing.players,
  match: pairing.match,
  games: gamesWon(pairing),
  deadline: deadlineOf(league, { round, pairing }),
  outcome: pairing.outcome,
})

export interface BracketPlace extends Pick<Node, 'side' | 'round'> {
  readonly id: NodeId
  /** Null: nobody, a bye. Undefined: not known yet. */
  readonly players: Pair<Contender>
  readonly winner: Contender
  readonly pairing: PairingId | null
}

/** Every place of the bracket; empty while there is none. A second final that is not needed is left out. */
export function bracket(league: League): readonly BracketPlace[] {
  if (nextStage(league) !== 'elimination' || (league.order.length === 0 && !league.seeds)) return []
  const pairings = new Map(
    league.rounds.flatMap(({ pairings }) =>
      pairings.flatMap(({ id, node }) => (node === undefined ? [] : [[node, id]])),
    ),
  )
  return bracketOf(league)
    .filter(({ node, winner }) => !node.isReset || pairings.has(node.id) || winner === undefined)
    .map(({ node, contenders, winner }) => ({
      id: node.id,
      side: node.side,
      round: node.round,
      players: contenders,
      winner,
      pairing: pairings.get(node.id) ?? null,
    }))
}

/** What becomes of matches that are not played in time, and of those who do not come. */
import type { Pair, PlayerId } from '../../shared/ids.ts'
import type { Instant } from '../../shared/time.ts'
import type { Entrant, League, Pairing, PairingInRound, PairingOutcome } from '../league.ts'
import { seedsOf } from '../plan.ts'
import { leaderOf } from './results.ts'

/**
 * Who did not come has lost, whatever the league says about late matches. If both came, the league's rule decides; where nobody
 * can be blamed, it is a draw.
 */
export function lateOutcome(
  league: League,
  { round, pairing }: PairingInRound,
  toMove: readonly PlayerId[],
): PairingOutcome {
  const { players, came, games } = pairing
  const leader = leaderOf(pairing)
  const isBegun = games.length > 0 || came.length === 2
  if (!isBegun) {
    const absent = players.filter(player => !came.includes(player))
    const [only] = absent
    if (absent.length === 1 && only !== undefined) return { is: 'forfeited', by: only, why: 'absence' }
    return { is: 'double-loss', absent }
  }
  const evenly: PairingOutcome =
    leader !== null
      ? { is: 'won', winner: leader }
      : round.stage === 'elimination'
        ? { is: 'won', winner: betterSeed(league, players), how: 'seed' }
        : { is: 'drawn' }
  switch (league.settings.late) {
    case 'draw':
      return evenly
    case 'double-loss':
      return { is: 'double-loss' }
    case 'forfeit': {
      const [late] = toMove
      if (toMove.length > 1) return { is: 'double-loss' }
      return late !== undefined && players.includes(late) ? { is: 'forfeited', by: late, why: 'late' } : evenly
    }
  }
}

const betterSeed = (league: League, [one, other]: Pair<PlayerId>): PlayerId =>
  seedsOf(league).indexOf(one) < seedsOf(league).indexOf(other) ? one : other

/** Twice is enough to be left out of the next round. */
const MOST_MISSES = 2

export const hasVanished = (league: League, { player, status, missesSince }: Entrant): boolean =>
  status === 'in' && missesOf(league, player, missesSince) >= MOST_MISSES

/** How many matches somebody did not come to. */
function missesOf({ rounds }: League, player: PlayerId, since: Instant): number {
  const isMissed = ({ outcome, decided }: Pairing): boolean => {
    if (!outcome || (decided ?? 0) < since) return false
    if (outcome.is === 'forfeited') return outcome.by === player && outcome.why === 'absence'
    return outcome.is === 'double-loss' && (outcome.absent?.includes(player) ?? false)
  }
  return rounds.reduce((sum, { pairings }) => sum + pairings.filter(isMissed).length, 0)
}

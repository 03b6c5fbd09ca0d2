/** Everybody meets everybody: one stands still, the others walk around the table. */
import type { Pair, PlayerId } from '../../shared/ids.ts'

export const roundRobinRounds = (players: number, times: 1 | 2): number => (players - 1 + (players % 2)) * times

interface RobinRound {
  readonly pairs: readonly Pair<PlayerId>[]
  /** Who has nobody to play in this round, if their number is odd. */
  readonly free: PlayerId | null
}

/**
 * Round 1, 2, … of a round robin. Everybody sits on the first seat as often as on the second, or once more or less. The second
 * time around the seats are changed.
 */
export function robinRound(order: readonly PlayerId[], round: number): RobinRound {
  const walkers = order.length - 1 + (order.length % 2)
  const still = order[walkers]
  const turn = (round - 1) % walkers
  const isSecondTime = round > walkers
  const walker = (place: number): PlayerId => order[((place % walkers) + walkers) % walkers] as PlayerId
  const pairs: Pair<PlayerId>[] = []
  if (still !== undefined) pairs.push(turn % 2 === 0 ? [still, walker(turn)] : [walker(turn), still])
  for (let apart = 1; apart <= (walkers - 1) / 2; apart++) {
    const [ahead, behind] = [walker(turn + apart), walker(turn - apart)]
    pairs.push(apart % 2 === 1 ? [ahead, behind] : [behind, ahead])
  }
  return {
    pairs: isSecondTime ? pairs.map(([first, second]) => [second, first]) : pairs,
    free: still === undefined ? walker(turn) : null,
  }
}

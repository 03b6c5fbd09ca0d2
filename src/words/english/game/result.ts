/** How matches end. */
import type { MatchResult } from '../../../app/match/match.ts'
import type { Seat } from '../../../engine/view.ts'
import { otherSeat, type Scene } from '../../scene.ts'
import { opponentName, playerName } from './naming.ts'
import { reasons } from './way.ts'

/** "You won against Robin, because Robin has no card left to draw" */
export function resultText(scene: Scene, { winner, ways }: MatchResult): string {
  const own = scene.table.yours?.seat
  if (winner === null && ways.includes('league'))
    return `The match between ${playerName(scene, 0)} and ${playerName(scene, 1)} is over, because ${reasons(ways, '')}`
  if (winner === null)
    return own === undefined
      ? `${playerName(scene, 0)} and ${playerName(scene, 1)} have agreed to a draw`
      : `You and ${opponentName(scene)} have agreed to a draw`
  const loser = otherSeat(winner)
  const outcome =
    own === loser
      ? `You lost against ${playerName(scene, winner)}`
      : `${isViewer(scene, winner) ? 'You' : playerName(scene, winner)} won against ${playerName(scene, loser)}`
  return `${outcome}, because ${reasons(ways, has(scene, loser))}`
}

const isViewer = ({ table }: Scene, seat: Seat): boolean => table.yours?.seat === seat

/** "you have", "Robin has" */
const has = (scene: Scene, seat: Seat): string =>
  isViewer(scene, seat) ? 'you have' : `${playerName(scene, seat)} has`

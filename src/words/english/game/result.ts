/** How matches end. */
import type { MatchResult } from '../../../app/match/match.ts'
import type { Seat } from '../../../engine/view.ts'
import { otherSeat, type Scene } from '../../scene.ts'
import { listed } from '../phrases/lists.ts'
import { opponentName, playerName } from './naming.ts'

/** "You won against Robin, because Robin has no card left to draw" */
export function resultText(scene: Scene, { winner, ways }: MatchResult): string {
  const own = scene.table.yours?.seat
  if (winner === null && ways.includes('league'))
    return `The match between ${playerName(scene, 0)} and ${playerName(scene, 1)} is over, because ${DECIDED}`
  if (winner === null)
    return own === undefined
      ? `${playerName(scene, 0)} and ${playerName(scene, 1)} have agreed to a draw`
      : `You and ${opponentName(scene)} have agreed to a draw`
  const loser = otherSeat(winner)
  const how = listed(ways.map(way => (WAYS[way] ?? (() => way))(personAt(scene, loser))))
  const outcome =
    own === loser
      ? `You lost against ${playerName(scene, winner)}`
      : `${personAt(scene, winner).name} won against ${playerName(scene, loser)}`
  return `${outcome}, because ${how}`
}

const DECIDED = 'the league has decided so'

interface Person {
  readonly name: string
  readonly has: string
}

const personAt = (scene: Scene, seat: Seat): Person =>
  scene.table.yours?.seat === seat
    ? { name: 'You', has: 'you have' }
    : { name: playerName(scene, seat), has: `${playerName(scene, seat)} has` }

const WAYS: Readonly<Record<string, (loser: Person) => string>> = {
  prizes: () => 'the last Prize was taken',
  'no-pokemon': ({ has }) => `${has} no Pokémon left in play`,
  'deck-out': ({ has }) => `${has} no card left to draw`,
  concession: ({ has }) => `${has} conceded`,
  time: ({ has }) => `${has} run out of time`,
  league: () => DECIDED,
}

/** What the simple policy would do next in a match between people. */
import { legal, waitingFor } from '../../engine/index.ts'
import type { MatchId, PlayerId } from '../../shared/ids.ts'
import type { MatchCommand } from '../match/command.ts'
import { matches } from '../match/match-stream.ts'
import type { EventStore } from '../ports/event-store.ts'
import { rulesFor } from '../rules-of.ts'
import { simplePolicy } from './simple-policy.ts'

interface SimpleMove {
  readonly player: PlayerId
  readonly turn: number
  /** A turn of this player begins, and nothing else has to be decided. */
  readonly opensTurn: boolean
  readonly wanted: MatchCommand
}

/** Null if nobody has anything to decide. */
export async function simpleMove(store: EventStore, id: MatchId): Promise<SimpleMove | null> {
  const match = await matches.load(store, id)
  if (match?.status !== 'playing' || !match.game) return null
  const { game, steps } = match
  const [seat] = waitingFor(game)
  if (seat === undefined) return null
  const rules = rulesFor(match)
  const command = simplePolicy(rules)(legal(rules, game, seat), game, seat)
  const opensTurn = game.phase === 'main' && !game.action && game.turn.seat === seat && steps.length === 0
  return { player: match.players[seat], turn: game.turn.number, opensTurn, wanted: { type: 'Act', command } }
}

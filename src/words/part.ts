/** The part that a viewer has in a match just now. */
import type { TableView } from '../app/table.ts'

type Part =
  /** Somebody else's match. */
  | 'watch'
  | 'challenged'
  | 'challenging'
  | 'turn'
  | 'answer'
  /** The other player is at it. */
  | 'wait'
  | 'over'
  /** It never came to a game, or it does not count. */
  | 'off'

export function partOf({ status, game, yours }: TableView): Part {
  if (!yours) return 'watch'
  if (status === 'challenged') return yours.seat === 1 ? 'challenged' : 'challenging'
  if (status === 'over') return 'over'
  if (status !== 'playing' || !game) return 'off'
  if ('question' in game && game.question) return 'answer'
  return game.waitingFor.includes(yours.seat) ? 'turn' : 'wait'
}

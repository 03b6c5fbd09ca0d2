/** What we remember of players, as streams. */
import { isPlayerId } from '../../shared/ids.ts'
import { Aggregate } from '../aggregate.ts'
import { evolvePlayer, newPlayer, type Player } from './player.ts'
import { ratingRows } from './ratings.ts'

export const players = new Aggregate({
  kind: 'player',
  isId: isPlayerId,
  begin: newPlayer,
  evolve: evolvePlayer,
  snapshot: {
    format: 1,
    every: 16,
    save: player => player,
    restore: (saved, id) => ({ ...newPlayer(id), ...(saved as Player) }),
  },
  rows: ratingRows,
  // Ratings can be looked up as soon as they count: who rates a match writes them down.
  follow: () => [],
})

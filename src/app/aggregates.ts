/** All that is kept as streams. */
import type { Aggregate } from './aggregate.ts'
import { leagues } from './league/league-stream.ts'
import { matches } from './match/match-stream.ts'
import { players } from './player/player-stream.ts'
import type { StreamKind } from './ports/event-store.ts'

export const AGGREGATES: { readonly [Kind in StreamKind]: Aggregate<Kind> } = {
  match: matches,
  player: players,
  league: leagues,
}

/** What the words of a table picture are made from: nothing that its viewer may not know. */
import type { MatchResult } from '../../../app/match/match.ts'
import type { Seat, SeatView, SpectatorView } from '../../../engine/view.ts'
import type { Pair } from '../../../shared/ids.ts'

export interface TableTold {
  readonly view: SpectatorView | SeatView
  /** Of the players, by seat. */
  readonly names: Pair<string>
  /** How the match ended, if the game itself did not: on time, by agreement. */
  readonly result?: MatchResult | null
}

export const viewerOf = ({ view }: TableTold): Seat | null => ('seat' in view ? view.seat : null)

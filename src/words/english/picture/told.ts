/** What the words of a table picture are made from: nothing that its viewer may not know. */
import type { CardFace } from '../../../app/card-face.ts'
import type { MatchResult } from '../../../app/match/match.ts'
import type { CardId, Question, Seat, SeatView, SpectatorView } from '../../../engine/view.ts'
import type { Pair } from '../../../shared/ids.ts'

export interface TableTold {
  readonly view: SpectatorView | SeatView
  /** Of the players, by seat. */
  readonly names: Pair<string>
  /** How the match ended, if the game itself did not: on time, by agreement. */
  readonly result?: MatchResult | null
  readonly face?: (id: CardId) => CardFace
}

export const viewerOf = ({ view }: TableTold): Seat | null => ('seat' in view ? view.seat : null)

export const questionIn = ({ view }: TableTold): Question | null => ('question' in view ? view.question : null)

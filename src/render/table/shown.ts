/** What the picture of a table is made from: nothing that its viewer may not know. */
import { type CardFace, cardFace } from '../../app/card-face.ts'
import type { MatchResult } from '../../app/match/match.ts'
import type { SeatClock, Yours } from '../../app/table.ts'
import type { CardId, Seat, SeatView, SeenEvent, SpectatorView } from '../../engine/view.ts'
import type { Pair } from '../../shared/ids.ts'
import type { Speaking } from '../../words/locale.ts'

export interface TableShown extends Speaking {
  readonly view: SpectatorView | SeatView
  /** Of the players, by seat. */
  readonly names: Pair<string>
  /** What was just done, as this viewer saw it: it stands out. */
  readonly events?: readonly SeenEvent[]
  /** What the viewer may do now: what can evolve or be used is marked. */
  readonly legal?: Yours['legal']
  readonly clocks?: Pair<SeatClock> | null
  /** How the match ended, if the game itself did not: on time, by agreement. */
  readonly result?: MatchResult | null
  readonly face?: (id: CardId) => CardFace
}

export const facesOf = ({ face = cardFace }: TableShown): ((id: CardId) => CardFace) => face

export const viewerOf = ({ view }: TableShown): Seat | null => ('seat' in view ? view.seat : null)

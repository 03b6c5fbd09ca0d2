/** Who must be told what, and which pictures go with it. */
import type { Seat } from '../engine/index.ts'
import type { SeenEvent } from '../engine/view.ts'
import type { PlayerId } from '../shared/ids.ts'
import type { Duration, Instant } from '../shared/time.ts'
import type { Ordered } from './match/match.ts'
import type { TableView } from './table.ts'

export type About =
  | { readonly is: 'challenge' }
  | { readonly is: 'declined' | 'withdrawn' | 'expired' | 'void' }
  /** Something happened at the table. */
  | { readonly is: 'played' }
  /** It is up to the addressee: to play the turn, or to answer a question. */
  | { readonly is: 'your-turn' | 'your-answer' }
  | { readonly is: 'taken-back' }
  /** A release came in the midst of an action, which goes back to its beginning. */
  | { readonly is: 'action-taken-back' }
  | { readonly is: 'takeback-asked' | 'takeback-refused' | 'draw-offered' | 'draw-refused' }
  | { readonly is: 'time-given'; readonly to: Seat; readonly time: Duration }
  /** `automatic`: nobody asked for it, the time was over. */
  | { readonly is: 'went-away'; readonly seat: Seat; readonly until: Instant; readonly automatic?: true }
  | { readonly is: 'reminder' }
  | { readonly is: 'over' | 'flag-reversed' }

export interface Notice {
  /** The same for the same notice, however often it is sent. */
  readonly id: string
  /** A player in private, or everybody at the table. */
  readonly to: { readonly player: PlayerId; readonly seat: Seat } | 'table'
  readonly about: readonly About[]
  readonly table: TableView
  /** What the addressee has seen happen in this turn, or in the one that has just ended. */
  readonly events: readonly SeenEvent[]
  /** Standing orders that decided something. */
  readonly ordered: readonly Ordered[]
  readonly draw: readonly PictureKind[]
}

export type PictureKind = 'table' | 'hand'

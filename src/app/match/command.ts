/** What people can want of a match that is there. Accepting it needs a deck as well, and is done by `accept`. */
import type { Command } from '../../engine/index.ts'
import type { PlayerId } from '../../shared/ids.ts'
import type { Duration } from '../../shared/time.ts'
import type { Orders } from './orders.ts'

/** `seen` is the version of the table that was on the screen. What has been overtaken by the game since is not done. */
export interface OnTable {
  readonly seen?: number
}

export type MatchCommand =
  | { readonly type: 'Decline' }
  | { readonly type: 'Withdraw' }
  | ({ readonly type: 'Act'; readonly command: Command } & OnTable)
  /** Several picks of one question, in order; null says "that is all". */
  | ({ readonly type: 'Answer'; readonly picks: readonly (number | null)[] } & OnTable)
  | ({ readonly type: 'Undo' } & OnTable)
  | ({ readonly type: 'AskTakeback'; readonly to: number } & OnTable)
  | { readonly type: 'AnswerTakeback'; readonly answer: 'yes' | 'no' | 'never' }
  | { readonly type: 'OfferDraw' }
  | { readonly type: 'AnswerDraw'; readonly agree: boolean }
  | { readonly type: 'GiveTime'; readonly time: Duration }
  | { readonly type: 'SetOrders'; readonly orders: Orders }
  | { readonly type: 'MuteReminders' }
  | { readonly type: 'ReverseFlag' }
  /** It was decided elsewhere who has won; null if nobody. */
  | { readonly type: 'Adjudicate'; readonly winner: PlayerId | null }

export type MatchCommandType = MatchCommand['type']

/** What a use case answers: what happened, as the one who asked may see it. */
import type { SeenEvent, Viewer } from '../../engine/view.ts'
import type { MatchId } from '../../shared/ids.ts'
import { err, type Result } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'
import type { Actor } from '../match/decide-match.ts'
import { type Match, seatOf } from '../match/match.ts'
import type { Notice } from '../notice.ts'
import type { Refusal } from '../refusal.ts'
import { rulesFor } from '../rules-of.ts'
import type { Change } from '../streams.ts'
import { type TableView, tableFor } from '../table.ts'
import { orderedFor, seenBy } from '../tell.ts'

export interface Done {
  readonly match: MatchId
  /** As whoever asked may see it. */
  readonly table: TableView
  /** What whoever asked has seen happen. */
  readonly events: readonly SeenEvent[]
  readonly ordered: Notice['ordered']
  /** It had been done before: this delivery arrived a second time. */
  readonly repeated: boolean
}

export interface Refused {
  readonly refusal: Refusal
  /** As it is now; null if there is none. */
  readonly table: TableView | null
}

export type Outcome = Result<Done, Refused>

export const viewerOf = (match: Match, { player }: Pick<Actor, 'player'>): Viewer =>
  seatOf(match, player) ?? 'spectator'

export function done(change: Change<'match'>, by: Actor, now: Instant, repeated: boolean): Done {
  const { after } = change
  const rules = rulesFor(after)
  const viewer = viewerOf(after, by)
  return {
    match: after.id,
    table: tableFor(rules, after, viewer, now),
    events: seenBy(rules, change, viewer),
    ordered: orderedFor(change, viewer),
    repeated,
  }
}

export const refused = (refusal: Refusal): Result<never, Refused> => err({ refusal, table: null })

export const refusedAt = (match: Match, by: Actor, refusal: Refusal, now: Instant): Result<never, Refused> =>
  err({ refusal, table: tableFor(rulesFor(match), match, viewerOf(match, by), now) })

/** What a decision about a match needs to know, and what comes of it. */
import type { Chance, Rules } from '../../engine/index.ts'
import type { Result } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'
import type { MatchEvent } from './match-event.ts'
import type { MatchRefusal } from './refusal.ts'

export interface Deciding {
  readonly rules: Rules
  readonly now: Instant
  readonly chance: Chance
}

export type Decided = Result<readonly MatchEvent[], MatchRefusal>

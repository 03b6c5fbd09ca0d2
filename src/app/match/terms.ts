/** What two players agree on before they play. */
import type { RulesetId } from '../../rulesets/index.ts'
import { DAY, type Duration, HOUR } from '../../shared/time.ts'

export type ClockTerms =
  /** A bank of time that is used up by deciding; each finished turn of one's own adds the increment, up to the cap. */
  | { readonly kind: 'bank'; readonly bank: Duration; readonly increment: Duration; readonly cap: Duration }
  /** As much time for every decision, whatever the last one took. */
  | { readonly kind: 'per-move'; readonly time: Duration }

export interface Terms {
  readonly ruleset: RulesetId
  readonly rated: boolean
  readonly clock: ClockTerms
}

export const LEAGUE_CLOCK: ClockTerms = { kind: 'bank', bank: 72 * HOUR, increment: 8 * HOUR, cap: 72 * HOUR }

/** Who does not make the first decision of a match within this time has never come: the match is void, not lost. */
export const FIRST_DECISION: Duration = 24 * HOUR

export const CHALLENGE_LIFE: Duration = 7 * DAY

/** How long an organiser may take back a loss on time. Until then nothing secret of such a match is revealed. */
export const REVERSAL: Duration = 24 * HOUR

const SHORTEST: Duration = 5 * 60_000
const LONGEST: Duration = 90 * DAY

const isTime = (time: unknown, shortest: Duration): boolean =>
  typeof time === 'number' && Number.isSafeInteger(time) && time >= shortest && time <= LONGEST

/** Between five minutes and ninety days, and a cap that is not below the bank. */
export function isClock(clock: ClockTerms): boolean {
  switch (clock?.kind) {
    case 'bank':
      return (
        isTime(clock.bank, SHORTEST) && isTime(clock.increment, 0) && isTime(clock.cap, 0) && clock.cap >= clock.bank
      )
    case 'per-move':
      return isTime(clock.time, SHORTEST)
    default:
      return false
  }
}

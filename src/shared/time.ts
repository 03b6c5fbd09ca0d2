import type { Branded } from './brand.ts'

/** Milliseconds since 1970. */
export type Instant = Branded<number, 'Instant'>

/** Milliseconds. */
export type Duration = Branded<number, 'Duration'>

export const SECOND: Duration = 1000
export const MINUTE: Duration = 60 * SECOND
export const HOUR: Duration = 60 * MINUTE
export const DAY: Duration = 24 * HOUR

/** A time that does not come. */
export const NEVER: Instant = Number.MAX_SAFE_INTEGER

export interface Period {
  readonly from: Instant
  readonly until: Instant
}

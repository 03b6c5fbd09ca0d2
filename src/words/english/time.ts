/** Points in time, which everybody sees in their own clock, and lengths of time. */
import { DAY, type Duration, HOUR, type Instant, MINUTE } from '../../shared/time.ts'
import { counted } from './phrase.ts'

const seconds = (instant: Instant): number => Math.floor(instant / 1000)

/** "in 3 hours", and it counts down by itself. */
export const fromNow = (instant: Instant): string => `<t:${seconds(instant)}:R>`

/** "1 March 2026 12:00" */
export const onDate = (instant: Instant): string => `<t:${seconds(instant)}:f>`

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const

/** The two largest units: "2 days 3 hours". */
export function duration(time: Duration): string {
  const first = UNITS.findIndex(([, size]) => time >= size)
  if (first < 0) return 'less than a minute'
  let rest = time
  const parts = UNITS.slice(first, first + 2).flatMap(([unit, size]) => {
    const count = Math.floor(rest / size)
    rest -= count * size
    return count > 0 ? [counted(count, unit)] : []
  })
  return parts.join(' ')
}

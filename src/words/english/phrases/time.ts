/** Lengths of time. */
import { DAY, type Duration, HOUR, MINUTE } from '../../../shared/time.ts'
import { counted } from './lists.ts'

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

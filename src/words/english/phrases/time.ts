/** Lengths of time, by their two largest units. */
import { DAY, type Duration, HOUR, MINUTE, SECOND } from '../../../shared/time.ts'
import { counted } from './lists.ts'

/** "2 days 3 hours" */
export function duration(time: Duration): string {
  const parts = split(time, [DAY, HOUR, MINUTE])
  const names = ['day', 'hour', 'minute'] as const
  return (
    largest(parts.map((count, unit) => (count > 0 ? counted(count, names[unit] ?? '') : ''))) || 'less than a minute'
  )
}

const FINE = 5 * MINUTE

/** "2 d 4 h", "35 min". Seconds only below five minutes. */
export function shortDuration(time: Duration): string {
  const parts = split(Math.max(0, time), time < FINE ? [DAY, HOUR, MINUTE, SECOND] : [DAY, HOUR, MINUTE])
  const names = ['d', 'h', 'min', 's'] as const
  return largest(parts.map((count, unit) => (count > 0 ? `${count} ${names[unit]}` : ''))) || '0 s'
}

/** How many of each unit, the largest first. */
function split(time: Duration, units: readonly Duration[]): readonly number[] {
  let rest = time
  return units.map(unit => {
    const count = Math.floor(rest / unit)
    rest -= count * unit
    return count
  })
}

/** The first that says something and the one after it. */
function largest(parts: readonly string[]): string {
  const first = parts.findIndex(part => part !== '')
  return first < 0
    ? ''
    : parts
        .slice(first, first + 2)
        .filter(Boolean)
        .join(' ')
}

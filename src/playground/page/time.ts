/** Times in words, for the clock of the world and not the one on the wall. */
import type { TimeStyle } from './markdown/parse.ts'

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
]

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' })

export function relativeTime(at: number, now: number): string {
  const seconds = (at - now) / 1000
  const [unit, length] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1]
  return relative.format(Math.trunc(seconds / length), unit)
}

const FORMATS: Readonly<Record<Exclude<TimeStyle, 'R'>, Intl.DateTimeFormat>> = {
  t: new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }),
  T: new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' }),
  d: new Intl.DateTimeFormat('en-GB', { dateStyle: 'short' }),
  D: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }),
  f: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }),
  F: new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' }),
}

export const formatTime = (at: number, style: TimeStyle, now: number): string =>
  style === 'R' ? relativeTime(at, now) : FORMATS[style].format(at)

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' })

/** Short enough for a button. If it must break, then between day and time. */
export const clockFace = (at: number): string =>
  `${weekday.format(at).replace(/,? /g, '\u00a0')}, ${FORMATS.t.format(at)}`

export const dayOf = (at: number): string => FORMATS.D.format(at)

/** What `<input type="datetime-local">` wants. */
export function inputTime(at: number): string {
  const date = new Date(at)
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

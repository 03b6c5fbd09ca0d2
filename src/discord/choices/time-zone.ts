/** Time zones as minutes east of UTC. */

/** All that are in use, those near UTC first. */
export const ZONES: readonly number[] = [
  ...Array.from({ length: 27 }, (_, nth) => (nth - 12) * 60),
  ...[-570, -210, 210, 270, 330, 345, 390, 525, 570, 630, 765],
].sort((a, b) => Math.abs(a) - Math.abs(b) || b - a)

/** "UTC", "UTC+2", "UTC-3:30" */
export function zoneName(offset: number): string {
  const hours = Math.floor(Math.abs(offset) / 60)
  const minutes = Math.abs(offset) % 60
  if (offset === 0) return 'UTC'
  return `UTC${offset < 0 ? '-' : '+'}${hours}${minutes > 0 ? `:${String(minutes).padStart(2, '0')}` : ''}`
}

const SHAPE = /^(?:utc|gmt)?\s*(?:([+-]?)(\d{1,2})(?::?([0-5]\d))?)?$/i
const FARTHEST = 14 * 60

/** Null if it is none. */
export function readZone(written: string): number | null {
  const [, sign, hours = '0', minutes = '0'] = SHAPE.exec(written.trim()) ?? [null]
  if (sign === undefined && !/^(utc|gmt)$/i.test(written.trim())) return null
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
  return Math.abs(offset) <= FARTHEST ? offset : null
}

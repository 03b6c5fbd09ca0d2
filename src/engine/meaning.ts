/**
 * Does what happens now say all that was recorded? Fields that a newer engine adds do not matter, nor does the order of keys:
 * a record may have been written by an earlier release, and read back from any store.
 */
export function saysAll(now: unknown, recorded: unknown): boolean {
  if (typeof recorded !== 'object' || recorded === null) return now === recorded
  if (typeof now !== 'object' || now === null || Array.isArray(now) !== Array.isArray(recorded)) return false
  if (Array.isArray(recorded) && recorded.length !== (now as readonly unknown[]).length) return false
  const fields = now as Readonly<Record<string, unknown>>
  return Object.entries(recorded).every(([key, value]) => value === undefined || saysAll(fields[key], value))
}

/** An invariant of ours is broken. Nothing a player does may cause one: a player's mistake is a value, not an exception. */
export class Bug extends Error {
  override readonly name = 'Bug'
}

export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Bug(message)
}

/** Closes a `switch` over a union: it stops compiling when a case is missing, and throws when data from outside lies. */
export function assertNever(value: never): never {
  throw new Bug(`Nobody handles ${JSON.stringify(value)}`)
}

/** No client of Discord would have let anybody do this. */
export class CannotDo extends Error {
  override readonly name = 'CannotDo'
}

export function mayDo(condition: unknown, message: string): asserts condition {
  if (!condition) throw new CannotDo(message)
}

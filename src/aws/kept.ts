/** Something that is looked up now and then, and may have changed. */
interface Kept<T> {
  get(): Promise<T>
  /** The next one who wants it looks it up. */
  forget(): void
}

export function kept<T>(lookUp: () => Promise<T>, ms: number, now: () => number): Kept<T> {
  let last: { readonly at: number; readonly value: Promise<T> } | undefined
  const forget = () => {
    last = undefined
  }
  return {
    get: () => {
      if (last && now() - last.at < ms) return last.value
      const value = lookUp()
      last = { at: now(), value }
      value.catch(forget)
      return value
    },
    forget,
  }
}

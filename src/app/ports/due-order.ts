const LATEST = Date.UTC(9999, 11, 31)

/** The place in the list `due`: comparing two of them as text compares their times, then their ids. */
export const dueOrder = (at: number, id: string): string =>
  `${new Date(Math.min(Math.max(at, 0), LATEST)).toISOString()}#${id}`

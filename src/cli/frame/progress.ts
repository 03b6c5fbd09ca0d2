/** A bar that grows, where somebody watches. */
export interface Progress {
  /** `share` from 0 to 1, if it is known. */
  show(done: number, share: number | null): void
  end(): void
}

interface Screen {
  readonly isTTY?: boolean
  readonly columns?: number
  write(text: string): unknown
}

const WIDTH = 30
const BETWEEN = 100

/** Nothing is written to a file or a pipe. */
export function progressOn(screen: Screen, what: string, now: () => number): Progress {
  if (!screen.isTTY) return { show: () => {}, end: () => {} }
  let last = Number.NEGATIVE_INFINITY
  return {
    show: (done, share) => {
      if (now() - last < BETWEEN) return
      last = now()
      screen.write(`\r${barOf(share)}${done} ${what}\x1b[K`)
    },
    end: () => {
      if (last > Number.NEGATIVE_INFINITY) screen.write('\r\x1b[K')
    },
  }
}

function barOf(share: number | null): string {
  if (share === null) return ''
  const part = Math.min(Math.max(share, 0), 1)
  const filled = Math.round(part * WIDTH)
  return `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${String(Math.floor(part * 100)).padStart(3)} %  `
}

/** What the page needs of the world behind it. */
import type { Discord } from '../stand-in/discord.ts'

export interface World {
  readonly discord: Discord
  readonly clock: WorldClock
}

/** The world's own time: it can be ahead of the real one. */
export interface WorldClock {
  now(): number
  /** Resolves when everything that fell due on the way has been done. */
  advance(by: number): Promise<void>
}

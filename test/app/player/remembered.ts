/** What Prizepost remembers of `ann` in a test: every entry through JSON and back. */

import {
  decidePlayer,
  type PlayerCommand,
  type PlayerDecided,
  takeDayOff,
} from '../../../src/app/player/decide-player.ts'
import {
  daysLeft,
  evolvePlayer,
  newPlayer,
  type Player,
  type PlayerEvent,
  type SavedDeck,
} from '../../../src/app/player/player.ts'
import type { Duration, Instant } from '../../../src/shared/time.ts'

export const START: Instant = Date.UTC(2026, 2, 1, 12)

export class Remembered {
  player: Player = newPlayer('ann')

  constructor(public now: Instant = START) {}

  /** It must be done; what happens. */
  does(command: PlayerCommand, { after = 0 }: { readonly after?: Duration } = {}): readonly PlayerEvent[] {
    this.now += after
    return this.#record(decidePlayer(this.player, JSON.parse(JSON.stringify(command)), this.now))
  }

  /** It must not be done; why. */
  refused(command: PlayerCommand): string {
    const decided = decidePlayer(this.player, command, this.now)
    if (decided.ok) throw new Error(`not refused: ${JSON.stringify(decided.value)}`)
    return decided.error.code
  }

  /** A day off at this moment, as the clock takes it. */
  dayOff(from: Instant): readonly PlayerEvent[] {
    return this.#record(takeDayOff(this.player, from, this.now))
  }

  get daysLeft(): number {
    return daysLeft(this.player, this.now)
  }

  #record(decided: PlayerDecided): readonly PlayerEvent[] {
    if (!decided.ok) throw new Error(`refused: ${decided.error.code}`)
    const entry = {
      version: this.player.version + 1,
      at: this.now,
      by: 'ann',
      delivery: '',
      data: { events: decided.value },
    }
    this.player = evolvePlayer(this.player, JSON.parse(JSON.stringify(entry)))
    return decided.value
  }
}

export const deck = (name: string, id = 'hgss1-118'): SavedDeck => ({ name, ruleset: 'hgss-2010', cards: [[id, 60]] })

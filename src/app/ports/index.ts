/** What the use cases need from the world. */

import type { Instant } from '../../shared/time.ts'
import type { LeagueNews } from '../league/news.ts'
import type { Notice } from '../notice.ts'
import type { EventStore } from './event-store.ts'

export interface Ports {
  readonly store: EventStore
  readonly clock: { now(): Instant }
  /** 32 bytes that nobody can guess, as 64 hexadecimal digits: where luck comes from. */
  readonly chance: { seed(): string }
  /** For a new match or league. The same delivery gets the same id, another one another. */
  readonly ids: { idFor(delivery: Delivery): string }
  /** Called at least once for every notice. A repeated notice has the id it had before. */
  readonly messenger: {
    send(notice: Notice): Promise<void>
    /** News of a league, likewise. Who leaves it out hears of no leagues. */
    announce?(news: LeagueNews): Promise<void>
  }
  /** Something went wrong that will be made good later. */
  readonly report: (what: string, error: unknown) => void
}

/** What somebody sent us. It may arrive again: then it has the same id. */
export interface Delivery {
  readonly id: string
  /** When it was sent. */
  readonly at: Instant
}

/** What has happened in a league, for everybody who follows it. Whoever delivers it finds the words. */
import type { LeagueEvent } from '../../league/league-event.ts'
import type { Instant } from '../../shared/time.ts'
import type { LeagueSheet } from './sheet.ts'

export interface LeagueNews {
  /** The same for the same news, however often they are sent. */
  readonly id: string
  readonly at: Instant
  readonly sheet: LeagueSheet
  readonly events: readonly LeagueEvent[]
}

/** How reliable somebody is: of the matches of the last three months, how many they did not lose on time. */
import { decodeTime } from 'ulid'
import type { PlayerId } from '../../shared/ids.ts'
import { DAY, type Instant } from '../../shared/time.ts'
import { matchesOf, type Summary } from '../lookups.ts'
import type { EventStore } from '../ports/event-store.ts'

const LOOKING_BACK = 90 * DAY
const ENOUGH = 3
const MOST = 100

/** In percent; null while we know too little. */
export async function reliabilityOf(store: EventStore, player: PlayerId, now: Instant): Promise<number | null> {
  const rows = await store.rows(matchesOf(player), { limit: MOST })
  const recent = rows
    .map(({ data }) => data as Summary)
    .filter(({ match, status }) => status === 'over' && decodeTime(match) >= now - LOOKING_BACK)
  if (recent.length < ENOUGH) return null
  return Math.round((100 * recent.filter(each => !isLostOnTime(each)).length) / recent.length)
}

const isLostOnTime = ({ result, seat }: Summary): boolean =>
  result !== null && result.winner !== null && result.winner !== seat && result.ways.includes('time')

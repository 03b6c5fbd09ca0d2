/** Makes an entry of what was decided: with the time that everybody has left. */
import { otherSeat, type Rules, type Seat } from '../../engine/index.ts'
import type { Pair } from '../../shared/ids.ts'
import type { Duration, Instant } from '../../shared/time.ts'
import { counted, fullTime, leftBeforeWait, shownLeft, timeAfter, timeLeft } from './clock.ts'
import { evolveMatch } from './evolve-match.ts'
import type { Match } from './match.ts'
import type { MatchEntry, MatchEvent } from './match-event.ts'
import { isTimeGivenBack } from './undo.ts'

export function seal(
  rules: Rules,
  match: Match,
  events: readonly MatchEvent[],
  now: Instant,
  drawn: number,
): MatchEntry {
  const givenBack = isTimeGivenBack(match, events)
  const leftOf = (seat: Seat): Duration => {
    if (givenBack) return leftBeforeWait(match, seat, now)
    return isOrdered(events, seat)
      ? timeLeft(rules, match, seat, now)
      : shownLeft(match, seat, now - spared(match, events, seat, now))
  }
  const left: Pair<Duration> = [leftOf(0), leftOf(1)]
  const after = evolveMatch(match, {
    version: match.version + 1,
    at: now,
    by: '',
    delivery: '',
    data: { events, left, drawn },
  })
  const { clock } = match.terms
  if (!match.game && after.game) return { events, drawn, left: [fullTime(clock), fullTime(clock)] }
  const played = events.flatMap(event => (event.type === 'Played' ? event.events : []))
  const [first, second] = timeAfter(clock, left, match.game, after.game, played)
  return { events, drawn, left: [first + given(match, events, 0), second + given(match, events, 1)] }
}

/** Is it now told that orders have decided for this seat? */
const isOrdered = (events: readonly MatchEvent[], seat: Seat): boolean =>
  events.some(event => event.type === 'Played' && event.order !== undefined && event.command?.seat === seat)

/** An absence that is noted late has stopped the clock from its beginning. */
function spared({ at, away, waits }: Match, events: readonly MatchEvent[], seat: Seat, now: Instant): Duration {
  const went = events.find(event => event.type === 'WentAway' && event.seat === seat)
  if (went?.type !== 'WentAway' || !waits[seat]) return 0
  const isAnother = away[seat]?.from !== went.from
  return isAnother ? now - at - counted(at, now, went) : 0
}

const given = (match: Match, events: readonly MatchEvent[], seat: Seat): Duration =>
  events.reduce((sum, event) => {
    if (event.type === 'TimeGiven') return event.to === seat ? sum + event.time : sum
    if (event.type === 'FlagReversed') return match.result?.winner === otherSeat(seat) ? sum + event.time : sum
    return sum
  }, 0)

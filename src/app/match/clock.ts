/** How much time everybody has, when it is over, and when to say so. Times are given in, never looked up. */
import { type Event, type Rules, type Seat, type State, waitingFor } from '../../engine/index.ts'
import type { Pair } from '../../shared/ids.ts'
import { type Duration, type Instant, MINUTE, NEVER, type Period } from '../../shared/time.ts'
import type { Match, Wait } from './match.ts'
import { isDecided } from './orders.ts'
import { type ClockTerms, FIRST_DECISION } from './terms.ts'

const REMINDERS = [50, 20, 5] as const

/** What a new match begins with. */
export const fullTime = (clock: ClockTerms): Duration => (clock.kind === 'bank' ? clock.bank : clock.time)

/** How much of the time between two instants counts for somebody who was away in between. */
export function counted(from: Instant, to: Instant, away: Period | null): Duration {
  const whole = Math.max(0, to - from)
  if (!away) return whole
  return whole - Math.max(0, Math.min(to, away.until) - Math.max(from, away.from))
}

/** When `time` will have been used up by somebody who starts now. */
export function after(from: Instant, time: Duration, away: Period | null): Instant {
  const end = from + time
  if (!away || away.until <= from || away.from > end) return end
  return end + away.until - Math.max(from, away.from)
}

/** Seats whose time can run out: those that must decide, unless their orders have decided already. */
export const running = (rules: Rules, { game, orders, status }: Match): readonly Seat[] =>
  status === 'playing' && game ? waitingFor(game).filter(seat => !isDecided(rules, game, orders, seat)) : []

/** What is left of a seat's time, as everybody sees it: it runs for whoever is waited for, whatever orders have decided. */
export function shownLeft({ at, left, waits, away }: Match, seat: Seat, now: Instant): Duration {
  const spent = waits[seat] ? counted(at, now, away[seat]) : 0
  return Math.max(0, left[seat] - spent)
}

/** What is really left of it: what orders have decided costs no time, but if that were seen, it would tell too much. */
export function timeLeft(rules: Rules, match: Match, seat: Seat, now: Instant): Duration {
  return running(rules, match).includes(seat) ? shownLeft(match, seat, now) : leftBeforeWait(match, seat, now)
}

/** The time of a seat as if nobody had waited for it. */
export function leftBeforeWait(match: Match, seat: Seat, now: Instant): Duration {
  const shown = shownLeft(match, seat, now)
  const wait = match.waits[seat]
  if (!wait) return shown
  return shown > 0 ? shown + counted(wait.since, now, match.away[seat]) : wait.allowance
}

/** When a seat that must decide will have just `rest` of its time; null if nobody waits for it. */
function moment(match: Match, seat: Seat, rest: Duration): Instant | null {
  const wait = match.waits[seat]
  if (!wait) return null
  const away = match.away[seat]
  const time = after(match.at, Math.max(0, match.left[seat] - rest), away)
  if (match.came[seat]) return time
  return Math.min(time, after(wait.since, Math.max(0, FIRST_DECISION - rest), away))
}

/** When the time of a seat that must decide is over. */
export const deadline = (match: Match, seat: Seat): Instant | null => moment(match, seat, 0)

/** The time each seat has after the game has gone from one state to another. */
export function timeAfter(
  clock: ClockTerms,
  left: Pair<Duration>,
  before: State | null,
  after: State | null,
  events: readonly Event[],
): Pair<Duration> {
  const [waited, waits] = [before ? waitingFor(before) : [], after ? waitingFor(after) : []]
  const forSeat = (seat: Seat): Duration => {
    const isNew = !waited.includes(seat) || events.some(event => event.type === 'TurnBegan' && event.seat === seat)
    if (clock.kind === 'per-move') return waits.includes(seat) && isNew ? clock.time : left[seat]
    const turns = events.filter(event => event.type === 'TurnEnded' && event.seat === seat).length
    const gained = Math.min(clock.cap, left[seat] + turns * clock.increment)
    return Math.max(left[seat], gained) // given time may be above the cap, and stays
  }
  return [forSeat(0), forSeat(1)]
}

/** The waits after an entry: who was waited for in the same turn is waited for as before. */
export function waitsAfter(before: State | null, match: Match, at: Instant, left: Pair<Duration>): Pair<Wait | null> {
  const { game, status } = match
  const open = status === 'playing' && game ? waitingFor(game) : []
  const known = before?.turn.number === game?.turn.number ? match.waits : [null, null]
  const forSeat = (seat: Seat): Wait | null =>
    open.includes(seat) ? (known[seat] ?? { since: at, allowance: left[seat], reminded: 100, notBefore: 0 }) : null
  return [forSeat(0), forSeat(1)]
}

export interface Reminder {
  readonly seat: Seat
  readonly percent: number
  readonly at: Instant
}

/** The reminders that are still to come, when they are to be sent. */
export function reminders(rules: Rules, match: Match): readonly Reminder[] {
  return running(rules, match).flatMap(seat => {
    const wait = match.waits[seat]
    if (!wait || wait.notBefore === NEVER) return []
    const all = match.came[seat] ? wait.allowance : Math.min(wait.allowance, FIRST_DECISION)
    return REMINDERS.filter(percent => percent < wait.reminded).map(percent => {
      const at = moment(match, seat, Math.floor((all * percent) / 100)) ?? NEVER
      return { seat, percent, at: Math.max(at, wait.notBefore) }
    })
  })
}

/** The hours of the day, 0 to 23, in which a player wants to hear nothing. */
export interface QuietHours {
  readonly from: number
  readonly until: number
  /** How far the player's day is from UTC: minutes to the east. */
  readonly offset: number
}

/** When the quiet hours that this instant lies in are over; null if it lies in none. */
export function quietUntil(at: Instant, { from, until, offset }: QuietHours): Instant | null {
  const ofDay = modulo(Math.floor(at / MINUTE) + offset, MINUTES_A_DAY)
  const into = modulo(ofDay - from * 60, MINUTES_A_DAY)
  const length = modulo((until - from) * 60, MINUTES_A_DAY)
  return into < length ? (Math.floor(at / MINUTE) + length - into) * MINUTE : null
}

const MINUTES_A_DAY = 24 * 60

const modulo = (value: number, by: number): number => ((value % by) + by) % by

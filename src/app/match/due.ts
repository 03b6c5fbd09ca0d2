/** What a match has to do by itself because time has passed. */
import type { Rules, Seat } from '../../engine/index.ts'
import type { Pair } from '../../shared/ids.ts'
import type { Instant } from '../../shared/time.ts'
import { deadline, type QuietHours, quietUntil, type Reminder, reminders, running } from './clock.ts'
import type { Match } from './match.ts'
import type { MatchEvent } from './match-event.ts'

/** The next time something is due; null if nothing will ever be. */
export function nextDue(rules: Rules, match: Match): Instant | null {
  if (match.status === 'challenged') return match.expires
  const times = [...reminders(rules, match), ...ends(rules, match)].map(({ at }) => at)
  return times.length > 0 ? Math.min(...times) : null
}

/** The seat that has run out of time, and when. Whoever did so first. */
export function outOfTime(rules: Rules, match: Match, now: Instant): End | null {
  const past = ends(rules, match).filter(({ at }) => at <= now)
  return [...past].sort((a, b) => a.at - b.at)[0] ?? null
}

/** How a player wants to be reminded: quiet hours, or `never`. */
export type Reminding = QuietHours | 'any-time' | 'never'

/** Everything that is due now but the loss on time, which a vacation may still prevent. */
export function dueEvents(rules: Rules, match: Match, how: Pair<Reminding>, now: Instant): readonly MatchEvent[] {
  if (match.status === 'challenged') return now >= match.expires ? [{ type: 'Expired' }] : []
  const late = outOfTime(rules, match, now)
  if (late) return match.came[late.seat] ? [] : [{ type: 'Voided', seat: late.seat }]
  const due = reminders(rules, match).filter(({ at }) => at <= now)
  const mostUrgent = new Map(due.map(reminder => [reminder.seat, reminder]))
  return [...mostUrgent.values()].map(reminder => remind(match, reminder, how[reminder.seat], now))
}

/** Out of the quiet hours, if that is still in time. */
function remind(match: Match, { seat, percent }: Reminder, how: Reminding, now: Instant): MatchEvent {
  if (how === 'never') return { type: 'RemindersMuted', seat }
  const until = how === 'any-time' ? null : quietUntil(now, how)
  const isInTime = until !== null && until < (deadline(match, seat) ?? 0)
  return isInTime ? { type: 'ReminderPostponed', seat, until } : { type: 'Reminded', seat, percent }
}

export interface End {
  readonly seat: Seat
  readonly at: Instant
}

const ends = (rules: Rules, match: Match): readonly End[] =>
  running(rules, match).flatMap(seat => {
    const at = deadline(match, seat)
    return at === null ? [] : [{ seat, at }]
  })

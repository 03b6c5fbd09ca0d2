/** What a league has to do by itself, and when. */

import type { MatchId, Pair, PairingId, PlayerId } from '../shared/ids.ts'
import { type Instant, NEVER } from '../shared/time.ts'
import { closingTime, deadlineOf } from './deadlines.ts'
import { meetings } from './ladder.ts'
import { type League, lastRound, openRound, type Round } from './league.ts'
import { isSeasonOver, isTimeForCut } from './plan.ts'

/** Percent of a round's time that is left when those are reminded who have not played. */
export const ROUND_REMINDERS = [50, 20] as const

export type LeagueDue = { readonly at: Instant } & (
  | { readonly is: 'check-in' | 'start' | 'cut' | 'finish' | 'pair' }
  /** A match is not over, and its time is. Who has to move is asked of the match. */
  | { readonly is: 'late'; readonly pairing: PairingId; readonly match: MatchId | null }
  | { readonly is: 'remind'; readonly round: number; readonly percent: number }
  | { readonly is: 'close'; readonly round: number }
  | { readonly is: 'meet'; readonly players: Pair<PlayerId> }
)

/** When the timer has to come again; null if it need not. What is past is due at once. */
export function nextDue(league: League): Instant | null {
  const times = agenda(league).map(({ at }) => at)
  return times.length > 0 ? Math.min(...times) : null
}

export const whatIsDue = (league: League, now: Instant): readonly LeagueDue[] =>
  agenda(league)
    .filter(({ at }) => at <= now)
    .sort((a, b) => a.at - b.at)

/** Everything that will happen if nobody does anything. */
function agenda(league: League): readonly LeagueDue[] {
  if (league.status === 'open') return beforeStart(league)
  if (league.status !== 'running') return []
  const round = openRound(league)
  return round ? inRound(league, round) : betweenRounds(league)
}

function beforeStart({ settings: { startsAt, checkIn }, checkInOpen }: League): readonly LeagueDue[] {
  if (startsAt === null) return []
  const opening = checkIn === null || checkInOpen ? [] : [{ is: 'check-in' as const, at: startsAt - checkIn }]
  return [...opening, { is: 'start', at: startsAt }]
}

function inRound(league: League, round: Round): readonly LeagueDue[] {
  const closing = closingTime(league, round)
  const close: readonly LeagueDue[] = closing === null ? [] : [{ is: 'close', at: closing, round: round.number }]
  const late = round.pairings.flatMap((pairing): readonly LeagueDue[] =>
    pairing.outcome
      ? []
      : [{ is: 'late', at: deadlineOf(league, { round, pairing }), pairing: pairing.id, match: pairing.match }],
  )
  if (round.stage !== 'ladder') return [...reminders(round), ...late, ...close]
  const meets = meetings(league)
    .filter(({ at }) => at < round.deadline)
    .map(each => ({ is: 'meet' as const, ...each }))
  return [...meets, ...late, ...close.filter(({ at }) => at < NEVER)]
}

/** Only while somebody has not played. */
function reminders({ number, opened, deadline, reminded, pairings }: Round): readonly LeagueDue[] {
  if (pairings.every(({ outcome }) => outcome)) return []
  return ROUND_REMINDERS.filter(percent => percent < reminded).map(percent => ({
    is: 'remind',
    at: deadline - Math.floor(((deadline - opened) * percent) / 100),
    round: number,
    percent,
  }))
}

function betweenRounds(league: League): readonly LeagueDue[] {
  const at = lastRound(league)?.closed ?? league.startedAt ?? 0
  if (isTimeForCut(league)) return [{ is: 'cut', at }]
  if (isSeasonOver(league)) return [{ is: 'finish', at }]
  const isByHand = league.settings.pairing === 'by-hand' && league.settings.format.kind !== 'ladder'
  return isByHand ? [] : [{ is: 'pair', at }]
}

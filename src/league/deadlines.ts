/** Until when a match has to be played. Who is away has more time. */
import type { PlayerId } from '../shared/ids.ts'
import { DAY, type Duration, type Instant, type Period } from '../shared/time.ts'
import { type Entrant, entrantOf, type League, type PairingInRound, type Round } from './league.ts'

/**
 * The end of the round, and as much later as either player was away until then, but never more than the length of another
 * round: somebody waits for it.
 */
export function deadlineOf(league: League, { round, pairing }: PairingInRound): Instant {
  const from = pairing.opened ?? round.opened
  const until = pairing.deadline ?? round.deadline
  const away = pairing.players.map(player => timeAway(entrantOf(league, player), { from, until }))
  return until + Math.min(league.settings.roundLength, Math.max(...away))
}

/** How much of a period somebody is away. Absences may overlap. */
function timeAway(entrant: Entrant | undefined, { from, until }: Period): Duration {
  let [sum, counted] = [0, from]
  for (const absence of [...(entrant?.absences ?? [])].sort((a, b) => a.from - b.from)) {
    const [start, end] = [Math.max(counted, absence.from), Math.min(until, absence.until)]
    if (end <= start) continue
    sum += end - start
    counted = end
  }
  return sum
}

/** Away from now until the round that begins now is over. */
export const isAwayAllRound = (league: League, player: PlayerId, now: Instant): boolean => {
  const { roundLength } = league.settings
  return timeAway(entrantOf(league, player), { from: now, until: now + roundLength }) >= roundLength
}

/** How long an organiser may take back a loss on time. A round does not end early before that. */
export const REVERSAL: Duration = DAY

/** When a round is over; null while a match of it is not. A round in which nobody plays takes its time. */
export function closingTime({ settings }: League, { deadline, pairings, stage }: Round): Instant | null {
  if (pairings.some(({ outcome }) => !outcome)) return null
  if (!settings.roundsEndEarly || stage === 'ladder' || pairings.length === 0) return deadline
  const calm = pairings.map(({ outcome, decided }) => {
    const isReversible = outcome?.is === 'forfeited' && outcome.why === 'time'
    return (decided ?? 0) + (isReversible ? REVERSAL : 0)
  })
  return Math.min(deadline, Math.max(...calm))
}

/** What organisers decide about matches. Everybody reads why. */

import type { PlayerId } from '../../shared/ids.ts'
import { ok, type Result } from '../../shared/result.ts'
import { DAY } from '../../shared/time.ts'
import type { CommandOf, LeagueActor } from '../command.ts'
import { REVERSAL } from '../deadlines.ts'
import {
  FORFEIT_REASONS,
  findPairing,
  isIn,
  isUnderWay,
  type League,
  openRound,
  type PairingInRound,
  type PairingOutcome,
} from '../league.ts'
import type { Intervention } from '../league-event.ts'
import type { LeagueRefusal } from '../refusal.ts'
import { type Decided, type Deciding, interventionOf, refuse } from './deciding.ts'
import { undecided } from './results.ts'

/** An organiser may play, but not be the judge of their own match. */
function judging(by: LeagueActor, reason: string, involved: readonly PlayerId[]): Result<Intervention, LeagueRefusal> {
  const intervention = interventionOf(by, reason)
  if (!intervention.ok) return intervention
  return involved.includes(intervention.value.by) ? refuse('own-match') : intervention
}

export function reportResult(league: League, command: CommandOf<'ReportResult'>, { now }: Deciding): Decided {
  const { by, pairing: id, outcome, reason } = command
  const place = undecided(league, id)
  if (!place.ok) return place
  const intervention = judging(by, reason, place.value.pairing.players)
  if (!intervention.ok) return intervention
  const problem = problemWithOutcome(place.value, outcome)
  return (
    problem ??
    ok([
      { type: 'ResultReported', pairing: id, outcome: onlyOutcome(outcome), at: now, intervention: intervention.value },
    ])
  )
}

export function correctResult(league: League, command: CommandOf<'CorrectResult'>, { now }: Deciding): Decided {
  const { by, pairing: id, outcome, reason } = command
  const place = findPairing(league, id)
  if (!place) return refuse('unknown-pairing')
  if (!isUnderWay(league)) return refuse('wrong-time')
  if (!place.pairing.outcome) return refuse('not-decided')
  const intervention = judging(by, reason, place.pairing.players)
  if (!intervention.ok) return intervention
  const problem = problemWithOutcome(place, outcome)
  if (problem) return problem
  if (isBuiltOn(league, place)) return refuse('already-advanced')
  const at = place.pairing.decided ?? now
  return ok([
    { type: 'ResultCorrected', pairing: id, outcome: onlyOutcome(outcome), at, intervention: intervention.value },
  ])
}

/** The play-offs have been seeded by it, or one of the two has been paired because of it. */
function isBuiltOn(league: League, { round, pairing }: PairingInRound): boolean {
  if (round.stage !== 'elimination') return league.seeds !== null
  return league.rounds.some(
    each =>
      each.number > round.number && each.pairings.some(({ players }) => players.some(p => pairing.players.includes(p))),
  )
}

function problemWithOutcome({ round, pairing }: PairingInRound, outcome: PairingOutcome): Decided | null {
  const isPlayer = (player: PlayerId): boolean => pairing.players.includes(player)
  switch (outcome?.is) {
    case 'won':
      return isPlayer(outcome.winner) ? null : refuse('bad-input')
    case 'drawn':
      return round.stage === 'elimination' ? refuse('no-draws-here') : null
    case 'forfeited':
      return isPlayer(outcome.by) && FORFEIT_REASONS.includes(outcome.why) ? null : refuse('bad-input')
    case 'double-loss':
      return (outcome.absent ?? []).every(isPlayer) ? null : refuse('bad-input')
    default:
      return refuse('bad-input')
  }
}

/** Nothing that is not asked for gets through. */
function onlyOutcome(outcome: PairingOutcome): PairingOutcome {
  switch (outcome.is) {
    case 'won':
      return { is: 'won', winner: outcome.winner }
    case 'drawn':
      return { is: 'drawn', ...(outcome.intentional && { intentional: true }) }
    case 'forfeited':
      return { is: 'forfeited', by: outcome.by, why: outcome.why }
    case 'double-loss':
      return { is: 'double-loss', ...(outcome.absent && { absent: outcome.absent }) }
  }
}

/** The match goes on, with at least a day to play it. Not when the next round has been paired by it. */
export function reverseFlag(league: League, command: CommandOf<'ReverseFlag'>, { now }: Deciding): Decided {
  const { by, pairing: id, reason } = command
  const place = findPairing(league, id)
  if (!place) return refuse('unknown-pairing')
  if (!isUnderWay(league)) return refuse('wrong-time')
  const { round, pairing } = place
  const intervention = judging(by, reason, pairing.players)
  if (!intervention.ok) return intervention
  const last = pairing.games.at(-1)
  if (!last?.flagged || pairing.match !== null) return refuse('no-flag')
  const isSuperseded = round.number !== league.rounds.length || (league.seeds && round.stage !== 'elimination')
  if (isSuperseded || now >= last.at + REVERSAL) return refuse('too-late')
  if (!pairing.players.every(player => isIn(league, player))) return refuse('not-in')
  const deadline = Math.max(pairing.deadline ?? round.deadline, now + DAY)
  return ok([{ type: 'FlagReversed', pairing: id, deadline, intervention: intervention.value }])
}

/** For somebody who is in, but whom nobody plays in this round. */
export function awardBye(league: League, { by, player, reason }: CommandOf<'AwardBye'>): Decided {
  const intervention = judging(by, reason, [player])
  if (!intervention.ok) return intervention
  if (!isUnderWay(league)) return refuse('wrong-time')
  if (!isIn(league, player)) return refuse('not-in')
  const round = openRound(league)
  if (round?.stage !== 'swiss') return refuse('not-here')
  const isTaken = round.byes.includes(player) || round.pairings.some(({ players }) => players.includes(player))
  if (isTaken) return refuse('has-a-pairing')
  return ok([{ type: 'ByeAwarded', player, round: round.number, intervention: intervention.value }])
}

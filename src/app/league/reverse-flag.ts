/** An organiser lets a match of a league go on that was lost on time. */
import { findPairing } from '../../league/league.ts'
import { err } from '../../shared/result.ts'
import type { Match } from '../match/match.ts'
import { matches } from '../match/match-stream.ts'
import { REVERSAL } from '../match/terms.ts'
import type { Ports } from '../ports/index.ts'
import type { Reacting } from '../streams.ts'
import { command } from '../use-cases/change-match.ts'
import { changeLeague, decideAll, type LeagueOutcome } from './change-league.ts'
import type { PersonalRequest } from './command-league.ts'
import { leagues } from './league-stream.ts'

export interface Reversal {
  readonly pairing: string
  readonly reason: string
}

/** First the league, then the match: if we are interrupted, the same request goes on where it stopped. */
export async function reverseLeagueFlag(
  ports: Reacting,
  request: PersonalRequest,
  { pairing, reason }: Reversal,
): Promise<LeagueOutcome> {
  const { by, delivery } = request
  const match = await lastMatch(ports, request.league, pairing)
  if (match && !isReversible(match, ports.clock.now())) return err({ code: 'too-late' })
  const reversed = await changeLeague(ports, request, (league, now) =>
    decideAll(league, { type: 'ReverseFlag', by, pairing, reason }, now),
  )
  if (!reversed.ok || !match) return reversed
  await command(ports, { match: match.id, by, delivery }, { type: 'ReverseFlag' })
  return reversed
}

const isReversible = ({ flagged, status }: Match, now: number): boolean =>
  status === 'playing' || (flagged !== null && now < flagged + REVERSAL)

/** The one that was played last, or goes on already. */
async function lastMatch({ store }: Ports, id: string, pairing: string): Promise<Match | null> {
  const loaded = await leagues.load(store, id)
  const found = loaded && findPairing(loaded.league, pairing)?.pairing
  const match = found?.match ?? found?.games.at(-1)?.match
  return match ? matches.load(store, match) : null
}

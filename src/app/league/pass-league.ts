/** What happens in a league because time passes, until nothing is due any more. */
import { SEATS, waitingFor } from '../../engine/index.ts'
import type { LeagueCommand } from '../../league/command.ts'
import { decideLeague } from '../../league/decide-league.ts'
import { type LeagueDue, whatIsDue } from '../../league/due.ts'
import type { League } from '../../league/league.ts'
import type { LeagueId, MatchId, PairingId, PlayerId } from '../../shared/ids.ts'
import type { Match } from '../match/match.ts'
import { matches } from '../match/match-stream.ts'
import type { EventStore } from '../ports/event-store.ts'
import type { Reacting } from '../streams.ts'
import { leagues } from './league-stream.ts'
import { ratingsFor } from './ratings.ts'

export const passLeague = (ports: Reacting, id: LeagueId): Promise<void> =>
  leagues.pass(ports, id, async ({ league }, now) => {
    const due = whatIsDue(league, now)
    if (due.length === 0) return null
    const decided = decideLeague(league, await commandFor(ports.store, league, due), { now })
    return decided.ok ? { events: decided.value } : null
  })

/** With everything that a league cannot know by itself. */
async function commandFor(store: EventStore, league: League, due: readonly LeagueDue[]): Promise<LeagueCommand> {
  const late = due.filter(each => each.is === 'late')
  const toMove: Record<PairingId, readonly PlayerId[]> = {}
  for (const { pairing, match } of late) if (match !== null) toMove[pairing] = await waitedFor(store, match)
  const isStart = due.some(({ is }) => is === 'start')
  return {
    type: 'PassTime',
    by: 'prizepost',
    toMove,
    ...(isStart && { ratings: await ratingsFor(store, league.settings.ruleset) }),
  }
}

/** Who has to decide something in a match: to answer the challenge, or to go on with the game. */
async function waitedFor(store: EventStore, id: MatchId): Promise<readonly PlayerId[]> {
  const match = await matches.load(store, id)
  return match ? waitedForIn(match) : []
}

function waitedForIn({ status, players, game }: Match): readonly PlayerId[] {
  if (status === 'challenged') return [players[1]]
  if (status !== 'playing' || !game) return []
  return SEATS.filter(seat => waitingFor(game).includes(seat)).map(seat => players[seat])
}

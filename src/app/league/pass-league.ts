/** What happens in a league because time passes, until nothing is due any more. */
import { SEATS, waitingFor } from '../../engine/index.ts'
import type { LeagueCommand } from '../../league/command.ts'
import { decideLeague } from '../../league/decide-league.ts'
import { type Due, whatIsDue } from '../../league/due.ts'
import type { League } from '../../league/league.ts'
import type { LeagueId, MatchId, PairingId, PlayerId } from '../../shared/ids.ts'
import type { Match } from '../match/match.ts'
import type { EventStore } from '../ports/event-store.ts'
import type { Ports } from '../ports/index.ts'
import { loadMatch } from '../streams.ts'
import { LOST, untilWon } from '../use-cases/race.ts'
import { appendLeague, leagueTime } from './append-league.ts'
import { correctLeagueRows } from './follow-league.ts'
import { loadLeague } from './league-stream.ts'
import { ratingsFor } from './ratings.ts'

export async function passLeague(ports: Ports, id: LeagueId): Promise<void> {
  while (await untilWon(() => passOnce(ports, id))) {}
}

/** Whether anything happened. */
async function passOnce(ports: Ports, id: LeagueId): Promise<boolean | typeof LOST> {
  const loaded = await loadLeague(ports.store, id)
  if (!loaded) return false
  const now = leagueTime(ports, loaded)
  const due = whatIsDue(loaded.league, now)
  if (due.length === 0) {
    await correctLeagueRows(ports, loaded, loaded.head)
    return false
  }
  const command = await commandFor(ports.store, loaded.league, due)
  const decided = decideLeague(loaded.league, command, { now })
  if (!decided.ok) return false
  const signature = { by: 'clock', delivery: `clock#${loaded.version + 1}`, now }
  return (await appendLeague(ports, loaded, signature, decided.value)) ? true : LOST
}

/** With everything that a league cannot know by itself. */
async function commandFor(store: EventStore, league: League, due: readonly Due[]): Promise<LeagueCommand> {
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
  const loaded = await loadMatch(store, id)
  return loaded ? waitedForIn(loaded.match) : []
}

function waitedForIn({ status, players, game }: Match): readonly PlayerId[] {
  if (status === 'challenged') return [players[1]]
  if (status !== 'playing' || !game) return []
  return SEATS.filter(seat => waitingFor(game).includes(seat)).map(seat => players[seat])
}

/** Matches that still go on when their league has decided otherwise: somebody has left, or time is over. They end with it. */
import { findPairing, winnerOf } from '../../league/league.ts'
import type { MatchId, PlayerId } from '../../shared/ids.ts'
import type { Change, Reacting, Reaction } from '../streams.ts'
import { command } from '../use-cases/change-match.ts'

/** May be done twice. A match that has ended by itself stays as it ended. */
export const endMatches: Reaction<'league'> = (ports, change) =>
  endingsOf(change).map(ending => () => endMatch(ports, change, ending))

interface Ending {
  readonly match: MatchId
  readonly winner: PlayerId | null
}

function endingsOf({ before, entry, after }: Change<'league'>): readonly Ending[] {
  const played = entry.data.events.flatMap(event => (event.type === 'GameRecorded' ? [event.pairing] : []))
  const pairings = before?.league.rounds.flatMap(round => round.pairings) ?? []
  return pairings.flatMap(({ id, match, outcome }) => {
    if (match === null || outcome !== null || played.includes(id)) return []
    const now = findPairing(after.league, id)?.pairing
    if (now && now.outcome === null && now.match === match) return []
    return [{ match, winner: now ? winnerOf(now) : null }]
  })
}

async function endMatch(ports: Reacting, { entry, after }: Change<'league'>, { match, winner }: Ending): Promise<void> {
  const delivery = { id: `league#${after.league.id}#${entry.version}#${match}`, at: entry.at }
  const by = { player: 'prizepost', organiser: true }
  await command(ports, { match, by, delivery }, { type: 'Adjudicate', winner })
}

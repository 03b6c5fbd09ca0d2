/** Somebody who is away is away in all matches. */
import { err, ok } from '../../shared/result.ts'
import { openList, playerStream, type Summary } from '../lookups.ts'
import type { Decided } from '../match/decide-match.ts'
import type { MatchId, PlayerId } from '../match/ids.ts'
import { type Match, type Period, seatOf } from '../match/match.ts'
import type { Player } from '../player/player.ts'
import type { Ports } from '../ports/index.ts'
import { changeMatch } from './change-match.ts'

/** What has to follow when a player goes away or comes back early: entry `version` of the player's stream. */
export async function noteAway(ports: Ports, player: Player, version: number): Promise<void> {
  const { store, report } = ports
  try {
    for (const { data } of await store.list(openList(player.id))) {
      const { match, status } = data as Summary
      if (status === 'playing') await noteAwayIn(ports, match, player)
    }
    await store.settle(playerStream(player.id), version)
  } catch (error) {
    report(`The matches of ${player.id} learn later who is away`, error)
  }
}

/** Nothing happens if the match knows already. */
export function noteAwayIn(ports: Ports, match: MatchId, { id, vacation, version }: Player) {
  const delivery = { id: `away#${id}#${version}`, at: ports.clock.now() }
  return changeMatch(ports, { match, by: { player: id }, delivery }, before => wentAway(before, id, vacation))
}

function wentAway(match: Match, player: PlayerId, vacation: Period | null): Decided {
  const seat = seatOf(match, player)
  if (seat === null || match.status !== 'playing') return err({ code: 'not-in-play' })
  const known = match.away[seat]
  if (!vacation || (known?.from === vacation.from && known.until === vacation.until)) return err({ code: 'away' })
  return ok([{ type: 'WentAway', seat, from: vacation.from, until: vacation.until }])
}

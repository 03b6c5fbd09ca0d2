/** Somebody who is away is away in all matches. */
import { err, ok } from '../../shared/result.ts'
import { openList, playerStream, type Summary } from '../lookups.ts'
import type { Decided } from '../match/decide-match.ts'
import type { MatchId, PlayerId } from '../match/ids.ts'
import { type Match, seatOf } from '../match/match.ts'
import type { Player, Vacation } from '../player/player.ts'
import type { Ports } from '../ports/index.ts'
import { changeMatch } from './change-match.ts'

/**
 * What has to follow when a player goes away or comes back early: entry `version` of the player's stream. Whether a match is
 * played is asked of the match: the lookup may not have heard of it yet.
 */
export async function noteAway(ports: Ports, player: Player, version: number): Promise<void> {
  const { store, report } = ports
  const later = (error: unknown) => report(`The matches of ${player.id} learn later who is away`, error)
  try {
    let failed = false
    for (const { data } of await store.list(openList(player.id))) {
      const { match } = data as Summary
      await noteAwayIn(ports, match, player).catch(error => {
        failed = true
        later(error)
      })
    }
    if (!failed) await store.settle(playerStream(player.id), version)
  } catch (error) {
    later(error)
  }
}

/** Nothing happens if the match knows already. */
export function noteAwayIn(ports: Ports, match: MatchId, { id, vacation, version }: Player) {
  const delivery = { id: `away#${id}#${version}`, at: ports.clock.now() }
  return changeMatch(ports, { match, by: { player: id }, delivery }, before => wentAway(before, id, vacation))
}

function wentAway(match: Match, player: PlayerId, vacation: Vacation | null): Decided {
  const seat = seatOf(match, player)
  if (seat === null || match.status !== 'playing') return err({ code: 'not-in-play' })
  const known = match.away[seat]
  if (!vacation || (known?.from === vacation.from && known.until === vacation.until)) return err({ code: 'away' })
  return ok([{ type: 'WentAway', seat, ...vacation }])
}

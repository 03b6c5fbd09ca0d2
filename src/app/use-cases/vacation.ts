/** Somebody who is away is away in all matches and leagues. */

import type { LeagueId, MatchId, PlayerId } from '../../shared/ids.ts'
import { err, ok } from '../../shared/result.ts'
import { changeLeague, decideAll } from '../league/change-league.ts'
import { type Membership, memberList } from '../league/league-lookups.ts'
import { openList, playerStream, type Summary } from '../lookups.ts'
import type { Decided } from '../match/decide-match.ts'
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
    for (const { data } of await store.list(memberList(player.id))) {
      const { league } = data as Membership
      await noteAwayInLeague(ports, league, player).catch(error => {
        failed = true
        later(error)
      })
    }
    if (!failed) await store.settle(playerStream(player.id), version)
  } catch (error) {
    later(error)
  }
}

/** Likewise. A match of it has as much more time. */
async function noteAwayInLeague(ports: Ports, league: LeagueId, { id, vacation, version }: Player): Promise<void> {
  if (!vacation) return
  const { from, until } = vacation
  const delivery = { id: `away#${id}#${version}`, at: ports.clock.now() }
  const command = { type: 'NoteAbsence', by: 'prizepost', player: id, from, until } as const
  await changeLeague(ports, { league, by: 'prizepost', delivery }, (each, now) => decideAll(each, command, now))
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

/** Somebody who is away is away in all matches and leagues. */

import type { LeagueId, MatchId, PlayerId } from '../../shared/ids.ts'
import { err, ok } from '../../shared/result.ts'
import { changeLeague, decideAll } from '../league/change-league.ts'
import { type Membership, memberList } from '../league/league-lookups.ts'
import { openList, type Summary } from '../lookups.ts'
import type { Decided } from '../match/deciding.ts'
import { type Match, seatOf } from '../match/match.ts'
import type { Player, Vacation } from '../player/player.ts'
import { players } from '../player/player-stream.ts'
import type { Attempt, Reacting, Reaction } from '../streams.ts'
import { changeMatch } from './change-match.ts'

/**
 * What has to follow when a player goes away or comes back early. Whether a match is played is asked of the match: the lookup
 * may not have heard of it yet.
 */
export const noteAway: Reaction<'player'> = (ports, { entry, after: { id } }) =>
  entry.data.events.some(({ type }) => type === 'VacationTaken' || type === 'VacationEnded')
    ? [() => noteAwayEverywhere(ports, id)]
    : []

/** The player may have gone or come again since. */
async function noteAwayEverywhere(ports: Reacting, id: PlayerId): Promise<readonly Attempt[]> {
  const { store } = ports
  const player = await players.load(store, id)
  return [
    async () =>
      (await store.list(openList(id))).map(({ data }) => async () => {
        await noteAwayIn(ports, (data as Summary).match, player)
      }),
    async () =>
      (await store.list(memberList(id))).map(
        ({ data }) =>
          () =>
            noteAwayInLeague(ports, (data as Membership).league, player),
      ),
  ]
}

/** Likewise. A match of it has as much more time. */
async function noteAwayInLeague(ports: Reacting, league: LeagueId, { id, vacation, version }: Player): Promise<void> {
  if (!vacation) return
  const { from, until } = vacation
  const delivery = { id: `away#${id}#${version}`, at: ports.clock.now() }
  const command = { type: 'NoteAbsence', by: 'prizepost', player: id, from, until } as const
  await changeLeague(ports, { league, by: 'prizepost', delivery }, (each, now) => decideAll(each, command, now))
}

/** Nothing happens if the match knows already. */
export function noteAwayIn(ports: Reacting, match: MatchId, { id, vacation, version }: Player) {
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

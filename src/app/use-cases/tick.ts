/** What happens because time passes: reminders, lost games, expiries, and what somebody did not get round to. */

import type { MatchId, Pair } from '../../shared/ids.ts'
import { err, ok } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'
import { followLeague } from '../league/follow-league.ts'
import { leagueChangeAt } from '../league/league-stream.ts'
import { passLeague } from '../league/pass-league.ts'
import { sameRow } from '../lookups.ts'
import type { Decided } from '../match/decide-match.ts'
import { dueEvents, type End, outOfTime, type Reminding } from '../match/due.ts'
import type { Match } from '../match/match.ts'
import { isAway, takeDayOff } from '../player/decide-player.ts'
import type { Player } from '../player/player.ts'
import type { Row } from '../ports/event-store.ts'
import type { Ports } from '../ports/index.ts'
import { changeAt, loadMatch, loadPlayer } from '../streams.ts'
import { append, nextEntry, timeAt } from './change-match.ts'
import { changePlayer } from './change-player.ts'
import { type Errand, errands } from './errands.ts'
import { follow, following, rowsOf } from './follow.ts'
import { rulesFor } from './outcome.ts'
import { LOST, untilWon } from './race.ts'
import { noteAway, noteAwayIn } from './vacation.ts'

export interface Ticked {
  /** Things that were due and have been seen to. */
  readonly done: number
  /** Things that failed, have been reported, and stay due. */
  readonly failed: number
}

/** May be called as often as one likes, also twice at the same time. */
export const tick = async (ports: Ports): Promise<Ticked> => seeToAll(ports, await errands(ports))

export async function seeToAll(ports: Ports, all: readonly Errand[]): Promise<Ticked> {
  let failed = 0
  for (const each of all) {
    await seeTo(ports, each).catch(error => {
      failed += 1
      ports.report('Something that is due has to wait', error)
    })
  }
  return { done: all.length - failed, failed }
}

async function seeTo(ports: Ports, errand: Errand): Promise<void> {
  if (errand.is === 'row') return passTimeIn(ports, errand.key.of)
  const { stream, version } = errand
  if (stream.startsWith('player#'))
    return noteAway(ports, (await loadPlayer(ports.store, idIn(stream))).player, version)
  if (isLeague(stream)) return followLeague(ports, await leagueChangeAt(ports.store, idIn(stream), version), null)
  const change = await changeAt(ports.store, idIn(stream), version)
  await follow(ports, change, following(change, null, ports.clock.now()))
}

const idIn = (stream: string): string => stream.slice(stream.indexOf('#') + 1)

const isLeague = (stream: string): boolean => stream.startsWith('league#')

const passTimeIn = (ports: Ports, stream: string): Promise<void> =>
  isLeague(stream) ? passLeague(ports, idIn(stream)) : passTime(ports, idIn(stream))

/** Until nothing is due in this match any more. */
async function passTime(ports: Ports, id: MatchId): Promise<void> {
  while (await untilWon(() => passOnce(ports, id))) {}
}

/** Whether anything happened. */
async function passOnce(ports: Ports, id: MatchId): Promise<boolean | typeof LOST> {
  const loaded = await loadMatch(ports.store, id)
  if (!loaded) return false
  const { match, head } = loaded
  const players = await Promise.all(match.players.map(player => loadPlayer(ports.store, player)))
  const now = timeAt(ports, match)
  const late = outOfTime(rulesFor(match), match, now)
  const player = late && players[late.seat]?.player
  if (late && player && (await isExcused(ports, match, player, late))) return true
  const how = players.map(each => reminding(each.player))
  const signature = { by: 'clock', delivery: `clock#${match.version + 1}`, now }
  const next = nextEntry(match, signature, () => timePasses(match, [how[0] ?? 'any-time', how[1] ?? 'any-time'], now))
  if (next.ok) return (await append(ports, loaded, next.value)) ? true : LOST
  await correctRows(ports, match, head)
  return false
}

function timePasses(match: Match, how: Pair<Reminding>, now: Instant): Decided {
  const rules = rulesFor(match)
  const late = outOfTime(rules, match, now)
  if (late && match.came[late.seat]) return ok([{ type: 'Flagged', seat: late.seat }])
  const events = dueEvents(rules, match, how, now)
  return events.length > 0 ? ok(events) : err({ code: 'too-early' })
}

const reminding = ({ preferences: { quiet, remind } }: Player): Reminding =>
  remind === false ? 'never' : (quiet ?? 'any-time')

/** Days off are used up before anybody loses on time. Who has never come has none to use. */
async function isExcused(ports: Ports, match: Match, player: Player, { seat, at: since }: End): Promise<boolean> {
  if (isAway(player, since)) return (await noteAwayIn(ports, match.id, player)).ok
  if (!match.came[seat]) return false
  const delivery = { id: `day-off#${match.id}#${since}`, at: since }
  return (await changePlayer(ports, { player: player.id, delivery }, (each, now) => takeDayOff(each, since, now))).ok
}

/** The lookups said that something was due, but nothing was. */
async function correctRows({ store }: Ports, match: Match, head: Row | null): Promise<void> {
  const rows = rowsOf(match)
  const last = rows.at(-1)
  if (!last || sameRow(last, head)) return
  for (const row of rows) await store.put(row)
}

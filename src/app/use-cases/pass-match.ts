/** What happens in a match because time passes: reminders, lost games, expiries. */
import type { MatchId, Pair } from '../../shared/ids.ts'
import { err, ok } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'
import { ELSEWHERE } from '../aggregate.ts'
import type { Decided } from '../match/deciding.ts'
import { dueEvents, type End, outOfTime, type Reminding } from '../match/due.ts'
import type { Match } from '../match/match.ts'
import { matches } from '../match/match-stream.ts'
import { isAway, takeDayOff } from '../player/decide-player.ts'
import type { Player } from '../player/player.ts'
import { players } from '../player/player-stream.ts'
import { rulesFor } from '../rules-of.ts'
import type { Reacting } from '../streams.ts'
import { sealed } from './change-match.ts'
import { changePlayer } from './change-player.ts'
import { noteAwayIn } from './vacation.ts'

export const passMatch = (ports: Reacting, id: MatchId): Promise<void> =>
  matches.pass(ports, id, async (match, now) => {
    const [first, second] = match.players
    const people = [await players.load(ports.store, first), await players.load(ports.store, second)] as const
    const late = outOfTime(rulesFor(match), match, now)
    if (late && (await isExcused(ports, match, people[late.seat], late))) return ELSEWHERE
    const how = [reminding(people[0]), reminding(people[1])] as const
    const next = sealed(match, () => timePasses(match, how, now), now)
    return next.ok ? next.value : null
  })

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
async function isExcused(ports: Reacting, match: Match, player: Player, { seat, at: since }: End): Promise<boolean> {
  if (isAway(player, since)) return (await noteAwayIn(ports, match.id, player)).ok
  if (!match.came[seat]) return false
  const delivery = { id: `day-off#${match.id}#${since}`, at: since }
  return (await changePlayer(ports, { player: player.id, delivery }, (each, now) => takeDayOff(each, since, now))).ok
}

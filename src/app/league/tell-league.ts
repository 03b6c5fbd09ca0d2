/** What a match of a league has to tell it: that it has begun, who has come, how it ended. */
import { otherSeat } from '../../engine/index.ts'
import type { LeagueCommand } from '../../league/command.ts'
import type { Match } from '../match/match.ts'
import type { LeagueLink, MatchEvent } from '../match/match-event.ts'
import type { Change, Reacting, Reaction } from '../streams.ts'
import { changeLeague, decideAll } from './change-league.ts'

/** May be told twice: a league that knows already, or wants to know no more, says no. */
export const tellLeague: Reaction<'match'> = (ports, change) => {
  const commands = commandsFor(change)
  return commands.length > 0 ? [() => tell(ports, change, commands)] : []
}

async function tell(
  ports: Reacting,
  { entry, after }: Change<'match'>,
  commands: readonly LeagueCommand[],
): Promise<void> {
  for (const command of commands) {
    const delivery = { id: `match#${after.id}#${entry.version}#${command.type}`, at: entry.at }
    const league = after.league?.league ?? ''
    await changeLeague(ports, { league, by: command.by, delivery }, (each, now) => decideAll(each, command, now))
  }
}

function commandsFor({ before, entry, after }: Change<'match'>): readonly LeagueCommand[] {
  const { league: link } = after
  if (!link) return []
  const said = entry.data.events.flatMap(event => commandFor(link, after, event))
  const isOver = after.status === 'over' && before?.status === 'playing'
  return isOver ? [...said, resultOf(link, after)] : said
}

function commandFor({ pairing }: LeagueLink, match: Match, event: MatchEvent): readonly LeagueCommand[] {
  const [first, second] = match.players
  const setAside = (absent: string): readonly LeagueCommand[] => [
    { type: 'SetMatchAside', by: 'prizepost', pairing, match: match.id, absent },
  ]
  switch (event.type) {
    case 'Challenged':
      return [{ type: 'BeginMatch', by: { player: first }, pairing, match: match.id }]
    case 'Accepted':
      return [{ type: 'ComeToMatch', by: { player: second }, pairing }]
    case 'Declined':
    case 'Expired':
      return setAside(second)
    case 'Withdrawn':
      return setAside(first)
    case 'Voided':
      return setAside(match.players[event.seat])
    default:
      return []
  }
}

function resultOf({ pairing }: LeagueLink, { id, players, result, came }: Match): LeagueCommand {
  const winner = result?.winner ?? null
  const ways = result?.ways ?? []
  return {
    type: 'RecordGame',
    by: 'prizepost',
    pairing,
    match: id,
    result: {
      winner: winner === null ? null : players[winner],
      flagged: ways.includes('time'),
      agreed: ways.includes('agreement'),
      unplayed: winner !== null && !came[otherSeat(winner)],
    },
  }
}

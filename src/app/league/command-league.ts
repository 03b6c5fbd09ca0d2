/** Everything that people want of a league and that needs nothing else. */
import type { LeagueCommand, LeagueCommandType } from '../../league/command.ts'
import { isPlayerId } from '../../shared/ids.ts'
import { err } from '../../shared/result.ts'
import type { Ports } from '../ports/index.ts'
import type { Reacting } from '../streams.ts'
import { isCommand } from '../use-cases/door.ts'
import { changeLeague, decideAll, type LeagueOutcome, type LeagueRequest } from './change-league.ts'
import { unplayable } from './create-league.ts'
import { leagues } from './league-stream.ts'
import { ratingsFor } from './ratings.ts'

const ASKED_FOR = [
  'EditLeague',
  'OpenLeague',
  'StartLeague',
  'PauseLeague',
  'ResumeLeague',
  'FinishLeague',
  'ArchiveLeague',
  'ProposeRound',
  'SwapInProposal',
  'PairRound',
  'Leave',
  'CheckIn',
  'Drop',
  'ReplacePlayer',
  'LeaveQueue',
  'OfferDraw',
  'ReportResult',
  'CorrectResult',
  'AwardBye',
] as const satisfies readonly LeagueCommandType[]

type Plain = Extract<LeagueCommand, { type: (typeof ASKED_FOR)[number] }>
type WithoutActor<Command> = Command extends { by: unknown } ? Omit<Command, 'by'> : never
export type LeagueWanted = WithoutActor<Plain>

/** A request that somebody made. */
export interface PersonalRequest extends LeagueRequest {
  readonly by: Exclude<LeagueRequest['by'], 'prizepost'>
}

export async function commandLeague(
  ports: Reacting,
  request: PersonalRequest,
  wanted: LeagueWanted,
): Promise<LeagueOutcome> {
  if (!isCommand(wanted) || !ASKED_FOR.some(type => type === wanted.type)) return err({ code: 'bad-input' })
  if (!isPlayerId(request.by.player) || !areNames(wanted)) return err({ code: 'bad-input' })
  if (wanted.type === 'EditLeague') {
    const setting = unplayable(wanted.changes ?? {})
    if (setting) return err({ code: 'bad-setting', setting })
  }
  const command = { ...wanted, by: request.by, ...(await known(ports, request, wanted)) } as LeagueCommand
  return changeLeague(ports, request, (league, now) => decideAll(league, command, now))
}

/** Whoever is named has a name that can be one. */
const areNames = (wanted: LeagueWanted): boolean =>
  ['player', 'with', 'one', 'other'].every(field => {
    const name = (wanted as Readonly<Record<string, unknown>>)[field]
    return name === undefined || isPlayerId(name)
  })

/** Who starts a league need not know how strong everybody is. */
async function known({ store }: Ports, { league: id }: PersonalRequest, wanted: LeagueWanted) {
  if (wanted.type !== 'StartLeague') return {}
  const loaded = await leagues.load(store, id)
  return loaded ? { ratings: await ratingsFor(store, loaded.league.settings.ruleset) } : {}
}

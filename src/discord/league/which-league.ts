/** Which league somebody means, and whether they oversee it. */
import type { LeagueSheet, LeagueSummary, PersonalRequest } from '../../app/league/index.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { leagueIn } from '../../words/index.ts'
import { cut } from '../../words/written.ts'
import type { Bot } from '../bot.ts'
import type { OptionSpec, Suggest } from '../command.ts'
import type { Interaction } from '../interaction.ts'

type Sent = Pick<Interaction, 'id' | 'at' | 'user' | 'place' | 'mayManage' | 'roles'>

const suggestLeague: Suggest = async (bot, { place }, typed) => {
  const all = place.guild ? await bot.app.leagues.inGuild(place.guild) : []
  return all
    .filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()))
    .map(({ name, status, league }) => ({
      name: cut(`${name}: ${leagueIn(bot.locale).STATUS_WORDS[status]}`, 100),
      value: league,
    }))
}

export const LEAGUE_OPTION = {
  kind: 'text',
  description: 'Which league (if there are several)',
  suggest: suggestLeague,
} as const satisfies OptionSpec

export interface LeagueMeant {
  readonly sheet: LeagueSheet
  readonly request: PersonalRequest
  readonly isOrganiser: boolean
}

/** What was named, or the only one that is not over; the error says what to do. */
export async function whichLeague(
  bot: Pick<Bot, 'app'>,
  sent: Sent,
  named: string | undefined,
): Promise<Result<LeagueMeant, string>> {
  const { guild } = sent.place
  if (!guild) return err('Leagues live in servers: use this command in one of its channels.')
  const all = await bot.app.leagues.inGuild(guild)
  const found = named === undefined ? onlyOne(all) : all.find(({ league, name }) => league === named || name === named)
  if (!found) return err(all.length === 0 ? NONE : named === undefined ? SEVERAL : UNKNOWN)
  return leagueCalled(bot, sent, found.league)
}

const NONE = 'There is no league in this server yet. An organiser can begin one with `/league create`.'
const SEVERAL = 'There are several leagues here: say which one you mean.'
const UNKNOWN = 'There is no such league here. `/league list` shows those there are.'

function onlyOne(all: readonly LeagueSummary[]): LeagueSummary | undefined {
  const going = all.filter(({ status }) => status !== 'finished')
  const choices = going.length > 0 ? going : all
  return choices.length === 1 ? choices[0] : undefined
}

/** A league of another server is none of ours. */
export async function leagueCalled(
  bot: Pick<Bot, 'app'>,
  sent: Sent,
  league: string,
): Promise<Result<LeagueMeant, string>> {
  const looked = await bot.app.leagues.look({ league, by: sent.user.id })
  if (!looked.ok || looked.value.league.guild !== sent.place.guild) return err(UNKNOWN)
  const sheet = looked.value
  const role = sheet.league.settings.organiserRole
  const isOrganiser = sent.mayManage || (role !== null && sent.roles.includes(role))
  const by = { player: sent.user.id, organiser: isOrganiser }
  return ok({ sheet, isOrganiser, request: { league, by, delivery: { id: sent.id, at: sent.at } } })
}

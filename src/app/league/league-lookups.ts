/** What can be looked up about leagues without reading them: made of the league alone, so that it can be made again. */
import { nextDue } from '../../league/due.ts'
import { activePlayers, type Entrant, type League, type LeagueStatus } from '../../league/league.ts'
import type { LeagueFormat } from '../../league/settings.ts'
import type { LeagueId, PlayerId } from '../../shared/ids.ts'
import { leagueStream } from '../lookups.ts'
import { dueOrder } from '../ports/due-order.ts'
import type { Row } from '../ports/event-store.ts'
import type { KeptLeague } from './kept-league.ts'

/** A league as a line of a list. */
export interface LeagueSummary {
  readonly league: LeagueId
  readonly guild: string
  readonly name: string
  readonly ruleset: string
  readonly format: LeagueFormat
  readonly status: LeagueStatus
  readonly players: number
  readonly round: number
  readonly champion: PlayerId | null
}

/** One of somebody's leagues. */
export interface Membership {
  readonly league: LeagueId
  readonly guild: string
  readonly name: string
}

/** Every league there ever was in a server. */
const leaguesOfGuild = (guild: string): string => `leagues#guild#${guild}`
/** Those that are not archived, by name. */
export const currentList = (guild: string): string => `current-leagues#${guild}`
const leaguesOfPlayer = (player: PlayerId): string => `leagues#player#${player}`
/** Those that somebody is in and that are not over. */
export const memberList = (player: PlayerId): string => `member#${player}`

/** A line for each player and one for the server, and the head last: where the head is up to date, the others are. */
export function leagueRows({ league, version }: KeptLeague): readonly Row[] {
  const due = nextDue(league)
  const data = summaryOf(league)
  const head: Row = {
    key: { of: leagueStream(league.id), name: 'head' },
    version,
    list: due === null ? null : { name: 'due', order: dueOrder(due, league.id) },
    data,
  }
  const inGuild: Row = {
    key: { of: leaguesOfGuild(league.guild), name: `league#${league.id}` },
    version,
    list: league.status === 'archived' ? null : { name: currentList(league.guild), order: `${data.name}#${league.id}` },
    data,
  }
  return [...league.entrants.map(entrant => memberRow(league, version, entrant)), inGuild, head]
}

const summaryOf = (league: League): LeagueSummary => ({
  league: league.id,
  guild: league.guild,
  name: league.settings.name,
  ruleset: league.settings.ruleset,
  format: league.settings.format,
  status: league.status,
  players: activePlayers(league).length,
  round: league.rounds.length,
  champion: league.champion,
})

const ENDED: readonly LeagueStatus[] = ['finished', 'archived']

/** Says nothing that changes often: a big league has many of them. */
function memberRow({ id, guild, settings, status }: League, version: number, entrant: Entrant): Row {
  const isMember = entrant.status === 'in' && !ENDED.includes(status)
  const data: Membership = { league: id, guild, name: settings.name }
  return {
    key: { of: leaguesOfPlayer(entrant.player), name: `league#${id}` },
    version,
    list: isMember ? { name: memberList(entrant.player), order: `${settings.name}#${id}` } : null,
    data,
  }
}

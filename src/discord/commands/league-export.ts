import { leagueJson, resultsCsv, standingsCsv } from '../../app/league/index.ts'
import { note } from '../answer.ts'
import { command } from '../command.ts'
import { titleOf } from '../league/messages.ts'
import { LEAGUE_OPTION, whichLeague } from '../league/which-league.ts'
import { text } from '../message.ts'
import { COLOURS, framed } from '../panel/parts.ts'

export const leagueExport = command({
  name: 'league export',
  description: 'A league as files: standings and results for spreadsheets, everything as JSON',
  isPrivate: true,
  needsServer: true,
  options: { league: LEAGUE_OPTION },
  async run(bot, sent, { league }) {
    const meant = await whichLeague(bot, sent, league)
    if (!meant.ok) return note(meant.error)
    const { sheet } = meant.value
    const contacts = await Promise.all(sheet.entrants.map(({ player }) => bot.surfaces.contact(player)))
    const names = new Map(sheet.entrants.map(({ player }, index) => [player, contacts[index]?.name ?? player]))
    const nameOf = (player: string) => names.get(player) ?? player
    const log = await bot.app.leagues.log(sheet.league.id)
    const file = (name: string, words: string) => ({ name, make: async () => new TextEncoder().encode(words) })
    const message = framed([text(`${titleOf(sheet)}: its standings, its results, and everything that happened.`)], {
      colour: COLOURS.challenge,
    })
    return {
      ...message,
      files: [
        file('standings.csv', standingsCsv(sheet, nameOf)),
        file('results.csv', resultsCsv(sheet, nameOf)),
        file('league.json', leagueJson(sheet, log.ok ? log.value : [])),
      ],
    }
  },
})

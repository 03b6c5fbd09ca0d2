/** Commands of a league that need no more than to be said. */
import type { LeagueWanted } from '../../app/league/index.ts'
import { note } from '../answer.ts'
import { command } from '../command.ts'
import { wantOfLeague } from './want.ts'
import { LEAGUE_OPTION } from './which-league.ts'

export const plainly = (word: string, description: string, wanted: LeagueWanted, done: string) =>
  command({
    name: `league ${word}`,
    description,
    isPrivate: true,
    needsServer: true,
    options: { league: LEAGUE_OPTION },
    run: (bot, sent, { league }) =>
      wantOfLeague(
        bot,
        sent,
        league,
        () => wanted,
        () => note(done),
      ),
  })

import { mention } from '../../words/marks.ts'
import { note } from '../answer.ts'
import { command } from '../command.ts'
import { answered } from '../league/want.ts'
import { LEAGUE_OPTION, whichLeague } from '../league/which-league.ts'

export const ladder = command({
  name: 'ladder',
  description: 'Be paired with a player of similar strength, as soon as there is one',
  isPrivate: true,
  needsServer: true,
  options: {
    stop: { kind: 'yes-no', description: 'Wait no longer' },
    league: LEAGUE_OPTION,
  },
  async run(bot, sent, { league, stop }) {
    const ladders = sent.place.guild
      ? (await bot.app.leagues.inGuild(sent.place.guild)).filter(
          ({ format, status }) => format.kind === 'ladder' && status === 'running',
        )
      : []
    const meant = await whichLeague(bot, sent, league ?? ladders[0]?.league)
    if (!meant.ok) return note(meant.error)
    const { request } = meant.value
    if (stop) {
      const outcome = await bot.app.leagues.command(request, { type: 'LeaveQueue' })
      return answered(bot, outcome, () => note('You wait no longer.'))
    }
    return answered(bot, await bot.app.leagues.joinLadder(request), ({ sheet }) => {
      const match = sheet.schedule
        .flatMap(({ matches }) => matches)
        .findLast(({ players, outcome }) => players.includes(sent.user.id) && !outcome)
      const isWaiting = sheet.league.queue.some(({ player }) => player === sent.user.id)
      if (isWaiting || !match)
        return note(
          'You are in the queue. I call you when there is an opponent; `/ladder stop:True` to wait no longer.',
        )
      const [one, other] = match.players
      return note(`You meet ${mention(one === sent.user.id ? other : one)}. Begin with \`/league play\`.`)
    })
  },
})

import { note } from '../answer.ts'
import { command } from '../command.ts'
import { wantOfLeague } from '../league/want.ts'
import { LEAGUE_OPTION } from '../league/which-league.ts'

export const leagueDraw = command({
  name: 'league draw',
  description: 'Agree on a draw instead of playing, where the league allows it',
  isPrivate: true,
  needsServer: true,
  options: { league: LEAGUE_OPTION },
  run: (bot, sent, { league }) =>
    wantOfLeague(
      bot,
      sent,
      league,
      ({ sheet }) => {
        const own = sheet.schedule
          .flatMap(({ matches }) => matches)
          .find(({ players, outcome }) => players.includes(sent.user.id) && !outcome)
        return own ? { type: 'OfferDraw', pairing: own.pairing } : note('You have no match to play in this league now.')
      },
      ({ events }) =>
        note(
          events.some(({ type }) => type === 'PairingDecided')
            ? 'You have agreed on a draw.'
            : 'You have offered a draw. It counts when your opponent uses `/league draw` as well.',
        ),
    ),
})

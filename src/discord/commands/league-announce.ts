import { refusalsIn } from '../../words/index.ts'
import { plain } from '../../words/written.ts'
import { note } from '../answer.ts'
import { command } from '../command.ts'
import { homeOf } from '../league/home.ts'
import { leagueButtons, titleOf } from '../league/messages.ts'
import { LEAGUE_OPTION, whichLeague } from '../league/which-league.ts'
import { text } from '../message.ts'
import { COLOURS, framed } from '../panel/parts.ts'

export const leagueAnnounce = command({
  name: 'league announce',
  description: 'Organisers: say something in the channel of a league',
  isPrivate: true,
  needsServer: true,
  options: {
    words: { kind: 'text', description: 'What to say', required: true, most: 1500 },
    call: { kind: 'yes-no', description: 'Call everybody who plays?' },
    league: LEAGUE_OPTION,
  },
  async run(bot, sent, { league, words, call }) {
    const meant = await whichLeague(bot, sent, league)
    if (!meant.ok) return note(meant.error)
    const { sheet, isOrganiser } = meant.value
    if (!isOrganiser) return note(refusalsIn(bot.locale).explainLeague({ code: 'not-the-organiser' }))
    const players = sheet.entrants.filter(({ status }) => status === 'in').map(({ player }) => player)
    const pings = call ? players.slice(0, 100) : []
    const called = pings.length > 0 ? [text(`-# ${pings.map(id => `<@${id}>`).join(' ')}`)] : []
    const parts = [text(`${titleOf(sheet)}\n${plain(words)}`), ...called, ...leagueButtons(sheet)]
    const channel = (await homeOf(bot, sheet.league.id)) ?? sent.place.channel
    await bot.discord.post(channel, framed(parts, { colour: COLOURS.challenge, pings }), { nonce: sent.id })
    return note(`Said in <#${channel}>.`)
  },
})

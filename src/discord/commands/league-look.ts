/** Looking at leagues: what there is, who stands where, who plays whom. */
import type { LeagueSheet } from '../../app/league/index.ts'
import type { PlayerId } from '../../shared/ids.ts'
import { leagueIn, phrasesIn } from '../../words/index.ts'
import { userText } from '../../words/written.ts'
import { note } from '../answer.ts'
import type { Bot } from '../bot.ts'
import { command } from '../command.ts'
import type { ComponentSent, Interaction } from '../interaction.ts'
import { bracketMessage, historyMessage, leagueMessage, scheduleMessage, standingsMessage } from '../league/messages.ts'
import { bracketPictures, roundPictures, standingsPictures } from '../league/pictures.ts'
import { LEAGUE_OPTION, type LeagueMeant, leagueCalled, whichLeague } from '../league/which-league.ts'
import { type Message, text } from '../message.ts'
import { COLOURS, framed } from '../panel/parts.ts'

const LEAGUE = { league: LEAGUE_OPTION }

async function looking(
  bot: Bot,
  sent: Interaction,
  league: string | undefined,
  show: (meant: LeagueMeant) => Message | Promise<Message>,
): Promise<Message> {
  const meant = await whichLeague(bot, sent, league)
  return meant.ok ? show(meant.value) : note(meant.error)
}

/** The argument of a button: which league, and what more is to be known. */
async function clicked(
  bot: Bot,
  sent: ComponentSent,
  argument: string,
  show: (meant: LeagueMeant, more: string) => Message | Promise<Message>,
): Promise<Message> {
  const [league = '', more = ''] = argument.split('.')
  const meant = await leagueCalled(bot, sent, league)
  return meant.ok ? show(meant.value, more) : note(meant.error)
}

/** What everybody sees has nobody's places marked. */
const standings = async (bot: Bot, sheet: LeagueSheet, viewer: PlayerId | null, page = 1): Promise<Message> =>
  standingsMessage(sheet, page, await standingsPictures(bot, sheet, { viewer, page }))

const round = async (bot: Bot, sheet: LeagueSheet, viewer: PlayerId, page = 1): Promise<Message> =>
  scheduleMessage(sheet, viewer, page, await roundPictures(bot, sheet, { viewer, page }))

export const leagueStandings = command({
  name: 'league standings',
  description: 'Who stands where',
  needsServer: true,
  options: LEAGUE,
  run: (bot, sent, { league }) => looking(bot, sent, league, ({ sheet }) => standings(bot, sheet, null)),
  click: (bot, sent, argument) =>
    clicked(bot, sent, argument, ({ sheet }, page) => standings(bot, sheet, sent.user.id, Number(page) || 1)),
})

export const leagueSchedule = command({
  name: 'league schedule',
  description: 'Who plays whom in this round, and until when',
  isPrivate: true,
  needsServer: true,
  options: LEAGUE,
  run: (bot, sent, { league }) => looking(bot, sent, league, ({ sheet }) => round(bot, sheet, sent.user.id)),
  click: (bot, sent, argument) =>
    clicked(bot, sent, argument, ({ sheet }, page) => round(bot, sheet, sent.user.id, Number(page) || 1)),
})

export const leagueBracket = command({
  name: 'league bracket',
  description: 'The play-offs: who stands where, and who waits for whom',
  needsServer: true,
  options: LEAGUE,
  run: (bot, sent, { league }) =>
    looking(bot, sent, league, async ({ sheet }) =>
      bracketMessage(sheet, await bracketPictures(bot, sheet, { viewer: null })),
    ),
})

export const leagueHistory = command({
  name: 'league history',
  description: 'Every match of a player in a league',
  isPrivate: true,
  needsServer: true,
  options: { person: { kind: 'person', description: 'Who (you, if you say nothing)' }, ...LEAGUE },
  run: (bot, sent, { league, person = sent.user }) =>
    looking(bot, sent, league, ({ sheet }) => historyMessage(sheet, person.id)),
})

export const leagueList = command({
  name: 'league list',
  description: 'The leagues of this server; one of them with all its rules',
  isPrivate: true,
  needsServer: true,
  options: LEAGUE,
  async run(bot, sent, { league }) {
    if (league !== undefined) return looking(bot, sent, league, ({ sheet }) => leagueMessage(sheet))
    const { formatWords, STATUS_WORDS } = leagueIn(bot.locale)
    const { counted, enumerated } = phrasesIn(bot.locale)
    const all = sent.place.guild ? await bot.app.leagues.inGuild(sent.place.guild) : []
    const lines = all.map(
      ({ name, status, format, players }) =>
        `- **${userText(name, 60)}**: ${formatWords(format)}, ${STATUS_WORDS[status]}, ${counted(players, 'player')}`,
    )
    return framed([text(enumerated(lines, 3500, '\n') || 'There is no league in this server yet.')], {
      colour: COLOURS.challenge,
    })
  },
})

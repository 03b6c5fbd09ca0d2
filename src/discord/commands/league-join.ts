/** Coming into a league, handing in a deck, and leaving. */

import { note } from '../answer.ts'
import type { Bot } from '../bot.ts'
import { DECK_OPTION, deckMeant } from '../choices/league-decks.ts'
import { command } from '../command.ts'
import type { Interaction } from '../interaction.ts'
import { leagueMessage, titleOf } from '../league/messages.ts'
import { plainly } from '../league/plainly.ts'
import { answered, wantOfLeague } from '../league/want.ts'
import { LEAGUE_OPTION, type LeagueMeant, leagueCalled, whichLeague } from '../league/which-league.ts'
import type { Message } from '../message.ts'

const LEAGUE = { league: LEAGUE_OPTION }

async function join(bot: Bot, sent: Interaction, meant: LeagueMeant, deck?: string): Promise<Message> {
  const { deckPolicy } = meant.sheet.league.settings
  const brings = deck !== undefined || (deckPolicy !== 'open' && meant.sheet.league.status !== 'open')
  const choice = brings ? { deck: await deckMeant(bot, sent, meant, deck) } : {}
  const contact = await bot.surfaces.contact(sent.user.id)
  if (!contact) await bot.surfaces.keepContact(sent.user.id, { name: sent.user.name, direct: null, isClosed: false })
  const next = deckPolicy === 'open' || brings ? 'You are in.' : 'You are in. Hand in your deck with `/league mydeck`.'
  return answered(bot, await bot.app.leagues.join(meant.request, choice), ({ sheet }) => leagueMessage(sheet, next))
}

export const leagueJoin = command({
  name: 'league join',
  description: 'Take part in a league',
  isPrivate: true,
  needsServer: true,
  options: { deck: DECK_OPTION, ...LEAGUE },
  async run(bot, sent, { league, deck }) {
    const meant = await whichLeague(bot, sent, league)
    return meant.ok ? join(bot, sent, meant.value, deck) : note(meant.error)
  },
  async click(bot, sent, argument) {
    const meant = await leagueCalled(bot, sent, argument)
    return meant.ok ? join(bot, sent, meant.value) : note(meant.error)
  },
})

export const leagueMyDeck = command({
  name: 'league mydeck',
  description: 'Hand in the deck you play in a league',
  isPrivate: true,
  needsServer: true,
  options: { deck: { ...DECK_OPTION, required: true }, ...LEAGUE },
  async run(bot, sent, { league, deck }) {
    const meant = await whichLeague(bot, sent, league)
    if (!meant.ok) return note(meant.error)
    const choice = await deckMeant(bot, sent, meant.value, deck)
    return answered(bot, await bot.app.leagues.registerDeck(meant.value.request, choice), ({ sheet }) => {
      const own = sheet.entrants.find(({ player }) => player === sent.user.id)?.deck
      return note(`You play “${own?.name ?? deck}” in ${titleOf(sheet)}.`)
    })
  },
})

export const leagueLeave = plainly(
  'leave',
  'Take your name off a league that has not started',
  { type: 'Leave' },
  'You are off the list.',
)

export const leagueDrop = plainly(
  'drop',
  'Leave a league that is being played: your open match is lost',
  { type: 'Drop' },
  'You have left the league.',
)

export const leagueCheckIn = command({
  name: 'league checkin',
  description: 'Say that you are there before a league starts',
  isPrivate: true,
  needsServer: true,
  options: LEAGUE,
  run: (bot, sent, { league }) => wantOfLeague(bot, sent, league, () => ({ type: 'CheckIn' }), checkedIn),
  click: (bot, sent, argument) => wantOfLeague(bot, sent, argument, () => ({ type: 'CheckIn' }), checkedIn),
})

const checkedIn = (): Message => note('You are checked in. See you at the start.')

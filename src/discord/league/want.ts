/** Somebody wants something of a league, and is told what came of it. */
import type { LeagueDone, LeagueOutcome, LeagueWanted } from '../../app/league/index.ts'
import { refusalsIn } from '../../words/index.ts'
import { note } from '../answer.ts'
import type { Bot } from '../bot.ts'
import type { Interaction } from '../interaction.ts'
import type { Message } from '../message.ts'
import { type LeagueMeant, whichLeague } from './which-league.ts'

/** `wanted` may also answer with a message, if there is nothing to want. */
export async function wantOfLeague(
  bot: Bot,
  sent: Interaction,
  league: string | undefined,
  wanted: (meant: LeagueMeant) => LeagueWanted | Message,
  done: (done: LeagueDone) => Message,
): Promise<Message> {
  const meant = await whichLeague(bot, sent, league)
  if (!meant.ok) return note(meant.error)
  const wish = wanted(meant.value)
  if ('components' in wish) return wish
  return answered(bot, await bot.app.leagues.command(meant.value.request, wish), done)
}

export const answered = ({ locale }: Bot, outcome: LeagueOutcome, done: (done: LeagueDone) => Message): Message =>
  outcome.ok ? done(outcome.value) : note(refusalsIn(locale).explainLeague(outcome.error))

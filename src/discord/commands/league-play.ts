/** The match of the round: one press by each, and it begins in a thread of its own. */
import type { LeagueSheet, ScheduledMatch } from '../../app/league/index.ts'
import { idFor } from '../../app/ports/system.ts'
import type { Refused } from '../../app/use-cases/outcome.ts'
import { refusalsIn } from '../../words/index.ts'
import { mention } from '../../words/marks.ts'
import { after, note, show } from '../answer.ts'
import type { Bot } from '../bot.ts'
import { DECK_OPTION, deckMeant } from '../choices/league-decks.ts'
import { command } from '../command.ts'
import type { Interaction } from '../interaction.ts'
import { homeOf, settleIn } from '../league/home.ts'
import { LEAGUE_OPTION, type LeagueMeant, leagueCalled, whichLeague } from '../league/which-league.ts'
import type { Message } from '../message.ts'

export const leaguePlay = command({
  name: 'league play',
  description: 'Begin your match of this round, or come to it',
  isPrivate: true,
  needsServer: true,
  options: { deck: DECK_OPTION, league: LEAGUE_OPTION },
  async run(bot, sent, { league, deck }) {
    const meant = await whichLeague(bot, sent, league)
    return meant.ok ? play(bot, sent, meant.value, deck) : note(meant.error)
  },
  async click(bot, sent, argument) {
    const meant = await leagueCalled(bot, sent, argument)
    return meant.ok ? play(bot, sent, meant.value) : note(meant.error)
  },
})

const matchesOf = ({ schedule }: LeagueSheet, player: string): readonly ScheduledMatch[] =>
  schedule
    .flatMap(({ matches }) => matches)
    .filter(({ players, outcome }) => players.includes(player) && !outcome)
    .toSorted((a, b) => a.deadline - b.deadline)

async function play(bot: Bot, sent: Interaction, meant: LeagueMeant, deck?: string): Promise<Message> {
  const { sheet, request } = meant
  const own = matchesOf(sheet, sent.user.id)
  const [next] = own
  if (!next) return note('You have no match to play in this league now. `/league schedule` shows the round.')
  const going = next.match === null ? null : await bot.app.look({ match: next.match, by: sent.user.id })
  if (going?.ok && (going.value.status === 'playing' || going.value.yours?.seat === 0)) return show(bot, going.value)
  await prepare(bot, sent, sheet.league.id)
  const isFree = sheet.league.settings.deckPolicy === 'open'
  const brought = isFree ? { deck: await deckMeant(bot, sent, meant, deck) } : {}
  const outcome = await bot.app.leagues.play(request, { pairing: next.pairing, ...brought })
  if (!outcome.ok) {
    const { refusal, table } = outcome.error
    return table
      ? after(bot, { ok: false, error: outcome.error as Refused })
      : note(refusalsIn(bot.locale).explainLeague(refusal))
  }
  if (outcome.value.table.status !== 'challenged') return after(bot, outcome)
  const [one, other] = next.players
  return note(
    `You are there, and ${mention(one === sent.user.id ? other : one)} has been told. The match begins when they come.`,
  )
}

/** A match of a league is shown where the league is. */
async function prepare(bot: Bot, { id, at, place, user }: Interaction, league: string): Promise<void> {
  const { surfaces } = bot
  if (!(await surfaces.contact(user.id)))
    await surfaces.keepContact(user.id, { name: user.name, direct: null, isClosed: false })
  await settleIn(bot, idFor({ id, at }), (await homeOf(bot, league)) ?? place.parent ?? place.channel)
}

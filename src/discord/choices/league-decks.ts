/** The deck that somebody brings to a league. */
import { deckCalled, decksFor } from '../../app/deck-choices.ts'
import type { LeagueSheet } from '../../app/league/index.ts'
import type { DeckChoice } from '../../app/player/read-deck.ts'
import { knownRuleset } from '../../app/ruleset-titles.ts'
import type { Bot } from '../bot.ts'
import type { Suggest } from '../command.ts'
import type { Interaction } from '../interaction.ts'
import { type LeagueMeant, whichLeague } from '../league/which-league.ts'

const rulesetOf = ({ league }: LeagueSheet) => knownRuleset(league.settings.ruleset)

const suggestDeck: Suggest = async (bot, sent, typed) => {
  const named = typeof sent.options.league === 'string' ? sent.options.league : undefined
  const meant = await whichLeague(bot, sent, named)
  if (!meant.ok) return []
  const player = await bot.app.player(sent.user.id)
  return decksFor(player, rulesetOf(meant.value.sheet))
    .filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()))
    .map(({ name, about }) => ({ name: `${name}: ${about}`, value: name }))
}

export const DECK_OPTION = {
  kind: 'text',
  description: 'One of your decks, or a theme deck',
  suggest: suggestDeck,
} as const

/** What somebody calls a deck; without a word, the first that the league allows. */
export async function deckMeant(
  bot: Bot,
  sent: Interaction,
  { sheet }: LeagueMeant,
  name?: string,
): Promise<DeckChoice> {
  const player = await bot.app.player(sent.user.id)
  const ruleset = rulesetOf(sheet)
  if (name !== undefined) return deckCalled(player, ruleset, name)
  const isThemeOnly = sheet.league.settings.cards.kind === 'theme-decks'
  return decksFor(isThemeOnly ? { decks: [] } : player, ruleset)[0]?.choice ?? { theme: '' }
}

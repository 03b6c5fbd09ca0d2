/** The decks that somebody keeps. */
import type { SavedDeck } from '../../app/player/player.ts'
import { rulebookOf } from '../../app/ruleset-facts.ts'
import type { Bot } from '../bot.ts'
import type { Suggest } from '../command.ts'
import type { Person } from '../interaction.ts'

export const NO_SUCH_DECK = 'You have no deck of that name. `/deck list` shows those you have.'

export const suggestOwnDeck: Suggest = async (bot, { user }, typed) =>
  (await bot.app.player(user.id)).decks
    .filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()))
    .map(({ name, ruleset }) => ({ name: `${name} (${rulebookOf(ruleset).title})`, value: name }))

export async function ownDeck(bot: Bot, user: Person, wanted: string): Promise<SavedDeck | null> {
  const { decks } = await bot.app.player(user.id)
  const key = wanted.trim().toLowerCase()
  return decks.find(({ name }) => name === wanted) ?? decks.find(({ name }) => name.toLowerCase() === key) ?? null
}

/** The same two people, the same terms, the other way round if the other one asks. */
import { idFor } from '../app/ports/system.ts'
import type { TableView } from '../app/table.ts'
import { after, note } from './answer.ts'
import type { Bot } from './bot.ts'
import type { ComponentSent } from './interaction.ts'
import type { Message } from './message.ts'

/** The deck is the one that was played with, if it is still there. */
export async function rematch(bot: Bot, { id, at, user }: ComponentSent, table: TableView): Promise<Message> {
  const { yours, players, terms } = table
  if (!yours) return note('Only the two players can have a rematch. Use /challenge to play against one of them.')
  const name = yours.deck ?? ''
  const { decks } = await bot.app.player(user.id)
  const deck = decks.some(each => each.name === name) ? { saved: name } : { theme: name }
  const opponent = players[yours.seat === 0 ? 1 : 0]
  const next = idFor({ id, at })
  const { board } = await bot.surfaces.of(table.match)
  if (board && !(await bot.surfaces.of(next)).board)
    await bot.surfaces.keep(next, 'board', { ...board, message: null, thread: null })
  const wanted = { by: user.id, opponent, terms, deck, delivery: { id, at } }
  return after(bot, await bot.app.challenge(wanted))
}

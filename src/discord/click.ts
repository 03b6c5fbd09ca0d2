/** Somebody has used a button or a menu of a match. */
import type { TableView } from '../app/table.ts'
import { refusalsIn } from '../words/index.ts'
import { after, note, STALE, show } from './answer.ts'
import type { Bot } from './bot.ts'
import { readCustomId } from './custom-id.ts'
import type { ComponentSent } from './interaction.ts'
import type { Message } from './message.ts'
import { exportMessage } from './messages/export.ts'
import { logMessage } from './messages/log.ts'
import { type Opened, readClick } from './panel/read-click.ts'
import { rematch } from './rematch.ts'

export async function click(bot: Bot, sent: ComponentSent): Promise<Message> {
  const id = readCustomId(sent.customId)
  const looked = id ? await bot.app.look({ match: id.match, by: sent.user.id }) : null
  if (!id || !looked) return note('I do not know this button any more. Try /turns to see your matches.')
  if (!looked.ok) return note(refusalsIn(bot.locale).explain(looked.error))
  const table = looked.value
  const request = { match: id.match, by: { player: sent.user.id }, delivery: { id: sent.id, at: sent.at } }
  const clicked = readClick(sent.customId, sent.values, table)
  switch (clicked.is) {
    case 'command':
      return after(bot, await bot.app.command(request, clicked.command))
    case 'view':
      return show(bot, table, { view: clicked.view })
    case 'open':
      return open(bot, sent, table, clicked.what)
    case 'stale': {
      // The table has changed by this very click, if it has arrived before.
      const earlier = await bot.app.repeated(request)
      return earlier ? after(bot, earlier) : show(bot, table, { note: STALE })
    }
    case 'unknown':
      return note('I do not know this button any more. Try /turns to see your matches.')
  }
}

function open(bot: Bot, sent: ComponentSent, table: TableView, what: Opened): Promise<Message> {
  switch (what) {
    case 'hand':
      return show(bot, table)
    case 'log':
      return logMessage(bot, table, sent.user.id)
    case 'export':
      return exportMessage(bot, table, sent.user.id)
    case 'rematch':
      return rematch(bot, sent, table)
    case 'accept':
      return show(bot, table)
  }
}

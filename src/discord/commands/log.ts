import { refusalsIn } from '../../words/index.ts'
import { note } from '../answer.ts'
import { matchMeant, matchOption } from '../choices/which-match.ts'
import { command } from '../command.ts'
import { logMessage } from '../messages/log.ts'

export const log = command({
  name: 'log',
  description: 'What has happened in a match so far',
  isPrivate: true,
  options: { match: matchOption },
  run: async (bot, sent) => {
    const meant = await matchMeant(bot, sent)
    if (!meant.ok) return note(meant.error)
    const table = await bot.app.look({ match: meant.value, by: sent.user.id })
    return table.ok ? logMessage(bot, table.value, sent.user.id) : note(refusalsIn(bot.locale).explain(table.error))
  },
})

import type { About, Notice } from '../../app/notice.ts'
import type { TableView } from '../../app/table.ts'
import { refusalsIn } from '../../words/index.ts'
import { note } from '../answer.ts'
import { matchMeant, matchOption } from '../choices/which-match.ts'
import { command } from '../command.ts'
import { namingFor, picturesFor } from '../deliver.ts'
import { tablePost } from '../panel/turn-post.ts'

/** Somebody who plays in no match, so sees of all of them what everybody may see. */
const ANYBODY = 'anybody'

export const board = command({
  name: 'board',
  description: 'Show everybody the table of a match',
  options: { match: matchOption },
  run: async (bot, sent) => {
    const meant = await matchMeant(bot, sent)
    if (!meant.ok) return note(meant.error)
    const looked = await bot.app.look({ match: meant.value, by: ANYBODY })
    if (!looked.ok) return note(refusalsIn(bot.locale).explain(looked.error))
    const notice = nothingNew(looked.value)
    const naming = await namingFor(bot, notice.table)
    const post = tablePost(notice, naming, { pictures: picturesFor(bot, notice, naming), called: [0, 1] })
    return { ...post, pings: [] }
  },
})

const nothingNew = (table: TableView): Notice => ({
  id: '',
  to: 'table',
  about: aboutEnd(table),
  table,
  events: [],
  ordered: [],
  draw: ['table'],
})

function aboutEnd({ status }: TableView): readonly About[] {
  return status === 'playing' || status === 'over' || status === 'challenged' ? [] : [{ is: status }]
}

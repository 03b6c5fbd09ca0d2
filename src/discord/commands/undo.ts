import { matchOption } from '../choices/which-match.ts'
import { command } from '../command.ts'
import { doInMatch } from '../in-match.ts'

export const undo = command({
  name: 'undo',
  description: 'Take back the last thing you did, as long as it has told nobody anything',
  isPrivate: true,
  options: { match: matchOption },
  run: (bot, sent) => doInMatch(bot, sent, { want: ({ table }) => ({ type: 'Undo', seen: table.version }) }),
})

import { matchOption } from '../choices/which-match.ts'
import { command } from '../command.ts'
import { doInMatch } from '../in-match.ts'

export const end = command({
  name: 'end',
  description: 'End your turn without attacking',
  isPrivate: true,
  options: { match: matchOption },
  run: (bot, sent) =>
    doInMatch(bot, sent, {
      want: ({ table }) => ({
        type: 'Act',
        command: { type: 'EndTurn', seat: table.yours?.seat ?? 0 },
        seen: table.version,
      }),
    }),
})

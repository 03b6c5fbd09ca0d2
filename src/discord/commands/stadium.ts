import { matchOption } from '../choices/which-match.ts'
import { command } from '../command.ts'
import { doInMatch } from '../in-match.ts'

export const stadium = command({
  name: 'stadium',
  description: 'Use the Stadium in play',
  isPrivate: true,
  options: { match: matchOption },
  run: (bot, sent) =>
    doInMatch(bot, sent, {
      want: ({ table }) => ({
        type: 'Act',
        command: { type: 'UseStadium', seat: table.yours?.seat ?? 0 },
        seen: table.version,
      }),
    }),
})

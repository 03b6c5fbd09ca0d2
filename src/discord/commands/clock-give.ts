import { HOUR } from '../../shared/time.ts'
import { wordsFor } from '../../words/index.ts'
import { matchOption } from '../choices/which-match.ts'
import { command } from '../command.ts'
import { doInMatch } from '../in-match.ts'

const A_DAY = 24
const A_WEEK = 168

export const clockGive = command({
  name: 'clock give',
  description: 'Give your opponent more time',
  isPrivate: true,
  options: {
    hours: { kind: 'number', description: 'How many hours (24 if you say nothing)', from: 1, to: A_WEEK },
    match: matchOption,
  },
  run: (bot, sent, { hours = A_DAY }) =>
    doInMatch(bot, sent, {
      want: () => ({ type: 'GiveTime', time: hours * HOUR }),
      told: scene =>
        `⏳ You have given ${wordsFor(scene).opponentName(scene)} ${wordsFor(scene).duration(hours * HOUR)} more.`,
    }),
})

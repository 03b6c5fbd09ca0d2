import { wordsFor } from '../../words/index.ts'
import { fromNow } from '../../words/marks.ts'
import { otherSeat, ownSeat, type Scene } from '../../words/scene.ts'
import { note } from '../answer.ts'
import { matchOption } from '../choices/which-match.ts'
import { command } from '../command.ts'
import { sceneMeant } from '../in-match.ts'
import { settingsLines } from '../settings.ts'

export const clockShow = command({
  name: 'clock show',
  description: 'How much time is left, and what you have told me about yours',
  isPrivate: true,
  options: { match: matchOption },
  run: async (bot, sent) => {
    const scene = await sceneMeant(bot, sent)
    const player = await bot.app.player(sent.user.id)
    const about = scene.ok ? matchLines(scene.value) : []
    return note([...about, ...settingsLines(bot, player)].join('\n'))
  },
})

function matchLines(scene: Scene): readonly string[] {
  const { table } = scene
  if (table.status !== 'playing') return []
  const own = ownSeat(table)
  const other = wordsFor(scene).opponentName(scene)
  const line = (who: string, seat: 0 | 1) => {
    const { left, runsOut } = table.clocks[seat]
    return `${who}: ${wordsFor(scene).duration(left)} left${runsOut === null ? '' : `, over ${fromNow(runsOut)}`}`
  }
  return [
    `**Time in your match against ${other}**`,
    line('You', own),
    line(other, otherSeat(own)),
    ...wordsFor(scene).absences(scene),
    `-# ${wordsFor(scene).clockWords(table.terms.clock)}`,
    '',
  ]
}

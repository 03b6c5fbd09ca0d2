import { clockWords } from '../../words/english/game/fairness.ts'
import { absences } from '../../words/english/game/headline.ts'
import { opponentName } from '../../words/english/game/naming.ts'
import { duration } from '../../words/english/phrases/time.ts'
import { fromNow } from '../../words/marks.ts'
import { otherSeat, ownSeat, type Scene } from '../../words/scene.ts'
import { matchOption } from '../choices/which-match.ts'
import { note } from '../click.ts'
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
    return note([...about, ...settingsLines(player, bot.now())].join('\n'))
  },
})

function matchLines(scene: Scene): readonly string[] {
  const { table } = scene
  if (table.status !== 'playing') return []
  const own = ownSeat(table)
  const other = opponentName(scene)
  const line = (who: string, seat: 0 | 1) => {
    const { left, runsOut } = table.clocks[seat]
    return `${who}: ${duration(left)} left${runsOut === null ? '' : `, over ${fromNow(runsOut)}`}`
  }
  return [
    `**Time in your match against ${other}**`,
    line('You', own),
    line(other, otherSeat(own)),
    ...absences(scene),
    `-# ${clockWords(table.terms.clock)}`,
    '',
  ]
}

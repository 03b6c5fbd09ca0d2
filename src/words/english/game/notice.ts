/** What a notice is about, in a line each. */
import type { About, Notice } from '../../../app/notice.ts'
import { assertNever } from '../../../shared/assert.ts'
import { fromNow, onDate } from '../../marks.ts'
import { otherSeat, type Scene } from '../../scene.ts'
import { duration } from '../phrases/time.ts'
import { opponentName, playerName } from './naming.ts'
import { resultText } from './result.ts'

/** Empty where the message says it already by what it is. */
function aboutLine(scene: Scene, about: About): string {
  const { table } = scene
  const [challenger, challenged] = [playerName(scene, 0), playerName(scene, 1)]
  switch (about.is) {
    case 'challenge':
    case 'played':
    case 'your-turn':
    case 'your-answer':
    case 'takeback-asked':
    case 'draw-offered':
      return ''
    case 'declined':
      return `${challenged} has declined the challenge of ${challenger}.`
    case 'withdrawn':
      return `${challenger} has withdrawn the challenge to ${challenged}.`
    case 'expired':
      return `${challenged} has not answered the challenge of ${challenger} in time. It has expired.`
    case 'void':
      return 'The match is void: the first decision did not come in time. It counts for nobody.'
    case 'taken-back':
      return '↶ Taken back, as both agreed. Luck that was used is not given back.'
    case 'action-taken-back':
      return '⚙ The bot was updated, and a card works differently now. The action is taken back to its start. Coins and cards that were seen will come again, and the time of the wait is given back.'
    case 'takeback-refused':
      return `${opponentName(scene)} does not agree to the takeback. Please play on.`
    case 'draw-refused':
      return `${opponentName(scene)} does not agree to a draw. Please play on.`
    case 'time-given':
      return `⏳ ${playerName(scene, otherSeat(about.to))} gives ${playerName(scene, about.to)} ${duration(about.time)} more.`
    case 'went-away':
      return absenceLine(scene, about)
    case 'reminder':
      return reminderLine(scene)
    case 'over':
      return table.result ? `🏆 **${resultText(scene, table.result)}.**` : '🏆 **The match is over.**'
    case 'flag-reversed':
      return 'An organiser has reversed the loss on time. The match goes on.'
    default:
      return assertNever(about)
  }
}

function absenceLine(scene: Scene, { seat, until, automatic }: Extract<About, { is: 'went-away' }>): string {
  const who = scene.table.yours?.seat === seat ? 'You are' : `${playerName(scene, seat)} is`
  const why = automatic ? ' The time was over, so vacation days are used up.' : ''
  return `🏖 ${who} on vacation until ${onDate(until)}.${why} The clock stands still meanwhile.`
}

function reminderLine({ table }: Scene): string {
  const runsOut = table.yours ? table.clocks[table.yours.seat].runsOut : null
  return runsOut === null ? '⏰ A reminder: it is up to you.' : `⏰ A reminder: your time is over ${fromNow(runsOut)}.`
}

export const aboutLines = (scene: Scene, { about }: Pick<Notice, 'about'>): readonly string[] =>
  about.map(each => aboutLine(scene, each)).filter(Boolean)

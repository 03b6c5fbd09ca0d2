/** *Teach me*: one line for a beginner about what to consider now. It speaks of the own hand, so it is for that seat alone. */
import type { CardFace } from '../../../app/card-face.ts'
import type { MatchWay } from '../../../app/match/match.ts'
import type { TableView } from '../../../app/table.ts'
import type { CardId, Seat } from '../../../engine/view.ts'
import { counted, listed } from '../phrases/lists.ts'
import { type Lesson, lessonOf } from './teach/lesson.ts'
import { questionHint } from './teach/questions.ts'
import { turnHint } from './teach/turn.ts'

export const LONGEST_HINT = 200

/** Null where there is nothing to say: for spectators, and where nobody plays. */
export function hintFor(table: TableView, face: (card: CardId) => CardFace): string | null {
  const { yours, status, drawOffer, takeback } = table
  if (!yours) return null
  if (status === 'challenged')
    return yours.seat === 1
      ? 'Accept with a deck of your own or a theme deck. For a first match, a theme deck is best.'
      : 'Your challenge is on its way. Meanwhile, look at your deck: which Pokémon evolve, which Energy do they need?'
  if (status === 'over') return afterwards(table.result, yours.seat)
  const lesson = status === 'playing' ? lessonOf(table, face) : null
  if (!lesson) return null
  const other: Seat = yours.seat === 0 ? 1 : 0
  if (drawOffer === other) return 'Your opponent offers a draw: agree, and nobody wins. You may just play on.'
  if (takeback?.seat === other)
    return 'Your opponent wants to take a step back. It is kind to agree to a slip, but you need not.'
  const { question, waitingFor } = lesson.game
  if (question) return fitting([questionHint(question, lesson)])
  if (!waitingFor.includes(yours.seat)) return fitting([waitingHint(lesson), prizeNote(lesson)])
  return fitting([...turnHint(lesson), prizeNote(lesson)])
}

/** The first part, and of the others what there is room for. */
function fitting([first = '', ...others]: readonly string[]): string {
  const line = others.reduce((all, part) => {
    const longer = part === '' ? all : `${all} ${part}`
    return longer.length > LONGEST_HINT ? all : longer
  }, first)
  return line.length > LONGEST_HINT ? `${line.slice(0, LONGEST_HINT - 1)}…` : line
}

function waitingHint({ game, mine }: Lesson): string {
  if (game.phase === 'set-up')
    return 'Your opponent is setting up. Meanwhile, see which cards of your hand go together.'
  if (mine.bench.length > 1)
    return 'Wait for your opponent. With `/orders` you can say now who comes forward after a Knock Out.'
  return 'Wait for your opponent, and plan ahead: which Pokémon gets your next Energy?'
}

/** From how many Prizes on a lead is worth a word. */
const CLEAR = 2

function prizeNote({ game, mine, theirs }: Lesson): string {
  if (game.phase !== 'main') return ''
  if (mine.prizes === 1 && theirs.prizes === 1) return 'Both of you need one more Prize.'
  if (mine.prizes === 1) return 'You need one more Prize.'
  if (theirs.prizes === 1) return 'Careful: your opponent needs one more Prize.'
  const lead = theirs.prizes - mine.prizes
  if (Math.abs(lead) < CLEAR) return ''
  return `You are ${counted(Math.abs(lead), 'Prize')} ${lead > 0 ? 'ahead' : 'behind'}.`
}

const BY_OTHERS = { agreement: 'you both agreed to it', league: 'the league has decided so' } as const

const WON: Readonly<Record<MatchWay, string>> = {
  prizes: 'you took your last Prize',
  'no-pokemon': 'your opponent had no Pokémon left',
  'deck-out': 'your opponent had no card to draw',
  concession: 'your opponent gave up',
  time: 'your opponent ran out of time',
  ...BY_OTHERS,
}

const LOST: Readonly<Record<MatchWay, string>> = {
  prizes: 'your opponent took the last Prize. Next time, look which of your Pokémon can be Knocked Out next',
  'no-pokemon': 'you had no Pokémon left. Next time, keep your Bench filled',
  'deck-out': 'you had no card to draw. Next time, count your deck before you draw many cards',
  concession: 'you gave up. It happens to everybody',
  time: 'your time ran out. `/clock` shows how much is left, and knows vacations',
  ...BY_OTHERS,
}

function afterwards(result: TableView['result'], seat: Seat): string | null {
  if (!result) return null
  if (result.winner === null)
    return `${result.ways.includes('league') ? 'The league has ended this match' : 'A draw'}. \`/replay\` shows the match again.`
  const words = result.winner === seat ? WON : LOST
  const ways = result.ways.map(way => words[way])
  return `${result.winner === seat ? 'You won' : 'You lost'}${ways.length > 0 ? `: ${listed(ways)}` : ''}.`
}

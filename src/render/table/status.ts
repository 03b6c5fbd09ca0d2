/** Where the game stands: the first thing to be read. */
import type { Seat } from '../../engine/view.ts'
import { type TableShown, viewerOf } from './shown.ts'
import { capital, endingWords, spoken } from './words.ts'

export interface Status {
  readonly phase: 'set-up' | 'main' | 'over'
  /** "Ann's turn", "You win", "Set-up". */
  readonly headline: string
  /** Who must decide, where that is not plain; how it ended. */
  readonly detail: string
  readonly turn: string
  /** "Sudden Death", where the first game decided nothing. */
  readonly game: string
}

export function statusOf(shown: TableShown): Status {
  const { view, result } = shown
  const ended = result ?? view.result
  const phase = ended ? 'over' : view.phase
  return {
    phase,
    headline: headlineOf(shown, ended),
    detail: ended ? capital(endingWords(ended.ways)) : demandOf(shown),
    turn: view.turn.number > 0 ? `Turn ${view.turn.number}` : '',
    game: view.game > 1 ? `Sudden Death${view.game > 2 ? ` ${view.game - 1}` : ''}` : '',
  }
}

function headlineOf(shown: TableShown, ended: { readonly winner: Seat | null } | null): string {
  const { view, names } = shown
  const isViewer = (seat: Seat) => viewerOf(shown) === seat
  if (ended) {
    if (ended.winner === null) return 'A draw'
    return isViewer(ended.winner) ? 'You win' : `${names[ended.winner]} wins`
  }
  if (view.phase === 'set-up') return 'Set-up'
  return isViewer(view.turn.seat) ? 'Your turn' : `${names[view.turn.seat]}’s turn`
}

/** Who is waited for, unless it is the turn player, who may do as they like. */
function demandOf(shown: TableShown): string {
  const { view, names } = shown
  const viewer = viewerOf(shown)
  const question = 'question' in view ? view.question : null
  if (question) return `You choose: ${spoken(question.prompt)}`
  const [first, second] = view.waitingFor
  if (first === undefined) return ''
  if (second !== undefined) return 'Both players choose'
  if (view.phase === 'main' && first === view.turn.seat) return ''
  return first === viewer ? 'You choose' : `${names[first]} chooses`
}

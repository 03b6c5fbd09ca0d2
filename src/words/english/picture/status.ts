/** Where the game stands: the first thing to be read. */
import { cardFace } from '../../../app/card-face.ts'
import type { MatchWay } from '../../../app/match/match.ts'
import { nameIn, type Seat } from '../../../engine/view.ts'
import { shortEnding } from '../game/way.ts'
import { demand } from './demand.ts'
import { questionIn, type TableTold, viewerOf } from './told.ts'

export interface Status {
  readonly phase: 'set-up' | 'main' | 'over'
  /** "Ann's turn", "You win", "Set-up". */
  readonly headline: string
  /** Who must decide, where that is not plain; how it ended. */
  readonly detail: string
  /** The attack, power or card whose text asks for it; empty where a rule does. */
  readonly source: string
  readonly turn: string
  /** "Sudden Death", where the first game decided nothing. */
  readonly game: string
}

export function statusOf(told: TableTold): Status {
  const { view, result } = told
  const ended = result ?? view.result
  const phase = ended ? 'over' : view.phase
  return {
    phase,
    headline: headlineOf(told, ended),
    detail: ended ? shortEnding(ended.ways) : demandOf(told),
    source: ended ? '' : sourceOf(told),
    turn: view.turn.number > 0 ? `Turn ${view.turn.number}` : '',
    game: view.game > 1 ? `Sudden Death${view.game > 2 ? ` ${view.game - 1}` : ''}` : '',
  }
}

function headlineOf(
  told: TableTold,
  ended: { readonly winner: Seat | null; readonly ways: readonly MatchWay[] } | null,
): string {
  const { view, names } = told
  const isViewer = (seat: Seat) => viewerOf(told) === seat
  if (ended) {
    if (ended.winner === null) return ended.ways.includes('league') ? 'The match is over' : 'A draw'
    return isViewer(ended.winner) ? 'You win' : `${names[ended.winner]} wins`
  }
  if (view.phase === 'set-up') return 'Set-up'
  return isViewer(view.turn.seat) ? 'Your turn' : `${names[view.turn.seat]}’s turn`
}

/** What is offered by name tells it already. */
function sourceOf(told: TableTold): string {
  const question = questionIn(told)
  if (!question?.source || nameIn(question.prompt) !== null) return ''
  const { card, name } = question.source
  return name ?? (told.face ?? cardFace)(card).name
}

/** Who is waited for, unless it is the turn player, who may do as they like. */
function demandOf(told: TableTold): string {
  const { view, names } = told
  const viewer = viewerOf(told)
  const question = questionIn(told)
  if (question) return demand(question)
  const [first, second] = view.waitingFor
  if (first === undefined) return ''
  if (second !== undefined) return 'Both players choose'
  if (view.phase === 'main' && first === view.turn.seat) return ''
  return first === viewer ? 'You choose' : `${names[first]} chooses`
}

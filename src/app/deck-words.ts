import { explainProblem, explainReading } from '../decks/explain.ts'
import { formatOf } from './formats.ts'
import type { Refusal } from './refusal.ts'

/** What is wrong with a deck that was refused, a sentence each. */
export function deckWords(refusal: Refusal): readonly string[] {
  if (refusal.code !== 'bad-deck') return []
  const format = formatOf(refusal.ruleset)
  return [
    ...refusal.unread.map(problem => `Line ${problem.line}: ${explainReading(format, problem)}`),
    ...refusal.problems.map(problem => explainProblem(format, problem)),
  ]
}

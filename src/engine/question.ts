/**
 * A question to one player: pick between `min` and `max` of the options, one pick at a time.
 * Equal cards share one option with a count, so a question never tells one copy from another.
 */
import type { Source } from './facts.ts'
import type { CardId, PokemonId, Seat } from './ids.ts'
import type { Answer, RecordedPrompt } from './vocabulary.ts'

export type Option =
  | { readonly is: 'card'; readonly card: CardId; readonly count: number; readonly on?: PokemonId }
  | { readonly is: 'pokemon'; readonly pokemon: PokemonId; readonly count: number }
  | { readonly is: 'prize'; readonly position: number; readonly count: 1 }
  | { readonly is: 'amount'; readonly amount: number; readonly count: 1 }
  | { readonly is: 'word'; readonly word: Answer; readonly count: 1 }
  | { readonly is: 'attack'; readonly card: CardId; readonly attack: string; readonly count: 1 }

export interface Question {
  readonly seat: Seat
  readonly prompt: RecordedPrompt
  readonly options: readonly Option[]
  readonly min: number
  readonly max: number
  /** The text that asks; a rule has none. */
  readonly source?: Source
  /** The order of the picks matters. */
  readonly ordered?: true
  /** Only the player asked may know the options. */
  readonly secret?: true
  /** The options are cards of the asked player's own hand: being asked tells that player nothing new. */
  readonly fromHand?: true
  /** Indices of options, in the order picked. */
  readonly picked: readonly number[]
  readonly done: boolean
}

const picksOf = (question: Question, option: number): number =>
  question.picked.reduce((count, picked) => (picked === option ? count + 1 : count), 0)

/** The picks that may come next; `null` says "that is all". */
export function nextPicks(question: Question): readonly (number | null)[] {
  if (question.done) return []
  const isFull = question.picked.length >= question.max
  const open = question.options.flatMap((option, index) =>
    !isFull && picksOf(question, index) < option.count ? [index] : [],
  )
  return question.picked.length >= question.min ? [...open, null] : open
}

/** The question after a pick. Reaching the maximum, or the last option, finishes it. */
export function afterPick(question: Question, option: number | null): Question {
  if (option === null) return { ...question, done: true }
  const picked = [...question.picked, option]
  const all = question.options.reduce((sum, { count }) => sum + count, 0)
  return { ...question, picked, done: picked.length >= Math.min(question.max, all) }
}

/** What can be read off a question, whatever it asks for. */
import type { Question } from '../engine/view.ts'

/** How many picks are still needed, and how many are still possible. */
export interface PicksLeft {
  readonly need: number
  readonly most: number
}

export const picksLeft = ({ options, min, max, picked }: Question): PicksLeft => {
  const all = options.reduce((sum, { count }) => sum + count, 0)
  const most = Math.max(0, Math.min(max, all) - picked.length)
  return { need: Math.max(0, min - picked.length), most }
}

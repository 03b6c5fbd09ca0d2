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

/** The name of what it is about in `may Afterburner`, `ask Plead`. */
export const namedIn = (prompt: string): { readonly how: 'may' | 'ask'; readonly name: string } | null => {
  const [, how, name] = /^(may|ask) (.+)$/.exec(prompt) ?? []
  return name === undefined ? null : { how: how === 'may' ? 'may' : 'ask', name }
}

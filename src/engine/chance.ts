const FACES = ['heads', 'tails'] as const
export type Face = (typeof FACES)[number]

/** Where luck comes from. The engine records every outcome, so nothing is ever drawn twice for the same event. */
export interface Chance {
  flip(): Face
  /** A permutation of 0 … n−1. */
  shuffle(n: number): readonly number[]
  /** One of 0 … n−1. */
  pick(n: number): number
}

/** The coin flipper: how often it showed heads so far. */
import type { SeenEvent } from '../engine/view.ts'

export type CoinFace = NonNullable<SeenEvent['face']>

export interface Coins {
  readonly heads: number
  readonly flips: number
}

export const NO_FLIPS: Coins = { heads: 0, flips: 0 }

export const afterFlip = ({ heads, flips }: Coins, face: CoinFace): Coins => ({
  heads: heads + (face === 'heads' ? 1 : 0),
  flips: flips + 1,
})

export const tally = (faces: readonly CoinFace[]): Coins => faces.reduce(afterFlip, NO_FLIPS)

import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import type { Chance } from '../engine/index.ts'

/** Fast luck for simulations: the same seed gives the same game. Matches between people use another source. */
export function seededChance(seed: number): Chance {
  const generator = xoroshiro128plus(seed)
  const pick = (n: number): number => uniformInt(generator, 0, n - 1)
  return {
    flip: () => (pick(2) === 0 ? 'heads' : 'tails'),
    pick,
    shuffle: n => {
      const order = Array.from({ length: n }, (_, index) => index)
      for (let last = n - 1; last > 0; last--) {
        const other = pick(last + 1)
        const card = order[last] as number
        order[last] = order[other] as number
        order[other] = card
      }
      return order
    },
  }
}

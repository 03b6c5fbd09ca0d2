import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import type { Chance } from '../../engine/index.ts'
import { chanceFrom } from '../chance-from.ts'

/** Fast luck for simulations: the same seed gives the same game. Matches between people use `fairness`. */
export function seededChance(seed: number): Chance {
  const generator = xoroshiro128plus(seed)
  return chanceFrom(n => uniformInt(generator, 0, n - 1))
}

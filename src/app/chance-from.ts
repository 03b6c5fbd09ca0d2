import type { Chance } from '../engine/index.ts'

/** All luck from one thing: `pick(n)` gives one of 0 … n−1, each as likely as the others. */
export const chanceFrom = (pick: (n: number) => number): Chance => ({
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
})

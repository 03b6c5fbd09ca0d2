import type { Chance, Face } from '../../src/engine/chance.ts'

export interface ScriptedChance extends Chance {
  readonly unused: () => readonly Face[]
}

/** Coins come from the script and nowhere else. `shuffle` and `pick` may be scripted too; a shuffle changes nothing by default. */
export function scripted(
  flips: readonly Face[],
  how: { readonly shuffle?: (n: number) => readonly number[]; readonly picks?: readonly number[] } = {},
): ScriptedChance {
  const coins = [...flips]
  const picks = [...(how.picks ?? [])]
  return {
    flip: () => {
      const face = coins.shift()
      if (!face) throw new Error('a coin was flipped that the scenario did not script')
      return face
    },
    shuffle: how.shuffle ?? (n => Array.from({ length: n }, (_, index) => index)),
    pick: n => {
      const pick = picks.shift() ?? 0
      if (pick >= n) throw new Error(`picked ${pick} of ${n}`)
      return pick
    },
    unused: () => coins,
  }
}

/** Opening hands in the order of the deck list: the first shuffle of each deck keeps it, each later one deals the next 7. */
export function nextSeven(): (n: number) => readonly number[] {
  let shuffles = 0
  return n => {
    const shift = shuffles++ < 2 ? 0 : 7
    return Array.from({ length: n }, (_, index) => (index + shift) % n)
  }
}

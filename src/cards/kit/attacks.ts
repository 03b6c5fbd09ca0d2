/** Clauses that change an attack's own damage, or whether it works. */
import { yesOrNo } from '../../engine/choose.ts'
import { dealDamage } from '../../engine/damage.ts'
import { printOf } from '../../engine/rules.ts'
import { mill } from '../../engine/zones.ts'
import type { Clause, Deed } from './clause.ts'
import { type Count, counting, heads, headsUntilTails } from './counts.ts'
import type { If } from './ifs.ts'
import type { Kind } from './kinds.ts'

export { hurtSelf, inflict, inflictSelf } from './harm.ts'

/** "20×". */
export const times = (count: Count): Clause => ({
  text: damage => counting(count, `${damage} damage times the number of ${count.many}`),
  *base(run, base) {
    return base * count.of(run)
  },
})

/** Nothing on tails. */
export const timesIfHeads = (count: Count): Clause => ({
  text: damage => `flip a coin. On heads, ${damage} damage times the number of ${count.many}. On tails, no damage`,
  *base(run, base) {
    return run.game.flip(run.you, run.source) === 'heads' ? base * count.of(run) : 0
  },
})

export const timesHeads = (coins: number): Clause => times(heads(coins))
export const timesHeadsUntilTails: Clause = times(headsUntilTails)

/** "30+". */
export const morePer = (amount: number, count: Count): Clause => ({
  text: damage => counting(count, `${damage} damage plus ${amount} more for each ${count.one}`),
  *base(run, base) {
    return base + amount * count.of(run)
  },
})

export const moreIf = (amount: number, condition: If): Clause => ({
  text: `if ${condition.words}, ${amount} more damage`,
  *base(run, base) {
    return condition.holds(run) ? base + amount : base
  },
})

export const moreOnHeads = (amount: number): Clause => ({
  text: `flip a coin. On heads, ${amount} more damage`,
  *base({ game, you, source }, base) {
    return game.flip(you, source) === 'heads' ? base + amount : base
  },
})

export const moreIfAllHeads = (amount: number, coins: number): Clause => ({
  text: `flip ${coins} coins. If ${allOf(coins)} show heads, ${amount} more damage`,
  *base(run, base) {
    return heads(coins).of(run) === coins ? base + amount : base
  },
})

const allOf = (coins: number): string => (coins === 2 ? 'both' : 'all of them')

/** By the number of heads: `[0, 20, 40, 100]` for three coins. */
export const moreByHeads = (amounts: readonly number[]): Clause => ({
  text: `flip ${amounts.length - 1} coins. If ${amounts
    .map((amount, count) => `${count === 1 ? '1 shows heads' : `${count} show heads`}, ${amount} more damage`)
    .slice(1)
    .join('; if ')}`,
  *base(run, base) {
    return base + (amounts[heads(amounts.length - 1).of(run)] ?? 0)
  },
})

/** The top card of the opponent's deck decides. */
export const moreIfMilled = (amount: number, kind: Kind): Clause => ({
  text: `discard the top card of your opponent's deck. If it is ${kind.one}, ${amount} more damage`,
  *base({ game, you, opponent }, base) {
    const cards = mill(game, opponent, 1, you)
    return cards.some(card => kind.has(printOf(game, card))) ? base + amount : base
  },
})

/** One coin for the damage and for what else follows from it. */
export const coin = (on: {
  readonly heads?: { readonly more?: number; readonly also?: Deed }
  readonly tails?: { readonly more?: number; readonly also?: Deed }
}): Clause => {
  const words = (face: 'heads' | 'tails') => {
    const { more, also } = on[face] ?? {}
    const parts = [more && `${more} more damage`, also?.text].filter(Boolean)
    return parts.length > 0 ? `On ${face}, ${parts.join(' and ')}` : null
  }
  const key = {}
  return {
    text: ['flip a coin', words('heads'), words('tails')].filter(Boolean).join('. '),
    *base(run, base) {
      const face = run.game.flip(run.you, run.source)
      run.chosen.set(key, face === 'heads' ? [1] : [])
      return base + (on[face]?.more ?? 0)
    },
    *after(run) {
      const face = (run.chosen.get(key)?.length ?? 0) > 0 ? 'heads' : 'tails'
      yield* on[face]?.also?.after(run) ?? []
    },
  }
}

/** The player may hurt the own Pokémon for more damage. */
export const moreForRecoil = (amount: number, recoil: number): Clause => {
  const key = {}
  return {
    text: `you may do ${amount} more damage. If you do, this Pokémon takes ${recoil} damage`,
    *choose(run) {
      if (yield* yesOrNo(run, run.you, `may ${run.attack.name}`)) run.chosen.set(key, [run.self])
    },
    *base(run, base) {
      return run.chosen.has(key) ? base + amount : base
    },
    *after(run) {
      if (run.chosen.has(key)) yield* dealDamage(run, run.self, recoil)
    },
  }
}

export const failsOnTails: Clause = {
  text: 'flip a coin. On tails, the attack does nothing',
  *require({ game, you, source }) {
    return game.flip(you, source) === 'heads'
  },
}

/** The same coin where heads do more than the damage. */
export const worksOnHeads = (deed: Deed): Clause => ({
  ...failsOnTails,
  text: `flip a coin. On heads, ${deed.text}. On tails, the attack does nothing`,
  after: deed.after,
})

export const failsUnlessAllHeads = (coins: number): Clause => ({
  text: `flip ${coins} coins. Unless ${allOf(coins)} show heads, the attack does nothing`,
  *require(run) {
    return heads(coins).of(run) === coins
  },
})

/** Weakness and Resistance are no effects on a Pokémon: each is ignored only where it is named. */
export const ignores = (...what: NonNullable<Clause['ignores']>): Clause => ({
  text: `the damage is not changed by ${what
    .map(each => IGNORED[each])
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' or ')}`,
  ignores: what,
})

const IGNORED = {
  weakness: 'Weakness',
  resistance: 'Resistance',
  'defender-effects': 'any effect on the Defending Pokémon',
} as const

/** Clauses that change an attack's own damage, or whether it works. */
import { yesOrNo } from '../../engine/choose.ts'
import { dealDamage } from '../../engine/damage.ts'
import { printOf } from '../../engine/rules.ts'
import { mill } from '../../engine/zones.ts'
import type { Clause } from './clause.ts'
import { type Count, heads, headsUntilTails } from './counts.ts'
import type { If } from './ifs.ts'
import type { Kind } from './kinds.ts'

export { hurtSelf, inflict, inflictSelf } from './harm.ts'

/** "20×". */
export const times = (count: Count): Clause => ({
  text: `the damage is done once for each ${count.words}`,
  *base(run, base) {
    return base * count.of(run)
  },
})

/** Nothing on tails. */
export const timesIfHeads = (count: Count): Clause => ({
  text: `flip a coin; on heads, the damage is done once for each ${count.words}; on tails, there is no damage`,
  *base(run, base) {
    return run.game.flip(run.you, run.attack.name) === 'heads' ? base * count.of(run) : 0
  },
})

export const timesHeads = (coins: number): Clause => times(heads(coins))
export const timesHeadsUntilTails: Clause = times(headsUntilTails)

/** "30+". */
export const morePer = (amount: number, count: Count): Clause => ({
  text: `${amount} more damage for each ${count.words}`,
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
  text: `flip a coin; on heads, ${amount} more damage`,
  *base({ game, you, attack }, base) {
    return game.flip(you, attack.name) === 'heads' ? base + amount : base
  },
})

export const moreIfAllHeads = (amount: number, coins: number): Clause => ({
  text: `flip ${coins} coins; if all of them show heads, ${amount} more damage`,
  *base(run, base) {
    return heads(coins).of(run) === coins ? base + amount : base
  },
})

/** By the number of heads: `[0, 20, 40, 100]` for three coins. */
export const moreByHeads = (amounts: readonly number[]): Clause => ({
  text: `flip ${amounts.length - 1} coins; ${amounts
    .map((amount, count) => `${amount} more damage for ${count}`)
    .slice(1)
    .join(', ')} heads`,
  *base(run, base) {
    return base + (amounts[heads(amounts.length - 1).of(run)] ?? 0)
  },
})

/** The top card of the opponent's deck decides. */
export const moreIfMilled = (amount: number, kind: Kind): Clause => ({
  text: `discard the top card of the opponent's deck; if it is ${kind.one}, ${amount} more damage`,
  *base({ game, opponent }, base) {
    const cards = mill(game, opponent, 1)
    return cards.some(card => kind.has(printOf(game, card))) ? base + amount : base
  },
})

/** One coin for the damage and for what else follows from it. */
export const coin = (on: {
  readonly heads?: { readonly more?: number; readonly also?: Clause }
  readonly tails?: { readonly more?: number; readonly also?: Clause }
}): Clause => {
  const words = (face: 'heads' | 'tails') => {
    const { more, also } = on[face] ?? {}
    const parts = [more && `${more} more damage`, also?.text].filter(Boolean)
    return parts.length > 0 ? `on ${face}, ${parts.join(' and ')}` : null
  }
  const key = {}
  return {
    text: ['flip a coin', words('heads'), words('tails')].filter(Boolean).join('; '),
    *base(run, base) {
      const face = run.game.flip(run.you, run.attack.name)
      run.chosen.set(key, face === 'heads' ? [1] : [])
      return base + (on[face]?.more ?? 0)
    },
    *after(run) {
      const face = (run.chosen.get(key)?.length ?? 0) > 0 ? 'heads' : 'tails'
      yield* on[face]?.also?.after?.(run) ?? []
    },
  }
}

/** The player may hurt the own Pokémon for more damage. */
export const moreForRecoil = (amount: number, recoil: number): Clause => {
  const key = {}
  return {
    text: `you may do ${amount} more damage; in return, this Pokémon takes ${recoil} damage`,
    *choose(run) {
      if (yield* yesOrNo(run.you, `may ${run.attack.name}`)) run.chosen.set(key, [run.self])
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
  text: 'flip a coin; on tails, the whole attack fails',
  *require({ game, you, attack }) {
    return game.flip(you, attack.name) === 'heads'
  },
}

export const failsUnlessAllHeads = (coins: number): Clause => ({
  text: `flip ${coins} coins; nothing happens unless all show heads`,
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
  'defender-effects': 'any card text that works on the Defending Pokémon',
} as const

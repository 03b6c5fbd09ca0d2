/** When and whether deeds are done. */
import { yesOrNo } from '../../engine/choose.ts'
import { otherSeat, type PokemonId, type Seat } from '../../engine/ids.ts'
import { printOf } from '../../engine/rules.ts'
import { isActive } from '../../engine/state.ts'
import type { Clause, Deed } from './clause.ts'
import { allInVain, occasion } from './clause.ts'
import type { If } from './ifs.ts'
import { always, either, unlessAny } from './in-vain.ts'
import type { Kind } from './kinds.ts'
import type { Target } from './targets.ts'

export const flip = (on: { readonly heads?: Deed; readonly tails?: Deed }): Deed => ({
  text: ['flip a coin', on.heads && `On heads, ${on.heads.text}`, on.tails && `On tails, ${on.tails.text}`]
    .filter(Boolean)
    .join('. '),
  inVain: allInVain([on.heads, on.tails].filter(deed => deed !== undefined)),
  *after(context) {
    yield* on[context.game.flip(context.you, context.source)]?.after(context) ?? []
  },
})

/** The Pokémon is chosen before the coin is flipped. */
export const chooseThenFlip = (target: Target, heads: (chosen: Target) => Deed): Deed => {
  const onHeads = (chosen: readonly PokemonId[]) =>
    heads({
      words: 'that Pokémon',
      all: target.all,
      *pick() {
        return chosen
      },
    })
  return {
    text: `choose ${target.words} and flip a coin. On heads, ${onHeads([]).text}`,
    inVain: either(unlessAny(target), allInVain([onHeads([])])),
    *after(context) {
      const chosen = yield* target.pick(context)
      if (chosen.length > 0 && context.game.flip(context.you, context.source) === 'heads')
        yield* onHeads(chosen).after(context)
    },
  }
}

export const when = (condition: If, deed: Deed): Deed => ({
  text: `if ${condition.words}, ${deed.text}`,
  inVain: outlook => !condition.holds(outlook) || allInVain([deed])(outlook),
  *after(context) {
    if (condition.holds(context)) yield* deed.after(context)
  },
})

/** The opponent decides between two outcomes. */
export const opponentAgrees = (question: string, on: { readonly yes: Deed; readonly no: Deed }): Deed => ({
  text: `ask your opponent whether ${question}. If they say yes, ${on.yes.text}. If they say no, ${on.no.text}`,
  inVain: allInVain([on.yes, on.no]),
  *after(context) {
    const agrees = yield* yesOrNo(context, context.opponent, `ask ${occasion(context)}`)
    yield* (agrees ? on.yes : on.no).after(context)
  },
})

/** Playable only if this holds; not an effect. */
export const only = (words: string, can: NonNullable<Deed['can']>): Deed => ({
  text: '',
  onlyIf: words,
  can,
  inVain: always,
  *after() {},
})

/** The attack cannot be chosen otherwise. */
export const onlyInFirstTurnAsSecond: Clause = {
  text: 'you can use this attack only if your opponent went first, and only in your first turn',
  usable: ({ state }, { seat }) => state.turn.number === 2 && state.first !== seat,
}

export const onlyIfBehind = only('you have more Prizes left than your opponent', ({ state }, { seat }) => {
  const left = (whose: Seat) => state.sides[whose].prizes.length
  return left(seat) > left(otherSeat(seat))
})

export const onlyIfActive = only(
  'this Pokémon is Active',
  ({ state }, { pokemon }) => pokemon !== null && isActive(state, pokemon),
)

export const onlyIfHoldingAtMost = (count: number): Deed =>
  only(`you hold at most ${count} cards`, ({ state }, { seat }) => state.sides[seat].hand.length <= count)

export const inYourHand =
  (kind: Kind): NonNullable<Deed['can']> =>
  (table, { seat }) =>
    table.state.sides[seat].hand.some(card => kind.has(printOf(table, card)))

/** Done in order to use the attack at all. Not given back if the attack fails later. */
export const toUse = (deed: Deed): Deed => ({ ...deed, price: true })

/** Done before the damage, where the text says so. */
export const beforeDamage = (deed: Deed): Clause => ({
  text: `before the damage, ${deed.text}`,
  before: deed.after,
})

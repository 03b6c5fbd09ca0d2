/** What lasts into the next turn, or through this one. */
import { chooseAttack } from '../../engine/choose.ts'
import { reaches } from '../../engine/harm.ts'
import { beginEffect, thisTurn, untilEndOfOpponentsNextTurn, untilEndOfYourNextTurn } from '../../engine/lasting.ts'
import { attacksOf } from '../../engine/queries.ts'
import type { EffectName } from '../../engine/vocabulary.ts'
import type { Json } from '../../shared/json.ts'
import type { Deed } from './clause.ts'
import { isReached, unlessAny } from './in-vain.ts'
import { defending, self, type Target } from './targets.ts'

const inTheirNextTurn = (words: string): string => `in your opponent's next turn, ${words}`

const next = (target: Target, name: EffectName, text: string, params: Json = null): Deed => ({
  text,
  inVain: unlessAny(target, isReached),
  *after(context) {
    for (const pokemon of yield* target.pick(context))
      if (reaches(context, pokemon))
        beginEffect(context, name, { pokemon }, untilEndOfOpponentsNextTurn(context.game), params)
  },
})

export const holdDefender = next(defending, 'cannot-retreat', inTheirNextTurn('the Defending Pokémon cannot retreat'))
export const stopDefender = next(defending, 'cannot-attack', inTheirNextTurn('the Defending Pokémon cannot attack'))
export const smokescreen = next(
  defending,
  'flips-to-attack',
  "when the Defending Pokémon attacks in your opponent's next turn, your opponent must first flip a coin. On tails, that attack does nothing",
)
export const slowDefender = (count: number): Deed =>
  next(
    defending,
    'attacks-cost-more',
    inTheirNextTurn(`each attack of the Defending Pokémon costs ${count} Colorless Energy more`),
    count,
  )
export const weighDefender = (count: number): Deed =>
  next(
    defending,
    'retreat-costs-more',
    inTheirNextTurn(`it costs the Defending Pokémon ${count} Colorless Energy more to retreat`),
    count,
  )

export const shieldSelf = next(
  self,
  'takes-no-damage-from-attacks',
  inTheirNextTurn('this Pokémon takes no damage from attacks'),
)
export const hideSelf = next(
  self,
  'is-untouched-by-attacks',
  inTheirNextTurn('attacks do nothing to this Pokémon: no damage and no other effect'),
)
export const hideFromPowers = next(
  self,
  'is-untouched-by-attackers-with-powers',
  inTheirNextTurn(
    'attacks of Pokémon that have a Poké-Power or Poké-Body do nothing to this Pokémon: no damage and no other effect',
  ),
)
export const dodgeSelf = next(
  self,
  'flips-against-damage',
  "when an attack would damage this Pokémon in your opponent's next turn, you flip a coin. On heads, that damage is prevented",
)

const takes = (amount: number, change: 'less' | 'more'): string =>
  inTheirNextTurn(`this Pokémon takes ${amount} ${change} damage from attacks`)

export const braceSelf = (amount: number): Deed =>
  next(self, 'takes-less-damage', `${takes(amount, 'less')} (after Weakness and Resistance)`, amount)
/** Without a word about when: the rulebook places it. */
export const softenBlows = (amount: number): Deed => next(self, 'takes-reduced-damage', takes(amount, 'less'), amount)
export const exposeSelf = (amount: number): Deed =>
  next(self, 'takes-less-damage', `${takes(amount, 'more')} (after Weakness and Resistance)`, -amount)

/** In the own next turn. The effect begins at once: the own turn is over with the attack. */
export const restSelf: Deed = {
  text: 'this Pokémon cannot attack in your next turn',
  *after(context) {
    if (context.self !== null)
      beginEffect(context, 'cannot-attack', { pokemon: context.self }, untilEndOfYourNextTurn(context.game))
  },
}

export const restAttack = (attack: string): Deed => ({
  text: `this Pokémon cannot use ${attack} in your next turn`,
  *after(context) {
    if (context.self !== null)
      beginEffect(context, 'cannot-use-attack', { pokemon: context.self }, untilEndOfYourNextTurn(context.game), attack)
  },
})

export const chargeAttack = (attack: string, amount: number): Deed => ({
  text: `in your next turn, this Pokémon's ${attack} does ${amount} more damage (before Weakness and Resistance)`,
  *after(context) {
    if (context.self !== null)
      beginEffect(context, 'attacks-harder-with', { pokemon: context.self }, untilEndOfYourNextTurn(context.game), {
        attack,
        amount,
      })
  },
})

export const disableAttack: Deed = {
  text: "choose an attack of the Defending Pokémon: it cannot use that attack in your opponent's next turn",
  *after(context) {
    const { game, you } = context
    const [pokemon] = yield* defending.pick(context)
    if (pokemon === undefined || !reaches(context, pokemon)) return
    const offer = yield* chooseAttack(context, you, 'disable', attacksOf(game, game.pokemon(pokemon)))
    if (offer)
      beginEffect(context, 'cannot-use-attack', { pokemon }, untilEndOfOpponentsNextTurn(game), offer.attack.name)
  },
}

export const forbidPowers: Deed = {
  text: 'your opponent cannot use Poké-Powers in their next turn',
  *after(context) {
    beginEffect(context, 'cannot-use-powers', { seat: context.opponent }, untilEndOfOpponentsNextTurn(context.game))
  },
}

export const hitHarder = (amount: number): Deed => ({
  text: `in this turn, the attacks of your Active Pokémon do ${amount} more damage to your opponent's Active Pokémon (before Weakness and Resistance)`,
  *after(context) {
    beginEffect(context, 'attacks-harder', { seat: context.you }, thisTurn(context.game), amount)
  },
})

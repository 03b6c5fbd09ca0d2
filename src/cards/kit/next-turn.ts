/** What lasts into the next turn, or through this one. */
import { chooseAttack } from '../../engine/choose.ts'
import { reaches } from '../../engine/harm.ts'
import { beginEffect, thisTurn, untilEndOfOpponentsNextTurn, untilEndOfYourNextTurn } from '../../engine/lasting.ts'
import { attacksOf } from '../../engine/queries.ts'
import type { Json } from '../../shared/json.ts'
import type { Deed } from './clause.ts'
import type { LastingName } from './lasting.ts'
import { defending, self, type Target } from './targets.ts'

/** In the opponent's next turn. */
const next = (target: Target, name: LastingName, words: string, params: Json = null): Deed => ({
  text: `in the opponent's next turn, ${target.words} ${words}`,
  *after(context) {
    for (const pokemon of yield* target.pick(context))
      if (reaches(context, pokemon))
        beginEffect(context, name, { pokemon }, untilEndOfOpponentsNextTurn(context.game), params)
  },
})

export const holdDefender = next(defending, 'cannot-retreat', 'cannot retreat')
export const stopDefender = next(defending, 'cannot-attack', 'cannot attack')
export const smokescreen = next(defending, 'flips-to-attack', 'needs heads in a coin flip for its attack to work')
export const slowDefender = (count: number): Deed =>
  next(defending, 'attacks-cost-more', `pays ${count} Colorless Energy more for each attack`, count)
export const weighDefender = (count: number): Deed =>
  next(defending, 'retreat-costs-more', `pays ${count} Colorless Energy more to retreat`, count)

export const shieldSelf = next(self, 'takes-no-damage-from-attacks', 'takes no damage from attacks')
export const hideSelf = next(self, 'is-untouched-by-attacks', 'is untouched by attacks: no damage, no other effect')
export const hideFromPowers = next(
  self,
  'is-untouched-by-attackers-with-powers',
  'is untouched by attacks of Pokémon that have a Poké-Power or Poké-Body: no damage, no other effect',
)
export const dodgeSelf = next(
  self,
  'flips-against-damage',
  'is guarded by a coin: you flip it when an attack would damage this Pokémon, and heads prevents that damage',
)
export const braceSelf = (amount: number): Deed =>
  next(self, 'takes-less-damage', `takes ${amount} less damage from attacks (after Weakness and Resistance)`, amount)
/** Without a word about when: the rulebook places it. */
export const softenBlows = (amount: number): Deed =>
  next(self, 'takes-reduced-damage', `takes ${amount} less damage from attacks`, amount)
export const exposeSelf = (amount: number): Deed =>
  next(self, 'takes-less-damage', `takes ${amount} more damage from attacks (after Weakness and Resistance)`, -amount)

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
  text: `in your next turn, ${attack} of this Pokémon does ${amount} more damage (before Weakness and Resistance)`,
  *after(context) {
    if (context.self !== null)
      beginEffect(context, 'attacks-harder-with', { pokemon: context.self }, untilEndOfYourNextTurn(context.game), {
        attack,
        amount,
      })
  },
})

export const disableAttack: Deed = {
  text: "pick an attack of the Defending Pokémon: it cannot use that attack in the opponent's next turn",
  *after(context) {
    const { game, you } = context
    const [pokemon] = yield* defending.pick(context)
    if (pokemon === undefined || !reaches(context, pokemon)) return
    const offer = yield* chooseAttack(you, 'disable', attacksOf(game, game.pokemon(pokemon)))
    if (offer)
      beginEffect(context, 'cannot-use-attack', { pokemon }, untilEndOfOpponentsNextTurn(game), offer.attack.name)
  },
}

export const forbidPowers: Deed = {
  text: 'the opponent can use no Poké-Power in their next turn',
  *after(context) {
    beginEffect(context, 'cannot-use-powers', { seat: context.opponent }, untilEndOfOpponentsNextTurn(context.game))
  },
}

export const hitHarder = (amount: number): Deed => ({
  text: `in this turn, the attacks of your Active Pokémon do ${amount} more damage to the opponent's Active Pokémon (before Weakness and Resistance)`,
  *after(context) {
    beginEffect(context, 'attacks-harder', { seat: context.you }, thisTurn(context.game), amount)
  },
})

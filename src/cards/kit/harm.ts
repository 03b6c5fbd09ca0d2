/** Damage beyond the attack's own, counters, healing, Special Conditions. */
import type { AttackRun } from '../../engine/attack-run.ts'
import { chooseAmount, choosePokemon, chooseWord, distribute } from '../../engine/choose.ts'
import type { Context, Effect, Outlook } from '../../engine/context.ts'
import { dealDamage } from '../../engine/damage.ts'
import {
  canHeal,
  canInflict,
  cure as cureAll,
  heal as healOn,
  inflict as inflictOn,
  moveCounters,
  placeCounters,
  reaches,
} from '../../engine/harm.ts'
import type { PokemonId } from '../../engine/ids.ts'
import { inPlay, type Pokemon } from '../../engine/state.ts'
import { CONDITIONS, type Condition } from '../../engine/vocabulary.ts'
import type { Deed } from './clause.ts'
import { atMost, type Count, counting } from './counts.ts'
import { either, isReached, unlessAny } from './in-vain.ts'
import { defending, eachOfTheirs, eachOfYours, self, type Target } from './targets.ts'
import { capital, list, plural } from './words.ts'

const conditionWords = (conditions: readonly Condition[]): string => list(conditions.map(capital))

export const inflict = (conditions: Condition | readonly Condition[], target: Target = defending): Deed => {
  const all = typeof conditions === 'string' ? [conditions] : conditions
  return {
    text: `${target.words} becomes ${conditionWords(all)}`,
    inVain: unlessAny(target, (outlook, pokemon) => all.some(condition => canInflict(outlook, pokemon, condition))),
    *after(context) {
      for (const id of yield* target.pick(context)) for (const condition of all) inflictOn(context, id, condition)
    },
  }
}

export const inflictSelf = (condition: Condition): Deed => inflict(condition, self)

/** The player picks the condition. */
export const inflictChosen: Deed = {
  text: 'choose a Special Condition: the Defending Pokémon gets it',
  inVain: unlessAny(defending, (outlook, pokemon) => CONDITIONS.some(each => canInflict(outlook, pokemon, each))),
  *after(context) {
    const condition = yield* chooseWord(context, context.you, 'choose-condition')
    for (const id of yield* defending.pick(context)) inflictOn(context, id, condition)
  },
}

export const cure = (target: Target): Deed => ({
  text: `remove every Special Condition from ${target.words}`,
  inVain: unlessAny(target, (_, { conditions }) => conditions.length > 0),
  *after(context) {
    for (const id of yield* target.pick(context)) cureAll(context.game, id)
  },
})

const isCurable = ({ game }: Outlook, pokemon: Pokemon): boolean => canHeal(game, pokemon)

const damageWords = (amount: number | 'all'): string => (amount === 'all' ? 'all damage' : `${amount} damage`)

export const heal = (amount: number | 'all', target: Target = self): Deed => ({
  text: `heal ${damageWords(amount)} from ${target.words}`,
  inVain: unlessAny(target, isCurable),
  *after(context) {
    for (const id of yield* target.pick(context)) healOn(context, id, amount === 'all' ? Infinity : amount)
  },
})

export const healAndCure = (amount: number, target: Target): Deed => ({
  text: `heal ${amount} damage and remove every Special Condition from ${target.words}`,
  inVain: unlessAny(target, (outlook, pokemon) => isCurable(outlook, pokemon) || pokemon.conditions.length > 0),
  *after(context) {
    for (const id of yield* target.pick(context)) {
      healOn(context, id, amount)
      cureAll(context.game, id)
    }
  },
})

/** The target is chosen before coins are flipped, and said so. */
const chosenFirst = ({ words }: Target, count: Count, text: string): string =>
  count.first === undefined ? `choose ${words}. ${capital(text)}` : `choose ${words} and ${counting(count, text)}`

/** So much for each thing counted. The target is chosen first. */
export const healPer = (each: number, count: Count, target: Target): Deed => ({
  text: target.chosen
    ? chosenFirst(target, count, `heal ${each} damage from it for each ${count.one}`)
    : `heal ${each} damage from ${target.words} for each ${count.one}`,
  inVain: outlook => atMost(count, outlook) === 0 || unlessAny(target, isCurable)(outlook),
  *after(context) {
    const chosen = yield* target.pick(context)
    const times = count.of(context)
    for (const id of chosen) healOn(context, id, each * times)
  },
})

const takes = ({ words, chosen }: Target, damage: string): string =>
  chosen ? `choose ${words}: ${chosen} takes ${damage}` : `${words} takes ${damage}`

/** Damage of the attack to other Pokémon than the Defending Pokémon, or besides; chosen with the attack's other choices. */
export const hit = (amount: number, target: Target): Deed =>
  hitBy(takes(target, `${amount} damage`), () => amount, target)

/** To a Pokémon that the player chooses. */
export const hitPer = (each: number, count: Count, target: Target): Deed =>
  hitBy(
    chosenFirst(target, count, `it takes ${each} damage times the number of ${count.many}`),
    context => each * count.of(context),
    target,
  )

function hitBy(text: string, amount: (context: Context) => number, target: Target): Deed {
  const key = {}
  return {
    text,
    *choose(run) {
      run.chosen.set(key, yield* target.pick(run))
    },
    *after(context) {
      const run = context as AttackRun
      const chosen = run.chosen.get(key) ?? (yield* target.pick(run))
      if (chosen.length === 0) return
      const damage = amount(run)
      for (const id of chosen) yield* dealDamage(run, id, damage)
    },
  }
}

/** Weakness and Resistance count on the Bench too. */
export const hitWithWeakness = (amount: number, target: Target): Deed => {
  const key = {}
  return {
    text: takes(target, `${amount} damage, and Weakness and Resistance count on the Bench too`),
    *choose(run) {
      run.chosen.set(key, yield* target.pick(run))
    },
    *after(context) {
      const run = context as AttackRun
      for (const id of run.chosen.get(key) ?? []) yield* dealDamage(run, id, amount, { weakness: true })
    },
  }
}

/** Weakness and Resistance never count for it; some cards say so. */
export const hurtSelf = (amount: number, remark: '' | ' (Weakness does not count)' = ''): Deed => ({
  text: `this Pokémon takes ${amount} damage${remark}`,
  *after(context) {
    const run = context as AttackRun
    yield* dealDamage(run, run.self, amount)
  },
})

/** What was really placed: after Weakness, Resistance and everything else. */
export const leech: Deed = {
  text: 'heal from this Pokémon as much damage as this attack did to the Defending Pokémon',
  *after(context) {
    const run = context as AttackRun
    healOn(run, run.self, run.dealt)
  },
}

/** Counters are not damage. */
export const putCounters = (count: number, target: Target): Deed => ({
  text: `put ${plural(count, 'damage counter')} on ${target.words}`,
  inVain: unlessAny(target, isReached),
  *after(context) {
    for (const id of yield* target.pick(context)) placeCounters(context, id, count)
  },
})

export const putCountersPer = (count: Count, target: Target): Deed => ({
  text: counting(count, `put a damage counter on ${target.words} for each ${count.one}`),
  inVain: outlook => atMost(count, outlook) === 0 || unlessAny(target, isReached)(outlook),
  *after(context) {
    const counters = count.of(context)
    for (const id of yield* target.pick(context)) placeCounters(context, id, counters)
  },
})

export const spreadCounters = (count: number): Deed => ({
  text: `put ${count} damage counters on your opponent's Pokémon, divided as you like`,
  inVain: unlessAny(eachOfTheirs(), isReached),
  *after(context) {
    const { game, you, opponent } = context
    const all = inPlay(game.side(opponent)).map(({ id }) => id)
    for (const [id, share] of yield* distribute(context, you, 'share-counters', all, count))
      placeCounters(context, id, share)
  },
})

/** From any of the own Pokémon to any of the opponent's, one counter after the other. */
export const passCounters = (most: number, how: 'up-to' | 'exactly'): Deed => ({
  text:
    how === 'exactly' && most === 1
      ? "take a damage counter from one of your Pokémon and put it on one of your opponent's Pokémon"
      : `move ${how === 'up-to' ? 'up to ' : ''}${most} damage counters from your Pokémon to your opponent's Pokémon, divided as you like`,
  inVain: either(
    unlessAny(eachOfYours(), (_, { damage }) => damage > 0),
    unlessAny(eachOfTheirs(), isReached),
  ),
  *after(context) {
    const { game, you } = context
    const mine = inPlay(game.side(you))
    const there = mine.reduce((sum, { damage }) => sum + damage / 10, 0)
    const available = Math.min(most, there)
    const count =
      how === 'exactly' ? available : yield* chooseAmount(context, you, 'move-counters', { min: 0, max: available })
    for (let moved = 0; moved < count; moved++) yield* passOne(context)
  },
})

function* passOne(context: Context): Effect {
  const { game, you, opponent } = context
  const from = inPlay(game.side(you)).filter(({ damage }) => damage > 0)
  const [giver] = yield* choosePokemon(context, you, 'counter-from', ids(from))
  const [taker] = yield* choosePokemon(context, you, 'counter-to', ids(inPlay(game.side(opponent))))
  if (giver !== undefined && taker !== undefined && reaches(context, taker)) moveCounters(context, giver, taker, 1)
}

const ids = (pokemon: readonly { readonly id: PokemonId }[]): readonly PokemonId[] => pokemon.map(({ id }) => id)

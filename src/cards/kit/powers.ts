/** Poké-Powers, Poké-Bodies, Abilities. */
import { yesOrNo } from '../../engine/choose.ts'
import type { Context, Effect } from '../../engine/context.ts'
import { heal, placeCounters } from '../../engine/harm.ts'
import type { Modifiers } from '../../engine/modifiers.ts'
import type { Moments } from '../../engine/moments.ts'
import type { Power, Type } from '../../engine/print.ts'
import { meansTrainer, nameOf, retreatCost } from '../../engine/queries.ts'
import { printOf } from '../../engine/rules.ts'
import type { TrainerWord } from '../../engine/ruleset.ts'
import { hasCondition, inPlay, isActive } from '../../engine/state.ts'
import type { Condition } from '../../engine/vocabulary.ts'
import { conditionsOf, type Deed, inOrder, sentences } from './clause.ts'
import type { Kind } from './kinds.ts'
import type { Sort } from './targets.ts'
import { capital, plural } from './words.ts'

const OFF = 'You cannot use this power while this Pokémon has a Special Condition.'
const ONCE = 'Once in your turn, before you attack'
const OFTEN = 'As often as you like in your turn, before you attack'

const mayBeUsed = (when: string, deeds: readonly Deed[]): string =>
  `${[when, ...conditionsOf(deeds).map(each => `if ${each}`)].join(', ')}, you may do this: ${sentences(deeds)}`

/** Once a turn, and not under a Special Condition. */
export const pokePower = (name: string, ...deeds: readonly Deed[]): Power => ({
  name,
  kind: 'power',
  text: `${mayBeUsed(ONCE, deeds)} ${OFF}`,
  use: { ...inOrder(deeds), offUnderConditions: true },
})

/** As often as the player likes, and not under a Special Condition. */
export const pokePowerAnyTimes = (name: string, ...deeds: readonly Deed[]): Power => ({
  name,
  kind: 'power',
  text: `${mayBeUsed(OFTEN, deeds)} ${OFF}`,
  use: { ...inOrder(deeds), limit: 'unlimited', offUnderConditions: true },
})

/** Once a turn. Special Conditions do not matter. */
export const ability = (name: string, ...deeds: readonly Deed[]): Power => ({
  name,
  kind: 'ability',
  text: mayBeUsed(ONCE, deeds),
  use: inOrder(deeds),
})

function* mayDo(context: Context, name: string, deeds: readonly Deed[]): Effect {
  if (yield* yesOrNo(context, context.you, `may ${name}`)) yield* inOrder(deeds).run(context)
}

/** When the player puts this Pokémon from the hand onto the Bench. */
export const whenBenched = (name: string, kind: 'power' | 'ability', ...deeds: readonly Deed[]): Power => ({
  name,
  kind,
  text: `When you put this Pokémon from your hand onto your Bench, you may do this: ${sentences(deeds)}`,
  moments: {
    *enteredPlay(context, { pokemon, from }) {
      if (pokemon === context.self && from === 'hand') yield* mayDo(context, name, deeds)
    },
  },
})

/** When the player evolves a Pokémon into this one from the hand. */
export const whenEvolved = (name: string, kind: 'power' | 'ability', ...deeds: readonly Deed[]): Power => ({
  name,
  kind,
  text: `When you play this card from your hand to evolve a Pokémon, you may do this: ${sentences(deeds)}`,
  moments: {
    *evolved(context, { pokemon, from }) {
      if (pokemon === context.self && from === 'hand') yield* mayDo(context, name, deeds)
    },
  },
})

/** Always on. */
export const body = (name: string, text: string, modifiers: Modifiers, moments?: Moments): Power => ({
  name,
  kind: 'body',
  text,
  modifiers,
  ...(moments && { moments }),
})

export const sweetSleepingFace: Power = body(
  'Sweet Sleeping Face',
  'While this Pokémon is Asleep, attacks do no damage to it.',
  {
    preventsDamage: (value, hit, { pokemon }) => value || (hit.to === pokemon?.id && hasCondition(pokemon, 'asleep')),
  },
)

/** From attacks of either player. */
export const safeOnBench = (name: string): Power =>
  body(name, 'While this Pokémon is on your Bench, attacks of either player do no damage to it.', {
    preventsDamage: (value, hit, { pokemon }, { state }) =>
      value || (hit.to === pokemon?.id && !isActive(state, hit.to)),
  })

export const takesLess = (name: string, amount: number): Power =>
  body(name, `This Pokémon takes ${amount} less damage from attacks (after Weakness and Resistance).`, {
    timing: 'after-resistance',
    damageTaken: (damage, hit, me) => (hit.to === me.pokemon?.id ? damage - amount : damage),
  })

/** Only from the other player's attacks. */
export const takesLessPerDiscarded = (name: string, amount: number, card: string): Power =>
  body(
    name,
    `This Pokémon takes ${amount} less damage from your opponent's attacks for each ${card} in your discard pile (after Weakness and Resistance).`,
    {
      timing: 'after-resistance',
      damageTaken: (damage, { attack, to }, { seat, pokemon }, table) => {
        if (!attack || attack.you === seat || to !== pokemon?.id) return damage
        const there = table.state.sides[seat].discard.filter(each => printOf(table, each).name === card)
        return damage - amount * there.length
      },
    },
  )

/** The Retreat Cost as it is at that moment. Only from the other player's attacks. */
export const takesLessPerRetreatCost = (name: string, amount: number): Power => ({
  name,
  kind: 'ability',
  text: `This Pokémon takes ${amount} less damage from your opponent's attacks for each Colorless Energy in the Retreat Cost of your opponent's Active Pokémon (after Weakness and Resistance).`,
  modifiers: {
    timing: 'after-resistance',
    damageTaken: (damage, { attack, to }, { seat, pokemon }, table) => {
      if (!attack || attack.you === seat || to !== pokemon?.id) return damage
      const { active } = table.state.sides[attack.you]
      return active ? damage - amount * retreatCost(table, active) : damage
    },
  },
})

export const moreHpPer = (name: string, amount: number, friend: string): Power =>
  body(name, `This Pokémon has ${amount} more HP for each ${friend} you have in play.`, {
    maxHp: (hp, pokemon, me, table) => {
      if (pokemon.id !== me.pokemon?.id) return hp
      const friends = inPlay(table.state.sides[me.seat]).filter(each => nameOf(table, each) === friend)
      return hp + amount * friends.length
    },
  })

export const retreatsFreeWithoutEnergy = (name: string): Power =>
  body(name, 'While no Energy is attached to this Pokémon, it retreats for free.', {
    retreatCost: (cost, pokemon, me) => (pokemon.id === me.pokemon?.id && pokemon.energy.length === 0 ? 0 : cost),
  })

/** As many Energy as before. */
export const energyBecomes = (name: string, type: Type): Power =>
  body(name, `All Energy attached to this Pokémon is ${capital(type)} Energy and of no other type.`, {
    energyProvided: (units, { on }, me) => (on.id === me.pokemon?.id ? units.map(() => [type]) : units),
  })

export const attachingHurts = (name: string, counters: number): Power =>
  body(
    name,
    `Each time your opponent attaches an Energy card from their hand to one of their Pokémon, put ${plural(counters, 'damage counter')} on that Pokémon.`,
    {},
    {
      *energyAttached(context, { pokemon, from }) {
        const isTheirs = context.game.pokemon(pokemon).seat === context.opponent
        if (isTheirs && from === 'hand') placeCounters(context, pokemon, counters)
      },
    },
  )

/** The card counts as what it is in the hand: an Energy of every type is Colorless there. */
export const attachingHeals = (name: string, kind: Kind, amount: number): Power =>
  body(
    name,
    `Each time you attach ${kind.one} from your hand to this Pokémon, heal ${amount} damage from it.`,
    {},
    {
      *energyAttached(context, { pokemon, card, from }) {
        if (pokemon === context.self && from === 'hand' && kind.has(printOf(context.game, card)))
          heal(context, pokemon, amount)
      },
    },
  )

/** For both players. What a "Trainer" is depends on the era. */
export const lockOut = (name: string, word: TrainerWord): Power =>
  body(name, `Neither player can play ${word} cards from their hand.`, {
    canPlay: (value, { print }, _, table) =>
      value && !(print.kind === 'trainer' && meansTrainer(table, word, print.trainer)),
  })

export const immuneTo = (name: string, kind: 'body' | 'ability', conditions: readonly Condition[]): Power => ({
  name,
  kind,
  text: `This Pokémon cannot become ${conditions.map(capital).join(' or ')}.`,
  modifiers: {
    preventsCondition: (value, { to, condition }, me) =>
      value || (to.id === me.pokemon?.id && conditions.includes(condition)),
  },
})

export const noWeakness = (name: string, kind: 'body' | 'ability', sort: Sort): Power => ({
  name,
  kind,
  text: `Your ${sort.words}Pokémon have no Weakness.`,
  modifiers: {
    weaknesses: (value, pokemon, me, table) => (pokemon.seat === me.seat && sort.is(table, pokemon) ? [] : value),
  },
})

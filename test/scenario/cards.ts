/** Invented cards that the rules are tested with. Ids are what a test writes. */

import { attack, basicEnergy, pokemon, specialEnergy, trainer } from '../../src/cards/kit/facts.ts'
import { discardEnergy, failsOnTails, hurtSelf, inflict, timesHeads, toUse } from '../../src/cards/kit/index.ts'
import { exactly } from '../../src/engine/choose.ts'
import { heal, placeCounters } from '../../src/engine/harm.ts'
import { beginEffect, untilEndOfOpponentsNextTurn } from '../../src/engine/lasting.ts'
import { switchByChoice } from '../../src/engine/pokemon.ts'
import type { Print } from '../../src/engine/print.ts'
import { isActive } from '../../src/engine/state.ts'
import { chooseFromHand, discard, draw, inZone } from '../../src/engine/zones.ts'
import { type TestEffects, testEffect } from './effects.ts'

const filler = trainer('filler', 'item', { name: 'Filler', can: () => false })

/** A plain line of three stages: Fire, 60/80/120 HP, Retreat Cost 1. */
const pips = [
  pokemon('pip', {
    name: 'Pip',
    type: 'fire',
    hp: 60,
    retreat: 1,
    attacks: [attack('Tap', 'C', 10), attack('Burn Up', 'RC', 30)],
  }),
  pokemon('pippo', {
    name: 'Pippo',
    type: 'fire',
    hp: 80,
    stage: 'stage1',
    from: 'Pip',
    retreat: 1,
    attacks: [attack('Slap', 'C', 20), attack('Blaze', 'RRC', 60)],
  }),
  pokemon('pipparch', {
    name: 'Pipparch',
    type: 'fire',
    hp: 120,
    stage: 'stage2',
    from: 'Pippo',
    retreat: 2,
    attacks: [attack('Inferno', 'RRC', 90)],
  }),
]

/** A second plain line, Water, without retreat cost. */
const dews = [
  pokemon('dew', {
    name: 'Dew',
    type: 'water',
    hp: 50,
    attacks: [attack('Drip', 'C', 10), attack('Splash', 'WC', 30)],
  }),
  pokemon('dewdrop', {
    name: 'Dewdrop',
    type: 'water',
    hp: 90,
    stage: 'stage1',
    from: 'Dew',
    attacks: [attack('Wave', 'WC', 40)],
  }),
]

/** Defenders with a Weakness or Resistance to Fire; `wall` has neither and is hard to Knock Out. */
const targets = [
  pokemon('wall', { name: 'Wall', type: 'fighting', hp: 200, retreat: 2, attacks: [attack('Lean', 'C', 10)] }),
  pokemon('leaf', {
    name: 'Leaf',
    type: 'grass',
    hp: 200,
    weakness: 'fire',
    retreat: 1,
    attacks: [attack('Rustle', 'C', 10)],
  }),
  pokemon('fern', {
    name: 'Fern',
    type: 'grass',
    hp: 200,
    weakness: ['fire', '+20'],
    attacks: [attack('Rustle', 'C', 10)],
  }),
  pokemon('rock', {
    name: 'Rock',
    type: 'fighting',
    hp: 200,
    resistance: ['fire', 20],
    attacks: [attack('Lean', 'C', 10)],
  }),
]

/** One attacker for every kind of attack text that a rule speaks of; all Fire, all for one Colorless. */
const attackers = [
  pokemon('striker', {
    name: 'Striker',
    type: 'fire',
    hp: 100,
    retreat: 1,
    attacks: [
      attack('Ten', 'C', 10),
      attack('Thirty', 'C', 30),
      attack('Sixty', 'C', 60),
      attack('Huge', 'C', 300),
      attack('Coins', 'C', '20×', timesHeads(2)),
      attack('Chancy', 'C', 30, failsOnTails),
      attack('Costly', 'C', 30, toUse(discardEnergy({ cards: 1 }))),
      attack('Recoil', 'C', 30, hurtSelf(20)),
      attack('Nothing', 'C'),
      attack('Free', '', 10),
    ],
  }),
  pokemon('hexer', {
    name: 'Hexer',
    type: 'psychic',
    hp: 100,
    attacks: [
      attack('Lull', 'C', 0, inflict('asleep')),
      attack('Scorch', 'C', 0, inflict('burned')),
      attack('Daze', 'C', 0, inflict('confused')),
      attack('Stun', 'C', 0, inflict('paralyzed')),
      attack('Venom', 'C', 0, inflict('poisoned')),
    ],
  }),
  pokemon('haunt', {
    name: 'Haunt',
    type: 'fire',
    hp: 100,
    attacks: [
      {
        ...attack('Three Counters', 'C'),
        *after(run) {
          placeCounters(run, run.defender, 3)
        },
      },
      {
        ...attack('Smoke', 'C', 10),
        *after(run) {
          beginEffect(run, testEffect('smoke'), { pokemon: run.defender }, untilEndOfOpponentsNextTurn(run.game))
        },
      },
      {
        ...attack('Shield', 'C'),
        *after(run) {
          beginEffect(run, testEffect('untouchable'), { pokemon: run.self }, untilEndOfOpponentsNextTurn(run.game))
        },
      },
    ],
  }),
]

const energy = [
  ...(['grass', 'fire', 'water', 'lightning', 'psychic', 'fighting', 'darkness', 'metal', 'fairy'] as const).map(type =>
    basicEnergy(type, type),
  ),
  specialEnergy('double', { name: 'Double Energy', provides: [['colorless'], ['colorless']] }),
  specialEnergy('rainbow', {
    name: 'Any Energy',
    provides: [['grass', 'fire', 'water', 'lightning', 'psychic', 'fighting', 'darkness', 'metal', 'colorless']],
  }),
]

const trainers = [
  trainer('potion', 'item', {
    name: 'Potion',
    *play(context) {
      const { active } = context.game.side(context.you)
      if (active) heal(context, active.id, 20)
    },
  }),
  trainer('draw-three', 'supporter', {
    name: 'Draw Three',
    *play({ game, you }) {
      draw(game, you, 3)
    },
  }),
  trainer('another-supporter', 'supporter', {
    name: 'Another Supporter',
    *play({ game, you }) {
      draw(game, you, 1)
    },
  }),
  trainer('switch', 'item', {
    name: 'Switch',
    can: ({ state }, { seat }) => state.sides[seat].bench.length > 0,
    *play(context) {
      const { you } = context
      yield* switchByChoice(context, you, you)
    },
  }),
  trainer('trade', 'item', {
    name: 'Trade',
    can: ({ state }, { seat }) => state.sides[seat].hand.length > 1,
    *play(context) {
      const { game, you } = context
      const cards = yield* chooseFromHand(context, you, 'discard-from-hand', () => true, exactly(1))
      discard(game, cards, inZone('hand', you))
      draw(game, you, 2)
    },
  }),
  trainer('park', 'stadium', { name: 'Park' }),
  trainer('beach', 'stadium', { name: 'Beach' }),
  trainer('plus-power', 'item', {
    name: 'Plus Power',
    attachesTo: ({ state }, pokemon) => isActive(state, pokemon),
    modifiers: { damageDealt: (amount, hit, me) => (hit.attacker === me.pokemon?.id ? amount + 10 : amount) },
  }),
  trainer('defender', 'item', {
    name: 'Defender',
    attachesTo: () => true,
    modifiers: { damageTaken: (amount, hit, me) => (hit.to === me.pokemon?.id ? amount - 20 : amount) },
  }),
  trainer('armor', 'tool', {
    name: 'Armor',
    modifiers: { damageTaken: (amount, hit, me) => (hit.to === me.pokemon?.id ? amount - 20 : amount) },
  }),
  trainer('charm', 'tool', { name: 'Charm' }),
  trainer('machine', 'technical-machine', { name: 'Machine', attacks: [attack('Overdrive', 'C', 40)] }),
]

export const testCards: readonly Print[] = [filler, ...pips, ...dews, ...targets, ...attackers, ...energy, ...trainers]

/** Effects that last, by the names the cards above use. */
export const testLasting: TestEffects = {
  /** "If this Pokémon tries to attack, flip a coin; on tails the attack does nothing." */
  smoke: () => ({
    moments: {
      *attacking({ game, self }, run) {
        return run.self === self && game.flip(run.you, 'smokescreen') === 'tails'
      },
    },
  }),
  /** "Attacks against this Pokémon do nothing." */
  untouchable: () => ({
    modifiers: { attacksAgainstDoNothing: (value, to, me) => value || to.id === me.pokemon?.id },
  }),
  /** "This Pokémon's attacks do so much more damage." */
  stronger: (amount: number) => ({
    modifiers: { damageDealt: (value, hit, me) => (hit.attacker === me.pokemon?.id ? value + amount : value) },
  }),
  /** "This player can't play these cards." */
  lock: ({ kinds }: { kinds: readonly string[] }) => ({
    modifiers: {
      canPlay: (value, { seat, print }, me) =>
        value &&
        !(me.effect?.on && 'seat' in me.effect.on && me.effect.on.seat === seat && kinds.includes(kindOf(print))),
    },
  }),
}

const kindOf = (print: Print): string => (print.kind === 'trainer' ? print.trainer : print.kind)

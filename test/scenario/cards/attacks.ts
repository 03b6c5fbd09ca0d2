/** Invented cards for the rules of attacking and of damage. */

import type { Clause } from '../../../src/cards/kit/clause.ts'
import { attack, pokemon, specialEnergy, trainer } from '../../../src/cards/kit/facts.ts'
import { drawCards, hurtSelf } from '../../../src/cards/kit/index.ts'
import { attachEnergy } from '../../../src/engine/attach.ts'
import { copyAttack } from '../../../src/engine/attack.ts'
import { chooseAttack, choosePokemon, exactly } from '../../../src/engine/choose.ts'
import { dealDamage } from '../../../src/engine/damage.ts'
import { heal, inflict } from '../../../src/engine/harm.ts'
import { beginEffect, untilEndOfOpponentsNextTurn, untilEndOfYourNextTurn } from '../../../src/engine/lasting.ts'
import type { Modifiers } from '../../../src/engine/modifiers.ts'
import { evolvePokemon, removeFromPlay, switchByChoice } from '../../../src/engine/pokemon.ts'
import type { PokemonPrint, Print } from '../../../src/engine/print.ts'
import { attacksOf, evolvesFrom } from '../../../src/engine/queries.ts'
import { inPlay } from '../../../src/engine/state.ts'
import { chooseFromHand, discardAttached, discardEnergy, draw, inZone, search } from '../../../src/engine/zones.ts'
import type { RulesetId } from '../../../src/rulesets/index.ts'
import { type TestEffects, testEffect } from '../effects.ts'

const after = (run: NonNullable<Clause['after']>): Clause => ({ text: 'something happens', after: run })

/** "Discard all Tools from the opponent's Active Pokémon." */
const stripTools: NonNullable<Clause['after']> = function* ({ game, defender }) {
  discardAttached(game, defender, game.pokemon(defender).attached)
}

const pickTargets = (count: number, where: 'bench' | 'anywhere'): NonNullable<Clause['choose']> =>
  function* (run) {
    const side = run.game.side(run.opponent)
    const among = (where === 'bench' ? side.bench : inPlay(side)).map(({ id }) => id)
    run.chosen.set('target', yield* choosePokemon(run, run.you, 'choose-pokemon', among, exactly(count)))
  }

const hitTargets = (amount: number): NonNullable<Clause['after']> =>
  function* (run) {
    for (const id of run.chosen.get('target') ?? []) yield* dealDamage(run, id, amount)
  }

/** Attacks that mostly do something else than damage. */
const doers = [
  pokemon('gatherer', {
    name: 'Gatherer',
    type: 'fire',
    hp: 120,
    attacks: [
      attack(
        'Gather',
        'C',
        0,
        after(function* (run) {
          const { game, you, self } = run
          const cards = yield* chooseFromHand(run, you, 'attach-from-hand', ({ kind }) => kind === 'energy', exactly(1))
          for (const card of cards) yield* attachEnergy(game, card, self, inZone('hand', you))
        }),
      ),
      attack('Ponder', 'C', 0, drawCards(2)),
      attack(
        'Brace',
        'C',
        0,
        after(function* (run) {
          beginEffect(run, testEffect('braced'), { pokemon: run.self }, untilEndOfOpponentsNextTurn(run.game), 20)
        }),
      ),
      attack(
        'Harden',
        'C',
        0,
        after(function* (run) {
          beginEffect(run, testEffect('hardened'), { pokemon: run.self }, untilEndOfOpponentsNextTurn(run.game), 30)
        }),
      ),
      attack('Poke', 'C', 20),
    ],
  }),
  pokemon('sniper', {
    name: 'Sniper',
    type: 'fire',
    hp: 80,
    attacks: [
      attack('Far Shot', 'C', 0, { text: '', choose: pickTargets(1, 'anywhere'), after: hitTargets(30) }),
      attack('Twin Shot', 'C', 0, { text: '', choose: pickTargets(2, 'bench'), after: hitTargets(20) }),
      attack(
        'Blast All',
        'C',
        60,
        hurtSelf(80),
        after(function* (run) {
          for (const { id } of run.game.side(run.opponent).bench) yield* dealDamage(run, id, 50)
        }),
      ),
    ],
  }),
  pokemon('breaker', {
    name: 'Breaker',
    type: 'fire',
    hp: 80,
    attacks: [
      attack('Shatter First', 'C', 60, { text: 'before doing damage, discard all Tools', before: stripTools }),
      attack('Shatter Later', 'C', 60, after(stripTools)),
      attack('Drag Out', 'C', 30, {
        text: 'before doing damage, somebody else comes forward',
        *before(context) {
          const { you, opponent } = context
          yield* switchByChoice(context, opponent, you)
        },
        *after(run) {
          inflict(run, run.defender, 'confused')
        },
      }),
    ],
  }),
  pokemon('engine', {
    name: 'Engine',
    type: 'lightning',
    hp: 80,
    attacks: [
      attack('Empty Out', 'L', 50, {
        text: 'discard all Lightning Energy',
        *require({ game, self }) {
          const spent = game.pokemon(self).energy.filter(card => game.state.cards[card] === 'lightning')
          discardEnergy(game, self, spent)
          return true
        },
      }),
      attack('Everything', 'C', 30, {
        text: 'a choice, a coin, something before the damage and something after it',
        choose: pickTargets(1, 'bench'),
        *require({ game, you, source }) {
          return game.flip(you, source) === 'heads'
        },
        before: stripTools,
        *after(run) {
          inflict(run, run.defender, 'poisoned')
          yield* hitTargets(50)(run)
        },
      }),
    ],
  }),
]

/** Attacks that speak of their own Pokémon, and one Pokémon that borrows them. */
const borrowers = [
  pokemon('copycat', {
    name: 'Copycat',
    type: 'water',
    hp: 70,
    attacks: [
      attack(
        'Mimicry',
        'C',
        0,
        after(function* (run) {
          const { game, you, defender } = run
          const offer = yield* chooseAttack(run, you, 'copy-attack', attacksOf(game, game.pokemon(defender)))
          if (offer) yield* copyAttack(run, offer)
        }),
      ),
    ],
  }),
  pokemon('reckless', { name: 'Reckless', type: 'fighting', hp: 90, attacks: [attack('Ram', 'FF', 30, hurtSelf(20))] }),
  pokemon('leech', {
    name: 'Leech',
    type: 'grass',
    hp: 90,
    attacks: [
      attack(
        'Sip',
        'GG',
        20,
        after(function* (run) {
          heal(run, run.self, 30)
        }),
      ),
    ],
  }),
  pokemon('runaway', {
    name: 'Runaway',
    type: 'fighting',
    hp: 90,
    attacks: [
      attack(
        'Slip Away',
        'F',
        0,
        after(function* ({ game, you, self }) {
          removeFromPlay(game, self, 'deck')
          game.shuffleDeck(you)
        }),
      ),
    ],
  }),
  pokemon('tadpole', {
    name: 'Tadpole',
    type: 'water',
    hp: 40,
    attacks: [
      attack(
        'Grow Fast',
        'W',
        0,
        after(function* (run) {
          const { game, you, self } = run
          const fits = (print: Print) =>
            print.kind === 'pokemon' && print.name === 'Toad' && evolvesFrom(game, print, game.pokemon(self))
          const cards = yield* search(run, 'evolve-from-deck', fits, exactly(1))
          for (const card of cards) yield* evolvePokemon(game, self, card, inZone('deck', you))
          game.shuffleDeck(you)
        }),
      ),
    ],
  }),
  pokemon('toad', { name: 'Toad', type: 'water', hp: 100, stage: 'stage1', from: 'Tadpole' }),
]

/** For the numbers: strange amounts, weak and resistant to their own type, or to more than one. */
const numbers = [
  pokemon('puzzler', {
    name: 'Puzzler',
    type: 'fire',
    hp: 100,
    attacks: [
      attack('Riddle', 'C', '0?', {
        text: 'the text says how much: 30',
        *base() {
          return 30
        },
      }),
      attack('Odd', 'C', 25),
      attack('Single', 'C', 5),
      attack('Forty', 'C', 40),
      attack('Twenty', 'C', 20),
      attack('Thirty', 'C', 30),
      attack('Whet', 'C', 0, {
        text: 'next turn, the base damage of Thirty is 60',
        *after(run) {
          const params = { attack: 'Thirty', base: 60 }
          beginEffect(run, testEffect('base-becomes'), { pokemon: run.self }, untilEndOfYourNextTurn(run.game), params)
        },
      }),
      attack('Hone', 'C', 0, {
        text: 'next turn, more damage',
        *after(run) {
          beginEffect(run, testEffect('stronger'), { pokemon: run.self }, untilEndOfYourNextTurn(run.game), 40)
        },
      }),
    ],
  }),
  pokemon('tinder', { name: 'Tinder', type: 'fire', hp: 100, weakness: 'fire', attacks: [attack('Thirty', 'C', 30)] }),
  pokemon('ingot', {
    name: 'Ingot',
    type: 'metal',
    hp: 100,
    resistance: ['metal', 20],
    attacks: [attack('Thirty', 'C', 30)],
  }),
  pokemon('mermaid', { name: 'Mermaid', type: ['water', 'fairy'], hp: 100, attacks: [attack('Tide', 'C', 60)] }),
  pokemon('drake', { name: 'Drake', type: 'dragon', hp: 200, weakness: 'fairy', resistance: ['water', 20] }),
  pokemon('mixed', { name: 'Mixed', type: 'grass', hp: 200, weakness: 'fire', resistance: ['fire', 20] }),
  pokemon('baby', { name: 'Sprout', type: 'grass', hp: 30, stage: 'baby', attacks: [attack('Pat', 'C', 10)] }),
]

/** "+10 on the attacker" and "−10 on the defender", on Energy cards. */
const energy = [
  specialEnergy('gloom', {
    name: 'Gloom Energy',
    provides: [['darkness']],
    modifiers: { damageDealt: (amount, hit, me) => (hit.attacker === me.pokemon?.id ? amount + 10 : amount) },
  }),
  specialEnergy('plated', {
    name: 'Plated Energy',
    provides: [['metal']],
    modifiers: { damageTaken: (amount, hit, me) => (hit.to === me.pokemon?.id ? amount - 10 : amount) },
  }),
]

/** The same plus, but the card itself says "after applying Weakness and Resistance". */
const latePlus = trainer('late-plus', 'tool', {
  name: 'Late Plus',
  modifiers: {
    timing: 'after-resistance',
    damageDealt: (amount, hit, me) => (hit.attacker === me.pokemon?.id ? amount + 10 : amount),
  },
})

export const attackCards: readonly Print[] = [...doers, ...borrowers, ...numbers, ...energy, latePlus]

/** What attacks leave behind, for `effects` of a position. */
export const attackLasting: TestEffects = {
  /** "This Pokémon takes so much less." */
  braced: (less: number) => ({
    modifiers: { damageTaken: (amount, hit, me) => (hit.to === me.pokemon?.id ? amount - less : amount) },
  }),
  /** "Damage of so much or less does nothing to this Pokémon." */
  hardened: (most: number) => ({
    modifiers: {
      damageTaken: (amount, hit, me) => (hit.to === me.pokemon?.id && amount <= most ? 0 : amount),
    },
  }),
  /** "Prevent all damage done to this Pokémon." */
  unhurt: () => ({ modifiers: { preventsDamage: (value, hit, me) => value || hit.to === me.pokemon?.id } }),
  /** "The base damage of that attack is so much instead." */
  'base-becomes': ({ attack: name, base }: { attack: string; base: number }) => ({
    modifiers: {
      damageDealt: (amount, hit, me) =>
        hit.attacker === me.pokemon?.id && hit.attack?.attack.name === name ? base : amount,
    },
  }),
}

/** What an always-working text is called in the ruleset. */
export const constantKind = (rules: RulesetId) => (rules === 'xy-2016' ? 'ability' : 'body')
const activatedKind = (rules: RulesetId) => (rules === 'xy-2016' ? 'ability' : 'power')

/** A Pokémon with a constant text of the ruleset's kind. */
export const bodied = (rules: RulesetId, modifiers: Modifiers, facts: Partial<PokemonPrint> = {}): PokemonPrint => ({
  ...pokemon('bodied', { name: 'Bodied', type: 'fighting', hp: 200, attacks: [attack('Thirty', 'C', 30)] }),
  powers: [{ name: 'Nature', kind: constantKind(rules), modifiers }],
  ...facts,
})

export const HALVE: Modifiers = {
  damageTaken: (amount, hit, me) => (hit.to === me.pokemon?.id ? amount / 2 : amount),
}

/** A Pokémon whose power or Ability draws a card. */
export const sage = (rules: RulesetId): PokemonPrint => ({
  ...pokemon('sage', { name: 'Sage', type: 'psychic', hp: 60, attacks: [attack('Muse', 'C', 0, drawCards(1))] }),
  powers: [
    {
      name: 'Insight',
      kind: activatedKind(rules),
      use: {
        *run({ game, you }) {
          draw(game, you, 1)
        },
      },
    },
  ],
})

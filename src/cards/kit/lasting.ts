/** Effects that last, by the names that the state remembers; each name goes after the name of its Pokémon. */

import type { Bearer, Hit } from '../../engine/modifiers.ts'
import { powersOf } from '../../engine/queries.ts'
import type { Catalogue } from '../../engine/rules.ts'
import { findPokemon, type Pokemon } from '../../engine/state.ts'
import type { Table } from '../../engine/table.ts'

const isOnMe = (hit: Hit, me: Bearer): boolean => hit.to === me.pokemon?.id

/** Printed on it, whether it works at present or not. */
const hasPower = (table: Table, pokemon: Pokemon | null): boolean =>
  pokemon !== null && powersOf(table, pokemon).some(({ power }) => power.kind === 'power' || power.kind === 'body')

export const lasting: Catalogue['lasting'] = {
  'cannot-retreat': () => ({
    modifiers: { canRetreat: (value, pokemon, me) => value && pokemon.id !== me.pokemon?.id },
  }),
  'cannot-attack': () => ({
    modifiers: { canAttack: (value, { pokemon }, me) => value && pokemon.id !== me.pokemon?.id },
  }),
  'cannot-use-attack': (name: string) => ({
    modifiers: {
      canAttack: (value, { pokemon, offer }, me) =>
        value && !(pokemon.id === me.pokemon?.id && offer.attack.name === name),
    },
  }),
  'attacks-cost-more': (count: number) => ({
    modifiers: {
      attackCost: (cost, { pokemon }, me) =>
        pokemon.id === me.pokemon?.id ? [...cost, ...Array<'colorless'>(count).fill('colorless')] : cost,
    },
  }),
  'retreat-costs-more': (count: number) => ({
    modifiers: { retreatCost: (cost, pokemon, me) => (pokemon.id === me.pokemon?.id ? cost + count : cost) },
  }),
  /** On tails its attack does nothing. */
  'flips-to-attack': () => ({
    moments: {
      *attacking({ game, self }, run) {
        return run.self === self && game.flip(run.you, 'smokescreen') === 'tails'
      },
    },
  }),
  'takes-no-damage-from-attacks': () => ({
    modifiers: { preventsDamage: (value, hit, me) => value || isOnMe(hit, me) },
  }),
  'is-untouched-by-attacks': () => ({
    modifiers: {
      preventsDamage: (value, hit, me) => value || isOnMe(hit, me),
      preventsEffects: (value, { to, source }, me) => value || (source.kind === 'attack' && to.id === me.pokemon?.id),
    },
  }),
  /** An attacking Pokémon with a Poké-Power or Poké-Body does nothing to it. */
  'is-untouched-by-attackers-with-powers': () => ({
    modifiers: {
      preventsDamage: (value, hit, me, table) =>
        value || (isOnMe(hit, me) && hasPower(table, findPokemon(table.state, hit.attacker))),
      preventsEffects: (value, { to, source }, me, table) =>
        value ||
        (source.kind === 'attack' &&
          to.id === me.pokemon?.id &&
          hasPower(table, table.state.sides[source.seat].active)),
    },
  }),
  /** More if negative. Weakness and Resistance come first. */
  'takes-less-damage': (amount: number) => ({
    modifiers: {
      timing: 'after-resistance',
      damageTaken: (damage, hit, me) => (isOnMe(hit, me) ? damage - amount : damage),
    },
  }),
  /** Where no text says when, the rulebook does. */
  'takes-reduced-damage': (amount: number) => ({
    modifiers: { damageTaken: (damage, hit, me) => (isOnMe(hit, me) ? damage - amount : damage) },
  }),
  /** The damage of one attack is prevented on heads. */
  'flips-against-damage': () => ({
    moments: {
      *beforeDamage({ game, you, self }, hit) {
        return hit.to === self && game.flip(you, 'afterimage') === 'heads'
      },
    },
  }),
  'attacks-harder-with': ({ attack, amount }: { attack: string; amount: number }) => ({
    modifiers: {
      timing: 'before-weakness',
      damageDealt: (damage, hit, me) =>
        hit.attacker === me.pokemon?.id && hit.attack?.attack.name === attack ? damage + amount : damage,
    },
  }),
  /** On a player: the attacks of that player's Active Pokémon against the other's Active Pokémon. */
  'attacks-harder': (amount: number) => ({
    modifiers: {
      timing: 'before-weakness',
      damageDealt: (damage, hit, me, { state }) => {
        const seat = me.effect?.on && 'seat' in me.effect.on ? me.effect.on.seat : null
        const isTheirs = seat !== null && state.sides[seat].active?.id === hit.attacker
        const isAtActive = seat !== null && state.sides[seat === 0 ? 1 : 0].active?.id === hit.to
        return isTheirs && isAtActive ? damage + amount : damage
      },
    },
  }),
  /** On a player, who can use no Poké-Power. */
  'cannot-use-powers': () => ({
    modifiers: {
      powerWorks: (value, { pokemon, power }, me) =>
        value &&
        !(power.kind === 'power' && me.effect?.on && 'seat' in me.effect.on && me.effect.on.seat === pokemon.seat),
    },
  }),
}

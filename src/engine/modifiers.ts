/** The queries that cards in play and lasting effects may change the answer of. */
import type { AttackRun } from './attack-run.ts'
import type { Move } from './event.ts'
import type { LastingEffect, Source, SourceKind } from './facts.ts'
import type { Card, CardId, PokemonId, Seat } from './ids.ts'
import type {
  Attack,
  EnergyPrint,
  EnergyUnit,
  PokemonPrint,
  Power,
  Print,
  Resistance,
  Type,
  Weakness,
} from './print.ts'
import type { Pokemon } from './state.ts'
import type { Table } from './table.ts'
import type { Condition } from './vocabulary.ts'

/** An attack a Pokémon can use, and the printed card it stands on. */
export interface AttackOffer {
  readonly attack: Attack
  readonly card: CardId
}

/** Damage on its way from an attacking Pokémon to another (or to itself). */
export interface Hit {
  readonly attacker: PokemonId
  readonly to: PokemonId
  readonly base: number
  readonly attack: AttackRun | null
}

export interface Queries {
  maxHp: { value: number; about: Pokemon }
  types: { value: readonly Type[]; about: Pokemon }
  weaknesses: { value: readonly Weakness[]; about: Pokemon }
  resistances: { value: readonly Resistance[]; about: Pokemon }
  retreatCost: { value: number; about: Pokemon }
  canRetreat: { value: boolean; about: Pokemon }
  attacks: { value: readonly AttackOffer[]; about: Pokemon }
  attackCost: { value: readonly Type[]; about: { pokemon: Pokemon; attack: Attack } }
  canAttack: { value: boolean; about: { pokemon: Pokemon; offer: AttackOffer } }
  attacksAgainstDoNothing: { value: boolean; about: Pokemon }
  energyProvided: { value: readonly EnergyUnit[]; about: { on: Pokemon; card: Card; print: EnergyPrint } }
  canAttachEnergy: { value: boolean; about: { seat: Seat; pokemon: Pokemon; print: EnergyPrint } }
  damageDealt: { value: number; about: Hit }
  damageTaken: { value: number; about: Hit }
  preventsDamage: { value: boolean; about: Hit }
  preventsEffects: { value: boolean; about: { to: Pokemon; source: Source } }
  preventsCondition: { value: boolean; about: { to: Pokemon; condition: Condition } }
  canPlay: { value: boolean; about: { seat: Seat; print: Print } }
  canEvolve: { value: boolean; about: { pokemon: Pokemon; print: PokemonPrint } }
  endsTurnByEvolving: { value: boolean; about: { pokemon: Pokemon; print: PokemonPrint } }
  benchSize: { value: number; about: Seat }
  poison: { value: number; about: Pokemon }
  burn: { value: number; about: Pokemon }
  canHeal: { value: boolean; about: Pokemon }
  powerWorks: { value: boolean; about: { pokemon: Pokemon; power: Power } }
  toolWorks: { value: boolean; about: { pokemon: Pokemon; card: Card } }
  stadiumWorks: { value: boolean; about: Card }
  prizesFor: { value: number; about: { pokemon: Pokemon; by: SourceKind } }
  knockOutMoves: { value: readonly Move[]; about: { pokemon: Pokemon; by: SourceKind } }
}

export type Query = keyof Queries

/** Who carries a modifier: the Pokémon it is on or belongs to, and the player whose effect it is. */
export interface Bearer {
  readonly seat: Seat
  readonly pokemon: Pokemon | null
  readonly card: CardId
  readonly effect: LastingEffect | null
}

export type Modifiers = {
  readonly [Q in Query]?: (
    value: Queries[Q]['value'],
    about: Queries[Q]['about'],
    me: Bearer,
    table: Table,
  ) => Queries[Q]['value']
} & {
  /** Where the text itself says so; otherwise the ruleset places a damage modifier by its source. */
  readonly timing?: 'before-weakness' | 'after-resistance'
}

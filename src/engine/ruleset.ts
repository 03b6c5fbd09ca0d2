/** Everything in which the rulebooks differ, and the numbers they share. Three complete values live in `src/rulesets`. */

import type { SourceKind } from './facts.ts'
import type { PokemonPrint, Stage, TrainerKind, Type } from './print.ts'

/** `bonus` and `flip` stand where the rulebook puts them; mulligans belong to `draw`. */
export type SetUpStep = 'flip' | 'draw' | 'place' | 'prizes' | 'bonus' | 'reveal'

export type AttackStep = 'baby' | 'announce' | 'choices' | 'require' | 'alter' | 'confusion' | 'execute'

/** Damage modifiers by whose side they are on and what kind of source they have. */
export interface ModifyStep {
  readonly of: 'attacker' | 'defender'
  readonly from: readonly SourceKind[]
}

/**
 * `stop-if-none` leaves the pipeline when there is no damage that could be changed. The two `texts-` steps take the
 * modifiers whose own text says when they apply, whatever their source.
 */
export type DamageStep =
  | 'stop-if-none'
  | 'texts-before-weakness'
  | 'weakness'
  | 'resistance'
  | 'texts-after-resistance'
  | ModifyStep

export type BetweenStep = 'poison' | 'burn' | 'asleep' | 'paralyzed' | 'counters' | 'energy' | 'cards'

/** Kinds of card that the rulebook knows a rule for. */
export type Module = 'baby' | 'legend' | 'lvx' | 'fossil' | 'lost-zone' | 'mega' | 'break' | 'hyper-gear'

/** What "Trainer", "Item", … mean on a card of this era. */
export type TrainerWord = 'Trainer' | 'Item' | 'Supporter' | 'Stadium'

export interface Ruleset {
  readonly id: string
  readonly title: string
  readonly types: readonly Type[]
  readonly basicEnergy: readonly Type[]
  readonly stages: readonly Stage[]
  readonly modules: readonly Module[]
  readonly trainers: Readonly<Record<TrainerWord, readonly TrainerKind[]>>
  readonly deck: {
    readonly size: number
    readonly sameName: number
    readonly basics: number
    readonly stars: number
    readonly aceSpecs: number
  }
  /** What the rulebook recommends for a deck and nobody enforces: from how many to how many. */
  readonly advice: {
    readonly energy: readonly [number, number]
    readonly energyTypes: readonly [number, number]
    readonly trainers: readonly [number, number] | null
  }
  /** Parts of a printed name that do not count as the name. */
  readonly names: { readonly ignores: readonly ('level' | 'delta')[] }
  readonly setUp: {
    readonly steps: readonly SetUpStep[]
    readonly flipWinner: 'goes-first' | 'chooses'
    readonly hand: number
    readonly prizes: number
    readonly bench: number
    readonly suddenDeathPrizes: number
  }
  readonly mulligan: {
    /** Cards the other player may draw for each mulligan taken alone. */
    readonly bonus: number
    readonly bonusAt: 'each-redraw' | 'bonus-step'
    readonly bonusToBench: boolean
    /** The player without a Basic waits until the other has placed Pokémon and Prizes. */
    readonly redrawWaits: boolean
  }
  readonly firstTurn: { readonly trainers: boolean; readonly attack: boolean }
  readonly perTurn: {
    readonly energy: number
    readonly supporters: number
    readonly stadiums: number
    readonly retreats: number
  }
  readonly retreat: { readonly confusedFlips: boolean }
  readonly supporterDiscard: 'end-of-turn' | 'at-once'
  readonly machineDiscard: 'end-of-turn' | 'card-text'
  readonly powers: {
    /** Kinds that stop working while their Pokémon has any Special Condition. */
    readonly offUnderConditions: readonly ('power' | 'ability')[]
    readonly words: { readonly activated: string; readonly constant: string }
  }
  readonly attack: {
    readonly order: readonly AttackStep[]
    /** Every attack is against the Defending Pokémon, even one that does nothing to it. */
    readonly alwaysAgainstDefending: boolean
  }
  readonly damage: {
    readonly pipeline: readonly DamageStep[]
    /** Fixed amounts; `null` means the printed ones. */
    readonly weaknessTimes: number | null
    readonly resistanceMinus: number | null
  }
  readonly conditions: {
    readonly poison: number
    readonly burn: number
    readonly confusion: { readonly damage: number } | { readonly counters: number }
  }
  readonly between: {
    /** Steps in one group are followed by a single Knock Out check. */
    readonly groups: readonly (readonly BetweenStep[])[]
    readonly tools: 'owner-chooses' | 'with-cards'
  }
  readonly prizesFor: (print: PokemonPrint) => number
  /** Who takes Prizes and replaces first when both players' Pokémon are Knocked Out together. */
  readonly knockOuts: { readonly first: 'next-player' | 'turn-player' }
}

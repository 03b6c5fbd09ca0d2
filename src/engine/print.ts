/** What is printed on a card: its facts as data, its text as behaviour. The engine knows no card by name. */
import type { AttackRun } from './attack-run.ts'
import type { Context, Effect, Outlook } from './context.ts'
import type { CardId, PokemonId } from './ids.ts'
import type { Modifiers } from './modifiers.ts'
import type { Moments } from './moments.ts'
import type { Table } from './table.ts'

export const TYPES = [
  'grass',
  'fire',
  'water',
  'lightning',
  'psychic',
  'fighting',
  'darkness',
  'metal',
  'fairy',
  'dragon',
  'colorless',
] as const
export type Type = (typeof TYPES)[number]

const STAGES = ['basic', 'baby', 'stage1', 'stage2', 'mega', 'break', 'restored', 'legend', 'lvx'] as const
export type Stage = (typeof STAGES)[number]

export const TRAINER_KINDS = ['item', 'supporter', 'stadium', 'tool', 'technical-machine', 'fossil'] as const
export type TrainerKind = (typeof TRAINER_KINDS)[number]

const POWER_KINDS = ['power', 'body', 'ability', 'trait'] as const
export type PowerKind = (typeof POWER_KINDS)[number]

/** Marks that rules or other cards refer to; they are no part of the name. */
export type Label = 'EX' | 'ex' | 'star' | 'sp' | 'prime' | 'plasma' | 'primal' | 'ace-spec' | 'hyper-gear' | 'delta'

export type Sign = '×' | '+' | '−' | '?'

export interface Weakness {
  readonly type: Type
  readonly effect: { readonly times: number } | { readonly plus: number }
}

export interface Resistance {
  readonly type: Type
  readonly minus: number
}

interface Printed {
  readonly id: CardId
  readonly name: string
  readonly labels?: readonly Label[]
}

/** The parts of an attack's text, each at its own step of the attack sequence. */
export interface Attack {
  readonly name: string
  readonly cost: readonly Type[]
  readonly damage: number
  readonly sign?: Sign
  readonly text?: string
  /** When the text allows the attack at all. */
  readonly usable?: Activation['can']
  /** Its text uses another attack, and so cannot be used by another such text. */
  readonly copies?: true
  /** Choices the text asks for before anything is paid or flipped. */
  readonly choose?: (attack: AttackRun) => Effect
  /** What must be done for the attack to work: `false` means it does nothing. */
  readonly require?: (attack: AttackRun) => Effect<boolean>
  /** The base damage where it is not simply the printed number. */
  readonly base?: (attack: AttackRun) => Effect<number>
  /** Effects that the text puts before the damage. */
  readonly before?: (attack: AttackRun) => Effect
  /** Everything else, after the damage. */
  readonly after?: (attack: AttackRun) => Effect
  /** The damage of this attack is not changed by these. */
  readonly ignores?: readonly ('weakness' | 'resistance' | 'defender-effects')[]
}

/** Can its player see that nothing at all would happen? Absent where something always may. */
export type InVain = (outlook: Outlook) => boolean

/** Something a player may choose to use in the main phase. */
export interface Activation {
  /** A cost or condition that must be met. */
  readonly can?: (table: Table, me: { readonly seat: 0 | 1; readonly pokemon: PokemonId | null }) => boolean
  readonly inVain?: InVain
  readonly run: (context: Context) => Effect
  /** Defaults to once per turn and Pokémon. */
  readonly limit?: 'once-a-turn' | 'unlimited'
  /** Whether its text turns it off while its Pokémon has a Special Condition. Unsaid, a Poké-Power is off, an Ability is not. */
  readonly offUnderConditions?: boolean
}

export interface Power {
  readonly name: string
  readonly kind: PowerKind
  readonly text?: string
  readonly use?: Activation
  readonly modifiers?: Modifiers
  readonly moments?: Moments
}

export interface PokemonPrint extends Printed {
  readonly kind: 'pokemon'
  readonly stage: Stage
  readonly evolvesFrom?: string
  readonly half?: 'top' | 'bottom'
  readonly hp: number
  readonly types: readonly Type[]
  readonly weaknesses: readonly Weakness[]
  readonly resistances: readonly Resistance[]
  readonly retreat: number
  readonly attacks: readonly Attack[]
  readonly powers: readonly Power[]
  /** A Prize value printed on the card itself. */
  readonly prizes?: number
}

export interface TrainerPrint extends Printed {
  readonly kind: 'trainer'
  readonly trainer: TrainerKind
  readonly text?: string
  /** A cost or condition of the card that must be met before it may be played. */
  readonly can?: Activation['can']
  readonly inVain?: InVain
  readonly play?: (context: Context) => Effect
  /** Which Pokémon it may be attached to, beyond the general rules. Its presence makes an item an attached one. */
  readonly attachesTo?: (table: Table, pokemon: PokemonId) => boolean
  readonly use?: Activation
  readonly modifiers?: Modifiers
  readonly moments?: Moments
  /** Technical Machines. */
  readonly attacks?: readonly Attack[]
  /** Fossils: the Pokémon this card is while it is in play. */
  readonly inPlay?: PokemonPrint
}

/** One Energy of an Energy card: the types it can be, one at a time. */
export type EnergyUnit = readonly Type[]

export interface EnergyPrint extends Printed {
  readonly kind: 'energy'
  readonly basic: boolean
  readonly provides: readonly EnergyUnit[]
  readonly text?: string
  readonly attachesTo?: (table: Table, pokemon: PokemonId) => boolean
  readonly modifiers?: Modifiers
  readonly moments?: Moments
}

export type Print = PokemonPrint | TrainerPrint | EnergyPrint

export const hasLabel = (print: Print, label: Label): boolean => print.labels?.includes(label) ?? false

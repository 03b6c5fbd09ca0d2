import type { CardId, PokemonId, Seat } from './ids.ts'

/**
 * What a player may want. Cards are named by what is printed on them: equal cards in one place are interchangeable,
 * and no command lets anybody follow one copy through a shuffle.
 */
export type Command = { readonly seat: Seat } & (
  | { readonly type: 'Bench'; readonly card: CardId }
  | { readonly type: 'BenchLegend'; readonly top: CardId; readonly bottom: CardId }
  | { readonly type: 'Evolve'; readonly card: CardId; readonly pokemon: PokemonId }
  | { readonly type: 'LevelUp'; readonly card: CardId; readonly pokemon: PokemonId }
  | { readonly type: 'AttachEnergy'; readonly card: CardId; readonly pokemon: PokemonId }
  | { readonly type: 'AttachTrainer'; readonly card: CardId; readonly pokemon: PokemonId }
  | { readonly type: 'PlayTrainer'; readonly card: CardId }
  | { readonly type: 'PlayStadium'; readonly card: CardId }
  | { readonly type: 'UsePower'; readonly pokemon: PokemonId; readonly power: string }
  | { readonly type: 'UseStadium' }
  /** `pay` lists the Energy cards in the order of discarding, those that provide less first. */
  | { readonly type: 'Retreat'; readonly to: PokemonId; readonly pay: readonly CardId[] }
  | { readonly type: 'Attack'; readonly card: CardId; readonly attack: string }
  | { readonly type: 'EndTurn' }
  | { readonly type: 'Pick'; readonly option: number | null }
  | { readonly type: 'Concede' }
)

export type CommandType = Command['type']
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>

/** What runs as one action: a command, or the set-up, which nobody orders. */
export type Program = Exclude<Command, { type: 'Pick' | 'Concede' }> | { readonly type: 'SetUp' }

export const REFUSALS = [
  'already-retreated',
  'asleep',
  'bench-empty',
  'bench-full',
  'cannot-retreat-again',
  'energy-limit',
  'first-turn-attack',
  'first-turn-evolution',
  'first-turn-trainers',
  'game-over',
  'locked',
  'new-this-turn',
  'no-effect',
  'no-such-attack',
  'no-such-pokemon',
  'no-such-power',
  'no-such-stadium-use',
  'not-an-option',
  'not-asked',
  'not-enough-energy',
  'not-in-hand',
  'not-playable-so',
  'not-your-turn',
  'paralyzed',
  'power-off',
  'power-used',
  'question-open',
  'requirement',
  'stadium-limit',
  'supporter-limit',
  'target',
  'tool-limit',
  'wrong-evolution',
  'wrong-half',
  'wrong-payment',
] as const
export type Refusal = (typeof REFUSALS)[number]

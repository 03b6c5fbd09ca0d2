/** What happened. Every event is an outcome: folding a log needs no card and no rule. */
import type { Face } from './chance.ts'
import type { Program } from './command.ts'
import type { Cause, GameResult, LastingEffect, NamedCounter, SourceKind } from './facts.ts'
import type { Card, CardId, EffectId, PokemonId, Seat } from './ids.ts'
import type { Question } from './question.ts'
import type { CoinReason, Condition, TextName } from './vocabulary.ts'

export const ZONES = ['deck', 'hand', 'prizes', 'discard', 'lost', 'table'] as const
export type Zone = (typeof ZONES)[number]

/** Where a card can lie. On a Pokémon it is part of the stack, Energy, or another attached card. */
export type Place =
  | { readonly zone: Zone; readonly seat: Seat; readonly at?: 'bottom' }
  | { readonly pokemon: PokemonId; readonly as: 'stack' | 'energy' | 'attached' }
  | { readonly zone: 'stadium' }

export interface Move {
  readonly cards: readonly Card[]
  readonly to: Place
}

interface Again {
  /** Not drawn: it was seen before, in an action that has been taken back. */
  readonly again?: true
}

interface Caused {
  /** What made it happen, if that was a text that acts by itself. */
  readonly because?: Cause
}

export type Event = Happening & Caused

type Happening =
  | {
      readonly type: 'GameStarted'
      readonly ruleset: string
      readonly engine: number
      readonly decks: readonly [readonly CardId[], readonly CardId[]]
      readonly prizes: number
    }
  | { readonly type: 'SuddenDeathBegan'; readonly prizes: number }
  | { readonly type: 'FirstPlayerDecided'; readonly seat: Seat }
  | ({ readonly type: 'DeckShuffled'; readonly seat: Seat; readonly order: readonly Card[] } & Again)
  | ({
      readonly type: 'CoinFlipped'
      readonly seat: Seat
      readonly face: Face
      readonly reason: CoinReason | TextName
    } & Again)
  | ({ readonly type: 'CardPicked'; readonly seat: Seat; readonly index: number; readonly of: number } & Again)
  | { readonly type: 'CardsDrawn'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'CardsRevealed'; readonly cards: readonly Card[]; readonly to: readonly Seat[] }
  | { readonly type: 'RevealEnded' }
  | { readonly type: 'MulliganAnnounced'; readonly seat: Seat }
  | { readonly type: 'MulliganTaken'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'PrizesLaid'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'PrizesTaken'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'SetUpRevealed' }
  | { readonly type: 'TurnBegan'; readonly seat: Seat; readonly number: number }
  | { readonly type: 'TurnEnded'; readonly seat: Seat; readonly number: number }
  | {
      readonly type: 'PokemonPlaced'
      readonly pokemon: PokemonId
      readonly seat: Seat
      readonly cards: readonly Card[]
      readonly from: Place
      readonly spot: 'active' | 'bench'
      readonly faceDown?: true
    }
  | { readonly type: 'Evolved'; readonly pokemon: PokemonId; readonly card: Card; readonly from: Place }
  | { readonly type: 'LeveledUp'; readonly pokemon: PokemonId; readonly card: Card }
  | { readonly type: 'Devolved'; readonly pokemon: PokemonId; readonly cards: readonly Card[]; readonly to: Place }
  | {
      readonly type: 'CardReplaced'
      readonly pokemon: PokemonId
      readonly card: Card
      readonly by: Card
      readonly from: Place
      readonly to: Place
    }
  | {
      readonly type: 'EnergyAttached'
      readonly card: Card
      readonly pokemon: PokemonId
      readonly from: Place
      /** It was the one attachment of the turn. */
      readonly ofTurn?: true
    }
  | { readonly type: 'TrainerAttached'; readonly card: Card; readonly pokemon: PokemonId; readonly from: Place }
  | { readonly type: 'TrainerPlayed'; readonly seat: Seat; readonly card: Card; readonly supporter?: true }
  | { readonly type: 'StadiumPlayed'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'PowerUsed'; readonly seat: Seat; readonly pokemon: PokemonId | null; readonly power: string }
  | {
      readonly type: 'CardsMoved'
      readonly cards: readonly Card[]
      readonly from: Place
      readonly to: Place
      /** Who moves them, if not their owner. */
      readonly actor?: Seat
    }
  | { readonly type: 'Retreated'; readonly pokemon: PokemonId }
  | { readonly type: 'RetreatFailed'; readonly pokemon: PokemonId }
  | { readonly type: 'ActiveChanged'; readonly seat: Seat; readonly pokemon: PokemonId }
  | { readonly type: 'AttackDeclared'; readonly pokemon: PokemonId; readonly card: CardId; readonly attack: string }
  | { readonly type: 'AttackFailed'; readonly seat: Seat; readonly why: AttackFailure }
  | { readonly type: 'DamageDealt'; readonly pokemon: PokemonId; readonly amount: number; readonly by: SourceKind }
  | {
      readonly type: 'CountersPlaced'
      readonly pokemon: PokemonId
      readonly amount: number
      /** The Special Condition that did it. */
      readonly of?: Condition
    }
  | { readonly type: 'CountersMoved'; readonly from: PokemonId; readonly to: PokemonId; readonly amount: number }
  | { readonly type: 'Healed'; readonly pokemon: PokemonId; readonly amount: number }
  | { readonly type: 'ConditionInflicted'; readonly pokemon: PokemonId; readonly condition: Condition }
  | { readonly type: 'ConditionsRemoved'; readonly pokemon: PokemonId; readonly conditions: readonly Condition[] }
  | { readonly type: 'NamedCounterPlaced'; readonly pokemon: PokemonId; readonly counter: NamedCounter }
  | { readonly type: 'NamedCountersRemoved'; readonly pokemon: PokemonId }
  | { readonly type: 'EffectBegan'; readonly effect: LastingEffect }
  | { readonly type: 'EffectsEnded'; readonly effects: readonly EffectId[] }
  | {
      readonly type: 'KnockedOut'
      readonly pokemon: PokemonId
      readonly by: SourceKind
      readonly moves: readonly Move[]
    }
  | { readonly type: 'PokemonLeft'; readonly pokemon: PokemonId; readonly moves: readonly Move[] }
  | { readonly type: 'GameEnded'; readonly result: GameResult }
  | { readonly type: 'ActionStarted'; readonly program: Program }
  | { readonly type: 'ChoiceAsked'; readonly questions: readonly Question[] }
  | { readonly type: 'Picked'; readonly seat: Seat; readonly option: number | null }
  | { readonly type: 'ActionEnded' }
  /**
   * The action in flight would not run again as it did: a card was corrected meanwhile. The game is what it was before the
   * action, but its luck comes again. Nobody's action is the set-up. `at` is the first recorded event that did not come again.
   */
  | { readonly type: 'ActionTakenBack'; readonly seat?: Seat; readonly at: Event['type'] }

export type EventType = Event['type']
export type EventOf<T extends EventType> = Extract<Event, { type: T }>

/** What an action draws from chance. */
export type Luck = EventOf<'CoinFlipped' | 'DeckShuffled' | 'CardPicked'>

export type AttackFailure = 'baby' | 'requirement' | 'effect' | 'against-defending' | 'confused'

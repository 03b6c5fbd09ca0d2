/** A match that is over, as everybody may have it. */
import type { CardId, Event, Seat } from '../../engine/index.ts'
import type { ALGORITHM } from './fair-chance.ts'

export const FORMAT = 'prizepost-match'
export const FORMAT_VERSION = 1

type Pair<T> = readonly [T, T]

export interface MatchExport {
  readonly format: typeof FORMAT
  readonly formatVersion: typeof FORMAT_VERSION
  readonly versions: { readonly prizepost: string; readonly engine: number }
  readonly match: string
  readonly ruleset: string
  readonly rated: boolean
  readonly players: Pair<string>
  readonly decks: Pair<ExportedDeck>
  readonly fairness: {
    readonly algorithm: typeof ALGORITHM
    readonly commitment: string
    readonly saltHashes: Pair<string>
    readonly seed: string
    readonly salts: Pair<string>
  }
  readonly entries: readonly ExportedEntry[]
  readonly result: { readonly winner: Seat | null; readonly ways: readonly string[] } | null
}

interface ExportedDeck {
  readonly name: string
  /** In the order of `GameStarted`. */
  readonly cards: readonly CardId[]
}

export interface ExportedEntry {
  /** 1, 2, 3, … without a gap. */
  readonly version: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly by: string
  /** How many blocks of luck had been used after it. */
  readonly drawn: number
  readonly events: readonly ExportedEvent[]
}

/** What happened to the match. Luck has to do with `PlayedEvent` and `TakenBackEvent` only. */
export interface ExportedEvent {
  readonly type: string
}

export interface PlayedEvent extends ExportedEvent {
  readonly type: 'Played'
  readonly events: readonly Event[]
}

export interface TakenBackEvent extends ExportedEvent {
  readonly type: 'TakenBack'
  /** The game is again what it was before the entry of this version. */
  readonly to: number
}

export const isPlayed = (event: ExportedEvent): event is PlayedEvent => event.type === 'Played'
export const isTakenBack = (event: ExportedEvent): event is TakenBackEvent => event.type === 'TakenBack'

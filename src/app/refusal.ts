/** Everything a use case can say no with. Words for it are found elsewhere. */
import type { DeckProblem } from '../decks/judge.ts'
import type { ReadProblem } from '../decks/read.ts'
import type { RulesetId } from '../rulesets/index.ts'
import type { MatchRefusal } from './match/refusal.ts'

export const APP_REFUSALS = [
  'bad-name',
  'deck-needed',
  'no-days-left',
  'no-vacation',
  'not-in-pool',
  'other-ruleset',
  'own-challenge',
  'too-many-decks',
  'too-many-matches',
  'unknown-deck',
  'unknown-match',
] as const

export type Refusal =
  | MatchRefusal
  | { readonly code: (typeof APP_REFUSALS)[number] }
  | {
      readonly code: 'bad-deck'
      readonly ruleset: RulesetId
      readonly unread: readonly ReadProblem[]
      readonly problems: readonly DeckProblem[]
    }

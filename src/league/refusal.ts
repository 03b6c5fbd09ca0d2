import type { Settings } from './settings.ts'

/** Why something is not done. */
export const LEAGUE_REFUSALS = [
  'already-advanced',
  'already-asked',
  'already-checked-in',
  'already-decided',
  'already-in',
  'already-in-play',
  'already-there',
  'bad-input',
  'deck-needed',
  'decks-are-free',
  'decks-are-locked',
  'fixed-pairings',
  'full',
  'has-a-pairing',
  'no-check-in',
  'no-draws-here',
  'no-flag',
  'no-proposal',
  'not-a-ladder',
  'not-a-player',
  'not-decided',
  'not-here',
  'not-in',
  'not-the-organiser',
  'not-your-match',
  'nothing-due',
  'other-match',
  'own-match',
  'reason-needed',
  'round-open',
  'season-over',
  'too-early',
  'too-few-players',
  'too-late',
  'too-many-matches',
  'unknown-league',
  'unknown-pairing',
  'unreliable',
  'wrong-time',
] as const

export type LeagueRefusal =
  | { readonly code: (typeof LEAGUE_REFUSALS)[number] }
  | { readonly code: 'bad-setting' | 'fixed-setting'; readonly setting: keyof Settings }

import type { Refusal as GameRefusal } from '../../engine/index.ts'

/** Why something is not done. What the rules of the game forbid is a `game` refusal with the engine's reason. */
export const MATCH_REFUSALS = [
  'already-asked',
  'away',
  'bad-clock',
  'bad-input',
  'no-draw-offer',
  'no-flag',
  'no-takeback',
  'not-a-player',
  'not-in-a-challenge',
  'not-in-play',
  'not-the-challenged',
  'not-the-challenger',
  'not-the-organiser',
  'not-yours',
  'nothing-to-take-back',
  'rated',
  'stale',
  'takebacks-unwanted',
  'too-early',
  'too-late',
] as const

export type MatchRefusal =
  | { readonly code: (typeof MATCH_REFUSALS)[number] }
  | { readonly code: 'game'; readonly why: GameRefusal }

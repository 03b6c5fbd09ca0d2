/** Openings in which you win the flip and go first. */
import type { CardId } from '../../src/engine/ids.ts'
import { type Opening, opening, type Scenario } from './index.ts'

export const fillers = (count: number): readonly CardId[] => Array<CardId>(count).fill('filler')

/** Up to the first question about cards. */
export function begin(spec: Omit<Opening, 'flips'>): Scenario {
  const game = opening({ ...spec, flips: ['heads'] })
  if (game.questions[0]?.prompt === 'first-or-second') game.you.choose('first')
  return game
}

/** Your first turn, nobody having taken a mulligan: both have placed the first card of their decks, and no other. */
export function firstTurn(spec: Omit<Opening, 'flips'>): Scenario {
  const game = begin(spec)
  game.you.choose(spec.you[0] ?? '')
  game.opponent.choose(spec.opponent[0] ?? '')
  return game
}

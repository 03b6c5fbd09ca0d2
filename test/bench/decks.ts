import { cardsIn, themePairs } from '../../src/decks/theme-decks.ts'
import type { CardId } from '../../src/engine/index.ts'
import type { RulesetId } from '../../src/rulesets/index.ts'
import type { Decks } from './engine.ts'

const times = (count: number, card: CardId): readonly CardId[] => Array<CardId>(count).fill(card)

/** A deck of ordinary complexity from the test cards: two evolution lines, conditions, lasting effects, choices. */
export const ordinary: readonly CardId[] = [
  ...times(4, 'pip'),
  ...times(4, 'pippo'),
  ...times(2, 'pipparch'),
  ...times(4, 'dew'),
  ...times(3, 'dewdrop'),
  ...times(2, 'striker'),
  ...times(3, 'hexer'),
  ...times(2, 'haunt'),
  ...times(3, 'potion'),
  ...times(3, 'draw-three'),
  ...times(3, 'switch'),
  ...times(3, 'trade'),
  ...times(1, 'park'),
  ...times(2, 'plus-power'),
  ...times(1, 'armor'),
  ...times(12, 'fire'),
  ...times(8, 'water'),
]

export const themeDecks = (ruleset: RulesetId): readonly Decks[] =>
  themePairs(ruleset).map(([one, other]) => [cardsIn(one), cardsIn(other)])

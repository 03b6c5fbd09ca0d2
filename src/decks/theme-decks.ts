/** The eleven theme decks, in the order of their releases. */
import type { CardId } from '../engine/ids.ts'
import type { RulesetId } from '../rulesets/index.ts'
import type { Copies } from './format.ts'
import { nameKey } from './names.ts'
import { distanceWithin } from './near.ts'
import { ecard2 } from './theme-decks/ecard2.ts'
import { hgss1 } from './theme-decks/hgss1.ts'
import { hgss3 } from './theme-decks/hgss3.ts'
import { hgss4 } from './theme-decks/hgss4.ts'
import type { ThemeDeck } from './theme-decks/theme-deck.ts'
import { xy11 } from './theme-decks/xy11.ts'

export type { ThemeDeck } from './theme-decks/theme-deck.ts'

export const THEME_DECKS: readonly ThemeDeck[] = [...ecard2, ...hgss1, ...hgss3, ...hgss4, ...xy11]

/** By id or name, whatever the case, accents, spaces and hyphens. */
export const findThemeDeck = (text: string): ThemeDeck | undefined =>
  THEME_DECKS.find(({ id, name }) => [id, name].some(each => nameKey(each) === nameKey(text)))

/** The name that was probably meant. */
export const themeDeckNear = (text: string): ThemeDeck | undefined =>
  THEME_DECKS.find(({ name }) => distanceWithin(nameKey(text), nameKey(name), 3) !== null)

export const copiesIn = ({ cards }: ThemeDeck): readonly Copies[] => cards.map(([id, count]) => ({ id, count }))

/** Its 60 cards, one by one. */
export const cardsIn = ({ cards }: ThemeDeck): readonly CardId[] =>
  cards.flatMap(([id, count]) => Array<CardId>(count).fill(id))

/** The theme decks of a ruleset, each against each. */
export function themePairs(ruleset: RulesetId): readonly (readonly [ThemeDeck, ThemeDeck])[] {
  const decks = THEME_DECKS.filter(deck => deck.ruleset === ruleset)
  return decks.flatMap((one, index) => decks.slice(index + 1).map(other => [one, other] as const))
}

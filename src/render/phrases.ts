/** What pictures say that are drawn for many: of a hand, a card, a deck, a league. */
import { picturesIn } from '../words/index.ts'
import { COMMON_LOCALE } from '../words/locale.ts'

export const {
  badgesOf,
  capital,
  CHOOSE,
  choiceWords,
  chosenWords,
  counted,
  enumerated,
  listed,
  ordinal,
  playWord,
  shortestSort,
  shortSort,
  tallied,
  typeName,
} = picturesIn(COMMON_LOCALE)

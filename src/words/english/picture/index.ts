/** What pictures say besides names and numbers. */

export { effectWords } from '../game/effect.ts'
export * from '../phrases/index.ts'
export { badgesOf, shortestSort, shortSort, typeName } from './card.ts'
export { CHOOSE, choiceWords, chosenWords, ordinal, playWord } from './hand.ts'
export { HIDDEN_POKEMON, news } from './news.ts'
export { statusOf } from './status.ts'

/** What pictures say besides names and numbers. */

export { effectWords } from '../game/effect.ts'
export * from '../phrases/index.ts'
export { HIDDEN_POKEMON, news } from './news.ts'
export { statusOf } from './status.ts'

/** Why something is not done, and what to do instead. */
export { explain } from './explain.ts'
export { explainLeague } from './league.ts'

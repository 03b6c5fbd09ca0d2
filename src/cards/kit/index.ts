/** The vocabulary in which sets are written. */

export type { Print } from '../../engine/print.ts'
export type { Catalogue } from '../../engine/rules.ts'
export * from './attacks.ts'
export type { Clause, Deed } from './clause.ts'
export * from './deeds.ts'
export { attack, basicEnergy, pokemon, specialEnergy, trainer } from './facts.ts'
export * from './kinds.ts'
export { holdDefender, shieldSelf } from './lasting.ts'
export { item, pokePower, supporter } from './trainers.ts'

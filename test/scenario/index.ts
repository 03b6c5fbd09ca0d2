import './matchers.ts'

export { FILLER } from './position.ts'
export { rulesOf } from './rules.ts'
export { type Given, given, type Opening, opening, Player, Scenario, type Seen } from './scenario.ts'

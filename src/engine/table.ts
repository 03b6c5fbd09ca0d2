import type { Rules } from './rules.ts'
import type { State } from './state.ts'

/** What can be looked at while the rules are applied. */
export interface Table {
  readonly rules: Rules
  readonly state: State
}

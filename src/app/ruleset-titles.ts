import { RULESET_IDS, RULESETS, type RulesetId } from '../rulesets/index.ts'
import { assert } from '../shared/assert.ts'

/** For whoever does not say which one they want. */
export const DEFAULT_RULESET: RulesetId = 'hgss-2010'

export const isRulesetId = (id: unknown): id is RulesetId => RULESET_IDS.some(each => each === id)

/** One that was checked when it came in. */
export function knownRuleset(id: string): RulesetId {
  assert(isRulesetId(id), `${id} is a ruleset of ours`)
  return id
}

/** For people to choose from. */
export const RULESET_TITLES = RULESET_IDS.map(id => ({ name: RULESETS[id].title, value: id }))

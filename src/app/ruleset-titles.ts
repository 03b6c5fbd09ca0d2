import { RULESET_IDS, RULESETS, type RulesetId } from '../rulesets/index.ts'

export const isRulesetId = (id: unknown): id is RulesetId => RULESET_IDS.some(each => each === id)

/** For people to choose from. */
export const RULESET_TITLES = RULESET_IDS.map(id => ({ name: RULESETS[id].title, value: id }))

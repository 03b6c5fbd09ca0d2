import { catalogue } from '../cards/index.ts'
import { createRules, type Rules } from '../engine/index.ts'
import { RULESET_IDS, RULESETS, type RulesetId } from '../rulesets/index.ts'
import type { Match } from './match/match.ts'

const ALL = new Map(RULESET_IDS.map(id => [id, createRules(RULESETS[id], catalogue)]))

/** A rulebook with all our cards. */
export const rulesOf = (id: RulesetId): Rules => ALL.get(id) ?? createRules(RULESETS[id], catalogue)

/** What a match is played by. */
export const rulesFor = ({ terms }: Pick<Match, 'terms'>): Rules => rulesOf(terms.ruleset)

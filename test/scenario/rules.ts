import { type Catalogue, createRules, type Rules } from '../../src/engine/rules.ts'
import { RULESETS, type RulesetId } from '../../src/rulesets/index.ts'
import { testCards, testLasting } from './cards.ts'
import { type TestEffects, withEffects } from './effects.ts'

/** A ruleset with the test cards, and with whatever else a scenario needs. */
export const rulesOf = (
  id: RulesetId,
  extra: { readonly cards?: Catalogue['prints']; readonly lasting?: TestEffects } = {},
): Rules =>
  createRules(RULESETS[id], {
    prints: [...testCards, ...(extra.cards ?? [])],
    ...withEffects({ ...testLasting, ...extra.lasting }),
  })

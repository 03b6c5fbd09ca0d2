/** Positions in which real cards are played, together with the invented ones. */
import { catalogue } from '../../src/cards/index.ts'
import type { RulesetId } from '../../src/rulesets/index.ts'
import { type Given, given } from '../scenario/index.ts'

export const givenCards = (rules: RulesetId) => (spec: Omit<Given, 'rules'>) =>
  given({ rules, cards: catalogue.prints, lasting: catalogue.lasting, ...spec })

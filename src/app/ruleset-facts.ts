/** What a rulebook says, for whoever explains it. Knows no card, so it is quick to load. */
import type { Label } from '../engine/print.ts'
import { trainerFamily, trainerWord } from '../engine/queries.ts'
import type { Ruleset, TrainerWord } from '../engine/ruleset.ts'
import { RULESET_IDS, RULESETS, type RulesetId } from '../rulesets/index.ts'

export { distanceWithin } from '../decks/near.ts'
export { RULESET_IDS, type RulesetId, trainerWord }

/** What the rulebook counts apart: one family of Trainers, or Trainers, Supporters and Stadiums. */
export const familiesOf = (rules: Ruleset): readonly TrainerWord[] => [
  ...new Set((['item', 'supporter', 'stadium'] as const).map(kind => trainerFamily(rules, kind))),
]

export interface Rulebook extends Ruleset {
  readonly id: RulesetId
}

export const rulebookOf = (id: RulesetId): Rulebook => RULESETS[id]

/** What a Knock Out is worth by the mark on the card alone. */
export const prizesByLabel = ({ prizesFor }: Ruleset, labels: readonly Label[]): number =>
  prizesFor({ ...BLANK, labels })

const BLANK = {
  id: '',
  name: '',
  kind: 'pokemon',
  stage: 'basic',
  hp: 0,
  types: [],
  weaknesses: [],
  resistances: [],
  retreat: 0,
  attacks: [],
  powers: [],
} as const

/** Do Trainers on the attacker count before Weakness and Resistance? */
export function bonusComesFirst({ damage: { pipeline } }: Ruleset): boolean {
  const bonus = pipeline.findIndex(
    step => typeof step === 'object' && step.of === 'attacker' && step.from.includes('trainer'),
  )
  return bonus < pipeline.indexOf('weakness')
}

import type { Ruleset } from '../engine/ruleset.ts'
import { ecard2002 } from './ecard-2002.ts'
import { hgss2010 } from './hgss-2010.ts'
import { xy2016 } from './xy-2016.ts'

export const RULESETS = { 'ecard-2002': ecard2002, 'hgss-2010': hgss2010, 'xy-2016': xy2016 } as const satisfies Record<
  string,
  Ruleset
>

export type RulesetId = keyof typeof RULESETS
export const RULESET_IDS = Object.keys(RULESETS) as readonly RulesetId[]

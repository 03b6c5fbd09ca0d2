import { catalogue } from '../cards/index.ts'
import { createFormat, type Format } from '../decks/format.ts'
import type { RulesetId } from '../rulesets/index.ts'

const known = new Map<RulesetId, Format>()

/** All our cards, ready to be searched for decks of a ruleset. Made when it is first needed: most requests need none. */
export function formatOf(id: RulesetId): Format {
  const format = known.get(id) ?? createFormat(id, catalogue.prints)
  known.set(id, format)
  return format
}

/** Sets of cards as people call them. */
import { setIdOf } from '../../decks/format.ts'
import type { RulesetId } from '../../rulesets/index.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { formatOf } from '../formats.ts'

/** By id or by code, with anything between them. The error is the first that nobody knows. */
export function setsCalled(ruleset: RulesetId, words: string): Result<readonly string[], string> {
  const format = formatOf(ruleset)
  const named = words.split(/[\s,;]+/).filter(Boolean)
  const unknown = named.find(each => setIdOf(format, each) === null)
  if (unknown !== undefined) return err(unknown)
  return ok([...new Set(named.flatMap(each => setIdOf(format, each) ?? []))])
}

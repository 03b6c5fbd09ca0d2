/** The cards of a rulebook, with the line each belongs to there. */
import { type CardFace, faceOf, lineOf } from '../../../../src/app/card-face.ts'
import { catalogue } from '../../../../src/cards/index.ts'
import { isInPool } from '../../../../src/decks/format.ts'
import { POOLS } from '../../../../src/decks/set-codes.ts'
import type { Print } from '../../../../src/engine/print.ts'
import { RULESETS, type RulesetId } from '../../../../src/rulesets/index.ts'
import type { Around } from '../../../../src/words/english/help/tips.ts'

export interface Known extends Around {
  readonly face: CardFace
}

const poolOf = (ruleset: RulesetId): readonly Print[] =>
  catalogue.prints.filter(print => isInPool(RULESETS[ruleset], POOLS[ruleset], print))

export function cardsOf(ruleset: RulesetId): readonly Known[] {
  const pool = poolOf(ruleset)
  return pool.map(print => ({ face: faceOf(print, RULESETS[ruleset]), ruleset, line: lineOf(print.id, pool) }))
}

export function known(id: string, ruleset: RulesetId): Known {
  const card = cardsOf(ruleset).find(({ face }) => face.id === id)
  if (!card) throw new Error(`${ruleset} has no card ${id}`)
  return card
}

/** An invented one. */
export const invented = (print: Print, ruleset: RulesetId): Known => ({
  face: faceOf(print, RULESETS[ruleset]),
  ruleset,
  line: [],
})

import type { Rulebook } from '../../../../app/ruleset-facts.ts'

/** One page of `/rules`, before it is known for which rulebook. */
export interface Topic {
  readonly id: string
  readonly title: string
  /** Other words that lead to it. */
  readonly also: readonly string[]
  /** The rules of RULES.md that its sentences rest on. */
  readonly rests: (rules: Rulebook) => readonly string[]
  /** Lines of Discord markdown; what is false is left out. */
  readonly lines: (rules: Rulebook) => readonly (string | false)[]
}

export const numbered = (lines: readonly string[]): readonly string[] =>
  lines.map((line, index) => `${index + 1}. ${line}`)

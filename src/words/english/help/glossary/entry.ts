import type { Rulebook, RulesetId } from '../../../../app/ruleset-facts.ts'

export interface GlossaryEntry {
  readonly term: string
  /** Other names, plurals and other forms. Those in small letters may begin a sentence, too; capitals are meant. */
  readonly also: readonly string[]
  /** A common word: explained when somebody asks for it, but not worth a mention wherever it occurs. */
  readonly everyday?: true
  readonly means: string | ((rules: Rulebook) => string)
  /** What is said besides where one rulebook is meant. */
  readonly in?: Readonly<Partial<Record<RulesetId, string>>>
}

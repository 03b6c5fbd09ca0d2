import type { CardId } from '../../engine/ids.ts'
import type { Type } from '../../engine/print.ts'
import type { RulesetId } from '../../rulesets/index.ts'

/** A ready-made deck as it was sold. */
export interface ThemeDeck {
  readonly id: string
  /** The release it belongs to. */
  readonly set: string
  readonly name: string
  readonly ruleset: RulesetId
  readonly types: readonly Type[]
  /** How it plays, in one line. */
  readonly about: string
  readonly cards: readonly (readonly [id: CardId, count: number])[]
}

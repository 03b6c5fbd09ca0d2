/** What can be read off a notice, however it is told. */
import type { About, Notice } from '../app/notice.ts'

export const isAbout = ({ about }: Pick<Notice, 'about'>, ...kinds: readonly About['is'][]): boolean =>
  about.some(({ is }) => kinds.includes(is))

/** The turn that a notice tells, and whether to its end. Null where it tells none: the set-up is told bit by bit. */
export function chapterOf({ events, table }: Notice): { readonly turn: number; readonly isWhole: boolean } | null {
  const has = (...types: readonly string[]): boolean => events.some(({ type }) => types.includes(type))
  const ended = events.find(({ type }) => type === 'TurnEnded')
  const turn = ended?.turn ?? (has('TurnBegan') ? 0 : table.game?.turn.number)
  return events.length > 0 && turn ? { turn, isWhole: has('TurnBegan', 'SuddenDeathBegan', 'GameEnded') } : null
}

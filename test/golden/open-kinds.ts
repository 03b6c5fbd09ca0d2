import type { State } from '../../src/engine/index.ts'

/** What kinds of questions wait for an answer: what asks, in the midst of which action, and whether it is answered in part. */
export function openKinds({ action }: State): readonly string[] {
  const open = action?.questions.filter(({ done }) => !done) ?? []
  const both = open.length > 1 ? ', both asked' : ''
  return open.map(
    ({ prompt, picked }) => `${prompt}, ${action?.program.type}${both}${picked.length > 0 ? ', begun' : ''}`,
  )
}

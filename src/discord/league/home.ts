/** The channel that a league lives in, and its matches with it. */
import type { Surfaces } from '../surfaces.ts'

interface Home {
  readonly surfaces: Surfaces
}

/** Null if nobody has said so. */
export const homeOf = async ({ surfaces }: Home, id: string): Promise<string | null> =>
  (await surfaces.of(id)).board?.channel ?? null

/** What is known already stays. It is said before there is a league or a match, so that nothing is posted into the void. */
export async function settleIn({ surfaces }: Home, id: string, channel: string): Promise<void> {
  if ((await homeOf({ surfaces }, id)) === null)
    await surfaces.keep(id, 'board', { channel, message: null, thread: null })
}

/** Appends to what we remember of a player. */
import { playerStream } from '../lookups.ts'
import { evolvePlayer, type Player, type PlayerEvent } from '../player/player.ts'
import type { Ports } from '../ports/index.ts'
import { type LoadedPlayer, playerSnapshot } from '../streams.ts'

interface Signature {
  readonly delivery: string
  readonly now: number
  /** When somebody else looks after what has to follow; nothing has to, without it. */
  readonly due?: number
}

/** Null if somebody else has taken this version. */
export async function appendPlayer(
  { store }: Ports,
  { player, snapshot: last }: LoadedPlayer,
  events: readonly PlayerEvent[],
  { delivery, now, due }: Signature,
): Promise<Player | null> {
  const entry = { version: player.version + 1, at: now, by: player.id, delivery, data: { events } }
  const after = evolvePlayer(player, entry)
  const snapshot = playerSnapshot(after, last)
  const isFirst = await store.append(playerStream(player.id), {
    ...entry,
    ...(due !== undefined && { due }),
    ...(snapshot && { snapshot }),
  })
  return isFirst ? after : null
}

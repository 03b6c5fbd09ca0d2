/** The parts of the world that are the same wherever Prizepost runs. */
import { createHash } from 'node:crypto'
import { ulid } from 'ulid'
import { newSeed } from '../fairness/fair-chance.ts'
import type { Delivery, Ports } from './index.ts'

export const systemPorts: Pick<Ports, 'clock' | 'chance' | 'ids'> = {
  clock: { now: () => Date.now() },
  chance: { seed: newSeed },
  ids: { idFor },
}

/** Ids in the order of time, as ULIDs are, but the same for the same delivery. */
export function idFor({ id, at }: Delivery): string {
  const bytes = createHash('sha256').update(id).digest()
  let next = 0
  return ulid(at, () => (bytes[next++] ?? 0) / 256)
}

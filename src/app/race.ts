/** Deciding on what may have changed in the meantime. */
import { SECOND } from '../shared/time.ts'
import type { EventStore, KeptEntry, StreamId } from './ports/event-store.ts'
import type { Delivery } from './ports/index.ts'

/** So many others were faster that something else must be wrong. Whoever delivered the request may try again. */
export class Busy extends Error {
  override readonly name = 'Busy'
}

const MOST_TRIES = 100

export const LOST = Symbol('somebody else was faster')

/** Tries again until the race is not lost. Each time, somebody else's entry has come first. */
export async function untilWon<T>(attempt: () => Promise<T | typeof LOST>): Promise<T> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const result = await attempt()
    if (result !== LOST) return result
  }
  throw new Busy(`Lost ${MOST_TRIES} races in a row`)
}

const CLOCKS_DIFFER_BY = 10 * SECOND

/** The entry that a delivery has led to already. Older entries than were loaded are asked only if it can be among them. */
export async function entryOf<Data>(
  store: EventStore,
  stream: StreamId,
  loaded: readonly KeptEntry<Data>[],
  delivery: Delivery,
): Promise<KeptEntry<Data> | null> {
  const isIt = (entry: KeptEntry<Data>): boolean => entry.delivery === delivery.id
  const [oldest] = loaded
  const isEarlier = oldest !== undefined && oldest.version > 1 && delivery.at <= oldest.at + CLOCKS_DIFFER_BY
  const entries = isEarlier && !loaded.some(isIt) ? await store.read<Data>(stream) : loaded
  return entries.find(isIt) ?? null
}

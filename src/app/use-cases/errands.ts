/** What is due, by name: enough for somebody else to see to it. Apart from `tick`, so that whoever only asks need not carry the game. */
import type { RowKey, StreamId } from '../ports/event-store.ts'
import type { Ports } from '../ports/index.ts'

export type Errand =
  | { readonly is: 'entry'; readonly stream: StreamId; readonly version: number }
  | { readonly is: 'row'; readonly key: RowKey }

const MOST_AT_ONCE = 1000

/** Earliest first. What nobody sees to is there again the next time. */
export async function errands({ store, clock }: Pick<Ports, 'store' | 'clock'>): Promise<readonly Errand[]> {
  const due = await store.due(clock.now(), MOST_AT_ONCE)
  return due.map(each => (each.is === 'row' ? { is: 'row', key: each.row.key } : each))
}

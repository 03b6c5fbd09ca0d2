import { inspect } from 'node:util'
import { expect } from 'vitest'
import type { EventStore } from '../../src/app/ports/event-store.ts'
import { StoreError } from '../../src/store/store-error.ts'
import { anEntry, aRow, collect } from './samples.ts'

/** What must never get into a log. */
export const SECRET = 'Charizard-in-the-hand-of-ann'
/** An error that quotes may quote the beginning only. */
const SOME_OF_IT = SECRET.slice(0, 6)

const secretEntry = anEntry(1, { data: { hand: [SECRET] }, snapshot: { format: 1, state: { seed: SECRET } }, due: 1 })
const secretRow = aRow('match#1', 'head', { data: { deck: SECRET } })

interface Operation {
  readonly name: string
  readonly run: (store: EventStore) => Promise<unknown>
  /** How the message goes on after "Cannot". */
  readonly doing: string
}

export const OPERATIONS: readonly Operation[] = [
  { name: 'load', run: store => store.load('match#1', 1), doing: 'load match#1' },
  { name: 'append', run: store => store.append('match#1', secretEntry), doing: 'append 1 to match#1' },
  { name: 'read', run: store => store.read('match#1'), doing: 'read match#1' },
  { name: 'settle', run: store => store.settle('match#1', 1), doing: 'settle 1 of match#1' },
  { name: 'due', run: store => store.due(1, 10), doing: 'find what is due' },
  { name: 'put', run: store => store.put(secretRow), doing: 'put match#1 head' },
  { name: 'remove', run: store => store.remove(secretRow.key), doing: 'remove match#1 head' },
  { name: 'list', run: store => store.list('open#1'), doing: 'list open#1' },
  { name: 'rows', run: store => store.rows('match#1'), doing: 'read the rows of match#1' },
  { name: 'streams', run: store => collect(store.streams()), doing: 'find all streams' },
  { name: 'allRows', run: store => collect(store.allRows()), doing: 'read all rows' },
]

/** Whatever a logger may print of it: words, stack, causes, hidden fields. */
export async function expectDiscreet(work: Promise<unknown>): Promise<StoreError> {
  const error = await work.then(
    () => expect.fail('it should have thrown'),
    (caught: unknown) => caught,
  )
  if (!(error instanceof StoreError)) expect.fail(`${error} is no StoreError`)
  const printed = inspect(error, { depth: Number.POSITIVE_INFINITY, showHidden: true, getters: true })
  expect(printed).not.toContain(SOME_OF_IT)
  return error
}

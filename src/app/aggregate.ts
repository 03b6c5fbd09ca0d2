/** How everything is changed that is kept as a stream: load, recognise, decide, append, follow, settle. */
import { assert } from '../shared/assert.ts'
import { ok, type Result } from '../shared/result.ts'
import { type Instant, MINUTE } from '../shared/time.ts'
import {
  type Entry,
  type EventStore,
  type KeptEntry,
  type Row,
  type StreamKind,
  streamId,
} from './ports/event-store.ts'
import type { Delivery, Ports } from './ports/index.ts'
import { entryOf, LOST, untilWon } from './race.ts'
import { correctRows } from './rows.ts'
import type { Attempt, Change, Data, Reacting, Start, State } from './streams.ts'

/** Who appended an entry sees to what follows. If that has not happened by then, the clock does it. */
const GRACE = MINUTE

/** What is a kind's own. */
interface Own<Kind extends StreamKind> {
  readonly kind: Kind
  readonly isId: (id: unknown) => boolean
  readonly begin: (id: string) => Start<Kind>
  readonly evolve: (state: State<Kind> | Start<Kind>, entry: Entry<Data<Kind>>) => State<Kind>
  readonly snapshot: {
    /** Goes up when a saved state could not be read any more. The entries are then read from the beginning. */
    readonly format: number
    /** After so many entries. */
    readonly every: number
    /** Null if this is no moment for it. */
    readonly save: (state: State<Kind>) => unknown
    readonly restore: (saved: unknown, id: string) => State<Kind>
  }
  /** All that can be looked up about it. */
  readonly rows: (state: State<Kind>) => readonly Row[]
  /** What follows an entry, apart from `reactions`. `head` is the lookup as it was before the entry. */
  readonly follow: (ports: Ports, change: Change<Kind>, head: Row | null, now: Instant) => readonly Attempt[]
}

interface Request {
  readonly id: string
  readonly by: string
  readonly delivery: Delivery
}

/** What came of a delivery. */
export interface Came<Kind extends StreamKind> {
  /** As it is now. */
  readonly state: State<Kind>
  readonly entry: Entry<Data<Kind>>
  /** It had been done before: this delivery arrived a second time. */
  readonly repeated: boolean
  readonly change: () => Promise<Change<Kind>>
}

interface Loaded<Kind extends StreamKind> {
  readonly id: string
  readonly state: State<Kind> | Start<Kind>
  /** The newest entries, oldest first, and perhaps some from before the snapshot. */
  readonly entries: readonly KeptEntry<Data<Kind>>[]
  /** The version that the newest snapshot was taken after; 0 if there is none. */
  readonly saved: number
  readonly head: Row | null
}

/** Something else has been changed instead, which may have changed this as well. */
export const ELSEWHERE = Symbol('something else was changed')

export class Aggregate<Kind extends StreamKind> {
  readonly #own: Own<Kind>

  constructor(own: Own<Kind>) {
    this.#own = own
  }

  async load(store: EventStore, id: string): Promise<State<Kind> | Start<Kind>> {
    return (await this.#load(store, id)).state
  }

  async rows(store: EventStore, id: string): Promise<readonly Row[]> {
    const { state } = await this.#load(store, id)
    assert(state, 'a stream has entries')
    return this.#own.rows(state)
  }

  /** Decides again whenever somebody else was faster. */
  change<Refused>(
    ports: Reacting,
    request: Request,
    decide: (state: State<Kind> | Start<Kind>, now: Instant) => Decided<Data<Kind>, Refused>,
  ): Promise<Result<Came<Kind>, Refused>> {
    return untilWon(async () => {
      const loaded = await this.#load(ports.store, request.id)
      const earlier = await this.#recognise(ports, loaded, request.delivery)
      if (earlier) return ok(earlier)
      const now = timeFor(ports, loaded.state)
      const decided = await decide(loaded.state, now)
      if (!decided.ok) return decided
      const { by, delivery } = request
      const change = await this.#append(ports, loaded, { at: now, by, delivery: delivery.id, data: decided.value })
      return change ? ok({ ...change, state: change.after, repeated: false, change: async () => change }) : LOST
    })
  }

  /** Null if nothing has come of this delivery yet. */
  async came(ports: Reacting, { id, delivery }: Request): Promise<Came<Kind> | null> {
    return this.#recognise(ports, await this.#load(ports.store, id), delivery)
  }

  /** What time makes happen, until nothing is due any more. Null: nothing is. */
  async pass(
    ports: Reacting,
    id: string,
    due: (state: State<Kind>, now: Instant) => Promise<Data<Kind> | typeof ELSEWHERE | null>,
  ): Promise<void> {
    const isChanged = async () => {
      const loaded = await this.#load(ports.store, id)
      const { state, head } = loaded
      if (!state) return false
      const now = timeFor(ports, state)
      const data = await due(state, now)
      if (data === null) await correctRows(ports.store, this.#own.rows(state), head)
      if (data === null || data === ELSEWHERE) return data === ELSEWHERE
      const entry = { at: now, by: 'clock', delivery: `clock#${state.version + 1}`, data }
      return (await this.#append(ports, loaded, entry)) ? true : LOST
    }
    while (await untilWon(isChanged)) {}
  }

  /** What follows an old entry, once more. */
  async followAgain(ports: Reacting, id: string, version: number): Promise<Change<Kind>> {
    const change = await this.#changeAt(ports.store, id, version)
    await this.#follow(ports, id, version, this.#attempts(ports, change, null, ports.clock.now()))
    return change
  }

  async #load(store: EventStore, id: string): Promise<Loaded<Kind>> {
    const { kind, isId, begin, evolve, snapshot: how } = this.#own
    if (!isId(id)) return { id, state: begin(id), entries: [], saved: 0, head: null }
    const { snapshot, entries, head } = await store.load<Data<Kind>>(streamId(kind, id), how.format)
    const saved = snapshot?.version ?? 0
    const start = snapshot ? how.restore(snapshot.state, id) : begin(id)
    const newer = entries.filter(({ version }) => version > saved)
    return { id, state: newer.reduce<State<Kind> | Start<Kind>>(evolve, start), entries, saved, head }
  }

  async #changeAt(store: EventStore, id: string, version: number): Promise<Change<Kind>> {
    const { kind, begin, evolve } = this.#own
    const entries = await store.read<Data<Kind>>(streamId(kind, id))
    const before = entries.slice(0, version - 1).reduce<State<Kind> | Start<Kind>>(evolve, begin(id))
    const entry = entries[version - 1]
    assert(entry, `there is no entry ${version}`)
    return { before, entry, after: evolve(before, entry) }
  }

  async #recognise(
    ports: Reacting,
    { id, state, entries }: Loaded<Kind>,
    delivery: Delivery,
  ): Promise<Came<Kind> | null> {
    const { store } = ports
    const entry = state && (await entryOf(store, streamId(this.#own.kind, id), entries, delivery))
    if (!entry) return null
    const again = entry.settled ? null : await this.followAgain(ports, id, entry.version)
    return { state, entry, repeated: true, change: async () => again ?? this.#changeAt(store, id, entry.version) }
  }

  /** Null if somebody else has taken this version. */
  async #append(
    ports: Reacting,
    { id, state: before, saved, head }: Loaded<Kind>,
    what: Omit<Entry<Data<Kind>>, 'version'>,
  ): Promise<Change<Kind> | null> {
    const { kind, evolve, snapshot: how } = this.#own
    const entry = { version: (before?.version ?? 0) + 1, ...what }
    const change = { before, entry, after: evolve(before, entry) }
    const attempts = this.#attempts(ports, change, head, entry.at)
    const state = entry.version - saved >= how.every ? how.save(change.after) : null
    const isFirst = await ports.store.append(streamId(kind, id), {
      ...entry,
      ...(attempts.length > 0 && { due: entry.at + GRACE }),
      ...(state !== null && { snapshot: { format: how.format, state } }),
    })
    if (!isFirst) return null
    if (attempts.length > 0) await this.#follow(ports, id, entry.version, attempts)
    return change
  }

  #attempts(ports: Reacting, change: Change<Kind>, head: Row | null, now: Instant): readonly Attempt[] {
    const reactions = ports.reactions[this.#own.kind].flatMap(react => react(ports, change))
    return [...this.#own.follow(ports, change, head, now), ...reactions]
  }

  /** It is done again until all of it has succeeded once. */
  async #follow({ store, report }: Ports, id: string, version: number, attempts: readonly Attempt[]): Promise<void> {
    const { kind } = this.#own
    const all = [...attempts]
    let failed = false
    for (const attempt of all) {
      try {
        all.push(...((await attempt()) ?? []))
      } catch (error) {
        failed = true
        report(`Something that follows entry ${version} of ${kind} ${id} is left for later`, error)
      }
    }
    if (failed) return
    await store.settle(streamId(kind, id), version).catch(error => {
      report(`Entry ${version} of ${kind} ${id} will be seen to again`, error)
    })
  }
}

type Decided<Data, Refused> = Result<Data, Refused> | Promise<Result<Data, Refused>>

/** What was decided, where an entry holds nothing else. */
export const asEntry = <Event, Refused>(
  decided: Result<readonly Event[], Refused>,
): Result<{ readonly events: readonly Event[] }, Refused> => (decided.ok ? ok({ events: decided.value }) : decided)

/** The time of an entry is never before that of the one before it, whatever the clocks of several machines say. */
const timeFor = ({ clock }: Ports, state: { readonly at: Instant } | null): Instant =>
  Math.max(clock.now(), state?.at ?? 0)

/** Where a match is shown on Discord: threads, messages, direct channels. What is lost here is made anew. */

import type { EventStore } from '../app/ports/event-store.ts'
import type { Seat } from '../engine/view.ts'
import type { MatchId, PlayerId } from '../shared/ids.ts'
import type { Instant } from '../shared/time.ts'

/** Where a match is announced. Its thread has the id of the message. */
export interface Board {
  readonly channel: string
  /** Null as long as nothing has been posted. */
  readonly message: string | null
  readonly thread: string | null
}

/** A message that was sent. */
export interface Sent {
  readonly channel: string
  readonly message: string
  /** The turn it tells, if it tells one: whoever tells it better takes its place. */
  readonly turn?: number
}

/** The newest message of its kind. */
export interface ShownMessage extends Sent {
  /** Of the table that it shows. */
  readonly version: number
  readonly isOver: boolean
  /** Who had to decide then, and so need not be called again for the same. */
  readonly waiting?: readonly Seat[]
  /** Notices that have been told here lately, the newest last. */
  readonly told: readonly string[]
  /** Earlier ones that could not be tidied up yet. */
  readonly former: readonly Sent[]
}

export interface Contact {
  readonly name: string
  /** Where to write to. */
  readonly direct: string | null
  /** Wants no direct messages. */
  readonly isClosed: boolean
  /** When that was last found out. */
  readonly closedAt?: Instant
}

/** All that is shown of a match. */
export interface Kinds {
  readonly board: Board
  /** Who is learning, and gets a hint with every panel. */
  readonly lesson: { readonly player: PlayerId }
  /** The newest public message with buttons. */
  readonly post: ShownMessage
  /** The panel of a seat. */
  readonly 'panel-0': ShownMessage
  readonly 'panel-1': ShownMessage
  /** What calls a player in public who wants no direct messages. */
  readonly 'call-0': ShownMessage
  readonly 'call-1': ShownMessage
}

export type ShownKind = Exclude<keyof Kinds, 'board' | 'lesson'>

export interface Surfaces {
  /** One request. */
  of(match: MatchId): Promise<Partial<Kinds>>
  keep<Kind extends keyof Kinds>(match: MatchId, kind: Kind, value: Kinds[Kind]): Promise<void>
  contact(player: PlayerId): Promise<Contact | null>
  keepContact(player: PlayerId, contact: Contact): Promise<void>
  /** The match of a thread. */
  matchIn(thread: string): Promise<MatchId | null>
  /** Which match an interaction is about, if it did not say so itself: what was found first stays, however often it is delivered. */
  meantBy(interaction: string, guess: MatchId | null): Promise<MatchId | null>
}

/** `now` orders what is written: the later wins. */
export function createSurfaces(store: EventStore, now: () => number): Surfaces {
  const read = async (of: string, name: string): Promise<unknown> =>
    (await store.rows(of)).find(({ key }) => key.name === name)?.data ?? null
  const write = (of: string, name: string, data: unknown) =>
    store.put({ key: { of, name }, version: now(), list: null, data })
  return {
    of: async match => {
      const rows = await store.rows(`shown#${match}`)
      return Object.fromEntries(rows.map(({ key, data }) => [key.name, data])) as Partial<Kinds>
    },
    keep: async (match, kind, value) => {
      await write(`shown#${match}`, kind, value)
      const { thread } = value as Partial<Board>
      if (thread) await write(`thread#${thread}`, 'match', match)
    },
    contact: async player => (await read(`contact#${player}`, 'contact')) as Contact | null,
    keepContact: (player, contact) => write(`contact#${player}`, 'contact', contact),
    matchIn: async thread => (await read(`thread#${thread}`, 'match')) as MatchId | null,
    meantBy: async (interaction, guess) => {
      const key = { of: `interaction#${interaction}`, name: 'match' }
      const known = () => read(key.of, key.name) as Promise<MatchId | null>
      const before = await known()
      if (before || !guess) return before
      // Of two at once, the earlier has the higher version and stays.
      await store.put({ key, version: -now(), list: null, data: guess })
      return known()
    },
  }
}

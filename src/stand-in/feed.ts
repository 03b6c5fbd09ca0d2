/** What happens, told to whoever listens, and a log of the calls that made it happen. */
import type { Snowflake } from 'discord-api-types/v10'
import type { Channel, Guild, Interaction, Message, Modal, Ping, User } from './state.ts'

export interface RestEntry {
  readonly kind: 'rest'
  readonly number: number
  readonly at: number
  readonly method: string
  readonly path: string
  readonly status: number
  /** The JSON of the request, and of files only their names and sizes. */
  readonly request: unknown
  readonly files: readonly { readonly name: string; readonly bytes: number }[]
  readonly requestBytes: number
  readonly response: unknown
  readonly userAgent: string
}

interface InteractionEntry {
  readonly kind: 'interaction'
  readonly number: number
  readonly at: number
  readonly interactionId: Snowflake | null
  readonly request: unknown
  readonly requestBytes: number
  /** `null`: nobody answered. */
  readonly status: number | null
  readonly response: unknown
  /** Why the answer was not taken. */
  readonly problem: string | null
}

export type FeedEntry = RestEntry | InteractionEntry
type NewEntry = Omit<RestEntry, 'number'> | Omit<InteractionEntry, 'number'>

export type Event =
  | { readonly type: 'UserChanged'; readonly user: User }
  | { readonly type: 'GuildChanged'; readonly guild: Guild }
  | { readonly type: 'ChannelChanged'; readonly channel: Channel }
  | { readonly type: 'ChannelDeleted'; readonly channel: Channel }
  | { readonly type: 'MessageCreated'; readonly message: Message }
  | { readonly type: 'MessageEdited'; readonly message: Message; readonly before: Message }
  | { readonly type: 'MessageDeleted'; readonly message: Message }
  | { readonly type: 'Pinged'; readonly ping: Ping }
  | { readonly type: 'ModalShown'; readonly modal: Modal }
  | { readonly type: 'ModalClosed'; readonly modal: Modal }
  | { readonly type: 'InteractionSent'; readonly interaction: Interaction }
  | { readonly type: 'InteractionAnswered'; readonly interaction: Interaction }
  | { readonly type: 'InteractionFailed'; readonly interaction: Interaction; readonly text: string }
  | { readonly type: 'CommandsChanged'; readonly guildId: Snowflake | null }
  | { readonly type: 'Logged'; readonly entry: FeedEntry }

export type Listener = (event: Event) => void

export interface Feed {
  emit(event: Event): void
  log(entry: NewEntry): void
  entries(): readonly FeedEntry[]
  clear(): void
  /** Returns how to stop listening. */
  subscribe(listener: Listener): () => void
}

export function createFeed(longest = 5000): Feed {
  const listeners = new Set<Listener>()
  const log: FeedEntry[] = []
  let count = 0
  const emit = (event: Event): void => {
    for (const listener of [...listeners]) listener(event)
  }
  return {
    emit,
    log: entry => {
      count += 1
      const numbered: FeedEntry = { ...entry, number: count }
      log.push(numbered)
      if (log.length > longest) log.shift()
      emit({ type: 'Logged', entry: numbered })
    },
    entries: () => [...log],
    clear: () => void log.splice(0),
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

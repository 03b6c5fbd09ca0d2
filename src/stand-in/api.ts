/** What the stand-in offers to tests and to the page. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { APIMessage, Snowflake } from 'discord-api-types/v10'
import type { Faults } from './faults.ts'
import type { Event, FeedEntry, Listener } from './feed.ts'
import type { Gateway } from './gateway/gateway.ts'
import type { NewInteraction, Started } from './interaction/build.ts'
import type { Delivered, Delivery } from './interaction/deliver.ts'
import type { Outcome } from './interaction/outcome.ts'
import type { Limits } from './limits.ts'
import type { Mishaps } from './mishaps.ts'
import type { NewChannel, NewGuild, NewUser } from './people.ts'
import type { Permission } from './permissions.ts'
import type { Person } from './person/person.ts'
import type { RateLimits } from './rate-limits.ts'
import type { Channel, Guild, Message, RegisteredCommand, State, TextChannel, User } from './state.ts'

export interface DiscordOptions {
  now(): number
  readonly name?: string
  /** The same seed makes the same keys and tokens. */
  readonly seed?: string
  readonly port?: number
  readonly limits?: Partial<Limits>
  readonly rateLimits?: RateLimits
  /** How long an interaction waits for its answer in real time. */
  readonly patienceMs?: number
  /** How often a bot at the gateway has to give a sign of life. */
  readonly heartbeatMs?: number
  /** What `save` returned, or what was kept on disk, to go on from there. */
  readonly saved?: string | State
}

export interface Discord {
  readonly applicationId: Snowflake
  readonly token: string
  readonly publicKey: string
  /** `http://127.0.0.1:…` */
  readonly origin: string
  /** What `DISCORD_API_BASE` has to be. */
  readonly apiBase: string
  /** Everything there is, to look at. */
  readonly state: State
  readonly faults: Faults
  readonly mishaps: Mishaps
  /** As long as no address is connected, interactions go to the bot that has connected here. */
  readonly gateway: Gateway
  addUser(user: NewUser): User
  addGuild(guild: NewGuild): Guild
  addChannel(guild: Guild, channel: NewChannel): TextChannel
  addMember(guild: Guild, user: User, ...permissions: readonly Permission[]): Guild
  removeMember(guild: Guild, user: User): Guild
  /** `how`: every interaction of this person is delivered like this. */
  as(user: User | Snowflake, how?: Delivery): Person
  /** Where interactions go. Asks there first, as Discord does: the right signature is answered, the wrong one refused. */
  connect(endpoint: string): Promise<void>
  /** Without any check of what a client could do: for what is hostile. It is known to this Discord, but not sent. */
  forge(interaction: Omit<NewInteraction, 'owners'> & Partial<Pick<NewInteraction, 'owners'>>): Started
  /** Sends anything at all to the bot's door. An interaction that is known gets the answer applied. */
  deliver(payload: unknown, how?: Delivery): Promise<readonly Delivered[]>
  /** When what was put off («thinking») has been said. */
  settled(outcome: Outcome, withinMs?: number): Promise<Outcome>
  until(isIt: (event: Event) => boolean, withinMs?: number): Promise<Event>
  subscribe(listener: Listener): () => void
  log(): readonly FeedEntry[]
  clearLog(): void
  setRateLimits(limits: RateLimits): void
  channel(id: Snowflake): Channel | undefined
  message(id: Snowflake): Message | undefined
  /** All of a channel, whoever may see them. */
  messages(channel: Channel): readonly Message[]
  /** A message as Discord writes it for a client. */
  payload(message: Message): APIMessage
  file(attachmentId: Snowflake): Uint8Array | undefined
  commands(guild?: Guild): readonly RegisteredCommand[]
  save(): string
  /** For a server that has this Discord below it. */
  handle(request: IncomingMessage, response: ServerResponse): void
  close(): Promise<void>
}

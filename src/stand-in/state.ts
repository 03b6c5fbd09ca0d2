/** Everything this Discord knows, as plain values: records that can be written to a file and read again. */
import type {
  APIEmbed,
  APIMessageTopLevelComponent,
  APIModalInteractionResponseCallbackComponent,
  Locale,
  RESTPostAPIApplicationCommandsJSONBody,
  Snowflake,
} from 'discord-api-types/v10'

export interface User {
  readonly id: Snowflake
  readonly username: string
  readonly displayName: string
  readonly isBot: boolean
  readonly locale: `${Locale}`
  /** Whether this person has added the app to their own account, so that its commands work everywhere. */
  readonly hasInstalled: boolean
  readonly acceptsDirectMessages: boolean
}

export interface Member {
  readonly userId: Snowflake
  readonly nick: string | null
  readonly joinedAt: number
  /** A bit field, as Discord writes it: a decimal number in a string. */
  readonly permissions: string
}

export interface Guild {
  readonly id: Snowflake
  readonly name: string
  readonly locale: `${Locale}`
  readonly ownerId: Snowflake
  /** Whether the bot is in it. */
  readonly hasBot: boolean
  readonly members: Readonly<Record<Snowflake, Member>>
}

export interface TextChannel {
  readonly kind: 'text'
  readonly id: Snowflake
  readonly guildId: Snowflake
  readonly name: string
  readonly topic: string | null
  readonly position: number
  readonly botPermissions: string
  /** `null`: every member of the guild. */
  readonly visibleTo: readonly Snowflake[] | null
}

export interface Thread {
  readonly kind: 'thread'
  readonly id: Snowflake
  readonly guildId: Snowflake
  readonly parentId: Snowflake
  readonly name: string
  readonly isPrivate: boolean
  readonly ownerId: Snowflake
  readonly members: readonly Snowflake[]
  readonly invitable: boolean
  readonly locked: boolean
  /** As somebody set it. A thread in which nothing happens archives itself: ask `isArchived`. */
  readonly archived: boolean
  readonly autoArchiveMinutes: number
  readonly activeAt: number
  readonly archiveChangedAt: number
  readonly createdAt: number
  readonly sent: number
}

/** The conversation between the bot and one person. */
export interface DirectChannel {
  readonly kind: 'direct'
  readonly id: Snowflake
  readonly userId: Snowflake
}

export type Channel = TextChannel | Thread | DirectChannel

export interface Attachment {
  readonly id: Snowflake
  readonly channelId: Snowflake
  readonly filename: string
  readonly description: string | null
  readonly contentType: string
  readonly size: number
  readonly width: number | null
  readonly height: number | null
  readonly isEphemeral: boolean
}

export interface StoredFile {
  readonly contentType: string
  readonly bytes: Uint8Array
}

/** How a message came about that answers an interaction. */
export interface AnswerSource {
  readonly interactionId: Snowflake
  readonly isFollowUp: boolean
}

export interface Message {
  readonly id: Snowflake
  readonly channelId: Snowflake
  readonly authorId: Snowflake
  readonly type: number
  readonly content: string
  readonly createdAt: number
  readonly editedAt: number | null
  readonly flags: number
  readonly nonce: string | number | null
  readonly embeds: readonly APIEmbed[]
  readonly components: readonly APIMessageTopLevelComponent[]
  readonly attachments: readonly Attachment[]
  /** Who is mentioned in a way that `allowed_mentions` lets through. */
  readonly mentions: readonly Snowflake[]
  readonly mentionsEveryone: boolean
  /** An ephemeral message is there for one person only. */
  readonly visibleTo: Snowflake | null
  readonly replyTo: Snowflake | null
  readonly source: AnswerSource | null
}

export interface RegisteredCommand {
  readonly id: Snowflake
  readonly guildId: Snowflake | null
  readonly version: Snowflake
  readonly definition: RESTPostAPIApplicationCommandsJSONBody
}

export interface Modal {
  /** The interaction it was the answer to. */
  readonly id: Snowflake
  readonly userId: Snowflake
  readonly channelId: Snowflake
  readonly customId: string
  readonly title: string
  readonly components: readonly APIModalInteractionResponseCallbackComponent[]
  /** The message with the button that opened it. */
  readonly messageId: Snowflake | null
}

export interface Choice {
  readonly name: string
  readonly value: string | number
}

/** What the bot has said to an interaction. `failed` is for ever: its token is worth nothing then. */
export type Response =
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly text: string; readonly problem: string }
  | { readonly kind: 'pong' }
  | { readonly kind: 'message' | 'thinking'; readonly messageId: Snowflake }
  | { readonly kind: 'updated' | 'updating'; readonly messageId: Snowflake }
  | { readonly kind: 'choices'; readonly choices: readonly Choice[] }
  | { readonly kind: 'modal'; readonly modalId: Snowflake }

export interface Interaction {
  readonly id: Snowflake
  readonly token: string
  readonly type: number
  readonly userId: Snowflake
  readonly channelId: Snowflake
  readonly createdAt: number
  /** Of the command with its subcommands, or the custom id. */
  readonly name: string
  /** 1 a slash command, 2 on a user, 3 on a message; `null` for everything else. */
  readonly commandType: number | null
  readonly targetId: Snowflake | null
  /** The message with the component. */
  readonly messageId: Snowflake | null
  /** What the answer has to fit: the type of the option that is being completed. */
  readonly focusedType: number | null
  readonly owners: Readonly<Record<string, Snowflake>>
  /** For a modal: the interaction that showed it. */
  readonly openedBy: Snowflake | null
  readonly response: Response
  readonly followUps: readonly Snowflake[]
}

export interface Ping {
  readonly userId: Snowflake
  readonly messageId: Snowflake
  readonly channelId: Snowflake
  readonly at: number
  readonly why: 'mention' | 'everyone' | 'reply' | 'direct'
  /** A badge, but no sound: SUPPRESS_NOTIFICATIONS. */
  readonly isSilent: boolean
}

export interface Application {
  readonly id: Snowflake
  readonly name: string
  readonly token: string
  /** Hexadecimal, as Discord's developer portal shows it. */
  readonly publicKey: string
  /** PKCS #8, base64. */
  readonly privateKey: string
}

export interface State {
  readonly application: Application
  lastId: Snowflake
  readonly users: Record<Snowflake, User>
  readonly guilds: Record<Snowflake, Guild>
  readonly channels: Record<Snowflake, Channel>
  readonly messages: Record<Snowflake, Message>
  /** By channel, oldest first. */
  readonly history: Record<Snowflake, readonly Snowflake[]>
  readonly files: Record<Snowflake, StoredFile>
  readonly commands: Record<Snowflake, RegisteredCommand>
  readonly interactions: Record<Snowflake, Interaction>
  readonly modals: Record<Snowflake, Modal>
  readonly pings: Ping[]
  /** The latest message with a nonce that was to be enforced. */
  readonly nonces: Record<string, Snowflake>
}

export const emptyState = (application: Application): State => ({
  application,
  lastId: application.id,
  users: {},
  guilds: {},
  channels: {},
  messages: {},
  history: {},
  files: {},
  commands: {},
  interactions: {},
  modals: {},
  pings: [],
  nonces: {},
})

/** What the playground's page and the server behind it say to each other. */
import type {
  APIEmbed,
  APIMessageTopLevelComponent,
  APIModalInteractionResponseCallbackComponent,
} from 'discord-api-types/v10'

export interface WirePerson {
  readonly id: string
  readonly name: string
  readonly isBot: boolean
  /** Which of the colours is theirs. */
  readonly shade: number
}

export interface WireGuild {
  readonly id: string
  readonly name: string
  readonly members: readonly string[]
}

interface AnyChannel {
  readonly id: string
  readonly name: string
  /** How often somebody was called in it since they last looked. */
  readonly pings: number
  readonly isUnread: boolean
}

export type WireChannel = AnyChannel &
  (
    | { readonly kind: 'text'; readonly guildId: string; readonly topic: string | null }
    | {
        readonly kind: 'thread'
        readonly guildId: string
        readonly parentId: string
        readonly isPrivate: boolean
        readonly isArchived: boolean
        readonly isLocked: boolean
      }
    | { readonly kind: 'direct' }
  )

export interface WireFile {
  readonly id: string
  readonly name: string
  readonly bytes: number
  readonly url: string
  readonly isPicture: boolean
  readonly width: number | null
  readonly height: number | null
  readonly description: string | null
}

/** The message that this one answers, as far as it is still there and to be seen. */
export interface WireReply {
  readonly messageId: string
  readonly authorId: string
  readonly text: string
}

export interface WireMessage {
  readonly id: string
  readonly channelId: string
  readonly authorId: string
  readonly at: number
  readonly editedAt: number | null
  /** «… is thinking»: the answer is still to come. */
  readonly isThinking: boolean
  /** Only this person sees it. */
  readonly isPrivate: boolean
  readonly content: string
  readonly embeds: readonly APIEmbed[]
  readonly components: readonly APIMessageTopLevelComponent[]
  readonly files: readonly WireFile[]
  readonly mentionsMe: boolean
  readonly reply: WireReply | null
  /** Who used which command, if this is the answer to one. */
  readonly command: { readonly userId: string; readonly name: string } | null
  /** The thread that began with this message. */
  readonly threadId: string | null
}

export interface WireMessages {
  /** Oldest first. */
  readonly messages: readonly WireMessage[]
  readonly hasOlder: boolean
}

export interface WireChoice {
  readonly name: string
  readonly value: string | number
}

export interface WireOption {
  readonly name: string
  readonly description: string
  readonly kind: 'text' | 'whole number' | 'number' | 'yes or no' | 'person' | 'channel' | 'file'
  readonly isRequired: boolean
  readonly choices: readonly WireChoice[]
  /** What can be chosen depends on what is typed: ask the bot. */
  readonly isCompleted: boolean
  readonly min: number | null
  readonly max: number | null
}

/** One that can be sent: `deck import`, not `deck`. */
export interface WireCommand {
  readonly name: string
  readonly on: 'slash' | 'person' | 'message'
  readonly description: string
  readonly options: readonly WireOption[]
}

export interface WireModal {
  readonly id: string
  readonly title: string
  readonly components: readonly APIModalInteractionResponseCallbackComponent[]
}

/** All that one person sees when they open the page, but for the messages. */
export interface WireSnapshot {
  readonly personId: string
  readonly people: readonly WirePerson[]
  readonly guilds: readonly WireGuild[]
  readonly channels: readonly WireChannel[]
}

/** Before anybody is anybody. */
export interface WireStart {
  /** Those one can be. */
  readonly people: readonly WirePerson[]
  readonly badges: WireBadges
  readonly now: number
}

/** By person: how often they were called and have not looked yet. */
export type WireBadges = Readonly<Record<string, number>>

export interface WireUpload {
  readonly name: string
  readonly contentType: string
  readonly base64: string
}

export type WireValue = string | number | boolean | WireUpload
export type WireInput = string | boolean | null | readonly (string | WireUpload)[]

/** What somebody does. */
export type WireDeed =
  | { readonly type: 'say'; readonly channelId: string; readonly content: string }
  | {
      readonly type: 'slash'
      readonly channelId: string
      readonly command: string
      readonly options: Readonly<Record<string, WireValue>>
    }
  | { readonly type: 'on person'; readonly channelId: string; readonly command: string; readonly targetId: string }
  | { readonly type: 'on message'; readonly messageId: string; readonly command: string }
  | { readonly type: 'click'; readonly messageId: string; readonly customId: string }
  | {
      readonly type: 'select'
      readonly messageId: string
      readonly customId: string
      readonly values: readonly string[]
    }
  | { readonly type: 'submit'; readonly modalId: string; readonly values: Readonly<Record<string, WireInput>> }
  | { readonly type: 'dismiss'; readonly messageId: string }
  | { readonly type: 'read'; readonly channelId: string }

/** `done`: what follows from it comes as events. */
export type WireOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'modal'; readonly modal: WireModal }
  | { readonly kind: 'failed'; readonly text: string }

export interface WireCompletion {
  readonly channelId: string
  readonly command: string
  readonly options: Readonly<Record<string, WireValue>>
  readonly focused: string
}

/** One line of the log; what went over the wire is asked for when somebody opens it. */
export interface WireLogLine {
  readonly number: number
  readonly kind: 'rest' | 'interaction'
  readonly at: number
  readonly title: string
  readonly status: number | null
  readonly bytes: number
  readonly problem: string | null
}

export interface WireLogEntry extends WireLogLine {
  readonly request: unknown
  readonly response: unknown
  readonly files: readonly { readonly name: string; readonly bytes: number }[]
}

/** `to`: whose eyes it is for. */
export type WireEvent =
  | { readonly type: 'hello'; readonly start: WireStart }
  | { readonly type: 'message'; readonly to: string; readonly message: WireMessage; readonly isNew: boolean }
  | { readonly type: 'gone'; readonly to: string; readonly channelId: string; readonly messageId: string }
  | { readonly type: 'surroundings'; readonly to: string; readonly snapshot: WireSnapshot }
  | { readonly type: 'pinged'; readonly to: string; readonly channelId: string; readonly messageId: string }
  | { readonly type: 'commands' }
  | { readonly type: 'people'; readonly people: WireStart['people']; readonly badges: WireBadges }
  | { readonly type: 'clock'; readonly now: number }
  | { readonly type: 'logged'; readonly line: WireLogLine }
  | { readonly type: 'reset' }

export type WireJump = { readonly by: number } | { readonly to: number }

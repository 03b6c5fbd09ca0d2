/** What Discord sends, as far as we use it, checked at the door. */
import * as v from 'valibot'
import { assert } from '../shared/assert.ts'
import type { PlayerId } from '../shared/ids.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Instant } from '../shared/time.ts'

export interface Person {
  readonly id: PlayerId
  readonly name: string
}

export interface Whereabouts {
  /** Null in direct messages. */
  readonly guild: string | null
  readonly channel: string
  /** The channel that the thread belongs to, if this is one. */
  readonly parent: string | null
  readonly isDirect: boolean
}

interface Sent {
  /** The language that the sender has chosen, as Discord names it: `en-GB`. */
  readonly language?: string
  readonly id: string
  readonly application: string
  readonly token: string
  readonly at: Instant
  readonly user: Person
  readonly place: Whereabouts
  /** May manage the server. */
  readonly mayManage: boolean
  /** The roles somebody has in this server. */
  readonly roles: readonly string[]
}

export type OptionValue = string | number | boolean

export interface CommandSent extends Sent {
  readonly kind: 'command'
  /** The command and, if it has parts, the part: `deck import`. */
  readonly name: string
  readonly options: Readonly<Record<string, OptionValue>>
  /** Whom a command of the user menu is about. */
  readonly target: string | null
  readonly people: Readonly<Record<string, Person>>
  readonly files: Readonly<Record<string, SentFile>>
}

export interface SentFile {
  readonly name: string
  readonly url: string
  readonly size: number
}

export interface AutocompleteSent extends Sent {
  readonly kind: 'autocomplete'
  readonly name: string
  readonly options: Readonly<Record<string, OptionValue>>
  /** The option that is being typed. */
  readonly focused: string
}

export interface ComponentSent extends Sent {
  readonly kind: 'component'
  readonly customId: string
  readonly values: readonly string[]
  readonly message: string
  /** Nobody but this user sees the message that was clicked. */
  readonly isPrivate: boolean
}

export interface ModalSent extends Sent {
  readonly kind: 'modal'
  readonly customId: string
  readonly fields: Readonly<Record<string, string | readonly string[]>>
  readonly files: Readonly<Record<string, SentFile>>
}

export type Interaction = CommandSent | AutocompleteSent | ComponentSent | ModalSent

const DISCORD_EPOCH = 1_420_070_400_000
const MANAGE_GUILD = 1n << 5n
const EPHEMERAL = 1 << 6
const THREADS: readonly number[] = [10, 11, 12]
const DIRECT: readonly number[] = [1, 3]

/** When a snowflake was made. */
export const timeOf = (snowflake: string): Instant => Number(BigInt(snowflake) >> 22n) + DISCORD_EPOCH

const snowflake = v.pipe(v.string(), v.regex(/^\d{5,20}$/))
const words = v.pipe(v.string(), v.maxLength(6000))
const customId = v.pipe(v.string(), v.maxLength(100))

const user = v.object({ id: snowflake, username: words, global_name: v.nullish(words) })

const file = v.object({ id: snowflake, filename: words, url: words, size: v.number() })

const resolved = v.object({
  users: v.optional(v.record(snowflake, user), {}),
  attachments: v.optional(v.record(snowflake, file), {}),
})

const envelope = v.object({
  id: snowflake,
  application_id: snowflake,
  token: v.pipe(v.string(), v.maxLength(500)),
  locale: v.optional(v.pipe(v.string(), v.maxLength(20))),
  guild_id: v.optional(snowflake),
  channel: v.object({ id: snowflake, type: v.number(), parent_id: v.nullish(snowflake) }),
  user: v.optional(user),
  member: v.optional(
    v.object({
      user,
      nick: v.nullish(words),
      roles: v.optional(v.array(snowflake), []),
      permissions: v.optional(v.pipe(v.string(), v.maxLength(40), v.digits())),
    }),
  ),
})

const value = v.union([words, v.number(), v.boolean()])
const leaf = v.object({ name: words, type: v.number(), value, focused: v.optional(v.boolean(), false) })
const part = v.object({ name: words, type: v.literal(1), options: v.optional(v.array(leaf), []) })
const command = v.object({
  name: words,
  target_id: v.optional(snowflake),
  options: v.optional(v.union([v.array(leaf), v.tuple([part])]), []),
  resolved: v.optional(resolved, {}),
})

const field = v.object({
  custom_id: customId,
  value: v.optional(v.nullable(v.union([words, v.boolean()]))),
  values: v.optional(v.array(words)),
})
const modal = v.object({
  custom_id: customId,
  components: v.array(v.object({ component: v.optional(field), components: v.optional(v.array(field)) })),
  resolved: v.optional(resolved, {}),
})

const component = v.object({
  data: v.object({ custom_id: customId, values: v.optional(v.pipe(v.array(words), v.maxLength(25)), []) }),
  message: v.object({ id: snowflake, flags: v.optional(v.number(), 0) }),
})

const TYPES = { 2: 'command', 3: 'component', 4: 'autocomplete', 5: 'modal' } as const

/** `ping` is only Discord asking whether we are there. The error says which field is wrong, for the log. */
export function readInteraction(body: unknown): Result<Interaction | 'ping', string> {
  const type = v.safeParse(v.object({ type: v.number() }), body)
  if (type.success && type.output.type === 1) return ok('ping')
  const kind = type.success ? TYPES[type.output.type as keyof typeof TYPES] : undefined
  if (!kind) return err('type')
  const read = v.safeParse(READERS[kind], body)
  return read.success ? ok(read.output) : err(read.issues[0] ? (v.getDotPath(read.issues[0]) ?? 'body') : 'body')
}

const fromSomebody = <Body extends Pick<Envelope, 'user' | 'member'>>() =>
  v.check<Body, string>(({ user, member }) => Boolean(member ?? user), 'Somebody has sent it.')

const READERS = {
  command: v.pipe(v.object({ ...envelope.entries, data: command }), fromSomebody(), v.transform(toCommand)),
  autocomplete: v.pipe(v.object({ ...envelope.entries, data: command }), fromSomebody(), v.transform(toAutocomplete)),
  component: v.pipe(v.object({ ...envelope.entries, ...component.entries }), fromSomebody(), v.transform(toComponent)),
  modal: v.pipe(v.object({ ...envelope.entries, data: modal }), fromSomebody(), v.transform(toModal)),
} as const

type Envelope = v.InferOutput<typeof envelope>
type CommandData = v.InferOutput<typeof command>

const personOf = ({ id, username, global_name }: v.InferOutput<typeof user>): Person => ({
  id,
  name: global_name ?? username,
})

function sentOf({ id, application_id, token, locale, guild_id, channel, user: direct, member }: Envelope): Sent {
  const sender = member?.user ?? direct
  assert(sender, 'somebody has sent it')
  const isThread = THREADS.includes(channel.type)
  return {
    id,
    application: application_id,
    token,
    ...(locale !== undefined && { language: locale }),
    at: timeOf(id),
    user: { id: sender.id, name: member?.nick ?? personOf(sender).name },
    place: {
      guild: guild_id ?? null,
      channel: channel.id,
      parent: isThread ? (channel.parent_id ?? null) : null,
      isDirect: DIRECT.includes(channel.type),
    },
    roles: member?.roles ?? [],
    mayManage: member?.permissions !== undefined && (BigInt(member.permissions) & MANAGE_GUILD) !== 0n,
  }
}

type Leaf = v.InferOutput<typeof leaf>

function leavesOf({ name, options }: CommandData): { readonly name: string; readonly leaves: readonly Leaf[] } {
  const [first] = options
  return first && !('value' in first)
    ? { name: `${name} ${first.name}`, leaves: first.options }
    : { name, leaves: options.filter(each => 'value' in each) }
}

const valuesOf = (leaves: readonly Leaf[]): Readonly<Record<string, OptionValue>> =>
  Object.fromEntries(leaves.map(each => [each.name, each.value]))

function filesOf({ attachments }: v.InferOutput<typeof resolved>): Readonly<Record<string, SentFile>> {
  return Object.fromEntries(
    Object.entries(attachments).map(([id, { filename, url, size }]) => [id, { name: filename, url, size }]),
  )
}

function toCommand(body: Envelope & { data: CommandData }): CommandSent {
  const { name, leaves } = leavesOf(body.data)
  const { users } = body.data.resolved
  return {
    ...sentOf(body),
    kind: 'command',
    name,
    options: valuesOf(leaves),
    target: body.data.target_id ?? null,
    people: Object.fromEntries(Object.entries(users).map(([id, each]) => [id, personOf(each)])),
    files: filesOf(body.data.resolved),
  }
}

function toAutocomplete(body: Envelope & { data: CommandData }): AutocompleteSent {
  const { name, leaves } = leavesOf(body.data)
  const focused = leaves.find(each => each.focused)?.name ?? ''
  return { ...sentOf(body), kind: 'autocomplete', name, options: valuesOf(leaves), focused }
}

function toComponent(body: Envelope & v.InferOutput<typeof component>): ComponentSent {
  const { custom_id, values } = body.data
  const sent = sentOf(body)
  const isPrivate = sent.place.isDirect || (body.message.flags & EPHEMERAL) !== 0
  return { ...sent, kind: 'component', customId: custom_id, values, message: body.message.id, isPrivate }
}

function toModal(body: Envelope & { data: v.InferOutput<typeof modal> }): ModalSent {
  const fields = body.data.components.flatMap(each => [
    ...(each.component ? [each.component] : []),
    ...(each.components ?? []),
  ])
  return {
    ...sentOf(body),
    kind: 'modal',
    customId: body.data.custom_id,
    fields: Object.fromEntries(fields.map(each => [each.custom_id, each.values ?? String(each.value ?? '')])),
    files: filesOf(body.data.resolved),
  }
}

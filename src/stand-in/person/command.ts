/** Which command somebody can use where, and what of it they have typed. */
import {
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  InteractionContextType,
  type Snowflake,
} from 'discord-api-types/v10'
import type { JsonObject } from '../check/fields.ts'
import type { Context } from '../context.ts'
import { ownersIn } from '../interaction/build.ts'
import { commandsOf, contextsOf, installsOf } from '../payload/command.ts'
import { allows } from '../permissions.ts'
import type { Channel, RegisteredCommand, User } from '../state.ts'
import { mayDo } from './cannot-do.ts'
import { type OptionValue, optionPart } from './option.ts'
import { noneResolved, type Resolved, resolvedPart } from './resolved.ts'

export type Options = Readonly<Record<string, OptionValue>>

export interface Usable {
  readonly command: RegisteredCommand
  readonly owners: Readonly<Record<string, Snowflake>>
}

const { Subcommand, SubcommandGroup } = ApplicationCommandOptionType

/** All that this person could choose from in this place; those of the guild come first. */
export function usableCommands(context: Context, user: User, channel: Channel): readonly Usable[] {
  const ofGuild = channel.kind === 'direct' ? [] : commandsOf(context, channel.guildId)
  return [...ofGuild, ...commandsOf(context, null)].flatMap(command => {
    const here = channel.kind === 'direct' ? InteractionContextType.BotDM : InteractionContextType.Guild
    const owners = ownersIn(context, channel, user, installsOf(command))
    const fits = contextsOf(command).includes(here) && Object.keys(owners).length > 0
    return fits && isPermitted(context, user, channel, command) ? [{ command, owners }] : []
  })
}

function isPermitted({ state }: Context, user: User, channel: Channel, { definition }: RegisteredCommand): boolean {
  if (channel.kind === 'direct') return true
  const permissions = state.guilds[channel.guildId]?.members[user.id]?.permissions ?? '0'
  if (!allows(permissions, 'UseApplicationCommands')) return false
  const needed = BigInt(definition.default_member_permissions ?? '0')
  return (BigInt(permissions) & needed) === needed
}

export function findUsable(context: Context, user: User, channel: Channel, name: string, type: number): Usable {
  const found = usableCommands(context, user, channel).find(
    ({ command }) => command.definition.name === name && (command.definition.type ?? 1) === type,
  )
  mayDo(found !== undefined, `${user.username} is offered no command «${name}» here`)
  return found
}

interface Typed {
  readonly name: string
  readonly data: JsonObject
  readonly owners: Usable['owners']
  readonly focusedType: number | undefined
}

interface Typing {
  readonly context: Context
  readonly user: User
  readonly channel: Channel
}

/** `deck import` is the subcommand `import` of `deck`. With `focused`, that option is still being typed. */
export function typeCommand(typing: Typing, line: string, options: Options, focused?: string): Typed {
  const [name = '', ...subs] = line.trim().replace(/^\//, '').split(/\s+/)
  const { command, owners } = findUsable(typing.context, typing.user, typing.channel, name, 1)
  const resolved = noneResolved()
  const definitions = optionsOf(command)
  const values = typeSubs(typing, definitions, subs, options, focused, resolved)
  return {
    name: [name, ...subs].join(' '),
    data: {
      ...commandData(command),
      ...(values.length > 0 && { options: values }),
      ...resolvedPart(resolved),
    },
    owners,
    focusedType: leafOptions(definitions, subs).find(option => option.name === focused)?.type,
  }
}

export const commandData = ({ id, definition, guildId }: RegisteredCommand): JsonObject => ({
  id,
  name: definition.name,
  type: definition.type ?? 1,
  ...(guildId !== null && { guild_id: guildId }),
})

const optionsOf = ({ definition }: RegisteredCommand): readonly APIApplicationCommandOption[] =>
  'options' in definition ? (definition.options ?? []) : []

const isSub = ({ type }: APIApplicationCommandOption): boolean => type === Subcommand || type === SubcommandGroup

const childrenOf = (option: APIApplicationCommandOption): readonly APIApplicationCommandOption[] =>
  'options' in option ? (option.options ?? []) : []

function leafOptions(
  definitions: readonly APIApplicationCommandOption[],
  subs: readonly string[],
): readonly APIApplicationCommandOption[] {
  const [first, ...rest] = subs
  if (first === undefined) return definitions
  const found = definitions.find(option => option.name === first)
  return found === undefined ? [] : leafOptions(childrenOf(found), rest)
}

function typeSubs(
  typing: Typing,
  definitions: readonly APIApplicationCommandOption[],
  subs: readonly string[],
  options: Options,
  focused: string | undefined,
  resolved: Resolved,
): readonly JsonObject[] {
  const [first, ...rest] = subs
  if (first === undefined) {
    mayDo(!definitions.some(isSub), 'One of the subcommands has to be chosen')
    return typeOptions(typing, definitions, options, focused, resolved)
  }
  const found = definitions.find(option => isSub(option) && option.name === first)
  mayDo(found !== undefined, `There is no subcommand «${first}»`)
  const inner = typeSubs(typing, childrenOf(found), rest, options, focused, resolved)
  return [{ name: first, type: found.type, options: inner }]
}

function typeOptions(
  typing: Typing,
  definitions: readonly APIApplicationCommandOption[],
  options: Options,
  focused: string | undefined,
  resolved: Resolved,
): readonly JsonObject[] {
  for (const name of Object.keys(options)) {
    mayDo(
      definitions.some(option => option.name === name),
      `There is no option «${name}»`,
    )
  }
  return definitions.flatMap(definition => {
    const value = options[definition.name]
    const isFocused = definition.name === focused
    if (value === undefined && !isFocused) {
      mayDo(definition.required !== true || focused !== undefined, `The option «${definition.name}» is required`)
      return []
    }
    return [optionPart({ ...typing, resolved }, definition, value ?? '', isFocused)]
  })
}

/** One option of a command, filled in: what the client checks before it sends anything. */
import { type APIApplicationCommandOption, ApplicationCommandOptionType } from 'discord-api-types/v10'
import type { JsonObject } from '../check/fields.ts'
import type { Context } from '../context.ts'
import type { Channel, TextChannel, Thread, User } from '../state.ts'
import { CannotDo, mayDo } from './cannot-do.ts'
import { type Resolved, resolveChannel, resolveFile, resolveUser, type UserFile } from './resolved.ts'

export type OptionValue = string | number | boolean | User | TextChannel | Thread | UserFile

interface Filling {
  readonly context: Context
  readonly user: User
  readonly channel: Channel
  readonly resolved: Resolved
}

type Rules = JsonObject & { readonly name: string }

export function optionPart(
  filling: Filling,
  definition: APIApplicationCommandOption,
  value: OptionValue,
  isFocused: boolean,
): JsonObject {
  const { name, type } = definition
  const rules = definition as unknown as Rules
  if (isFocused) {
    mayDo(rules.autocomplete === true, `The option «${name}» completes nothing`)
    return { name, type, value: String(value), focused: true }
  }
  return { name, type, value: filled(filling, rules, type, value) }
}

function filled(filling: Filling, rules: Rules, type: ApplicationCommandOptionType, value: OptionValue): unknown {
  const { context, user, channel, resolved } = filling
  switch (type) {
    case ApplicationCommandOptionType.String:
      return typedText(rules, value)
    case ApplicationCommandOptionType.Integer:
    case ApplicationCommandOptionType.Number:
      return typedNumber(rules, type, value)
    case ApplicationCommandOptionType.Boolean:
      mayDo(typeof value === 'boolean', `«${rules.name}» is either true or false`)
      return value
    case ApplicationCommandOptionType.User:
    case ApplicationCommandOptionType.Mentionable:
      return resolveUser(context, channel, value, resolved)
    case ApplicationCommandOptionType.Channel:
      return resolveChannel(context, user.id, value, resolved)
    case ApplicationCommandOptionType.Attachment:
      return resolveFile(context, channel.id, value, resolved)
    default:
      throw new CannotDo(`Options of type ${type} are not modelled here`)
  }
}

function typedText(rules: Rules, value: OptionValue): string {
  mayDo(typeof value === 'string', `«${rules.name}» is a text`)
  mayDo(value !== '', `«${rules.name}» is empty`)
  const { min_length = 0, max_length = 6000 } = rules
  mayDo(value.length >= Number(min_length), `«${rules.name}» is too short`)
  mayDo(value.length <= Number(max_length), `«${rules.name}» is too long`)
  return offered(rules, value)
}

function typedNumber(rules: Rules, type: ApplicationCommandOptionType, value: OptionValue): number {
  mayDo(typeof value === 'number' && Number.isFinite(value), `«${rules.name}» is a number`)
  mayDo(type === ApplicationCommandOptionType.Number || Number.isInteger(value), `«${rules.name}» is a whole number`)
  const { min_value = Number.NEGATIVE_INFINITY, max_value = Number.POSITIVE_INFINITY } = rules
  mayDo(value >= Number(min_value) && value <= Number(max_value), `«${rules.name}» is out of range`)
  return offered(rules, value)
}

/** Fixed choices are the only ones; what autocompletion suggests is just that. */
function offered<T extends string | number>({ name, choices }: Rules, value: T): T {
  const isOffered = !Array.isArray(choices) || choices.length === 0 || choices.some(choice => choice.value === value)
  mayDo(isOffered, `«${name}» does not offer «${value}»`)
  return value
}

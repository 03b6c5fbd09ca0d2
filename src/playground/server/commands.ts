/** What somebody can choose from after typing a slash, or from a menu. */
import {
  type APIApplicationCommandOption,
  type RESTPostAPIApplicationCommandsJSONBody,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10'
import type { Person } from '../../stand-in/discord.ts'
import type { WireChoice, WireCommand, WireOption } from '../wire.ts'

export const commandsFor = (person: Person, channelId: string): readonly WireCommand[] =>
  person.commands(channelId).flatMap(({ command }) => commandsIn(command.definition))

const ON: Readonly<Record<number, WireCommand['on']>> = { 1: 'slash', 2: 'person', 3: 'message' }

function commandsIn(definition: RESTPostAPIApplicationCommandsJSONBody): readonly WireCommand[] {
  const on = ON[definition.type ?? 1]
  if (on === undefined) return []
  const description = 'description' in definition ? (definition.description ?? '') : ''
  const options = 'options' in definition ? (definition.options ?? []) : []
  return leaves(definition.name, description, options).map(leaf => ({ ...leaf, on }))
}

type Leaf = Omit<WireCommand, 'on'>

/** A command with subcommands is only a word in front of them. */
function leaves(name: string, description: string, options: readonly APIApplicationCommandOption[]): readonly Leaf[] {
  const parts = options.filter(({ type }) => type === Type.Subcommand || type === Type.SubcommandGroup)
  if (parts.length === 0) return [{ name, description, options: options.flatMap(optionOf) }]
  return parts.flatMap(part =>
    leaves(`${name} ${part.name}`, part.description, 'options' in part ? (part.options ?? []) : []),
  )
}

const KINDS: Readonly<Record<number, WireOption['kind']>> = {
  [Type.String]: 'text',
  [Type.Integer]: 'whole number',
  [Type.Number]: 'number',
  [Type.Boolean]: 'yes or no',
  [Type.User]: 'person',
  [Type.Mentionable]: 'person',
  [Type.Channel]: 'channel',
  [Type.Attachment]: 'file',
}

function optionOf(option: APIApplicationCommandOption): readonly WireOption[] {
  const kind = KINDS[option.type]
  if (kind === undefined) return []
  const rules = option as unknown as Readonly<Record<string, unknown>>
  const limit = (...names: readonly string[]) => names.map(name => rules[name]).find(each => typeof each === 'number')
  return [
    {
      kind,
      name: option.name,
      description: option.description,
      isRequired: option.required === true,
      choices: (rules.choices ?? []) as readonly WireChoice[],
      isCompleted: rules.autocomplete === true,
      min: limit('min_value', 'min_length') ?? null,
      max: limit('max_value', 'max_length') ?? null,
    },
  ]
}

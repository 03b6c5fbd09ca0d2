import { ApplicationCommandType } from 'discord-api-types/v10'
import type { Field } from '../form.ts'
import type { Limits } from '../limits.ts'
import { checkOptionList } from './command-option.ts'
import { checkDescriptions, checkLocalizations, checkNames } from './command-texts.ts'
import { choice, isGiven, isObject, type JsonObject, list, text } from './fields.ts'

export function checkCommand(command: JsonObject, field: Field, limits: Limits, isForGuild: boolean): void {
  const type = choice(command, 'type', field, [1, 2, 3], true) ?? ApplicationCommandType.ChatInput
  if (type === ApplicationCommandType.ChatInput) checkSlashCommand(command, field)
  else checkContextCommand(command, field)
  checkContexts(command, field, isForGuild)
  if (sizeOf(command) > limits.commandCharacters) {
    field.wrong('APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${limits.commandCharacters})`)
  }
}

function checkSlashCommand(command: JsonObject, field: Field): void {
  checkNames(command, field)
  checkDescriptions(command, field)
  checkOptionList(command, field, 'command')
}

/** Shown in a menu: spaces and capitals are fine, and there is no room for more than the name. */
function checkContextCommand(command: JsonObject, field: Field): void {
  text(command, 'name', field, { min: 1, max: 32 })
  checkLocalizations(command, 'name_localizations', field, { min: 1, max: 32 })
  if (isGiven(command.description) && command.description !== '') {
    field
      .at('description')
      .wrong('APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_CANNOT_SET', 'Context menu commands cannot have description')
  }
  if (Array.isArray(command.options) && command.options.length > 0) {
    field
      .at('options')
      .wrong('APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS_CANNOT_SET', 'Context menu commands cannot have options')
  }
}

function checkContexts(command: JsonObject, field: Field, isForGuild: boolean): void {
  for (const [key, values] of [
    ['contexts', [0, 1, 2]],
    ['integration_types', [0, 1]],
  ] as const) {
    const given = list(command, key, field, { min: 1, max: values.length, isOptional: true })
    if (given === undefined) continue
    for (const [index, value] of given.entries()) {
      if (!values.some(known => known === value)) {
        field.at(key, index).wrong('BASE_TYPE_CHOICES', `Value must be one of (${values.join(', ')}).`)
      }
    }
    if (isForGuild) {
      field.at(key).wrong('APPLICATION_COMMAND_GUILD_CONTEXTS_CANNOT_SET', 'Guild commands cannot have contexts')
    }
  }
}

/** Names, descriptions and values over the whole tree, each in its longest language. */
function sizeOf(node: JsonObject): number {
  const own = longest(node.name, node.name_localizations) + longest(node.description, node.description_localizations)
  const value = isGiven(node.value) ? String(node.value).length : 0
  return own + value + sizeOfAll(node.options) + sizeOfAll(node.choices)
}

const sizeOfAll = (nodes: unknown): number =>
  Array.isArray(nodes) ? nodes.reduce((sum: number, node) => sum + (isObject(node) ? sizeOf(node) : 0), 0) : 0

const longest = (text: unknown, translations: unknown): number =>
  Math.max(
    0,
    ...[text, ...Object.values(isObject(translations) ? translations : {})].map(value => String(value ?? '').length),
  )

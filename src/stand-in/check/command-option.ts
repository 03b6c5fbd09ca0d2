import { ApplicationCommandOptionType } from 'discord-api-types/v10'
import type { Field } from '../form.ts'
import { checkDescriptions, checkLocalizations, checkNames } from './command-texts.ts'
import { boolean, choice, isGiven, type JsonObject, list, number, objects, text } from './fields.ts'

const { Subcommand, SubcommandGroup, String: Text, Integer, Number: Fraction, Channel } = ApplicationCommandOptionType
const TYPES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const
const TYPES_WITH_CHOICES: readonly number[] = [Text, Integer, Fraction]

type Holder = 'command' | 'group' | 'subcommand'

/** What may stand where: groups hold subcommands, subcommands hold parameters, and a command holds one or the other. */
const ALLOWED: Readonly<Record<Holder, readonly number[]>> = {
  command: TYPES,
  group: [Subcommand],
  subcommand: TYPES.filter(type => type !== Subcommand && type !== SubcommandGroup),
}

const isSub = (type: unknown): boolean => type === Subcommand || type === SubcommandGroup

export function checkOptionList(holder: JsonObject, field: Field, kind: Holder): void {
  const options = objects(list(holder, 'options', field, { max: 25, isOptional: true }), field.at('options'))
  const names = new Set<string>()
  let optionalSeen = false
  for (const [option, place] of options) {
    checkOption(option, place, kind)
    const name = String(option.name)
    if (names.has(name)) place.wrong('APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED', 'Option names must be unique')
    names.add(name)
    if (isSub(option.type)) continue
    if (option.required === true && optionalSeen) {
      place.wrong(
        'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
        'Required options must be placed before non-required options',
      )
    }
    if (option.required !== true) optionalSeen = true
  }
  const subs = options.filter(([{ type }]) => isSub(type)).length
  if (subs > 0 && subs < options.length) {
    field
      .at('options')
      .wrong('APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'Sub-command and parameter options cannot be mixed')
  }
}

function checkOption(option: JsonObject, field: Field, kind: Holder): void {
  const type = choice(option, 'type', field, TYPES)
  if (type === undefined) return
  if (!ALLOWED[kind].includes(type)) {
    field
      .at('type')
      .wrong('APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'Sub-command and group options may not be nested like this')
  }
  checkNames(option, field)
  checkDescriptions(option, field)
  if (type === SubcommandGroup) checkOptionList(option, field, 'group')
  else if (type === Subcommand) checkOptionList(option, field, 'subcommand')
  else checkParameter(option, type, field)
}

function checkParameter(option: JsonObject, type: number, field: Field): void {
  boolean(option, 'required', field)
  const completes = boolean(option, 'autocomplete', field) === true
  const choices = list(option, 'choices', field, { max: 25, isOptional: true })
  const hasChoices = choices !== undefined && choices.length > 0
  if ((completes || hasChoices) && !TYPES_WITH_CHOICES.includes(type)) {
    field.wrong('APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID', 'Options of this type cannot have choices')
  }
  if (completes && hasChoices) {
    field.wrong('APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES_EXCLUSIVE', 'Autocomplete and choices cannot both be set')
  }
  checkChoices(choices, type, field.at('choices'))
  checkRange(option, type, field)
}

/** Fixed ones of a command, or those an autocompletion offers. */
export function checkChoices(choices: readonly unknown[] | undefined, type: number, field: Field): void {
  const names = new Set<string>()
  for (const [entry, place] of objects(choices, field)) {
    const name = text(entry, 'name', place, { min: 1, max: 100 })
    checkLocalizations(entry, 'name_localizations', place, { min: 1, max: 100 })
    if (type === Text) text(entry, 'value', place, { min: 1, max: 100 })
    else number(entry, 'value', place, { isFraction: type === Fraction, min: -(2 ** 53), max: 2 ** 53 })
    if (name === undefined) continue
    if (names.has(name)) place.wrong('APPLICATION_COMMAND_OPTION_CHOICE_NAME_DUPLICATED', 'Choice names must be unique')
    names.add(name)
  }
}

const BELONGS: Readonly<Record<string, readonly number[]>> = {
  min_value: [Integer, Fraction],
  max_value: [Integer, Fraction],
  min_length: [Text],
  max_length: [Text],
  channel_types: [Channel],
}

function checkRange(option: JsonObject, type: number, field: Field): void {
  for (const [key, types] of Object.entries(BELONGS)) {
    if (isGiven(option[key]) && !types.includes(type)) {
      field.at(key).wrong('APPLICATION_COMMAND_OPTIONS_RANGE_INVALID', `Options of this type cannot have ${key}`)
    }
  }
  number(option, 'min_length', field, { min: 0, max: 6000, isOptional: true })
  number(option, 'max_length', field, { min: 1, max: 6000, isOptional: true })
}

import { ComponentType } from 'discord-api-types/v10'
import type { Field } from '../form.ts'
import { checkEmoji } from './emoji.ts'
import {
  boolean,
  choice,
  isGiven,
  type JsonObject,
  list,
  number,
  objects,
  type Range,
  snowflake,
  text,
} from './fields.ts'
import { checkCustomId, type Tally } from './tally.ts'

const SELECT_TYPES = [3, 5, 6, 7, 8] as const

export const isSelect = (type: unknown): boolean => SELECT_TYPES.some(select => select === type)

const DEFAULTS: Readonly<Record<number, readonly string[]>> = {
  [ComponentType.UserSelect]: ['user'],
  [ComponentType.RoleSelect]: ['role'],
  [ComponentType.MentionableSelect]: ['user', 'role'],
  [ComponentType.ChannelSelect]: ['channel'],
}

export function checkSelect(select: JsonObject, field: Field, tally: Tally, isInModal = false): void {
  checkCustomId(select, field, tally)
  text(select, 'placeholder', field, { max: 150, isOptional: true })
  boolean(select, 'disabled', field)
  const counts = checkCounts(select, field, { min: 0, max: 25 }, 1)
  if (isInModal) checkInModal(select, field)
  if (select.type === ComponentType.StringSelect) {
    const options = checkOptions(select, field, { min: 1, max: 25 })
    checkEnough(options, field, counts)
  } else {
    checkDefaultValues(select, field, counts.max)
  }
}

function checkInModal(select: JsonObject, field: Field): void {
  if (select.disabled === true) {
    field.at('disabled').wrong('COMPONENT_DISABLED_IN_MODAL', 'Modals cannot have disabled components')
  }
  checkRequired(select, field)
}

/** What is required cannot be left empty. */
export function checkRequired(input: JsonObject, field: Field): void {
  const isRequired = boolean(input, 'required', field) ?? true
  if (isRequired && input.min_values === 0) {
    field.at('min_values').wrong('NUMBER_TYPE_MIN', 'int value should be greater than or equal to 1.')
  }
}

interface Counts {
  readonly min: number
  readonly max: number
}

export function checkCounts(input: JsonObject, field: Field, range: Range, defaultMax: number): Counts {
  const min = number(input, 'min_values', field, { min: range.min ?? 0, max: range.max, isOptional: true }) ?? 1
  const max = number(input, 'max_values', field, { min: 1, max: range.max, isOptional: true }) ?? defaultMax
  if (min > max && isGiven(input.min_values)) {
    field.at('min_values').wrong('NUMBER_TYPE_MAX', `min_values value should be less than or equal to ${max}.`)
  }
  return { min, max }
}

/** Of a select, a radio group or a group of boxes. */
export function checkOptions(input: JsonObject, field: Field, range: Range): readonly JsonObject[] {
  const options = objects(list(input, 'options', field, range), field.at('options'))
  const values = new Set<string>()
  for (const [option, place] of options) {
    text(option, 'label', place, { min: 1, max: 100 })
    text(option, 'description', place, { max: 100, isOptional: true })
    boolean(option, 'default', place)
    checkEmoji(option, place)
    const value = text(option, 'value', place, { min: 1, max: 100 })
    if (value === undefined) continue
    if (values.has(value)) {
      place.wrong('SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', 'The specified option value is already used')
    }
    values.add(value)
  }
  return options.map(([option]) => option)
}

export function checkEnough(options: readonly JsonObject[], field: Field, { max }: Counts): void {
  const place = field.at('options')
  if (options.length > 0 && options.length < max) {
    place.wrong('BASE_TYPE_BAD_LENGTH', `Must be between ${max} and 25 in length.`)
  }
  if (options.filter(option => option.default === true).length > max) {
    place.wrong(
      'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
      'The specified number of default values exceeds the specified maximum values',
    )
  }
}

function checkDefaultValues(select: JsonObject, field: Field, max: number): void {
  const place = field.at('default_values')
  const kinds = DEFAULTS[Number(select.type)] ?? []
  for (const [value, valueField] of objects(list(select, 'default_values', field, { max, isOptional: true }), place)) {
    snowflake(value, 'id', valueField)
    choice(value, 'type', valueField, kinds)
  }
}

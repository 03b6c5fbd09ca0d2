/** Reads one field of a request. What does not fit is told to the form, with Discord's codes, and read as `undefined`. */
import type { Field } from '../form.ts'

export type JsonObject = { readonly [key: string]: unknown }

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isGiven = (value: unknown): boolean => value !== undefined && value !== null

const required = (field: Field): undefined => {
  field.wrong('BASE_TYPE_REQUIRED', 'This field is required')
}

export interface Range {
  readonly min?: number
  readonly max: number
}

interface TextRule extends Range {
  readonly isOptional?: boolean
}

export function text(from: JsonObject, key: string, field: Field, rule: TextRule): string | undefined {
  const value = from[key]
  const place = field.at(key)
  if (!isGiven(value)) return rule.isOptional ? undefined : required(place)
  if (typeof value !== 'string') {
    place.wrong('STRING_TYPE_CONVERT', `Could not interpret "${show(value)}" as string.`)
    return undefined
  }
  if (value === '' && !rule.isOptional && rule.min !== 0) return required(place)
  checkLength(place, value.length, rule)
  return value
}

function checkLength(field: Field, length: number, { min = 0, max }: Range): void {
  if (length >= min && length <= max) return
  if (min > 0) field.wrong('BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`)
  else field.wrong('BASE_TYPE_MAX_LENGTH', `Must be ${max} or fewer in length.`)
}

interface NumberRule {
  readonly min?: number
  readonly max?: number
  readonly isOptional?: boolean
  readonly isFraction?: boolean
}

export function number(from: JsonObject, key: string, field: Field, rule: NumberRule = {}): number | undefined {
  const value = from[key]
  const place = field.at(key)
  if (!isGiven(value)) return rule.isOptional ? undefined : required(place)
  if (typeof value !== 'number' || (!rule.isFraction && !Number.isInteger(value))) {
    place.wrong('NUMBER_TYPE_COERCE', `Value "${show(value)}" is not ${rule.isFraction ? 'float' : 'int'}.`)
    return undefined
  }
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = rule
  if (value < min) place.wrong('NUMBER_TYPE_MIN', `int value should be greater than or equal to ${min}.`)
  if (value > max) place.wrong('NUMBER_TYPE_MAX', `int value should be less than or equal to ${max}.`)
  return value
}

export function boolean(from: JsonObject, key: string, field: Field): boolean | undefined {
  const value = from[key]
  if (!isGiven(value)) return undefined
  if (typeof value === 'boolean') return value
  field.at(key).wrong('BOOLEAN_TYPE_CONVERT', 'Must be either true or false.')
  return undefined
}

interface ListRule extends Range {
  readonly isOptional?: boolean
}

export function list(from: JsonObject, key: string, field: Field, rule: ListRule): readonly unknown[] | undefined {
  const value = from[key]
  const place = field.at(key)
  if (!isGiven(value)) return rule.isOptional ? undefined : required(place)
  if (!Array.isArray(value)) {
    place.wrong('LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType')
    return undefined
  }
  checkLength(place, value.length, rule)
  return value
}

export function object(value: unknown, field: Field): JsonObject | undefined {
  if (isObject(value)) return value
  if (!isGiven(value)) return required(field)
  field.wrong('MODEL_TYPE_CONVERT', 'Only dictionaries may be used in a ModelType')
  return undefined
}

/** The objects of a list, each with its place. */
export const objects = (
  values: readonly unknown[] | undefined,
  field: Field,
): readonly (readonly [JsonObject, Field, number])[] =>
  (values ?? []).flatMap((value, index) => {
    const place = field.at(index)
    const found = object(value, place)
    return found === undefined ? [] : [[found, place, index] as const]
  })

export function choice<T extends string | number>(
  from: JsonObject,
  key: string,
  field: Field,
  choices: readonly T[],
  isOptional = false,
): T | undefined {
  const value = from[key]
  const place = field.at(key)
  if (!isGiven(value)) return isOptional ? undefined : required(place)
  const found = choices.find(choice => choice === value)
  if (found === undefined) place.wrong('BASE_TYPE_CHOICES', `Value must be one of ${tuple(choices)}.`)
  return found
}

/** As Python writes it, which is what Discord's messages show. */
export const tuple = (values: readonly (string | number)[]): string => {
  const shown = values.map(value => (typeof value === 'string' ? `'${value}'` : String(value)))
  return shown.length === 1 ? `(${shown[0]},)` : `(${shown.join(', ')})`
}

export const isSnowflake = (value: unknown): value is string => typeof value === 'string' && /^\d{1,20}$/.test(value)

export function snowflake(from: JsonObject, key: string, field: Field, isOptional = false): string | undefined {
  const value = from[key]
  const place = field.at(key)
  if (!isGiven(value)) return isOptional ? undefined : required(place)
  if (isSnowflake(value)) return value
  place.wrong('NUMBER_TYPE_COERCE', `Value "${show(value)}" is not snowflake.`)
  return undefined
}

const show = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 100)

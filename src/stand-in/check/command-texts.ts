import { Locale } from 'discord-api-types/v10'
import type { Field } from '../form.ts'
import { isGiven, type JsonObject, object, text } from './fields.ts'

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u
const LOCALES: readonly string[] = Object.values(Locale)

/** Also of options: small letters only, where there are small letters. */
export function checkNames(from: JsonObject, field: Field): string | undefined {
  const name = text(from, 'name', field, { min: 1, max: 32 })
  if (name !== undefined) checkName(name, field.at('name'))
  for (const [locale, value] of checkLocalizations(from, 'name_localizations', field, { min: 1, max: 32 })) {
    checkName(value, field.at('name_localizations', locale))
  }
  return name
}

function checkName(name: string, field: Field): void {
  if (name.length > 32 || name === '') return
  if (!NAME.test(name) || name !== name.toLowerCase()) {
    field.wrong('APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid')
  }
}

export function checkDescriptions(from: JsonObject, field: Field): void {
  text(from, 'description', field, { min: 1, max: 100 })
  checkLocalizations(from, 'description_localizations', field, { min: 1, max: 100 })
}

export function checkLocalizations(
  from: JsonObject,
  key: string,
  field: Field,
  range: { readonly min: number; readonly max: number },
): readonly (readonly [string, string])[] {
  if (!isGiven(from[key])) return []
  const place = field.at(key)
  const translations = object(from[key], place) ?? {}
  return Object.keys(translations).flatMap(locale => {
    if (!LOCALES.includes(locale)) {
      place.at(locale).wrong('DICT_TYPE_KEY_INVALID', `Locale "${locale}" is not supported`)
      return []
    }
    const value = text(translations, locale, place, { ...range, isOptional: true })
    return value === undefined ? [] : [[locale, value] as const]
  })
}

import { ButtonStyle } from 'discord-api-types/v10'
import type { Field } from '../form.ts'
import { checkEmoji } from './emoji.ts'
import { boolean, choice, isGiven, type JsonObject, text } from './fields.ts'
import { checkCustomId, type Tally } from './tally.ts'

const STYLES = [1, 2, 3, 4, 5, 6] as const

export function checkButton(button: JsonObject, field: Field, tally: Tally): void {
  const style = choice(button, 'style', field, STYLES)
  boolean(button, 'disabled', field)
  if (style === ButtonStyle.Premium) {
    checkPremium(button, field)
    return
  }
  text(button, 'label', field, { max: 80, isOptional: true })
  checkEmoji(button, field)
  if (!button.label && !isGiven(button.emoji)) {
    field.at('label').wrong('BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED', 'A label or an emoji is required')
  }
  if (style === ButtonStyle.Link) checkLink(button, field)
  else checkPressed(button, field, tally)
}

function checkPressed(button: JsonObject, field: Field, tally: Tally): void {
  if (isGiven(button.url)) exclusive(field)
  else if (isGiven(button.custom_id)) checkCustomId(button, field, tally)
  else field.at('custom_id').wrong('BUTTON_COMPONENT_CUSTOM_ID_REQUIRED', 'A custom id is required')
}

function checkLink(button: JsonObject, field: Field): void {
  if (isGiven(button.custom_id)) exclusive(field)
  checkUrl(button, 'url', field, ['http', 'https', 'discord'], 512)
}

const exclusive = (field: Field): void =>
  field
    .at('custom_id')
    .wrong('BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE', 'A custom id and url cannot both be specified')

function checkPremium(button: JsonObject, field: Field): void {
  text(button, 'sku_id', field, { max: 20 })
  for (const key of ['custom_id', 'label', 'url', 'emoji']) {
    if (isGiven(button[key])) {
      field.at(key).wrong('BUTTON_COMPONENT_SKU_ID_EXCLUSIVE', 'Premium buttons have nothing but a sku id')
    }
  }
}

export function checkUrl(
  from: JsonObject,
  key: string,
  field: Field,
  schemes: readonly string[],
  max = 2048,
): string | undefined {
  const url = text(from, key, field, { max })
  if (url === undefined) return undefined
  const scheme = /^([a-z]+):\/\/./i.exec(url)?.[1]?.toLowerCase()
  if (scheme === undefined) field.at(key).wrong('URL_TYPE_INVALID_URL', 'Not a well formed URL.')
  else if (!schemes.includes(scheme)) {
    const allowed = schemes.map(name => `'${name}'`).join(', ')
    field
      .at(key)
      .wrong('URL_TYPE_INVALID_SCHEME', `Scheme "${scheme}" is not supported. Scheme must be one of (${allowed}).`)
  }
  return url
}

import type { Field } from '../form.ts'
import { isGiven, isSnowflake, type JsonObject, object } from './fields.ts'

// Digits and # are emoji only with the key around them.
const PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u
const PARTS = /^(?:\p{Emoji}|\p{Emoji_Component}|\u20e3)+$/u

const isUnicodeEmoji = (name: string): boolean => PICTURE.test(name) && PARTS.test(name)

/** Emoji of the application are taken on trust: their pictures are not kept here. */
export function checkEmoji(from: JsonObject, field: Field): void {
  if (!isGiven(from.emoji)) return
  const place = field.at('emoji')
  const emoji = object(from.emoji, place)
  if (emoji === undefined) return
  const isCustom = isGiven(emoji.id)
  const fits = isCustom ? isSnowflake(emoji.id) : typeof emoji.name === 'string' && isUnicodeEmoji(emoji.name)
  if (!fits) place.at(isCustom ? 'id' : 'name').wrong('COMPONENT_INVALID_EMOJI', 'Invalid emoji')
}

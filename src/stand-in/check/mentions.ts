import type { Field } from '../form.ts'
import { isGiven, isObject, isSnowflake, type JsonObject, list, object } from './fields.ts'

const KINDS = ['users', 'roles', 'everyone'] as const

/** Which mentions in the text may become notifications. */
export interface AllowedMentions {
  readonly everyone: boolean
  readonly users: 'all' | readonly string[]
  readonly author: boolean
}

export function checkAllowedMentions(form: Field, body: JsonObject): void {
  if (!isGiven(body.allowed_mentions)) return
  const field = form.at('allowed_mentions')
  const allowed = object(body.allowed_mentions, field)
  if (allowed === undefined) return
  const parse = list(allowed, 'parse', field, { max: KINDS.length, isOptional: true }) ?? []
  for (const [index, kind] of parse.entries()) {
    if (KINDS.some(known => known === kind)) continue
    field.at('parse', index).wrong('BASE_TYPE_CHOICES', "Value must be one of ('users', 'roles', 'everyone').")
  }
  for (const kind of ['users', 'roles'] as const) {
    const ids = list(allowed, kind, field, { max: 100, isOptional: true }) ?? []
    if (ids.length > 0 && parse.includes(kind)) {
      field.wrong(
        'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
        `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
      )
    }
    for (const [index, id] of ids.entries()) {
      if (!isSnowflake(id)) field.at(kind, index).wrong('NUMBER_TYPE_COERCE', `Value "${String(id)}" is not snowflake.`)
    }
  }
}

/** After it was checked. Without a word of the bot, everything a message says is meant; an interaction means users only. */
export function allowedMentions(body: JsonObject, isInteraction: boolean): AllowedMentions {
  const allowed = body.allowed_mentions
  if (!isObject(allowed)) return { everyone: !isInteraction, users: 'all', author: true }
  const parse = Array.isArray(allowed.parse) ? allowed.parse : []
  const users = Array.isArray(allowed.users) ? allowed.users.map(String) : []
  return {
    everyone: parse.includes('everyone'),
    users: parse.includes('users') ? 'all' : users,
    author: allowed.replied_user === true,
  }
}

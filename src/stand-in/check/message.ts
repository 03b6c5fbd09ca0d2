/** A message as the bot wants it: to be sent, or to become. */
import { MessageFlags } from 'discord-api-types/v10'
import type { Field } from '../form.ts'
import type { Limits } from '../limits.ts'
import type { FilePlan } from '../message/files.ts'
import type { Message } from '../state.ts'
import { checkComponents } from './components.ts'
import { checkEmbeds } from './embeds.ts'
import { isGiven, type JsonObject, number, text } from './fields.ts'
import { checkAllowedMentions } from './mentions.ts'

const { SuppressEmbeds, SuppressNotifications, Ephemeral, IsComponentsV2 } = MessageFlags

export const CHANNEL_FLAGS = SuppressEmbeds | SuppressNotifications | IsComponentsV2
export const INTERACTION_FLAGS = CHANNEL_FLAGS | Ephemeral
const EDITABLE_FLAGS = SuppressEmbeds | IsComponentsV2

const isV2 = (flags: number): boolean => (flags & IsComponentsV2) !== 0

export function checkNewMessage(
  field: Field,
  body: JsonObject,
  files: FilePlan,
  settableFlags: number,
  limits: Limits,
): void {
  const flags = number(body, 'flags', field, { min: 0, isOptional: true }) ?? 0
  if ((flags & ~settableFlags) !== 0) {
    field.at('flags').wrong('MESSAGE_FLAGS_INVALID', `Only the flags ${settableFlags} can be set here`)
  }
  checkNonce(field, body)
  checkParts(field, body, files, isV2(flags), limits)
}

/** Discord ignores the flags that it does not change; it never takes the one for components away. */
export function editedFlags(field: Field, body: JsonObject, before: Message): number {
  const flags = number(body, 'flags', field, { min: 0, isOptional: true })
  if (flags === undefined) return before.flags
  if (isV2(before.flags) && !isV2(flags)) {
    field.at('flags').wrong('MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG', 'IS_COMPONENTS_V2 flag cannot be removed')
    return before.flags
  }
  return (before.flags & ~EDITABLE_FLAGS) | (flags & EDITABLE_FLAGS)
}

export function checkEditedMessage(
  field: Field,
  body: JsonObject,
  files: FilePlan,
  before: Message,
  flags: number,
  limits: Limits,
): void {
  checkParts(field, body, files, isV2(flags), limits)
  if (!isV2(flags) || isV2(before.flags)) return
  // What the message already says has to be taken away by the same request.
  if (before.content !== '' && body.content === undefined) legacy(field, 'content')
  if (before.embeds.length > 0 && body.embeds === undefined) legacy(field, 'embeds')
}

const legacy = (field: Field, key: string): void =>
  field
    .at(key)
    .wrong(
      'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
      `The '${key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
    )

const isEmpty = (value: unknown): boolean =>
  !isGiven(value) || value === '' || (Array.isArray(value) && value.length === 0)

function checkParts(field: Field, body: JsonObject, files: FilePlan, usesV2: boolean, limits: Limits): void {
  if (usesV2) {
    for (const key of ['content', 'embeds', 'poll', 'sticker_ids']) if (!isEmpty(body[key])) legacy(field, key)
  } else {
    text(body, 'content', field, { max: limits.content, isOptional: true })
    checkEmbeds(field, body.embeds, files.filenames, limits)
  }
  if (isGiven(body.components)) {
    checkComponents(field, { components: body.components, isV2: usesV2, filenames: files.filenames }, limits)
  }
  checkAllowedMentions(field, body)
}

function checkNonce(field: Field, { nonce }: JsonObject): void {
  if (!isGiven(nonce)) return
  const place = field.at('nonce')
  if (typeof nonce !== 'string' && !Number.isInteger(nonce)) {
    place.wrong('NONCE_TYPE_INVALID_TYPE', 'This field must be a string or integer.')
  } else if (String(nonce).length > 25) {
    place.wrong('NONCE_TYPE_TOO_LONG', 'Must be 25 or fewer characters long.')
  }
}

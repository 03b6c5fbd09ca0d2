/** Buttons and menus of a message, used by somebody who sees it. */
import { ButtonStyle, ComponentType, type Snowflake } from 'discord-api-types/v10'
import type { JsonObject } from '../check/fields.ts'
import { isSelect } from '../check/select.ts'
import type { Context } from '../context.ts'
import { flatComponents } from '../message/component-tree.ts'
import type { Channel, Message, User } from '../state.ts'
import { seesMessage } from '../visibility.ts'
import { CannotDo, mayDo } from './cannot-do.ts'
import { idOf, noneResolved, type Resolved, resolveChannel, resolvedPart, resolveUser } from './resolved.ts'

export type SelectValue = string | { readonly id: Snowflake }

export function seenMessage(context: Context, user: User, wanted: Message | Snowflake): Message {
  const message = context.state.messages[idOf(wanted)]
  mayDo(message !== undefined && seesMessage(context, user.id, message), `${user.username} sees no such message`)
  return message
}

function usableComponent(message: Message, customId: string): JsonObject {
  const component = flatComponents(message.components).find(({ custom_id }) => custom_id === customId)
  mayDo(component !== undefined, `The message has no component «${customId}»`)
  mayDo(component.disabled !== true, `«${customId}» is disabled`)
  return component
}

export function pressed(message: Message, customId: string): JsonObject {
  const button = usableComponent(message, customId)
  mayDo(button.type === ComponentType.Button && button.style !== ButtonStyle.Link, `«${customId}» is no button`)
  return { component_type: button.type, custom_id: customId, id: button.id }
}

export interface Selecting {
  readonly context: Context
  readonly user: User
  readonly channel: Channel
}

export function selected(
  selecting: Selecting,
  message: Message,
  customId: string,
  values: readonly SelectValue[],
): JsonObject {
  const select = usableComponent(message, customId)
  mayDo(isSelect(select.type), `«${customId}» is no menu`)
  const resolved = noneResolved()
  return {
    component_type: select.type,
    custom_id: customId,
    id: select.id,
    values: selectedValues(selecting, select, values, resolved),
    ...resolvedPart(resolved),
  }
}

/** `fewest` is less than the menu says where nothing has to be chosen at all. */
export function selectedValues(
  selecting: Selecting,
  select: JsonObject,
  values: readonly SelectValue[],
  resolved: Resolved,
  fewest = Number(select.min_values ?? 1),
): readonly string[] {
  const name = String(select.custom_id)
  const most = Number(select.max_values ?? 1)
  mayDo(values.length >= fewest, `«${name}» asks for at least ${fewest}`)
  mayDo(values.length <= most, `«${name}» takes ${most} at most`)
  mayDo(new Set(values.map(idOf)).size === values.length, `«${name}» takes everything once`)
  return values.map(value => selectedValue(selecting, select, value, resolved))
}

function selectedValue(
  { context, user, channel }: Selecting,
  select: JsonObject,
  value: SelectValue,
  resolved: Resolved,
): string {
  switch (select.type) {
    case ComponentType.UserSelect:
    case ComponentType.MentionableSelect:
      return resolveUser(context, channel, value, resolved)
    case ComponentType.ChannelSelect:
      return resolveChannel(context, user.id, value, resolved)
    case ComponentType.RoleSelect:
      throw new CannotDo('Roles are not modelled here')
    default:
      return offered(select, idOf(value))
  }
}

export function offered(input: JsonObject, value: string): string {
  const options = (input.options ?? []) as readonly JsonObject[]
  mayDo(
    options.some(option => option.value === value),
    `«${String(input.custom_id)}» does not offer «${value}»`,
  )
  return value
}

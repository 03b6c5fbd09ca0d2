/** What is in a message, for those who look at it. */
import {
  type APIButtonComponentWithCustomId,
  type APIStringSelectComponent,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10'
import { flatComponents, textsIn } from './message/component-tree.ts'
import type { Message } from './state.ts'

/** All that can be read in it, outside of embeds and pictures. */
export const textOf = ({ content, components }: Message): string =>
  [content, ...textsIn(components)].filter(text => text !== '').join('\n')

const ofType = (message: Message, type: ComponentType) =>
  flatComponents(message.components).filter(component => component.type === type)

/** Those that can be pressed, or could be if they were not disabled. */
export const buttonsOf = (message: Message): readonly APIButtonComponentWithCustomId[] =>
  ofType(message, ComponentType.Button).filter(
    ({ style }) => style !== ButtonStyle.Link && style !== ButtonStyle.Premium,
  ) as unknown as readonly APIButtonComponentWithCustomId[]

export const menusOf = (message: Message): readonly APIStringSelectComponent[] =>
  ofType(message, ComponentType.StringSelect) as unknown as readonly APIStringSelectComponent[]

export const customIdsOf = (message: Message): readonly string[] =>
  flatComponents(message.components).flatMap(({ custom_id }) => (typeof custom_id === 'string' ? [custom_id] : []))

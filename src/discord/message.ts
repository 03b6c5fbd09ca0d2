/** Messages as values. Nothing here sends anything; what is too long for Discord is a bug of ours and is said so. */
import {
  type APIButtonComponentWithCustomId,
  type APIComponentInContainer,
  type APIMessageTopLevelComponent,
  type APISelectMenuOption,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10'
import type { PlayerId } from '../shared/ids.ts'
import { cut } from '../words/written.ts'

export interface Message {
  readonly components: readonly APIMessageTopLevelComponent[]
  readonly files: readonly MessageFile[]
  /** Who hears of it. Everybody else who is named in it does not. */
  readonly pings: readonly PlayerId[]
}

/** Something to attach. It is made when the message is sent; if that fails, the message goes without it. */
export interface MessageFile {
  readonly name: string
  readonly make: () => Promise<Uint8Array>
}

export type Part = APIComponentInContainer

export const text = (content: string): Part => ({ type: ComponentType.TextDisplay, content })

/** At most ten pictures that come with the message under these names. */
export const gallery = (pictures: readonly { readonly name: string; readonly alt: string }[]): Part => ({
  type: ComponentType.MediaGallery,
  items: pictures.map(({ name, alt }) => ({
    media: { url: `attachment://${name}` },
    description: cut(alt, LIMITS.alt),
  })),
})

export interface ButtonOptions {
  readonly style?: 'primary' | 'secondary' | 'success' | 'danger'
  readonly disabled?: boolean
}

const STYLES = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const

export const button = (
  label: string,
  customId: string,
  { style = 'secondary', disabled = false }: ButtonOptions = {},
): APIButtonComponentWithCustomId => ({
  type: ComponentType.Button,
  style: STYLES[style],
  label: cut(label, LIMITS.button),
  custom_id: customId,
  ...(disabled && { disabled }),
})

/** At most five. */
export const buttons = (...all: readonly APIButtonComponentWithCustomId[]): Part => ({
  type: ComponentType.ActionRow,
  components: [...all],
})

export interface Choice {
  readonly label: string
  readonly value: string
  readonly description?: string
  readonly chosen?: boolean
}

interface MenuOptions {
  readonly placeholder: string
  readonly min?: number
  readonly max?: number
}

/** At most 25 choices. */
export const menu = (
  customId: string,
  choices: readonly Choice[],
  { placeholder, min = 1, max = 1 }: MenuOptions,
): Part => ({
  type: ComponentType.ActionRow,
  components: [
    {
      type: ComponentType.StringSelect,
      custom_id: customId,
      placeholder: cut(placeholder, LIMITS.placeholder),
      min_values: min,
      max_values: max,
      options: choices.map(option),
    },
  ],
})

const option = ({ label, value, description, chosen }: Choice): APISelectMenuOption => ({
  label: cut(label, LIMITS.option),
  value,
  ...(description && { description: cut(description, LIMITS.option) }),
  ...(chosen && { default: true }),
})

/** A frame with a coloured edge. */
export const container = (parts: readonly Part[], colour?: number): APIMessageTopLevelComponent => ({
  type: ComponentType.Container,
  components: [...parts],
  ...(colour !== undefined && { accent_color: colour }),
})

/** What it says and shows stays. */
export function withoutButtons(
  components: readonly APIMessageTopLevelComponent[],
): readonly APIMessageTopLevelComponent[] {
  const isKept = ({ type }: { readonly type: ComponentType }): boolean => type !== ComponentType.ActionRow
  return components
    .filter(isKept)
    .map(each =>
      each.type === ComponentType.Container ? { ...each, components: each.components.filter(isKept) } : each,
    )
}

export const LIMITS = {
  components: 40,
  text: 4000,
  alt: 1024,
  button: 80,
  option: 100,
  placeholder: 150,
  choices: 25,
  buttons: 5,
} as const

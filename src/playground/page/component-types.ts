/** Discord's numbers for components, and their shapes as far as the page shows them. */
export const TYPE = {
  row: 1,
  button: 2,
  stringSelect: 3,
  textInput: 4,
  userSelect: 5,
  roleSelect: 6,
  mentionableSelect: 7,
  channelSelect: 8,
  section: 9,
  text: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
  fileUpload: 19,
  radioGroup: 21,
  checkboxGroup: 22,
  checkbox: 23,
} as const

interface Media {
  readonly url: string
  readonly width?: number | null
  readonly height?: number | null
}

export interface MediaItem {
  readonly media: Media
  readonly description?: string | null
  readonly spoiler?: boolean
}

interface Option {
  readonly label: string
  readonly value: string
  readonly description?: string
  readonly default?: boolean
  readonly emoji?: Emoji
}

interface Emoji {
  readonly name?: string | null
  readonly id?: string | null
}

/** Any component at all: which fields it has depends on its type. */
export interface Component {
  readonly type: number
  readonly id?: number
  readonly custom_id?: string
  readonly components?: readonly Component[]
  readonly component?: Component
  readonly accessory?: Component
  readonly content?: string
  readonly label?: string
  readonly description?: string | null
  readonly style?: number
  readonly url?: string
  readonly emoji?: Emoji
  readonly disabled?: boolean
  readonly placeholder?: string
  readonly options?: readonly Option[]
  readonly min_values?: number
  readonly max_values?: number
  readonly min_length?: number
  readonly max_length?: number
  readonly required?: boolean
  readonly value?: string
  readonly default?: boolean
  readonly items?: readonly MediaItem[]
  readonly media?: Media
  readonly file?: Media
  readonly name?: string
  readonly size?: number
  readonly divider?: boolean
  readonly spacing?: number
  readonly accent_color?: number | null
  readonly spoiler?: boolean
}

export const colour = (value: number): string => `#${value.toString(16).padStart(6, '0')}`

/** Emoji with pictures are not there on this machine: their names have to do. */
export const emojiText = (emoji: Emoji | undefined): string => {
  if (emoji === undefined || !emoji.name) return ''
  return emoji.id ? `:${emoji.name}: ` : `${emoji.name} `
}

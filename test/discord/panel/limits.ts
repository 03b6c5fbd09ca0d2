/** What Discord would reject. */
import type { Message } from '../../../src/discord/message.ts'

type Json = Readonly<Record<string, unknown>>

export interface Select {
  readonly custom_id: string
  readonly placeholder?: string
  readonly min_values: number
  readonly max_values: number
  readonly options: readonly { readonly label: string; readonly value: string; readonly description?: string }[]
}

export interface Button {
  readonly custom_id: string
  readonly label: string
}

export function componentsIn(value: unknown): readonly Json[] {
  if (Array.isArray(value)) return value.flatMap(componentsIn)
  if (typeof value !== 'object' || value === null) return []
  const json = value as Json
  return [...('type' in json && typeof json.type === 'number' ? [json] : []), ...componentsIn(json.components)]
}

export const buttonsIn = ({ components }: Message): readonly Button[] =>
  componentsIn(components).filter(({ type }) => type === 2) as unknown as readonly Button[]

export const selectsIn = ({ components }: Message): readonly Select[] =>
  componentsIn(components).filter(({ type }) => type === 3) as unknown as readonly Select[]

export const textsIn = ({ components }: Message): readonly string[] =>
  componentsIn(components).flatMap(({ type, content }) => (type === 10 ? [String(content)] : []))

const between = (words: unknown, least: number, most: number): boolean =>
  typeof words === 'string' && words.length >= least && words.length <= most && words.trim() === words

const isDistinct = (all: readonly unknown[]): boolean => new Set(all).size === all.length

/** Everything that is wrong with a message; nothing if it can be sent. */
export function wrongWith(message: Message): readonly string[] {
  const all = componentsIn(message.components)
  const ids = all.flatMap(({ custom_id }) => (custom_id === undefined ? [] : [custom_id]))
  const text = textsIn(message).join('')
  return [
    ...(all.length <= 40 ? [] : [`${all.length} components`]),
    ...(text.length <= 4000 ? [] : [`${text.length} characters`]),
    ...(textsIn(message).every(each => each.trim() !== '') ? [] : ['an empty text']),
    ...(isDistinct(ids) ? [] : [`the same custom id twice: ${ids}`]),
    ...(ids.every(id => between(id, 1, 100)) ? [] : ['a bad custom id']),
    ...buttonsIn(message).flatMap(({ label }) => (between(label, 1, 80) ? [] : [`button “${label}”`])),
    ...selectsIn(message).flatMap(wrongWithSelect),
    ...all.flatMap(wrongWithRow),
  ]
}

function wrongWithSelect(select: Select): readonly string[] {
  const { options, min_values: min, max_values: max, placeholder } = select
  return [
    ...(options.length >= 1 && options.length <= 25 ? [] : [`${options.length} options`]),
    ...(min >= 1 && min <= max && max <= options.length ? [] : [`${min} to ${max} of ${options.length} values`]),
    ...(between(placeholder, 1, 150) ? [] : [`placeholder “${placeholder}”`]),
    ...(isDistinct(options.map(({ value }) => value)) ? [] : ['the same value twice']),
    ...(isDistinct(options.map(({ label }) => label))
      ? []
      : [`the same label twice: ${options.map(o => o.label).join(' / ')}`]),
    ...options.flatMap(({ label, value, description = 'x' }) =>
      between(label, 1, 100) && between(value, 1, 100) && between(description, 1, 100)
        ? []
        : [`option “${label}” “${value}” “${description}”`],
    ),
  ]
}

function wrongWithRow({ type, components, items }: Json): readonly string[] {
  const count = Array.isArray(components) ? components.length : 0
  if (type === 1) return count >= 1 && count <= 5 ? [] : [`a row of ${count}`]
  if (type === 17) return count >= 1 ? [] : ['an empty container']
  if (type !== 12) return []
  const pictures = items as readonly { readonly description: string }[]
  return pictures.every(({ description }) => between(description, 1, 1024)) && pictures.length <= 10 ? [] : ['pictures']
}

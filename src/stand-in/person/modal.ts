/** A modal filled in and sent. What is not filled in stays as the bot had filled it in. */
import { ComponentType } from 'discord-api-types/v10'
import { isObject, type JsonObject } from '../check/fields.ts'
import { flatComponents } from '../message/component-tree.ts'
import type { Modal } from '../state.ts'
import { mayDo } from './cannot-do.ts'
import { offered, type Selecting, type SelectValue, selectedValues } from './component.ts'
import { noneResolved, type Resolved, resolvedPart, resolveFile, type UserFile } from './resolved.ts'

type ModalValue = string | boolean | null | readonly (SelectValue | UserFile)[]
export type ModalValues = Readonly<Record<string, ModalValue>>

export function filledModal(selecting: Selecting, modal: Modal, values: ModalValues): JsonObject {
  const known = new Set(flatComponents(modal.components).map(({ custom_id }) => custom_id))
  for (const name of Object.keys(values)) mayDo(known.has(name), `The modal has no input «${name}»`)
  const resolved = noneResolved()
  const components = modal.components.map(part =>
    filledPart(selecting, part as unknown as JsonObject, values, resolved),
  )
  return { custom_id: modal.customId, components, ...resolvedPart(resolved) }
}

function filledPart(selecting: Selecting, part: JsonObject, values: ModalValues, resolved: Resolved): JsonObject {
  const { type, id, component, components } = part
  if (isObject(component)) return { type, id, component: filledInput(selecting, component, values, resolved) }
  if (!Array.isArray(components)) return { type, id }
  return { type, id, components: components.map(input => filledInput(selecting, input, values, resolved)) }
}

function filledInput(selecting: Selecting, input: JsonObject, values: ModalValues, resolved: Resolved): JsonObject {
  const { type, id, custom_id } = input
  const value = values[String(custom_id)]
  return { type, id, custom_id, ...filledValue(selecting, input, value, resolved) }
}

function filledValue(
  selecting: Selecting,
  input: JsonObject,
  value: ModalValue | undefined,
  resolved: Resolved,
): JsonObject {
  switch (input.type) {
    case ComponentType.TextInput:
      return { value: writtenText(input, value) }
    case ComponentType.RadioGroup:
      return { value: pickedRadio(input, value) }
    case ComponentType.Checkbox:
      return { value: value === undefined ? input.default === true : value === true }
    case ComponentType.FileUpload:
      return { values: uploaded(selecting, input, value, resolved) }
    default:
      return { values: chosen(selecting, input, value, resolved) }
  }
}

const isRequired = ({ required }: JsonObject): boolean => required !== false

function writtenText(input: JsonObject, given: ModalValue | undefined): string {
  const name = String(input.custom_id)
  const value = given ?? input.value ?? ''
  mayDo(typeof value === 'string', `«${name}» is a text`)
  mayDo(value !== '' || !isRequired(input), `«${name}» is required`)
  mayDo(value === '' || value.length >= Number(input.min_length ?? 0), `«${name}» is too short`)
  mayDo(value.length <= Number(input.max_length ?? 4000), `«${name}» is too long`)
  return value
}

const defaultsOf = (input: JsonObject): readonly string[] =>
  ((input.options ?? []) as readonly JsonObject[]).flatMap(option =>
    option.default === true ? [String(option.value)] : [],
  )

function pickedRadio(input: JsonObject, given: ModalValue | undefined): string | null {
  const value = given === undefined ? (defaultsOf(input)[0] ?? null) : given
  if (typeof value === 'string') return offered(input, value)
  mayDo(!isRequired(input), `«${String(input.custom_id)}» is required`)
  return null
}

function listOf(given: ModalValue | undefined, fallback: readonly string[]): readonly (SelectValue | UserFile)[] {
  if (given === undefined || given === null) return fallback
  mayDo(Array.isArray(given), 'A menu takes a list of values')
  return given
}

/** Of an input that may be left empty, nothing at all is enough. */
const fewestOf = (input: JsonObject, count: number): number =>
  !isRequired(input) && count === 0 ? 0 : Number(input.min_values ?? 1)

function chosen(
  selecting: Selecting,
  input: JsonObject,
  given: ModalValue | undefined,
  resolved: Resolved,
): readonly string[] {
  const values = listOf(given, defaultsOf(input)) as readonly SelectValue[]
  const options = Array.isArray(input.options) ? input.options.length : 1
  const isGroup = input.type === ComponentType.CheckboxGroup
  const rules = { ...input, max_values: input.max_values ?? (isGroup ? options : 1) }
  return selectedValues(selecting, rules, values, resolved, fewestOf(input, values.length))
}

function uploaded(
  { context, channel }: Selecting,
  input: JsonObject,
  given: ModalValue | undefined,
  resolved: Resolved,
): readonly string[] {
  const files = listOf(given, [])
  const fewest = fewestOf(input, files.length)
  mayDo(files.length >= fewest, `«${String(input.custom_id)}» asks for at least ${fewest} files`)
  const most = Number(input.max_values ?? 1)
  mayDo(files.length <= most, `«${String(input.custom_id)}» takes ${most} files at most`)
  return files.map(file => resolveFile(context, channel.id, file, resolved))
}

/** The components of a message: what may stand where, and how much of it. */
import { ComponentType } from 'discord-api-types/v10'
import type { Field } from '../form.ts'
import type { Limits } from '../limits.ts'
import { checkButton } from './button.ts'
import { boolean, choice, type JsonObject, list, number, object, objects, text, tuple } from './fields.ts'
import { checkFile, checkGallery, checkPicture } from './media.ts'
import { checkSelect, isSelect } from './select.ts'
import { checkId, createTally, type Tally } from './tally.ts'

const IN_ROW = [2, 3, 5, 6, 7, 8] as const
const IN_CONTAINER = [1, 9, 10, 12, 13, 14] as const
const IN_MESSAGE = [1, 9, 10, 12, 13, 14, 17] as const
const IN_SECTION = [10] as const
const ACCESSORIES = [2, 11] as const
const LEGACY = [1] as const

type Type = (typeof IN_ROW)[number] | (typeof IN_MESSAGE)[number] | (typeof ACCESSORIES)[number]

interface Given {
  readonly components: unknown
  readonly isV2: boolean
  /** Files that come with the message or stay with it. */
  readonly filenames: Iterable<string>
}

export function checkComponents(form: Field, { components, isV2, filenames }: Given, limits: Limits): void {
  const field = form.at('components')
  const tally = createTally(filenames)
  const values = list({ components }, 'components', form, { max: isV2 ? Number.POSITIVE_INFINITY : limits.rows })
  checkChildren(values, field, isV2 ? IN_MESSAGE : LEGACY, tally)
  if (!isV2) return
  if (tally.components > limits.components) {
    field.wrong(
      'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
      `Total number of components exceeds the maximum of ${limits.components}`,
    )
  }
  if (tally.characters > limits.componentCharacters) {
    field.wrong(
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
      `Components displayable text size exceeds maximum size of ${limits.componentCharacters}`,
    )
  }
}

function checkChildren(
  values: readonly unknown[] | undefined,
  field: Field,
  types: readonly Type[],
  tally: Tally,
): void {
  for (const [component, place] of objects(values, field)) checkComponent(component, place, types, tally)
}

/** Of one of these types, or nothing else is looked at. */
export function typeOf<T extends number>(component: JsonObject, field: Field, types: readonly T[]): T | undefined {
  const type = types.find(type => type === component.type)
  if (type === undefined) field.wrong('UNION_TYPE_CHOICES', `Value of field "type" must be one of ${tuple(types)}.`)
  return type
}

type Check = (component: JsonObject, field: Field, tally: Tally) => void

const CHECKS: Readonly<Record<Type, Check>> = {
  [ComponentType.ActionRow]: checkRow,
  [ComponentType.Button]: checkButton,
  [ComponentType.StringSelect]: checkSelect,
  [ComponentType.UserSelect]: checkSelect,
  [ComponentType.RoleSelect]: checkSelect,
  [ComponentType.MentionableSelect]: checkSelect,
  [ComponentType.ChannelSelect]: checkSelect,
  [ComponentType.Section]: checkSection,
  [ComponentType.TextDisplay]: checkText,
  [ComponentType.Thumbnail]: checkPicture,
  [ComponentType.MediaGallery]: checkGallery,
  [ComponentType.File]: checkFile,
  [ComponentType.Separator]: checkSeparator,
  [ComponentType.Container]: checkContainer,
}

function checkComponent(component: JsonObject, field: Field, types: readonly Type[], tally: Tally): void {
  const type = typeOf(component, field, types)
  if (type === undefined) return
  checkId(component, field, tally)
  CHECKS[type](component, field, tally)
}

function checkRow(row: JsonObject, field: Field, tally: Tally): void {
  const values = list(row, 'components', field, { min: 1, max: 5 })
  const place = field.at('components')
  const full = values?.findIndex(value => isSelect((value as JsonObject | null)?.type)) ?? -1
  if (full >= 0 && values !== undefined && values.length > 1) {
    place
      .at(Math.max(full, 1))
      .wrong('COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'The specified component exceeds the maximum width')
  }
  checkChildren(values, place, IN_ROW, tally)
}

function checkSection(section: JsonObject, field: Field, tally: Tally): void {
  checkChildren(list(section, 'components', field, { min: 1, max: 3 }), field.at('components'), IN_SECTION, tally)
  const accessory = object(section.accessory, field.at('accessory'))
  if (accessory !== undefined) checkComponent(accessory, field.at('accessory'), ACCESSORIES, tally)
}

export function checkText(display: JsonObject, field: Field, tally: Tally): void {
  const content = text(display, 'content', field, { min: 1, max: 4000 })
  if (content !== undefined && content !== '' && content.trim() === '') {
    field.at('content').wrong('BASE_TYPE_REQUIRED', 'This field is required')
  }
  tally.characters += content?.length ?? 0
}

function checkSeparator(separator: JsonObject, field: Field): void {
  boolean(separator, 'divider', field)
  choice(separator, 'spacing', field, [1, 2], true)
}

function checkContainer(container: JsonObject, field: Field, tally: Tally): void {
  number(container, 'accent_color', field, { min: 0, max: 0xffffff, isOptional: true })
  boolean(container, 'spoiler', field)
  checkChildren(list(container, 'components', field, { min: 1, max: 40 }), field.at('components'), IN_CONTAINER, tally)
}

import { ComponentType } from 'discord-api-types/v10'
import type { Field } from '../form.ts'
import { checkText, typeOf } from './components.ts'
import { boolean, choice, type JsonObject, list, number, object, objects, text } from './fields.ts'
import { checkCounts, checkEnough, checkOptions, checkRequired, checkSelect } from './select.ts'
import { checkCustomId, checkId, createTally, type Tally } from './tally.ts'

const IN_MODAL = [1, 10, 18] as const
const IN_LABEL = [3, 4, 5, 6, 7, 8, 19, 21, 22, 23] as const

export function checkModal(modal: JsonObject, field: Field): void {
  text(modal, 'custom_id', field, { min: 1, max: 100 })
  text(modal, 'title', field, { max: 45 })
  const tally = createTally()
  const values = list(modal, 'components', field, { min: 1, max: 5 })
  for (const [component, place] of objects(values, field.at('components'))) checkPart(component, place, tally)
}

function checkPart(component: JsonObject, field: Field, tally: Tally): void {
  const type = typeOf(component, field, IN_MODAL)
  if (type === undefined) return
  checkId(component, field, tally)
  if (type === ComponentType.Label) checkLabel(component, field, tally)
  else if (type === ComponentType.TextDisplay) checkText(component, field, tally)
  else checkRow(component, field, tally)
}

/** The old way: a row with one text input that brings its own label. */
function checkRow(row: JsonObject, field: Field, tally: Tally): void {
  const place = field.at('components')
  for (const [input, inputField] of objects(list(row, 'components', field, { min: 1, max: 1 }), place)) {
    if (typeOf(input, inputField, [ComponentType.TextInput]) === undefined) continue
    checkId(input, inputField, tally)
    text(input, 'label', inputField, { max: 45 })
    checkTextInput(input, inputField, tally)
  }
}

function checkLabel(label: JsonObject, field: Field, tally: Tally): void {
  text(label, 'label', field, { max: 45 })
  text(label, 'description', field, { max: 100, isOptional: true })
  const place = field.at('component')
  const input = object(label.component, place)
  if (input === undefined) return
  const type = typeOf(input, place, IN_LABEL)
  if (type === undefined) return
  checkId(input, place, tally)
  CHECKS[type](input, place, tally)
}

type Check = (input: JsonObject, field: Field, tally: Tally) => void

const checkMenu: Check = (input, field, tally) => checkSelect(input, field, tally, true)

const CHECKS: Readonly<Record<(typeof IN_LABEL)[number], Check>> = {
  [ComponentType.StringSelect]: checkMenu,
  [ComponentType.TextInput]: checkTextInput,
  [ComponentType.UserSelect]: checkMenu,
  [ComponentType.RoleSelect]: checkMenu,
  [ComponentType.MentionableSelect]: checkMenu,
  [ComponentType.ChannelSelect]: checkMenu,
  [ComponentType.FileUpload]: checkUpload,
  [ComponentType.RadioGroup]: checkRadioGroup,
  [ComponentType.CheckboxGroup]: checkBoxes,
  [ComponentType.Checkbox]: checkBox,
}

function checkTextInput(input: JsonObject, field: Field, tally: Tally): void {
  checkCustomId(input, field, tally)
  choice(input, 'style', field, [1, 2])
  const min = number(input, 'min_length', field, { min: 0, max: 4000, isOptional: true }) ?? 0
  const max = number(input, 'max_length', field, { min: 1, max: 4000, isOptional: true }) ?? 4000
  if (min > max) field.at('min_length').wrong('NUMBER_TYPE_MAX', `int value should be less than or equal to ${max}.`)
  boolean(input, 'required', field)
  text(input, 'value', field, { min: 0, max, isOptional: true })
  text(input, 'placeholder', field, { max: 100, isOptional: true })
}

function checkUpload(input: JsonObject, field: Field, tally: Tally): void {
  checkCustomId(input, field, tally)
  checkCounts(input, field, { min: 0, max: 10 }, 1)
  checkRequired(input, field)
}

function checkRadioGroup(input: JsonObject, field: Field, tally: Tally): void {
  checkCustomId(input, field, tally)
  boolean(input, 'required', field)
  checkEnough(checkOptions(input, field, { min: 2, max: 10 }), field, { min: 1, max: 1 })
}

function checkBoxes(input: JsonObject, field: Field, tally: Tally): void {
  checkCustomId(input, field, tally)
  checkRequired(input, field)
  const options = checkOptions(input, field, { min: 1, max: 10 })
  checkEnough(options, field, checkCounts(input, field, { min: 0, max: 10 }, Math.max(1, options.length)))
}

function checkBox(input: JsonObject, field: Field, tally: Tally): void {
  checkCustomId(input, field, tally)
  boolean(input, 'default', field)
}

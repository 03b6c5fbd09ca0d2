/** What is counted over all components of a message or a modal. */
import type { Field } from '../form.ts'
import { type JsonObject, number, text } from './fields.ts'

export interface Tally {
  readonly customIds: Set<string>
  readonly ids: Set<number>
  /** Files that `attachment://` may name. */
  readonly filenames: ReadonlySet<string>
  components: number
  characters: number
}

export const createTally = (filenames: Iterable<string> = []): Tally => ({
  customIds: new Set(),
  ids: new Set(),
  filenames: new Set(filenames),
  components: 0,
  characters: 0,
})

export function checkCustomId(component: JsonObject, field: Field, tally: Tally): void {
  const customId = text(component, 'custom_id', field, { min: 1, max: 100 })
  if (customId === undefined) return
  if (tally.customIds.has(customId)) {
    field.at('custom_id').wrong('COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated')
  }
  tally.customIds.add(customId)
}

/** Every component has an id, given or made by Discord; 0 asks for one. */
export function checkId(component: JsonObject, field: Field, tally: Tally): void {
  tally.components += 1
  const id = number(component, 'id', field, { min: 0, max: 2 ** 31 - 1, isOptional: true })
  if (id === undefined || id === 0) return
  if (tally.ids.has(id)) field.at('id').wrong('COMPONENT_ID_DUPLICATED', 'Component id cannot be duplicated')
  tally.ids.add(id)
}

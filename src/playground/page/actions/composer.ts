/** Writing: messages, and commands with their options. */
import type { WireChoice, WireCommand, WireOption, WireUpload, WireValue } from '../../wire.ts'
import { commandSuggestions, fieldFrom, nextOption, suggestionsFor } from '../completion.ts'
import { server } from '../server.ts'
import {
  type Composer,
  EMPTY_COMPOSER,
  type FieldValue,
  type Seat,
  type Suggestion,
  type Suggestions,
} from '../state.ts'
import type { Store } from '../store.ts'
import { attempt, taken } from './deeds.ts'

export interface Writing {
  type(personId: string, text: string): void
  /** Begins a command as if it had been chosen from the list. */
  begin(personId: string, command: WireCommand): void
  cancel(personId: string): void
  focusField(personId: string, option: string): void
  typeField(personId: string, option: string, text: string): void
  attach(personId: string, option: string, file: WireUpload): void
  dropField(personId: string, option: string): void
  move(personId: string, by: number): void
  pick(personId: string, suggestion: Suggestion): void
  closeSuggestions(personId: string): void
  send(personId: string): Promise<void>
}

type SetComposer = (personId: string, change: (composer: Composer, seat: Seat) => Composer) => void

interface Tools {
  readonly store: Store
  readonly set: SetComposer
  focus(personId: string, option: string | null): void
}

export function createWriting(store: Store): Writing {
  const set: SetComposer = (personId, change) =>
    store.updateSeat(personId, seat => ({ ...seat, composer: change(seat.composer, seat) }))
  const focus = (personId: string, option: string | null) => void focusLater(store, personId, option)
  const tools: Tools = { store, set, focus }
  const begin = (personId: string, command: WireCommand) => start(tools, personId, command)
  return {
    type: (personId, text) =>
      set(personId, (composer, seat) => ({
        ...composer,
        text,
        problem: null,
        suggestions: commandSuggestions(seat, text),
      })),
    begin,
    cancel: personId => {
      set(personId, () => EMPTY_COMPOSER)
      focus(personId, null)
    },
    focusField: (personId, option) => {
      if (store.get().seats[personId]?.composer.focused === option) return
      set(personId, composer => ({ ...composer, focused: option }))
      void suggest(tools, personId, option)
    },
    typeField: (personId, option, text) => {
      set(personId, composer => ({ ...withField(composer, option, { text, value: null }), focused: option }))
      void suggest(tools, personId, option)
    },
    attach: (personId, option, file) =>
      set(personId, composer => withField(composer, option, { text: file.name, value: file })),
    dropField: (personId, option) =>
      set(personId, composer => {
        const { [option]: _, ...fields } = composer.fields
        return { ...composer, fields, suggestions: null, focused: null }
      }),
    move: (personId, by) => set(personId, composer => ({ ...composer, suggestions: moved(composer.suggestions, by) })),
    pick: (personId, { pick, label }) => {
      if ('options' in pick) begin(personId, pick)
      else if ('option' in pick) addField(tools, personId, pick.option)
      else fill(tools, personId, label, pick)
    },
    closeSuggestions: personId => set(personId, composer => ({ ...composer, suggestions: null })),
    send: personId => send(tools, personId),
  }
}

const withField = (composer: Composer, option: string, field: FieldValue): Composer => ({
  ...composer,
  problem: null,
  fields: { ...composer.fields, [option]: field },
})

function moved(suggestions: Suggestions | null, by: number): Suggestions | null {
  if (suggestions === null || suggestions.items.length === 0) return suggestions
  const count = suggestions.items.length
  return { ...suggestions, active: (suggestions.active + by + count) % count }
}

const BLANK: FieldValue = { text: '', value: null }

function start({ set, focus }: Tools, personId: string, command: WireCommand): void {
  const required = command.options.filter(({ isRequired }) => isRequired)
  const fields = Object.fromEntries(required.map(({ name }) => [name, BLANK]))
  const [first] = required.length > 0 ? required : command.options.filter(({ isCompleted }) => isCompleted)
  const shown = first === undefined || first.isRequired ? fields : { [first.name]: BLANK }
  set(personId, () => ({ ...EMPTY_COMPOSER, command, fields: shown }))
  focus(personId, first?.name ?? null)
}

function addField({ set, focus }: Tools, personId: string, option: string): void {
  set(personId, composer => ({ ...withField(composer, option, BLANK), suggestions: null, focused: null }))
  focus(personId, option)
}

/** A choice was taken: on to what is still missing. */
function fill({ store, set, focus }: Tools, personId: string, label: string, { value }: WireChoice): void {
  const { command, focused } = store.get().seats[personId]?.composer ?? EMPTY_COMPOSER
  const option = command?.options.find(({ name }) => name === focused)
  if (command === null || option === undefined) return
  const chosen = option.kind === 'yes or no' ? value === 'true' : value
  set(personId, composer => ({
    ...withField(composer, option.name, { text: label, value: chosen }),
    suggestions: null,
    focused: null,
  }))
  const composer = store.get().seats[personId]?.composer ?? EMPTY_COMPOSER
  focus(personId, nextOption(command, composer.fields)?.name ?? option.name)
}

/** After the next drawing, or what is to have the focus is not there yet. */
async function focusLater(store: Store, personId: string, option: string | null): Promise<void> {
  await store.drawn()
  const id = option === null ? `composer-${personId}` : `field-${personId}-${option}`
  document.getElementById(id)?.focus()
}

/** The last word counts: an answer to what is no longer typed is dropped. */
async function suggest({ store, set }: Tools, personId: string, name: string): Promise<void> {
  const seat = store.get().seats[personId]
  const option = seat?.composer.command?.options.find(each => each.name === name)
  if (seat === undefined || option === undefined) return
  const field = seat.composer.fields[name] ?? BLANK
  const show = (suggestions: Suggestions | null) =>
    set(personId, composer => {
      const isCurrent = composer.focused === name && (composer.fields[name] ?? BLANK).text === field.text
      return isCurrent ? { ...composer, suggestions } : composer
    })
  if (!option.isCompleted) {
    const items = field.value === null ? suggestionsFor(seat, option, field.text) : []
    show(items.length === 0 ? null : { items, active: 0, isLoading: false })
    return
  }
  if (field.value !== null) return show(null)
  set(personId, composer => ({
    ...composer,
    suggestions: { items: composer.suggestions?.items ?? [], active: 0, isLoading: true },
  }))
  const choices = await completions(seat, option, field.text)
  show({
    items: choices.map(choice => ({ label: choice.name, detail: '', pick: choice })),
    active: 0,
    isLoading: false,
  })
}

async function completions(seat: Seat, { name }: WireOption, text: string): Promise<readonly WireChoice[]> {
  const { composer, channelId, personId } = seat
  const others = Object.fromEntries(Object.entries(valuesOf(composer)).filter(([each]) => each !== name))
  const options = { ...others, ...(text !== '' && { [name]: text }) }
  const command = composer.command?.name ?? ''
  return server.complete(personId, { channelId: channelId ?? '', command, options, focused: name }).catch(() => [])
}

function valuesOf({ command, fields }: Composer): Readonly<Record<string, WireValue>> {
  const found: Record<string, WireValue> = {}
  for (const option of command?.options ?? []) {
    const value = fieldFrom(option, fields[option.name])
    if (value !== null) found[option.name] = value
  }
  return found
}

async function send({ store, set, focus }: Tools, personId: string): Promise<void> {
  const seat = store.get().seats[personId]
  if (seat === undefined || seat.composer.isSending || seat.channelId === null) return
  const { composer, channelId } = seat
  const { command } = composer
  const missing = command === null ? undefined : missingOption(command, composer)
  if (missing !== undefined) {
    set(personId, current => ({ ...current, problem: `Fill in “${missing.name}”: ${missing.description}.` }))
    focus(personId, missing.name)
    return
  }
  if (command === null && composer.text.trim() === '') return
  set(personId, current => ({ ...current, isSending: true, suggestions: null, problem: null }))
  const outcome = await attempt(
    personId,
    command === null
      ? { type: 'say', channelId, content: composer.text }
      : { type: 'slash', channelId, command: command.name, options: valuesOf(composer) },
  )
  store.updateSeat(personId, current =>
    outcome.kind === 'failed'
      ? { ...current, composer: { ...current.composer, isSending: false, problem: outcome.text } }
      : taken({ ...current, composer: EMPTY_COMPOSER }, outcome),
  )
  focus(personId, null)
}

const missingOption = ({ options }: WireCommand, composer: Composer): WireOption | undefined => {
  const values = valuesOf(composer)
  return options.find(({ name, isRequired }) => isRequired && values[name] === undefined)
}

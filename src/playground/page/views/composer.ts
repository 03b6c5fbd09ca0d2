/** Where one writes: a message, or a command with its options. */
import type { WireOption } from '../../wire.ts'
import type { App } from '../app.ts'
import { isUpload } from '../completion.ts'
import { readUpload } from '../read-upload.ts'
import { channelOf, type Seat } from '../state.ts'
import { type Content, h, type VNode } from '../vnode.ts'
import { icon } from './icons.ts'
import { suggestionList } from './suggestions.ts'

export function composer(app: App, seat: Seat): VNode {
  const { personId } = seat
  const { command, problem, isSending } = seat.composer
  const send = () => void app.writing.send(personId)
  return h(
    'form',
    {
      class: 'composer',
      key: 'composer',
      on: {
        submit: event => {
          event.preventDefault()
          send()
        },
        focusout: event => leave(app, seat, event),
      },
    },
    suggestionList(app, seat),
    problem !== null && h('p', { class: 'failure', role: 'alert' }, problem),
    h(
      'div',
      { key: 'box', class: command === null ? 'composer-box' : 'composer-box command' },
      command === null ? textBox(app, seat) : commandBox(app, seat),
      h(
        'button',
        {
          type: 'submit',
          class: 'icon-button send',
          'aria-label': command === null ? 'Send message' : `Send /${command.name}`,
          disabled: isSending,
        },
        icon('send'),
      ),
    ),
  )
}

function leave(app: App, { personId, composer: { suggestions } }: Seat, event: FocusEvent): void {
  const inside = (event.currentTarget as HTMLElement).contains(event.relatedTarget as Node | null)
  if (!inside && suggestions !== null) app.writing.closeSuggestions(personId)
}

const listId = (personId: string): string => `suggestions-${personId}`

/** What ties the box to the list, for those who hear it. */
const comboAttributes = ({ personId, composer: { suggestions } }: Seat, isHere: boolean) => {
  const isOpen = isHere && suggestions !== null && suggestions.items.length > 0
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': String(isOpen),
    'aria-controls': isOpen ? listId(personId) : undefined,
    'aria-activedescendant': isOpen ? `${listId(personId)}-${suggestions.active}` : undefined,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
  }
}

function textBox(app: App, seat: Seat): VNode {
  const { personId } = seat
  const channel = channelOf(seat)
  const isLocked = channel?.kind === 'thread' && channel.isLocked
  const name = channel?.kind === 'text' ? `#${channel.name}` : (channel?.name ?? '')
  return h('textarea', {
    id: `composer-${personId}`,
    key: 'text',
    class: 'composer-text',
    rows: Math.min(6, seat.composer.text.split('\n').length),
    maxlength: 2000,
    disabled: isLocked,
    'aria-label': `Message ${name}`,
    placeholder: isLocked ? 'This thread is locked' : 'Message, or / for commands',
    ...comboAttributes(seat, true),
    value: seat.composer.text,
    on: {
      input: event => app.writing.type(personId, (event.currentTarget as HTMLTextAreaElement).value),
      keydown: event => onKey(app, seat, event),
    },
  })
}

/** Keys mean the same wherever there are suggestions. */
function onKey(app: App, seat: Seat, event: KeyboardEvent): void {
  if (event.isComposing) return
  const act = keysOf(app, seat)[event.shiftKey ? `Shift ${event.key}` : event.key]
  if (act === undefined) return
  event.preventDefault()
  act()
}

function keysOf(app: App, { personId, composer: { suggestions } }: Seat): Readonly<Record<string, () => void>> {
  const send = () => void app.writing.send(personId)
  const picked = suggestions?.items[suggestions.active]
  if (suggestions === null || picked === undefined) return { Enter: send }
  // What is on the screen may not be what fits any more.
  const pick = suggestions.isLoading ? () => {} : () => app.writing.pick(personId, picked)
  return {
    ArrowDown: () => app.writing.move(personId, 1),
    ArrowUp: () => app.writing.move(personId, -1),
    Escape: () => app.writing.closeSuggestions(personId),
    Enter: pick,
    Tab: pick,
  }
}

function commandBox(app: App, seat: Seat): VNode {
  const { personId } = seat
  const { command, fields } = seat.composer
  const shown = (command?.options ?? []).filter(({ name }) => fields[name] !== undefined)
  const others = (command?.options ?? []).filter(({ name }) => fields[name] === undefined)
  return h(
    'div',
    { class: 'command-box', key: 'command' },
    h(
      'div',
      { class: 'command-head' },
      h('span', { class: 'command-name', id: `command-${personId}` }, `/${command?.name ?? ''}`),
      h('span', { class: 'hint command-about' }, command?.description),
      h(
        'button',
        {
          type: 'button',
          class: 'icon-button',
          'aria-label': 'Cancel command',
          on: { click: () => app.writing.cancel(personId) },
        },
        icon('close'),
      ),
    ),
    shown.map(option => field(app, seat, option)),
    others.length > 0 && more(app, seat, others),
    command?.options.length === 0 && nothingToFill(app, seat),
  )
}

/** Holds the focus where there is nothing to type, so that Enter sends and Escape cancels. */
const nothingToFill = (app: App, seat: Seat): VNode =>
  h(
    'button',
    {
      type: 'submit',
      id: `composer-${seat.personId}`,
      class: 'button primary',
      mounted: element => element.focus(),
      on: {
        keydown: event => {
          if (event.key === 'Escape') app.writing.cancel(seat.personId)
        },
      },
    },
    'Send',
  )

const more = (app: App, { personId, composer: { fields } }: Seat, options: readonly WireOption[]): VNode =>
  h(
    'div',
    { class: 'more-options' },
    options.map(({ name, description }, index) =>
      h(
        'button',
        {
          type: 'button',
          key: name,
          class: 'chip',
          title: description,
          ...(index === 0 && Object.keys(fields).length === 0 && { id: `composer-${personId}` }),
          on: { click: () => app.writing.pick(personId, { label: name, detail: '', pick: { option: name } }) },
        },
        icon('plus'),
        name,
      ),
    ),
  )

function field(app: App, seat: Seat, option: WireOption): VNode {
  const { personId } = seat
  const id = `field-${personId}-${option.name}`
  return h(
    'div',
    { class: 'option-field', key: option.name },
    h(
      'label',
      { for: id },
      option.name,
      option.isRequired && h('span', { class: 'required', 'aria-hidden': 'true' }, '*'),
    ),
    option.kind === 'file' ? fileBox(app, seat, option, id) : valueBox(app, seat, option, id),
    !option.isRequired &&
      h(
        'button',
        {
          type: 'button',
          class: 'icon-button',
          'aria-label': `Leave out ${option.name}`,
          on: { click: () => app.writing.dropField(personId, option.name) },
        },
        icon('close'),
      ),
  )
}

function valueBox(app: App, seat: Seat, { name, kind, description, isRequired, max }: WireOption, id: string): VNode {
  const { personId } = seat
  const { fields, focused } = seat.composer
  const isNumber = kind === 'number' || kind === 'whole number'
  return h('input', {
    id,
    type: 'text',
    placeholder: description,
    'aria-required': isRequired ? 'true' : undefined,
    ...(isNumber && { inputmode: 'numeric' }),
    ...(kind === 'text' && max !== null && { maxlength: max }),
    ...comboAttributes(seat, focused === name),
    value: fields[name]?.text ?? '',
    on: {
      focus: () => app.writing.focusField(personId, name),
      input: event => app.writing.typeField(personId, name, (event.currentTarget as HTMLInputElement).value),
      keydown: event => onFieldKey(app, seat, name, event),
    },
  })
}

/** Out of an empty field, one goes back to writing. */
function onFieldKey(app: App, seat: Seat, name: string, event: KeyboardEvent): void {
  const { fields, suggestions } = seat.composer
  const isEmpty = (fields[name]?.text ?? '') === ''
  const isFirst = Object.keys(fields)[0] === name
  if ((event.key === 'Escape' && suggestions === null) || (event.key === 'Backspace' && isEmpty && isFirst)) {
    event.preventDefault()
    app.writing.cancel(seat.personId)
    return
  }
  onKey(app, seat, event)
}

function fileBox(app: App, { personId, composer: { fields } }: Seat, { name }: WireOption, id: string): Content {
  const chosen = fields[name]?.value
  return h('div', { class: 'file-box' }, [
    h('input', {
      id,
      type: 'file',
      on: {
        change: async event => {
          const [file] = (event.currentTarget as HTMLInputElement).files ?? []
          if (file !== undefined) app.writing.attach(personId, name, await readUpload(file))
        },
      },
    }),
    isUpload(chosen) && h('span', { class: 'hint' }, chosen.name),
  ])
}

/** A form that the bot asks to fill in. */
import type { WireInput } from '../../wire.ts'
import type { App } from '../app.ts'
import { type Component, TYPE } from '../component-types.ts'
import { markdown } from '../markdown/render.ts'
import { readUpload } from '../read-upload.ts'
import { type OpenForm, personNamed, type Seat } from '../state.ts'
import { type Content, h, type VNode } from '../vnode.ts'
import { defaultsOf, optionsOf } from './components.ts'
import { dialog } from './dialog.ts'
import { readerFor } from './message.ts'
import { select } from './select.ts'

interface Filling {
  readonly app: App
  readonly seat: Seat
  readonly form: OpenForm
}

export function form(app: App, seat: Seat): VNode | null {
  if (seat.form === null) return null
  const { modal, problem, isSending } = seat.form
  const { personId } = seat
  const filling = { app, seat, form: seat.form }
  const parts = modal.components as unknown as readonly Component[]
  return dialog(
    { key: `form ${modal.id}`, title: modal.title, close: () => app.deeds.closeForm(personId) },
    h('p', { class: 'hint form-who' }, `You fill this in as ${personNamed(seat, personId).name}.`),
    h(
      'form',
      {
        class: 'form',
        on: {
          submit: event => {
            event.preventDefault()
            void app.deeds.submit(personId)
          },
        },
      },
      parts.map((component, index) => part(filling, component, index)),
      problem !== null && h('p', { class: 'failure', role: 'alert' }, problem),
      h(
        'div',
        { class: 'dialog-foot' },
        h(
          'button',
          { type: 'button', class: 'button secondary', on: { click: () => app.deeds.closeForm(personId) } },
          'Cancel',
        ),
        h('button', { type: 'submit', class: 'button primary', disabled: isSending }, isSending ? 'Sending…' : 'Send'),
      ),
    ),
  )
}

function part(filling: Filling, component: Component, index: number): Content {
  if (component.type === TYPE.text) {
    return h('div', { class: 'prose' }, markdown(component.content ?? '', readerFor(filling.app, filling.seat)))
  }
  const inner = component.component ?? component.components?.[0]
  if (inner === undefined) return null
  const label = component.label ?? inner.label ?? ''
  return labelled(filling, inner, label, component.description ?? '', index)
}

const isGroup = ({ type }: Component): boolean => type === TYPE.radioGroup || type === TYPE.checkboxGroup

function labelled(filling: Filling, input: Component, label: string, description: string, index: number): VNode {
  const id = `input-${filling.seat.personId}-${index}`
  const isRequired = input.required !== false && input.type !== TYPE.checkbox
  const about = description !== '' && h('p', { class: 'hint', id: `${id}-about` }, description)
  const star = isRequired && h('span', { class: 'required', 'aria-hidden': 'true' }, '*')
  const content = control(filling, input, id, label, description !== '' ? `${id}-about` : undefined)
  if (isGroup(input)) return h('fieldset', { class: 'input' }, h('legend', {}, label, star), about, content)
  return h('div', { class: 'input' }, h('label', { for: id }, label, star), about, content)
}

function control(filling: Filling, input: Component, id: string, label: string, about: string | undefined): Content {
  switch (input.type) {
    case TYPE.textInput:
      return textInput(filling, input, id, about)
    case TYPE.radioGroup:
    case TYPE.checkboxGroup:
      return choices(filling, input, id)
    case TYPE.checkbox:
      return checkbox(filling, input, id)
    case TYPE.fileUpload:
      return upload(filling, input, id, about)
    default:
      return menu(filling, input, id, label)
  }
}

const given = ({ form: { values } }: Filling, { custom_id = '' }: Component): WireInput | undefined => values[custom_id]

const fill = ({ app, seat }: Filling, { custom_id = '' }: Component, value: WireInput): void =>
  app.deeds.fill(seat.personId, custom_id, value)

function textInput(filling: Filling, input: Component, id: string, about: string | undefined): VNode {
  const isLong = input.style === 2
  const known = given(filling, input)
  return h(isLong ? 'textarea' : 'input', {
    id,
    ...(isLong ? { rows: 6 } : { type: 'text' }),
    placeholder: input.placeholder,
    maxlength: input.max_length ?? 4000,
    minlength: input.min_length,
    required: input.required !== false,
    'aria-describedby': about,
    autocomplete: 'off',
    value: typeof known === 'string' ? known : (input.value ?? ''),
    on: { input: event => fill(filling, input, (event.currentTarget as HTMLInputElement).value) },
  })
}

function choices(filling: Filling, input: Component, id: string): VNode {
  const isRadio = input.type === TYPE.radioGroup
  const known = given(filling, input)
  const chosen: readonly unknown[] = known === undefined ? defaultsOf(input) : Array.isArray(known) ? known : [known]
  const change = (value: string) => {
    if (isRadio) return fill(filling, input, value)
    const picked = (input.options ?? []).map(option => option.value)
    const next = picked.filter(each => (each === value ? !chosen.includes(each) : chosen.includes(each)))
    fill(filling, input, next)
  }
  return h(
    'div',
    { class: 'choices' },
    (input.options ?? []).map(({ label, value, description }) =>
      h(
        'label',
        { class: 'choice', key: value },
        h('input', {
          type: isRadio ? 'radio' : 'checkbox',
          name: id,
          value,
          checked: chosen.includes(value),
          on: { change: () => change(value) },
        }),
        h(
          'span',
          { class: 'option-words' },
          h('span', {}, label),
          description && h('span', { class: 'option-detail' }, description),
        ),
      ),
    ),
  )
}

function checkbox(filling: Filling, input: Component, id: string): VNode {
  const known = given(filling, input)
  return h('input', {
    type: 'checkbox',
    id,
    class: 'checkbox',
    checked: typeof known === 'boolean' ? known : input.default === true,
    on: { change: event => fill(filling, input, (event.currentTarget as HTMLInputElement).checked) },
  })
}

const upload = (filling: Filling, input: Component, id: string, about: string | undefined): VNode =>
  h('input', {
    type: 'file',
    id,
    multiple: (input.max_values ?? 1) > 1,
    required: input.required !== false && (input.min_values ?? 1) > 0,
    'aria-describedby': about,
    on: {
      change: async event => {
        const files = [...((event.currentTarget as HTMLInputElement).files ?? [])]
        fill(filling, input, await Promise.all(files.map(readUpload)))
      },
    },
  })

function menu(filling: Filling, input: Component, id: string, label: string): VNode {
  const { app, seat, form: current } = filling
  const known = given(filling, input)
  const key = input.custom_id ?? ''
  return select({
    id,
    key,
    label,
    placeholder: input.placeholder ?? (input.required === false ? 'Choose, or leave it' : 'Choose…'),
    options: optionsOf(seat, input),
    chosen: Array.isArray(known) ? known.map(String) : defaultsOf(input),
    min: input.required === false ? 0 : (input.min_values ?? 1),
    max: input.max_values ?? 1,
    isDisabled: false,
    isBusy: false,
    menu: current.menu,
    setMenu: next => app.deeds.setFormMenu(seat.personId, next),
    choose: values => fill(filling, input, values),
  })
}

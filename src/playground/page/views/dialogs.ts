/** The windows that are about the page and not about a message. */
import type { App } from '../app.ts'
import type { Dialog, State } from '../state.ts'
import { h, type VNode } from '../vnode.ts'
import { dialog } from './dialog.ts'

export function dialogs(app: App, { dialog: open }: State): VNode | null {
  if (open === null) return null
  const close = () => app.surroundings.setDialog(null)
  switch (open.kind) {
    case 'picture':
      return dialog(
        { key: 'picture', title: 'Picture', look: 'picture-dialog', close },
        h(
          'div',
          { class: 'picture-frame', tabindex: '0', role: 'group', 'aria-label': 'Picture, enlarged' },
          h('img', { src: open.url, alt: open.alt }),
        ),
        open.alt !== '' && h('p', { class: 'hint' }, open.alt),
      )
    case 'raw':
      return dialog(
        { key: 'raw', title: open.title, look: 'wide', close },
        h('pre', { class: 'json', tabindex: '0', 'aria-label': open.title }, open.text),
      )
    case 'reset':
      return resetDialog(app, open, close)
    case 'newcomer':
      return newcomerDialog(app, open, close)
  }
}

function resetDialog(app: App, { isBusy, problem }: Dialog & { readonly kind: 'reset' }, close: () => void): VNode {
  return dialog(
    { key: 'reset', title: 'Start all over?', close },
    h('p', {}, 'A new world begins. Every match, message and deck of this one is put away for good.'),
    problem !== null && h('p', { class: 'failure', role: 'alert' }, problem),
    h(
      'div',
      { class: 'dialog-foot' },
      h('button', { type: 'button', class: 'button secondary', on: { click: close } }, 'Keep everything'),
      h(
        'button',
        {
          type: 'button',
          class: 'button danger',
          disabled: isBusy,
          on: { click: () => void app.surroundings.reset() },
        },
        isBusy ? 'Starting over…' : 'Start over',
      ),
    ),
  )
}

function newcomerDialog(app: App, { problem }: Dialog & { readonly kind: 'newcomer' }, close: () => void): VNode {
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const name = new FormData(event.currentTarget as HTMLFormElement).get('name')
    void app.surroundings.addPerson(String(name ?? ''))
  }
  return dialog(
    { key: 'newcomer', title: 'Somebody new', close },
    h(
      'form',
      { class: 'form', on: { submit } },
      h(
        'div',
        { class: 'input' },
        h('label', { for: 'newcomer-name' }, 'Name'),
        h('input', {
          id: 'newcomer-name',
          name: 'name',
          type: 'text',
          required: true,
          maxlength: 32,
          autocomplete: 'off',
        }),
      ),
      problem !== null && h('p', { class: 'failure', role: 'alert' }, problem),
      h(
        'div',
        { class: 'dialog-foot' },
        h('button', { type: 'button', class: 'button secondary', on: { click: close } }, 'Cancel'),
        h('button', { type: 'submit', class: 'button primary' }, 'Let them in'),
      ),
    ),
  )
}

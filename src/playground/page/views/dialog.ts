/** A window over the page. The browser itself keeps the focus in it and closes it with Escape. */
import { type Content, h, type VNode } from '../vnode.ts'
import { icon } from './icons.ts'

interface DialogProps {
  readonly key: string
  readonly title: string
  readonly look?: string
  close(): void
}

/** Who had the focus before. */
const before = new WeakMap<HTMLElement, Element | null>()

function open(element: HTMLElement): void {
  before.set(element, document.activeElement)
  const window = element as HTMLDialogElement
  window.showModal()
  element.querySelector<HTMLElement>('.form :is(input, textarea, [role=combobox])')?.focus()
}

function giveBack(element: HTMLElement): void {
  const owner = before.get(element)
  if (owner instanceof HTMLElement && owner.isConnected) owner.focus()
}

export function dialog({ key, title, look = '', close }: DialogProps, ...content: readonly Content[]): VNode {
  return h(
    'dialog',
    {
      key,
      class: `dialog ${look}`,
      'aria-label': title,
      mounted: open,
      removed: giveBack,
      on: {
        cancel: event => {
          event.preventDefault()
          close()
        },
        click: event => {
          if (event.target === event.currentTarget) close()
        },
      },
    },
    h(
      'div',
      { class: 'dialog-body' },
      h(
        'header',
        { class: 'dialog-head' },
        h('h2', {}, title),
        h(
          'button',
          { type: 'button', class: 'icon-button', 'aria-label': 'Close', on: { click: close } },
          icon('close'),
        ),
      ),
      content,
    ),
  )
}

/** A window over the page. The browser itself keeps the focus in it and closes it with Escape. */
import { type Content, h, type VNode } from '../vnode.ts'
import { icon } from './icons.ts'

interface DialogProps {
  readonly key: string
  readonly title: string
  readonly look?: string
  close(): void
}

export function dialog({ key, title, look = '', close }: DialogProps, ...content: readonly Content[]): VNode {
  return h(
    'dialog',
    {
      key,
      class: `dialog ${look}`,
      'aria-label': title,
      mounted: element => (element as HTMLDialogElement).showModal(),
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

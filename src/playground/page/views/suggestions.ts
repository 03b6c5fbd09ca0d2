/** The list above the composer: commands, choices, people. */
import type { App } from '../app.ts'
import type { Seat, Suggestion } from '../state.ts'
import { h, type VNode } from '../vnode.ts'

export function suggestionList(app: App, { personId, composer }: Seat): VNode | null {
  const { suggestions } = composer
  if (suggestions === null) return null
  const { items, active, isLoading } = suggestions
  const id = `suggestions-${personId}`
  return h(
    'div',
    { class: 'suggestions', key: 'suggestions' },
    items.length === 0 && h('p', { class: 'hint', role: 'status' }, isLoading ? 'Looking…' : 'Nothing fits.'),
    items.length > 0 &&
      h(
        'div',
        {
          role: 'listbox',
          id,
          class: 'options',
          'aria-label': 'Suggestions',
          'aria-busy': isLoading ? 'true' : undefined,
          tabindex: '-1',
        },
        items.map((item, index) => row(app, personId, item, `${id}-${index}`, index === active)),
      ),
  )
}

const row = (app: App, personId: string, item: Suggestion, id: string, isActive: boolean): VNode =>
  h(
    'div',
    {
      key: `${item.label} ${id}`,
      id,
      role: 'option',
      class: isActive ? 'option active' : 'option',
      'aria-selected': String(isActive),
      ...(isActive && { patched: (element: HTMLElement) => element.scrollIntoView({ block: 'nearest' }) }),
      // The box that is typed in keeps the focus.
      on: { mousedown: event => event.preventDefault(), click: () => app.writing.pick(personId, item) },
    },
    h(
      'span',
      { class: 'option-words' },
      h('span', { class: 'option-label' }, item.label),
      item.detail !== '' && h('span', { class: 'option-detail' }, item.detail),
    ),
  )

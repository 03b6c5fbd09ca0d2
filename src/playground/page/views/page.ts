/** The whole page. */
import { shownSeats } from '../actions/rooms.ts'
import type { App } from '../app.ts'
import type { State } from '../state.ts'
import { h, type VNode } from '../vnode.ts'
import { dialogs } from './dialogs.ts'
import { form } from './form.ts'
import { logPanel } from './log.ts'
import { pane } from './pane.ts'
import { topBar } from './top-bar.ts'

export function page(app: App, state: State): VNode {
  const seats = shownSeats(state)
  return h(
    'div',
    { class: 'page' },
    topBar(app, state),
    state.connection === 'lost' &&
      h(
        'p',
        { class: 'connection', key: 'connection', role: 'alert' },
        'The connection is lost. It comes back by itself as soon as the playground runs again.',
      ),
    h(
      'main',
      { class: 'desk', key: 'desk' },
      seats.map((seat, index) => pane(app, state, seat, index)),
      logPanel(app, state),
    ),
    seats.map(seat => form(app, seat)),
    dialogs(app, state),
    h('div', { class: 'visually-hidden', key: 'live', 'aria-live': 'polite', role: 'log' }, state.announcement),
  )
}

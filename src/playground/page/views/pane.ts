/** What one person sees: their channels, the conversation, and where they write. */
import type { App } from '../app.ts'
import { channelOf, personNamed, type Seat, type State, type Toast } from '../state.ts'
import { type Content, h, type VNode } from '../vnode.ts'
import { avatar } from './avatar.ts'
import { composer } from './composer.ts'
import { icon } from './icons.ts'
import { members } from './members.ts'
import { messages, toTheEnd } from './messages.ts'
import { badge, sidebar, signOf } from './sidebar.ts'

export function pane(app: App, state: State, seat: Seat, index: number): VNode {
  const { personId } = seat
  const isTwo = state.shown.length > 1
  const look = ['pane', isTwo && 'half', isTwo && state.acting === index && 'acting', seat.isListOpen && 'list-open']
  const name = personNamed(seat, personId).name
  return h(
    'section',
    {
      class: look.filter(Boolean).join(' '),
      key: `pane ${personId}`,
      'aria-label': `What ${name} sees`,
      on: { mousedown: () => app.surroundings.act(index) },
    },
    sidebar(app, seat),
    h(
      'div',
      { class: 'main', key: 'main' },
      head(app, state, seat),
      toasts(app, seat),
      h('div', { class: 'view', key: 'view' }, messages(app, state, seat), toTheEnd(), members(app, seat)),
      composer(app, seat),
    ),
  )
}

function head(app: App, state: State, seat: Seat): VNode {
  const channel = channelOf(seat)
  const { personId } = seat
  const person = personNamed(seat, personId)
  const elsewhere = (seat.snapshot?.channels ?? []).filter(({ id }) => id !== seat.channelId)
  const pings = elsewhere.reduce((sum, each) => sum + each.pings, 0)
  return h(
    'header',
    { class: 'pane-head', key: 'head' },
    h(
      'button',
      {
        type: 'button',
        class: 'icon-button to-list',
        'aria-label': pings > 0 ? `Channels, ${pings} unread` : 'Channels',
        'aria-expanded': String(seat.isListOpen),
        on: { click: () => toggleList(app, seat) },
      },
      icon('menu'),
      pings > 0 && badge(pings),
    ),
    state.shown.length > 1 && h('span', { class: 'pane-who' }, avatar(person, 'small'), person.name),
    h(
      'div',
      { class: 'place' },
      channel && icon(signOf(channel)),
      h('h1', {}, channel?.name ?? ''),
      channel?.kind === 'text' && channel.topic && h('span', { class: 'topic' }, channel.topic),
      channel?.kind === 'thread' && channel.isArchived && h('span', { class: 'tag' }, 'archived'),
    ),
    h(
      'button',
      {
        type: 'button',
        class: seat.isMembersOpen ? 'icon-button on' : 'icon-button',
        'aria-label': 'Members',
        'aria-expanded': String(seat.isMembersOpen),
        on: { click: () => app.rooms.setMembers(personId, !seat.isMembersOpen) },
      },
      icon('people'),
    ),
  )
}

const toggleList = (app: App, seat: Seat): void => app.rooms.setList(seat.personId, !seat.isListOpen)

const toasts = (app: App, seat: Seat): Content =>
  h(
    'div',
    { class: 'toasts', key: 'toasts', role: 'status' },
    seat.toasts.map((toast: Toast) =>
      h(
        'button',
        {
          type: 'button',
          class: 'toast',
          key: toast.id,
          on: { click: () => app.rooms.open(seat.personId, toast.channelId) },
        },
        h('b', {}, toast.title),
        h('span', {}, toast.text),
      ),
    ),
  )

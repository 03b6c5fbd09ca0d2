/** Who is here, and what can be done with them. */
import type { WirePerson } from '../../wire.ts'
import type { App } from '../app.ts'
import { membersAround } from '../completion.ts'
import type { Seat } from '../state.ts'
import { h, type VNode } from '../vnode.ts'
import { avatar } from './avatar.ts'

export function members(app: App, seat: Seat): VNode | null {
  if (!seat.isMembersOpen) return null
  return h(
    'aside',
    { class: 'members', key: 'members', 'aria-label': 'Members' },
    h('h2', {}, 'Members'),
    h(
      'ul',
      {},
      membersAround(seat).map(person => h('li', { key: person.id }, member(app, seat, person))),
    ),
  )
}

function member(app: App, seat: Seat, person: WirePerson): readonly (VNode | false)[] {
  const key = `member ${person.id}`
  const isOpen = seat.popover === key
  const isMe = person.id === seat.personId
  return [
    h(
      'button',
      {
        type: 'button',
        class: 'member',
        'aria-haspopup': 'menu',
        'aria-expanded': String(isOpen),
        on: { click: () => app.deeds.setPopover(seat.personId, isOpen ? null : key) },
      },
      avatar(person, 'small'),
      h('span', {}, isMe ? `${person.name} (you)` : person.name),
    ),
    isOpen && menu(app, seat, person),
  ]
}

function menu(app: App, seat: Seat, person: WirePerson): VNode {
  const commands = (seat.commands[seat.channelId ?? ''] ?? []).filter(({ on }) => on === 'person')
  return h(
    'div',
    {
      class: 'popover inline',
      ...(commands.length > 0 && { role: 'menu', 'aria-label': `${person.name}: apps` }),
      mounted: element => element.querySelector('button')?.focus(),
      on: {
        keydown: event => {
          if (event.key === 'Escape') app.deeds.setPopover(seat.personId, null)
        },
      },
    },
    commands.map(({ name }) =>
      h(
        'button',
        {
          type: 'button',
          role: 'menuitem',
          class: 'menu-item',
          key: name,
          on: { click: () => app.deeds.onPerson(seat.personId, name, person.id) },
        },
        name,
      ),
    ),
    commands.length === 0 && h('p', { class: 'hint' }, 'Nothing to do here.'),
  )
}

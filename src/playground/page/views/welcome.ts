/** Three lines for those who are here for the first time. */
import type { App } from '../app.ts'
import type { Seat } from '../state.ts'
import { h, type VNode } from '../vnode.ts'

export function welcome(app: App, seat: Seat): VNode {
  const commands = seat.commands[seat.channelId ?? ''] ?? []
  const challenge = commands.find(({ name, on }) => name === 'challenge' && on === 'slash')
  return h(
    'section',
    { class: 'welcome', 'aria-label': 'Welcome' },
    h('h2', {}, 'Welcome to the playground'),
    h(
      'ol',
      {},
      h('li', {}, 'Type ', h('code', {}, '/challenge'), ' below and choose somebody to play against.'),
      h('li', {}, 'Become that person with one click at the top, and accept.'),
      h('li', {}, 'Your hand comes as a direct message: play there, or by commands in the match’s thread.'),
    ),
    h(
      'div',
      { class: 'welcome-foot' },
      challenge !== undefined &&
        h(
          'button',
          { type: 'button', class: 'button primary', on: { click: () => app.writing.begin(seat.personId, challenge) } },
          'Start a challenge',
        ),
      h(
        'button',
        { type: 'button', class: 'button secondary', on: { click: () => app.surroundings.endWelcome() } },
        'Got it',
      ),
    ),
  )
}

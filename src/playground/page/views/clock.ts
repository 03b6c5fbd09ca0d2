/** The clock of the world: it can be put forward, to see what comes of it. */
import type { App } from '../app.ts'
import type { State } from '../state.ts'
import { clockFace, inputTime } from '../time.ts'
import { type Content, h, type VNode } from '../vnode.ts'
import { worldTime } from '../world-clock.ts'
import { icon } from './icons.ts'

const HOUR = 3_600_000
const JUMPS: readonly (readonly [string, number])[] = [
  ['+1 hour', HOUR],
  ['+8 hours', 8 * HOUR],
  ['+1 day', 24 * HOUR],
  ['+3 days', 72 * HOUR],
  ['+1 week', 168 * HOUR],
]

export function clockButton(app: App, { clock }: State): VNode {
  return h(
    'div',
    {
      class: 'clock',
      on: {
        keydown: event => {
          if (event.key === 'Escape' && clock.isOpen) app.surroundings.setClock({ isOpen: false })
        },
      },
    },
    h(
      'button',
      {
        type: 'button',
        class: 'clock-button',
        'aria-expanded': String(clock.isOpen),
        'aria-haspopup': 'dialog',
        title: 'The time in the playground',
        on: { click: () => app.surroundings.setClock({ isOpen: !clock.isOpen, problem: null }) },
      },
      icon('clock'),
      h('span', { class: 'clock-face', 'data-clock': true }, clockFace(worldTime())),
    ),
    clock.isOpen && panel(app, clock),
  )
}

function panel(app: App, { isBusy, problem }: State['clock']): Content {
  const jump = (event: SubmitEvent) => {
    event.preventDefault()
    const at = new Date(String(new FormData(event.currentTarget as HTMLFormElement).get('at'))).getTime()
    if (Number.isFinite(at)) void app.surroundings.jump({ to: at })
  }
  return h(
    'div',
    { class: 'popover clock-panel', role: 'dialog', 'aria-label': 'Put the clock forward' },
    h('p', { class: 'hint' }, 'Put the clock forward: reminders, flags and vacations happen on the way.'),
    h(
      'div',
      { class: 'jumps' },
      JUMPS.map(([words, by]) =>
        h(
          'button',
          {
            type: 'button',
            class: 'button secondary',
            disabled: isBusy,
            on: { click: () => void app.surroundings.jump({ by }) },
          },
          words,
        ),
      ),
    ),
    h(
      'form',
      { class: 'jump-to', on: { submit: jump } },
      h('label', { for: 'jump-to' }, 'To this moment'),
      h('input', {
        id: 'jump-to',
        name: 'at',
        type: 'datetime-local',
        required: true,
        mounted: element => setMoment(element as HTMLInputElement),
      }),
      h('button', { type: 'submit', class: 'button primary', disabled: isBusy }, 'Go'),
    ),
    isBusy && h('p', { class: 'hint', role: 'status' }, 'Time passes…'),
    problem !== null && h('p', { class: 'failure', role: 'alert' }, problem),
  )
}

function setMoment(input: HTMLInputElement): void {
  input.value = inputTime(worldTime() + 24 * HOUR)
}

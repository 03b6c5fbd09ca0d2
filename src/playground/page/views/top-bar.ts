/** Who one is, what time it is, and everything about the playground itself. */
import type { WirePerson } from '../../wire.ts'
import type { App } from '../app.ts'
import type { State, Theme } from '../state.ts'
import { type Content, h, type VNode } from '../vnode.ts'
import { avatar } from './avatar.ts'
import { clockButton } from './clock.ts'
import { type IconName, icon } from './icons.ts'
import { badge } from './sidebar.ts'

export function topBar(app: App, state: State): VNode {
  return h(
    'header',
    { class: 'top-bar', key: 'top' },
    h(
      'div',
      { class: 'brand' },
      h('img', { src: '/icon.svg', alt: '', width: 32, height: 32 }),
      h('span', { class: 'brand-name' }, 'Prizepost'),
    ),
    peoplePicker(app, state),
    h('div', { class: 'spacer' }),
    clockButton(app, state),
    tools(app, state),
  )
}

function peoplePicker(app: App, state: State): VNode {
  return h(
    'div',
    { class: 'people', role: 'group', 'aria-label': 'Who you are' },
    state.people.map(person => personButton(app, state, person)),
    h(
      'button',
      {
        type: 'button',
        class: 'icon-button add-person',
        'aria-label': 'Add somebody',
        title: 'Add somebody',
        on: { click: () => app.surroundings.setDialog({ kind: 'newcomer', problem: null }) },
      },
      icon('plus'),
    ),
  )
}

function personButton(app: App, state: State, person: WirePerson): VNode {
  const isShown = state.shown.includes(person.id)
  const isActing = state.shown[state.acting] === person.id
  const count = isShown ? 0 : (state.badges[person.id] ?? 0)
  return h(
    'button',
    {
      type: 'button',
      key: person.id,
      class: ['person', isShown && 'shown', isActing && 'acting'].filter(Boolean).join(' '),
      'aria-pressed': String(isActing),
      title: `Be ${person.name}`,
      on: { click: () => app.surroundings.be(person.id) },
    },
    avatar(person, 'small'),
    h('span', { class: 'person-name' }, person.name),
    count > 0 && badge(count),
  )
}

const NEXT: Readonly<Record<Theme, { readonly next: Theme; readonly sign: IconName; readonly words: string }>> = {
  system: { next: 'light', sign: 'auto', words: 'Colours: as the system' },
  light: { next: 'dark', sign: 'sun', words: 'Colours: light' },
  dark: { next: 'system', sign: 'moon', words: 'Colours: dark' },
}

/** In a row where there is room; behind one button where there is none. */
function tools(app: App, state: State): Content {
  const { surroundings } = app
  const isTwo = state.shown.length > 1
  const theme = NEXT[state.theme]
  const tool = (sign: IconName, words: string, act: () => void, look = '', pressed?: boolean) =>
    h(
      'button',
      {
        type: 'button',
        key: sign,
        class: `tool ${look}`,
        title: words,
        'aria-pressed': pressed === undefined ? undefined : String(pressed),
        on: {
          click: () => {
            surroundings.setMenu(false)
            act()
          },
        },
      },
      icon(sign),
      h('span', { class: 'tool-words' }, words),
    )
  return [
    h(
      'button',
      {
        type: 'button',
        class: 'icon-button to-tools',
        'aria-label': 'Tools',
        'aria-expanded': String(state.isMenuOpen),
        on: { click: () => surroundings.setMenu(!state.isMenuOpen) },
      },
      icon('more'),
    ),
    h(
      'div',
      { class: state.isMenuOpen ? 'tools open' : 'tools', role: 'group', 'aria-label': 'Tools' },
      tool('columns', 'Side by side', () => surroundings.setSideBySide(!isTwo), 'named wide-only', isTwo),
      tool('log', 'Log', () => void surroundings.openLog(!state.log.isOpen), 'named', state.log.isOpen),
      tool(theme.sign, theme.words, () => surroundings.setTheme(theme.next)),
      tool('restart', 'Start over', () => surroundings.setDialog({ kind: 'reset', isBusy: false, problem: null })),
    ),
  ]
}

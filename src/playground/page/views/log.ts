/** What goes over the wire, for those who want to know how it works. */
import type { WireLogEntry, WireLogLine } from '../../wire.ts'
import type { App } from '../app.ts'
import type { LogPanel, State } from '../state.ts'
import { formatBytes, formatTime } from '../time.ts'
import { type Content, h, type VNode } from '../vnode.ts'
import { icon } from './icons.ts'

const SHOW: readonly (readonly [LogPanel['show'], string])[] = [
  ['all', 'All'],
  ['interaction', 'Interactions'],
  ['rest', 'REST calls'],
]

export function logPanel(app: App, { log }: State): VNode | null {
  if (!log.isOpen) return null
  const lines = log.lines.filter(({ kind }) => log.show === 'all' || log.show === kind).toReversed()
  return h(
    'aside',
    {
      class: 'log',
      key: 'log',
      'aria-label': 'Log',
      on: {
        keydown: event => {
          if (event.key === 'Escape') void app.surroundings.openLog(false)
        },
      },
    },
    head(app, log),
    h(
      'ol',
      { class: 'log-lines', tabindex: '0', 'aria-label': 'Entries' },
      lines.map(line => row(app, log, line)),
      lines.length === 0 && h('li', { class: 'hint' }, 'Nothing has happened yet.'),
    ),
  )
}

const head = (app: App, log: LogPanel): Content => [
  h(
    'header',
    { class: 'log-head' },
    h('h2', {}, 'Log'),
    h(
      'button',
      {
        type: 'button',
        class: 'icon-button',
        'aria-label': 'Close the log',
        on: { click: () => void app.surroundings.openLog(false) },
      },
      icon('close'),
    ),
  ),
  h('p', { class: 'hint' }, 'Every signed interaction and every call of the bot, newest first, whoever it is about.'),
  h(
    'div',
    { class: 'segments', role: 'group', 'aria-label': 'What to show' },
    SHOW.map(([show, words]) =>
      h(
        'button',
        {
          type: 'button',
          class: 'segment',
          'aria-pressed': String(log.show === show),
          on: { click: () => app.surroundings.setLog({ show }) },
        },
        words,
      ),
    ),
  ),
]

const isBad = ({ status, problem }: WireLogLine): boolean => status === null || status >= 400 || problem !== null

function row(app: App, { opened }: LogPanel, line: WireLogLine): VNode {
  const { number, kind, at, title, status, bytes, problem } = line
  return h(
    'li',
    { key: String(number) },
    h(
      'details',
      {
        on: {
          toggle: event => {
            if ((event.currentTarget as HTMLDetailsElement).open) void app.surroundings.openEntry(number)
          },
        },
      },
      h(
        'summary',
        {},
        h('span', { class: `log-kind ${kind}` }, kind === 'rest' ? 'REST' : 'IN'),
        h('span', { class: 'log-title' }, title),
        h('span', { class: isBad(line) ? 'log-status bad' : 'log-status' }, status ?? 'none'),
        h('span', { class: 'log-about hint' }, `${formatTime(at, 'T', 0)} · ${formatBytes(bytes)}`),
      ),
      problem !== null && h('p', { class: 'failure' }, problem),
      entry(opened[number]),
    ),
  )
}

function entry(found: WireLogEntry | 'loading' | undefined): Content {
  if (found === undefined) return null
  if (found === 'loading') return h('p', { class: 'hint' }, 'Loading…')
  return [
    found.files.length > 0 &&
      h(
        'p',
        { class: 'hint' },
        `Files: ${found.files.map(({ name, bytes }) => `${name} (${formatBytes(bytes)})`).join(', ')}`,
      ),
    h('h3', {}, 'Request'),
    h('pre', { class: 'json', tabindex: '0' }, JSON.stringify(found.request, null, 2)),
    h('h3', {}, 'Answer'),
    h('pre', { class: 'json', tabindex: '0' }, JSON.stringify(found.response, null, 2)),
  ]
}

/** Small drawings, all on the same grid of 24. */
import { h, type VNode } from '../vnode.ts'

const PATHS = {
  hash: 'M9 4 7 20M17 4l-2 16M4 9h16M3.5 15h16',
  thread: 'M5 5v7a4 4 0 0 0 4 4h10m0 0-4-4m4 4-4 4',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  close: 'M6 6l12 12M18 6 6 18',
  send: 'M4 12l16-7-6 15-3-6-7-2z',
  clock: 'M12 7v5l3 2M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  log: 'M5 6h14M5 12h14M5 18h9',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c0-3.5 2.7-5.5 6-5.5s6 2 6 5.5M16 4.5a3.5 3.5 0 0 1 0 6M18 15c2 .7 3 2.5 3 5',
  columns: 'M4 5h16v14H4zM12 5v14',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6l1.4 1.4M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4',
  moon: 'M20 14.5A8 8 0 1 1 9.5 4a6.5 6.5 0 0 0 10.5 10.5z',
  auto: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 3v18M12 7l5-2M12 12h9M12 17l5 2',
  restart: 'M5 12a7 7 0 1 0 2.2-5.1L5 9M5 4v5h5',
  plus: 'M12 5v14M5 12h14',
  down: 'M6 9l6 6 6-6',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  code: 'M9 7l-5 5 5 5M15 7l5 5-5 5',
  download: 'M12 4v11m0 0 4-4m-4 4-4-4M5 20h14',
} as const

export type IconName = keyof typeof PATHS

export const icon = (name: IconName): VNode =>
  h(
    'svg',
    { class: `icon icon-${name}`, viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' },
    h('path', { d: PATHS[name] }),
  )

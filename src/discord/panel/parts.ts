/** Parts that several views of the panel are made of. */
import type { TableView } from '../../app/table.ts'
import {
  type ButtonOptions,
  button,
  buttons,
  type Choice,
  container,
  gallery,
  LIMITS,
  type Message,
  type MessageFile,
  menu,
  type Part,
} from '../message.ts'
import { customId, type Verb } from './ids.ts'
import { type PanelView, writeView } from './view.ts'

/** A picture to be shown. Without `make` it is one that the message has already. */
export interface ShownPicture {
  readonly name: string
  readonly alt: string
  readonly make?: MessageFile['make']
}

export const COLOURS = { yours: 0x2e9e5b, waiting: 0x8a8f98, challenge: 0x3b7dd8, over: 0xd9a321 } as const

interface Framing {
  readonly colour: number
  readonly pictures?: readonly ShownPicture[]
  readonly pings?: Message['pings']
}

/** The pictures come after the first part, which says what this is about. */
export function framed([first, ...others]: readonly Part[], { colour, pictures = [], pings = [] }: Framing): Message {
  const shown = pictures.length > 0 ? [gallery(pictures)] : []
  return {
    components: [container([...(first ? [first] : []), ...shown, ...others], colour)],
    files: pictures.flatMap(({ name, make }) => (make ? [{ name, make }] : [])),
    pings,
  }
}

type AnyButton = ReturnType<typeof button>

/** As many rows as needed; none for no buttons. */
export const rows = (all: readonly AnyButton[]): readonly Part[] =>
  chunks(all, LIMITS.buttons).map(row => buttons(...row))

function chunks<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, nth) => all.slice(nth * size, (nth + 1) * size))
}

export const press = (
  table: TableView,
  label: string,
  [verb, ...about]: readonly [Verb, ...(string | number)[]],
  style?: ButtonOptions['style'],
): AnyButton => button(label, customId(table, verb, ...about), style ? { style } : {})

export const toView = (table: TableView, label: string, view: PanelView, style?: ButtonOptions['style']): AnyButton =>
  press(table, label, ['view', writeView(view)], style)

const MENUS_ON_A_PAGE = 4

interface Menus {
  readonly id: (nth: number) => string
  readonly choices: readonly Choice[]
  readonly placeholder: string
  readonly page?: number
  /** The same with another page. */
  readonly turnTo: (page: number) => PanelView
  readonly min?: number
  readonly max?: number
}

/** As many menus as the choices need, 25 in each; beyond a hundred choices they are turned like pages. */
export function menus(
  table: TableView,
  { id, choices, placeholder, page = 0, turnTo, min, max }: Menus,
): readonly Part[] {
  const all = chunks(choices, LIMITS.choices)
  const pages = Math.ceil(all.length / MENUS_ON_A_PAGE)
  const current = Math.min(page, Math.max(0, pages - 1))
  const first = current * MENUS_ON_A_PAGE
  const shown = all.slice(first, first + MENUS_ON_A_PAGE).map((some, nth) => {
    const which = all.length > 1 ? ` (${first + nth + 1} of ${all.length})` : ''
    return menu(id(first + nth), some, {
      placeholder: `${placeholder}${which}`,
      min: all.length > 1 ? 1 : (min ?? 1),
      max: Math.min(max ?? 1, some.length),
    })
  })
  return [...shown, ...rows(turns(table, current, pages, turnTo))]
}

function turns(table: TableView, page: number, pages: number, turnTo: Menus['turnTo']): readonly AnyButton[] {
  return [
    ...(page > 0 ? [toView(table, `◀ Page ${page}`, turnTo(page - 1))] : []),
    ...(page < pages - 1 ? [toView(table, `Page ${page + 2} ▶`, turnTo(page + 1))] : []),
  ]
}

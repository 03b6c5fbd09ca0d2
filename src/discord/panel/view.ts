/** Which part of the panel is shown. It stands in the custom id, so nothing has to be remembered. */

export type PanelView =
  /** What there is to do. */
  | { readonly is: 'main' }
  /** All cards that can be played, or all else that can be used, where they do not fit into one menu. */
  | { readonly is: 'play' | 'use'; readonly page: number }
  /** One card, and what it can be played on: all commands of the group of this one. */
  | { readonly is: 'group'; readonly of: number; readonly page: number }
  /** A question with very many options. */
  | { readonly is: 'question'; readonly page: number }
  | { readonly is: 'more' | 'concede' | 'orders' }

export const MAIN: PanelView = { is: 'main' }

export function writeView(view: PanelView): string {
  switch (view.is) {
    case 'play':
    case 'use':
    case 'question':
      return `${view.is}.${view.page}`
    case 'group':
      return `group.${view.of}.${view.page}`
    default:
      return view.is
  }
}

const SHAPE = /^([a-z]+)(?:\.(\d{1,3}))?(?:\.(\d{1,3}))?$/

/** Null if there is no such view. */
export function readView(written: string): PanelView | null {
  const [, is, first, second] = SHAPE.exec(written) ?? []
  switch (is) {
    case 'play':
    case 'use':
    case 'question':
      return first !== undefined && second === undefined ? { is, page: Number(first) } : null
    case 'group':
      return second === undefined ? null : { is, of: Number(first), page: Number(second) }
    case 'main':
    case 'more':
    case 'concede':
    case 'orders':
      return first === undefined ? { is } : null
    default:
      return null
  }
}

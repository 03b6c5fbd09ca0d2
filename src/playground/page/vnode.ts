/** A picture of the page as plain values: cheap to make, easy to test. `patch` brings it to the screen. */

export interface Handlers {
  click?(event: MouseEvent): void
  keydown?(event: KeyboardEvent): void
  input?(event: Event): void
  change?(event: Event): void
  submit?(event: SubmitEvent): void
  focus?(event: FocusEvent): void
  focusout?(event: FocusEvent): void
  scroll?(event: Event): void
  cancel?(event: Event): void
  toggle?(event: Event): void
  mousedown?(event: MouseEvent): void
  paste?(event: ClipboardEvent): void
}

export interface Props {
  /** Among its siblings: what has the same key is the same thing, wherever it has moved to. */
  readonly key?: string
  readonly on?: Handlers
  readonly style?: Readonly<Record<string, string>>
  /** When it has just appeared. */
  readonly mounted?: (element: HTMLElement) => void
  /** After every change of the page that reaches it. */
  readonly patched?: (element: HTMLElement) => void
  /** When it is gone. */
  readonly removed?: (element: HTMLElement) => void
  readonly [attribute: string]: unknown
}

export interface VNode {
  readonly tag: string
  readonly props: Props
  readonly children: readonly Child[]
}

export type Child = VNode | string

/** What may stand among children: lists are flattened, nothing is left out. */
export type Content = Child | number | null | undefined | false | readonly Content[]

export const h = (tag: string, props: Props, ...content: readonly Content[]): VNode => ({
  tag,
  props,
  children: content.flatMap(flat),
})

function flat(content: Content): readonly Child[] {
  if (content === null || content === undefined || content === false || content === '') return []
  if (Array.isArray(content)) return content.flatMap(flat)
  return [typeof content === 'number' ? String(content) : (content as Child)]
}

/** All that can be read in it. */
export const textIn = (child: Child): string =>
  typeof child === 'string' ? child : child.children.map(textIn).join('')

export function findAll(child: Child, isIt: (node: VNode) => boolean): readonly VNode[] {
  if (typeof child === 'string') return []
  return [...(isIt(child) ? [child] : []), ...child.children.flatMap(each => findAll(each, isIt))]
}

/** Makes the screen look like the picture, and changes as little as it can. */
import type { Child, Handlers, Props } from './vnode.ts'

const SVG = 'http://www.w3.org/2000/svg'
const SPECIAL = new Set(['key', 'on', 'style', 'mounted', 'patched', 'removed'])
/** What people change themselves is not an attribute any more. */
const LIVE = new Set(['value', 'checked', 'indeterminate', 'scrollTop'])

type Listening = HTMLElement & { handlers?: Handlers }

function mount(child: Child, parent?: Element): Node {
  if (typeof child === 'string') return document.createTextNode(child)
  const isSvg = child.tag === 'svg' || parent?.namespaceURI === SVG
  const element = (isSvg ? document.createElementNS(SVG, child.tag) : document.createElement(child.tag)) as HTMLElement
  patchProps(element, {}, child.props)
  for (const inner of child.children) element.append(mount(inner, element))
  const { mounted, patched } = child.props
  if (mounted !== undefined || patched !== undefined) {
    queueMicrotask(() => {
      mounted?.(element)
      patched?.(element)
    })
  }
  return element
}

export function patchChildren(element: Element, before: readonly Child[], after: readonly Child[]): void {
  const keysBefore = keysOf(before)
  const old = new Map(before.map((child, index) => [keysBefore[index], { child, node: element.childNodes[index] }]))
  const keysAfter = keysOf(after)
  const wanted = new Set<string | undefined>(keysAfter)
  // What goes, goes first: whatever has to be moved would lose the focus.
  for (const [key, { child, node }] of old) if (!wanted.has(key)) remove(child, node)
  let place: ChildNode | null = element.firstChild
  for (const [index, child] of after.entries()) {
    const key = keysAfter[index]
    const known = old.get(key)
    old.delete(key)
    const isInPlace: boolean = place !== null && known?.node === place
    const next: ChildNode | null = isInPlace && place !== null ? place.nextSibling : place
    const node = known?.node === undefined ? mount(child, element) : patched(known.node, known.child, child, element)
    if (!isInPlace) element.insertBefore(node, next)
    place = next
  }
}

function remove(child: Child, node: ChildNode | undefined): void {
  node?.remove()
  if (typeof child !== 'string') child.props.removed?.(node as unknown as HTMLElement)
}

/** What has no key is the first, the second, … of its kind. */
function keysOf(children: readonly Child[]): readonly string[] {
  const counts = new Map<string, number>()
  return children.map(child => {
    if (typeof child !== 'string' && child.props.key !== undefined) return `key ${child.props.key}`
    const kind = typeof child === 'string' ? 'text' : child.tag
    const count = counts.get(kind) ?? 0
    counts.set(kind, count + 1)
    return `${kind} ${count}`
  })
}

/** The node that shows the child now: the old one, if it could be kept. */
function patched(node: ChildNode, before: Child, after: Child, parent: Element): ChildNode {
  if (before === after) return node
  if (typeof before === 'string' || typeof after === 'string') {
    if (typeof before !== typeof after) return replaced(node, after, parent)
    if (node.textContent !== after) node.textContent = String(after)
    return node
  }
  if (before.tag !== after.tag) return replaced(node, after, parent)
  const element = node as unknown as HTMLElement
  patchProps(element, before.props, after.props)
  patchChildren(element, before.children, after.children)
  after.props.patched?.(element)
  return node
}

function replaced(node: ChildNode, after: Child, parent: Element): ChildNode {
  const fresh = mount(after, parent) as ChildNode
  node.replaceWith(fresh)
  return fresh
}

function patchProps(element: HTMLElement, before: Props, after: Props): void {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (SPECIAL.has(name)) continue
    if (LIVE.has(name)) setLive(element, name, after[name])
    else if (before[name] !== after[name]) setAttribute(element, name, after[name])
  }
  patchStyle(element, before.style ?? {}, after.style ?? {})
  listen(element, before.on ?? {}, after.on ?? {})
}

function setLive(element: HTMLElement, name: string, value: unknown): void {
  const target = element as unknown as Record<string, unknown>
  if (value !== undefined && target[name] !== value) target[name] = value
}

function setAttribute(element: HTMLElement, name: string, value: unknown): void {
  if (value === undefined || value === null || value === false) element.removeAttribute(name)
  else element.setAttribute(name, value === true ? '' : String(value))
}

function patchStyle(element: HTMLElement, before: Props['style'] & object, after: Props['style'] & object): void {
  for (const name of Object.keys(before)) if (!(name in after)) element.style.removeProperty(name)
  for (const [name, value] of Object.entries(after)) {
    if (before[name] !== value) element.style.setProperty(name, value)
  }
}

/** One listener for as long as the element lives; whom it calls may change. */
function listen(element: Listening, before: Handlers, after: Handlers): void {
  element.handlers = after
  for (const type of Object.keys(after)) {
    if (type in before) continue
    element.addEventListener(type, event => {
      const handler = (element.handlers as Record<string, ((event: Event) => void) | undefined>)[type]
      handler?.(event)
    })
  }
}

/** Markdown on the screen. */
import { formatTime } from '../time.ts'
import { type Content, h, type VNode } from '../vnode.ts'
import { type Block, type Inline, type ListItem, parseMarkdown } from './parse.ts'

/** What the text needs to know of the world. */
export interface Reader {
  readonly personId: string
  nameOf(personId: string): string
  channelName(channelId: string): string | null
  openChannel(channelId: string): void
  now(): number
}

export const markdown = (source: string, reader: Reader): readonly VNode[] =>
  parseMarkdown(source).map(block => renderBlock(block, reader))

function renderBlock(block: Block, reader: Reader): VNode {
  switch (block.type) {
    case 'paragraph':
      return h('p', {}, inlines(block.children, reader))
    case 'small':
      return h('p', { class: 'small-print' }, inlines(block.children, reader))
    case 'heading':
      // Within a message, which has a heading of its own.
      return h(
        'p',
        { class: `heading-${block.level}`, role: 'heading', 'aria-level': block.level + 2 },
        inlines(block.children, reader),
      )
    case 'quote':
      return h(
        'blockquote',
        {},
        block.children.map(each => renderBlock(each, reader)),
      )
    case 'code':
      return h('pre', { tabindex: '0' }, h('code', {}, block.text))
    case 'list':
      return list(block, reader)
  }
}

function list({ isOrdered, start, items }: Block & { readonly type: 'list' }, reader: Reader): VNode {
  const item = ({ depth, children }: ListItem) =>
    h('li', depth > 0 ? { class: `depth-${Math.min(depth, 3)}` } : {}, inlines(children, reader))
  return isOrdered ? h('ol', { start }, items.map(item)) : h('ul', {}, items.map(item))
}

const inlines = (children: readonly Inline[], reader: Reader): readonly Content[] =>
  children.map(child => renderInline(child, reader))

const TAGS = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const

function renderInline(inline: Inline, reader: Reader): Content {
  switch (inline.type) {
    case 'text':
      return inline.text
    case 'break':
      return h('br', {})
    case 'code':
      return h('code', {}, inline.text)
    case 'bold':
    case 'italic':
    case 'underline':
    case 'strike':
      return h(TAGS[inline.type], {}, inlines(inline.children, reader))
    case 'spoiler':
      return spoiler(inlines(inline.children, reader))
    case 'link':
      return h('a', { href: inline.url, target: '_blank', rel: 'noreferrer' }, inlines(inline.children, reader))
    case 'time':
      return time(inline, reader)
    default:
      return mention(inline, reader)
  }
}

type Mention = Extract<Inline, { readonly type: 'person' | 'channel' | 'command' | 'everyone' | 'emoji' }>

function mention(inline: Mention, reader: Reader): Content {
  switch (inline.type) {
    case 'person':
      return h(
        'span',
        { class: inline.id === reader.personId ? 'mention me' : 'mention' },
        `@${reader.nameOf(inline.id)}`,
      )
    case 'channel':
      return channelMention(inline.id, reader)
    case 'command':
      return h('span', { class: 'mention' }, `/${inline.name}`)
    case 'everyone':
      return h('span', { class: 'mention me' }, `@${inline.name}`)
    case 'emoji':
      return `:${inline.name}:`
  }
}

function channelMention(id: string, reader: Reader): VNode {
  const name = reader.channelName(id)
  if (name === null) return h('span', { class: 'mention' }, '#unknown')
  return h('button', { type: 'button', class: 'mention', on: { click: () => reader.openChannel(id) } }, `#${name}`)
}

/** Relative times go on by themselves: `keepTime` finds them. */
function time({ at, style }: Inline & { readonly type: 'time' }, reader: Reader): VNode {
  const now = reader.now()
  return h(
    'time',
    {
      datetime: new Date(at).toISOString(),
      title: formatTime(at, 'F', now),
      ...(style === 'R' && { 'data-relative': at }),
    },
    formatTime(at, style, now),
  )
}

/** Covered until somebody wants to know. */
function spoiler(children: readonly Content[]): VNode {
  const uncover = (event: Event) => {
    const element = event.currentTarget as HTMLElement
    element.classList.add('open')
    element.setAttribute('aria-expanded', 'true')
    element.removeAttribute('aria-label')
  }
  return h(
    'span',
    {
      class: 'spoiler',
      role: 'button',
      tabindex: '0',
      'aria-label': 'Spoiler: show',
      'aria-expanded': 'false',
      on: {
        click: uncover,
        keydown: event => {
          if (event.key === 'Enter' || event.key === ' ') uncover(event)
        },
      },
    },
    children,
  )
}

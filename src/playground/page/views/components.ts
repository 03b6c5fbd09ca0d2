/** The components of a message. */
import type { App } from '../app.ts'
import { membersAround } from '../completion.ts'
import { type Component, colour, emojiText, type MediaItem, TYPE } from '../component-types.ts'
import { markdown, type Reader } from '../markdown/render.ts'
import type { Seat } from '../state.ts'
import { formatBytes } from '../time.ts'
import { type Content, h, type VNode } from '../vnode.ts'
import { icon } from './icons.ts'
import { type SelectOption, select } from './select.ts'

export interface Showing {
  readonly app: App
  readonly seat: Seat
  readonly messageId: string
  readonly reader: Reader
}

export const components = (showing: Showing, list: readonly Component[]): readonly Content[] =>
  list.map(component => one(showing, component))

function one(showing: Showing, component: Component): Content {
  switch (component.type) {
    case TYPE.container:
      return container(showing, component)
    case TYPE.row:
      return h('div', { class: 'row' }, components(showing, component.components ?? []))
    case TYPE.text:
      return h('div', { class: 'prose' }, markdown(component.content ?? '', showing.reader))
    case TYPE.section:
      return section(showing, component)
    case TYPE.gallery:
      return gallery(showing, component.items ?? [])
    case TYPE.thumbnail:
      return component.media && picture(showing, { ...component, media: component.media }, 'thumbnail')
    case TYPE.separator:
      return h('div', {
        class: `separator spacing-${component.spacing ?? 1}${component.divider === false ? ' blank' : ''}`,
        ...(component.divider !== false && { role: 'separator' }),
      })
    case TYPE.file:
      return component.file && fileLink(component.name ?? 'file', component.file.url, component.size)
    case TYPE.button:
      return button(showing, component)
    default:
      return menu(showing, component)
  }
}

function container(showing: Showing, { accent_color, components: inner = [], spoiler }: Component): VNode {
  const accent = typeof accent_color === 'number' ? { style: { '--accent': colour(accent_color) } } : {}
  const body = h('div', { class: 'container', ...accent }, components(showing, inner))
  return spoiler ? h('details', { class: 'covered' }, h('summary', {}, 'Spoiler'), body) : body
}

function section(showing: Showing, { components: texts = [], accessory }: Component): VNode {
  return h(
    'div',
    { class: 'section' },
    h('div', { class: 'section-words' }, components(showing, texts)),
    accessory && one(showing, accessory),
  )
}

const gallery = (showing: Showing, items: readonly MediaItem[]): VNode =>
  h(
    'div',
    { class: items.length === 1 ? 'gallery single' : 'gallery' },
    items.map(item => picture(showing, item, 'picture')),
  )

/** Room is kept for it before it is there, so that nothing jumps. */
export function picture({ app }: Pick<Showing, 'app'>, item: MediaItem, kind: 'picture' | 'thumbnail'): VNode {
  const { media, description, spoiler } = item
  const { url, width, height } = media
  const alt = description ?? ''
  const image = h('img', {
    src: url,
    alt,
    loading: 'lazy',
    decoding: 'async',
    ...(width && height && { width, height }),
  })
  const open = h(
    'button',
    {
      type: 'button',
      class: kind,
      key: url,
      'aria-label': alt === '' ? 'Picture without description: enlarge' : undefined,
      title: 'Enlarge',
      ...(width && height && { style: { '--width': `${width}px`, '--ratio': String(width / height) } }),
      on: { click: () => app.surroundings.setDialog({ kind: 'picture', url, alt }) },
    },
    image,
  )
  return spoiler ? h('details', { class: 'covered' }, h('summary', {}, 'Spoiler'), open) : open
}

export const fileLink = (name: string, url: string, bytes?: number): VNode =>
  h(
    'a',
    { class: 'file', href: url, download: name },
    icon('file'),
    h('span', { class: 'file-name' }, name),
    bytes !== undefined && h('span', { class: 'hint' }, formatBytes(bytes)),
    icon('download'),
  )

const STYLES: Readonly<Record<number, string>> = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger', 5: 'link' }

function button({ app, seat, messageId }: Showing, component: Component): VNode {
  const { custom_id = '', style = 2, label = '', url, disabled } = component
  const words = `${emojiText(component.emoji)}${label}`.trim()
  const look = `button ${STYLES[style] ?? 'secondary'}`
  if (url !== undefined) return h('a', { class: look, href: url, target: '_blank', rel: 'noreferrer' }, words)
  const isBusy = seat.busy.has(`${messageId} ${custom_id}`)
  return h(
    'button',
    {
      type: 'button',
      class: isBusy ? `${look} busy` : look,
      disabled: disabled === true,
      'aria-busy': isBusy ? 'true' : undefined,
      on: { click: () => app.deeds.click(seat.personId, messageId, custom_id) },
    },
    words || custom_id,
  )
}

/** What a menu offers, whether in a message or in a form. */
export function optionsOf(seat: Seat, { type, options = [] }: Component): readonly SelectOption[] {
  if (type === TYPE.stringSelect) {
    return options.map(({ value, label, description = '', emoji }) => ({
      value,
      description,
      label: `${emojiText(emoji)}${label}`,
    }))
  }
  if (type === TYPE.userSelect || type === TYPE.mentionableSelect) {
    return membersAround(seat).map(({ id, name }) => ({ value: id, label: name, description: '' }))
  }
  if (type !== TYPE.channelSelect) return []
  return (seat.snapshot?.channels ?? [])
    .filter(({ kind }) => kind !== 'direct')
    .map(({ id, name }) => ({ value: id, label: `#${name}`, description: '' }))
}

export const defaultsOf = ({ options = [] }: Component): readonly string[] =>
  options.filter(option => option.default === true).map(({ value }) => value)

function menu({ app, seat, messageId }: Showing, component: Component): VNode {
  const { custom_id = '', placeholder = 'Choose…', min_values = 1, max_values = 1, disabled } = component
  const key = `${messageId} ${custom_id}`
  return select({
    id: `select-${seat.personId}-${messageId}-${custom_id}`.replace(/[^\w-]/g, '_'),
    key,
    label: placeholder,
    placeholder,
    options: optionsOf(seat, component),
    chosen: defaultsOf(component),
    min: min_values,
    max: max_values,
    isDisabled: disabled === true,
    isBusy: seat.busy.has(key),
    menu: seat.menu,
    setMenu: next => app.deeds.setMenu(seat.personId, next),
    choose: values => app.deeds.select(seat.personId, messageId, custom_id, values),
  })
}

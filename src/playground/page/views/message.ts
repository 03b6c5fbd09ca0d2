/** One message, with all that belongs to it. */
import type { WireFile, WireMessage } from '../../wire.ts'
import type { App } from '../app.ts'
import type { Component } from '../component-types.ts'
import { markdown, type Reader } from '../markdown/render.ts'
import { personNamed, type Seat } from '../state.ts'
import { formatTime } from '../time.ts'
import { type Content, h, type VNode } from '../vnode.ts'
import { worldTime } from '../world-clock.ts'
import { avatar } from './avatar.ts'
import { components, fileLink, picture, type Showing } from './components.ts'
import { embed } from './embed.ts'
import { icon } from './icons.ts'

/** What a message looks like depends on these, and on nothing else. */
interface Cause {
  readonly people: unknown
  readonly channels: unknown
  readonly commands: unknown
  readonly mine: string
  readonly isGrouped: boolean
}

const shown = new WeakMap<WireMessage, Map<string, { readonly cause: Cause; readonly node: VNode }>>()

export const readerFor = (app: App, seat: Seat): Reader => ({
  personId: seat.personId,
  nameOf: id => personNamed(seat, id).name,
  channelName: id => seat.snapshot?.channels.find(channel => channel.id === id)?.name ?? null,
  openChannel: id => app.rooms.open(seat.personId, id),
  now: worldTime,
})

/** Drawn again only if something about it has changed: a thread may have hundreds. */
export function message(app: App, seat: Seat, given: WireMessage, isGrouped: boolean): VNode {
  const cause = causeOf(seat, given, isGrouped)
  const known = shown.get(given) ?? new Map()
  const before = known.get(seat.personId)
  if (before !== undefined && isSame(before.cause, cause)) return before.node
  const node = draw(app, seat, given, isGrouped)
  shown.set(given, known.set(seat.personId, { cause, node }))
  return node
}

function causeOf(seat: Seat, { id, channelId }: WireMessage, isGrouped: boolean): Cause {
  const { snapshot, failures, popover, menu, busy, commands } = seat
  return {
    people: snapshot?.people.map(({ name }) => name).join(),
    channels: snapshot?.channels.map(({ name }) => name).join(),
    commands: commands[channelId],
    mine: JSON.stringify([
      failures[id],
      popover === `message ${id}`,
      menu?.key.startsWith(`${id} `) ? menu : null,
      [...busy].filter(key => key.startsWith(`${id} `)),
    ]),
    isGrouped,
  }
}

const isSame = (a: Cause, b: Cause): boolean => (Object.keys(a) as (keyof Cause)[]).every(key => a[key] === b[key])

function draw(app: App, seat: Seat, given: WireMessage, isGrouped: boolean): VNode {
  const { id, isPrivate, mentionsMe } = given
  const author = personNamed(seat, given.authorId)
  const look = ['message', isGrouped && 'grouped', mentionsMe && 'mentions-me', isPrivate && 'private']
  return h(
    'li',
    { key: id, class: look.filter(Boolean).join(' '), 'data-message': id },
    quoted(seat, given),
    !isGrouped && avatar(author),
    h(
      'article',
      { class: 'message-body', 'aria-label': `${author.name}, ${formatTime(given.at, 't', 0)}` },
      h(
        'header',
        { class: isGrouped ? 'message-head visually-hidden' : 'message-head' },
        h('span', { class: author.isBot ? 'author bot' : 'author' }, author.name),
        author.isBot && h('span', { class: 'tag' }, 'bot'),
        h(
          'time',
          { class: 'when', datetime: new Date(given.at).toISOString(), title: formatTime(given.at, 'F', 0) },
          formatTime(given.at, 't', 0),
        ),
      ),
      body(app, seat, given),
      footer(app, seat, given),
    ),
    tools(app, seat, given),
  )
}

function quoted(seat: Seat, { reply, command }: WireMessage): Content {
  if (command !== null) {
    const { name } = personNamed(seat, command.userId)
    return h(
      'div',
      { class: 'quoted' },
      h('b', {}, name),
      ' used ',
      h('span', { class: 'mention' }, `/${command.name}`),
    )
  }
  if (reply === null) return null
  const plain = reply.text
    .replace(/[*_`#~|]|<t:[^>]*>|-# /g, '')
    .replace(/<@!?(\d+)>/g, (_, id) => `@${personNamed(seat, id).name}`)
  return h(
    'div',
    { class: 'quoted' },
    h('b', {}, personNamed(seat, reply.authorId).name),
    ' ',
    h('span', { class: 'quoted-text' }, plain || 'a message'),
  )
}

function body(app: App, seat: Seat, given: WireMessage): readonly Content[] {
  const showing: Showing = { app, seat, messageId: given.id, reader: readerFor(app, seat) }
  if (given.isThinking)
    return [
      h('p', { class: 'thinking' }, h('span', { class: 'dots', 'aria-hidden': 'true' }), 'Prizepost is thinking…'),
    ]
  return [
    given.content !== '' && h('div', { class: 'prose' }, markdown(given.content, showing.reader)),
    given.embeds.map(each => embed(showing, each)),
    components(showing, given.components as unknown as readonly Component[]),
    given.files.map(file => attachment(showing, file)),
  ]
}

const attachment = (showing: Showing, { name, url, bytes, isPicture, ...file }: WireFile): VNode =>
  isPicture
    ? h(
        'div',
        { class: 'gallery single' },
        picture(showing, { media: { url, ...file }, description: file.description }, 'picture'),
      )
    : fileLink(name, url, bytes)

function footer(app: App, seat: Seat, given: WireMessage): readonly Content[] {
  const { id, isPrivate, editedAt, threadId } = given
  const failure = seat.failures[id]
  // What was put off with «thinking» is not edited when it comes.
  const isEdited = editedAt !== null && !isPrivate && given.command === null
  return [
    isEdited && h('span', { class: 'edited', title: formatTime(editedAt, 'F', 0) }, '(edited)'),
    failure !== undefined && h('p', { class: 'failure', role: 'alert' }, failure),
    threadId !== null &&
      h(
        'button',
        { type: 'button', class: 'thread-link', on: { click: () => app.rooms.open(seat.personId, threadId) } },
        icon('thread'),
        `Open thread “${seat.snapshot?.channels.find(channel => channel.id === threadId)?.name ?? ''}”`,
      ),
    isPrivate &&
      h(
        'p',
        { class: 'only-you' },
        icon('eye'),
        'Only you can see this · ',
        h(
          'button',
          { type: 'button', class: 'text-button', on: { click: () => app.deeds.dismiss(seat.personId, id) } },
          'Dismiss',
        ),
      ),
  ]
}

function tools(app: App, seat: Seat, { id, channelId }: WireMessage): VNode {
  const key = `message ${id}`
  const isOpen = seat.popover === key
  const onMessage = (seat.commands[channelId] ?? []).filter(({ on }) => on === 'message')
  const entry = (words: string, act: () => void) =>
    h('button', { type: 'button', role: 'menuitem', class: 'menu-item', on: { click: act } }, words)
  return h(
    'div',
    {
      class: isOpen ? 'message-tools open' : 'message-tools',
      on: {
        keydown: event => {
          if (event.key === 'Escape' && isOpen) app.deeds.setPopover(seat.personId, null)
        },
      },
    },
    h(
      'button',
      {
        type: 'button',
        class: 'icon-button',
        'aria-label': 'More about this message',
        'aria-haspopup': 'menu',
        'aria-expanded': String(isOpen),
        on: { click: () => app.deeds.setPopover(seat.personId, isOpen ? null : key) },
      },
      icon('more'),
    ),
    isOpen &&
      h(
        'div',
        { class: 'popover', role: 'menu', mounted: element => element.querySelector('button')?.focus() },
        onMessage.map(({ name }) => entry(name, () => app.deeds.onMessage(seat.personId, name, id))),
        entry('Raw payload', () => void app.surroundings.showRaw(seat.personId, id)),
      ),
  )
}

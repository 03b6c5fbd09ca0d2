/** The conversation: as far up as it has been read, and following what is new. */
import type { WireMessage } from '../../wire.ts'
import type { App } from '../app.ts'
import { channelOf, type Seat, type State } from '../state.ts'
import { dayOf } from '../time.ts'
import { type Content, h, type VNode } from '../vnode.ts'
import { icon } from './icons.ts'
import { message } from './message.ts'
import { welcome } from './welcome.ts'

const GROUP_MS = 7 * 60_000
const NEAR_END = 120

interface Scrolled extends HTMLElement {
  /** Where the reader is: at the end, or so far from it. */
  place?: {
    readonly room: string
    readonly isAtEnd: boolean
    readonly last: string
    readonly first: string
    readonly height: number
  }
}

export function messages(app: App, state: State, seat: Seat): VNode {
  const channel = channelOf(seat)
  const room = seat.rooms[seat.channelId ?? '']
  const list = room?.messages ?? []
  const isWelcome = state.isWelcome && channel?.kind === 'text' && state.shown[0] === seat.personId
  const isFirst = room !== undefined && !room.hasOlder && room.status === 'ready'
  return h(
    'div',
    {
      class: 'scroller',
      key: 'scroller',
      tabindex: '0',
      role: 'region',
      'aria-label': `Messages in ${channel?.name ?? ''}`,
      mounted: keepEnd,
      patched: element => follow(element, seat, list),
      on: { scroll: event => scrolled(app, seat, event.currentTarget as Scrolled) },
    },
    h(
      'div',
      { class: 'conversation' },
      room?.hasOlder &&
        h(
          'button',
          {
            type: 'button',
            key: 'older',
            class: 'button secondary older',
            on: { click: () => void app.rooms.showOlder(seat.personId) },
          },
          room.status === 'loading' ? 'Loading…' : 'Show earlier messages',
        ),
      isFirst && beginning(seat),
      isWelcome && h('div', { key: 'welcome' }, welcome(app, seat)),
      room?.status === 'loading' && list.length === 0 && h('p', { class: 'hint', key: 'loading' }, 'Loading messages…'),
      room?.status === 'failed' &&
        h(
          'p',
          { class: 'failure', key: 'failed' },
          'The messages could not be read. They come as soon as the connection is back.',
        ),
      h('ol', { class: 'messages', key: `list ${seat.personId} ${seat.channelId}` }, rows(app, seat, list)),
    ),
  )
}

function rows(app: App, seat: Seat, list: readonly WireMessage[]): readonly Content[] {
  return list.flatMap((given, index) => {
    const before = list[index - 1]
    const day = dayOf(given.at)
    const isNewDay = before !== undefined && dayOf(before.at) !== day
    const row = message(app, seat, given, !isNewDay && isGrouped(given, before))
    return isNewDay ? [h('li', { class: 'day', key: `day ${given.id}` }, h('span', {}, day)), row] : [row]
  })
}

const isGrouped = (given: WireMessage, before: WireMessage | undefined): boolean =>
  before !== undefined &&
  before.authorId === given.authorId &&
  given.at - before.at < GROUP_MS &&
  given.reply === null &&
  given.command === null &&
  given.isPrivate === before.isPrivate

function beginning(seat: Seat): VNode {
  const channel = channelOf(seat)
  const words =
    channel?.kind === 'direct'
      ? ['Your conversation with Prizepost', 'Your hand and your decisions come here. Nobody else sees them.']
      : channel?.kind === 'thread'
        ? [channel.name, 'A match has a thread of its own. Everybody can watch.']
        : [
            `#${channel?.name ?? ''}`,
            (channel?.kind === 'text' && channel.topic) || 'This is where the channel begins.',
          ]
  return h(
    'div',
    { class: 'beginning', key: 'beginning' },
    h(
      'span',
      { class: 'beginning-sign' },
      icon(channel?.kind === 'direct' ? 'mail' : channel?.kind === 'thread' ? 'thread' : 'hash'),
    ),
    h('h2', {}, words[0]),
    h('p', { class: 'hint' }, words[1]),
  )
}

/** Whoever is at the end stays there; whoever reads further up is not moved. */
function follow(element: Scrolled, seat: Seat, list: readonly WireMessage[]): void {
  const room = `${seat.personId} ${seat.channelId}`
  const before = element.place
  const first = list[0]?.id ?? ''
  const last = list.at(-1)?.id ?? ''
  const isOther = before?.room !== room
  const isOwn = last !== before?.last && list.at(-1)?.authorId === seat.personId
  if (isOther || before.isAtEnd || isOwn) {
    element.scrollTop = element.scrollHeight
    remember(element, room, first, last)
    return
  }
  if (before.first !== first && first !== '') element.scrollTop += element.scrollHeight - before.height
  remember(element, room, first, last)
}

/** What grows by itself, like a picture that has arrived, must not push the end away. */
function keepEnd(element: Scrolled): void {
  const [conversation] = element.children
  if (conversation === undefined) return
  const observer = new ResizeObserver(() => {
    if (element.place?.isAtEnd) element.scrollTop = element.scrollHeight
  })
  observer.observe(conversation)
  observer.observe(element)
}

function remember(element: Scrolled, room: string, first: string, last: string): void {
  const isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END
  element.place = { room, isAtEnd, last, first, height: element.scrollHeight }
  element.parentElement?.classList.toggle('away', !isAtEnd)
}

function scrolled(app: App, seat: Seat, element: Scrolled): void {
  const { place } = element
  if (place === undefined) return
  remember(element, place.room, place.first, place.last)
  if (element.scrollTop < NEAR_END && seat.rooms[seat.channelId ?? '']?.hasOlder)
    void app.rooms.showOlder(seat.personId)
}

/** Shown while the reader is somewhere else. */
export const toTheEnd = (): VNode =>
  h(
    'button',
    {
      type: 'button',
      class: 'button secondary to-end',
      key: 'to-end',
      on: {
        click: event => {
          const scroller = (event.currentTarget as HTMLElement).parentElement?.querySelector('.scroller')
          scroller?.scrollTo({ top: scroller.scrollHeight })
        },
      },
    },
    icon('down'),
    'To the newest',
  )

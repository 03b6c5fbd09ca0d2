/** The channels somebody sees, and their conversation with the bot. */
import type { WireChannel } from '../../wire.ts'
import type { App } from '../app.ts'
import type { Seat } from '../state.ts'
import { type Content, h, type VNode } from '../vnode.ts'
import { type IconName, icon } from './icons.ts'

export function sidebar(app: App, seat: Seat): VNode {
  const channels = seat.snapshot?.channels ?? []
  const close = () => app.rooms.open(seat.personId, seat.channelId ?? '')
  return h(
    'nav',
    {
      class: 'sidebar',
      key: 'sidebar',
      'aria-label': 'Channels',
      on: {
        keydown: event => {
          if (event.key === 'Escape' && seat.isListOpen) close()
        },
      },
    },
    (seat.snapshot?.guilds ?? []).map(guild => [
      h('h2', { key: guild.id }, guild.name),
      h(
        'ul',
        { key: `${guild.id} channels` },
        channels.filter(each => each.kind === 'text' && each.guildId === guild.id).map(each => branch(app, seat, each)),
      ),
    ]),
    h('h2', { key: 'direct' }, 'Direct messages'),
    h(
      'ul',
      { key: 'direct channels' },
      channels.filter(({ kind }) => kind === 'direct').map(each => h('li', { key: each.id }, link(app, seat, each))),
    ),
  )
}

/** A channel with its threads. Those that sleep are not shown, unless one is in there. */
function branch(app: App, seat: Seat, channel: WireChannel): Content {
  const threads = (seat.snapshot?.channels ?? []).filter(
    each => each.kind === 'thread' && each.parentId === channel.id && (!each.isArchived || each.id === seat.channelId),
  )
  return h(
    'li',
    { key: channel.id },
    link(app, seat, channel),
    threads.length > 0 &&
      h(
        'ul',
        { class: 'threads' },
        threads.map(each => h('li', { key: each.id }, link(app, seat, each))),
      ),
  )
}

export const signOf = (channel: WireChannel): IconName => {
  if (channel.kind === 'direct') return 'mail'
  if (channel.kind === 'text') return 'hash'
  return channel.isPrivate || channel.isLocked ? 'lock' : 'thread'
}

function link(app: App, seat: Seat, channel: WireChannel): VNode {
  const { id, name, pings, isUnread } = channel
  const isHere = id === seat.channelId
  return h(
    'button',
    {
      type: 'button',
      class: ['channel', isHere && 'here', isUnread && !isHere && 'unread'].filter(Boolean).join(' '),
      'aria-current': isHere ? 'page' : undefined,
      on: { click: () => app.rooms.open(seat.personId, id) },
    },
    icon(signOf(channel)),
    h('span', { class: 'channel-name' }, name),
    pings > 0 && !isHere && badge(pings),
    isUnread && pings === 0 && !isHere && h('span', { class: 'visually-hidden' }, ' (unread)'),
  )
}

export const badge = (count: number): VNode =>
  h('span', { class: 'badge' }, count > 99 ? '99+' : count, h('span', { class: 'visually-hidden' }, ' unread'))

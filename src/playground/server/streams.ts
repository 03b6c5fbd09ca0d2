/** Tells every open page what happens, to each of its people only what they see. */
import type { ServerResponse } from 'node:http'
import type { Event, Message, Person, Ping } from '../../stand-in/discord.ts'
import type { WireEvent } from '../wire.ts'
import type { World } from '../world.ts'
import { lineOf } from './log.ts'
import type { Marks } from './marks.ts'
import { messageFor } from './messages.ts'
import { startOf, surroundingsOf } from './surroundings.ts'

const HEARTBEAT_MS = 15_000

interface Stage {
  readonly world: World
  readonly marks: Marks
}

export interface Streams {
  open(response: ServerResponse, personIds: readonly string[]): void
  /** Listens to this world instead of the one before. */
  follow(stage: Stage): void
  /** Badges or people have changed in a way that no event tells. */
  refresh(): void
  clockMoved(): void
  /** Everything is different now. */
  reset(): void
  close(): void
}

interface Client {
  readonly response: ServerResponse
  readonly personIds: readonly string[]
  /** What was last said of a kind, so that it is not said again. */
  readonly said: Map<string, string>
}

export function createStreams(first: Stage): Streams {
  const clients = new Set<Client>()
  let stage = first
  let isDirty = false
  const toAll = (event: WireEvent) => {
    for (const client of clients) send(client, event)
  }
  const clockMoved = () => toAll({ type: 'clock', now: stage.world.clock.now() })
  const refresh = () => {
    if (isDirty) return
    isDirty = true
    setImmediate(() => {
      isDirty = false
      for (const client of clients) describe(stage, client)
    })
  }
  const hear = (event: Event) => {
    for (const client of clients) tell(stage, client, event)
    if (CHANGES_SURROUNDINGS.has(event.type)) refresh()
  }
  let leave = stage.world.discord.subscribe(hear)
  const heartbeat = setInterval(clockMoved, HEARTBEAT_MS)
  heartbeat.unref()
  return {
    open: (response, personIds) => {
      const client: Client = { response, personIds, said: new Map() }
      clients.add(client)
      response.on('close', () => clients.delete(client))
      send(client, { type: 'hello', start: startOf(stage.world, stage.marks) })
      describe(stage, client)
    },
    follow: next => {
      leave()
      stage = next
      leave = stage.world.discord.subscribe(hear)
    },
    refresh,
    clockMoved,
    reset: () => toAll({ type: 'reset' }),
    close: () => {
      leave()
      clearInterval(heartbeat)
      for (const { response } of clients) response.end()
    },
  }
}

const send = ({ response }: Client, event: WireEvent): void => void response.write(`data: ${JSON.stringify(event)}\n\n`)

function sendIfNew(client: Client, subject: string, event: WireEvent): void {
  const text = JSON.stringify(event)
  if (client.said.get(subject) === text) return
  client.said.set(subject, text)
  send(client, event)
}

const CHANGES_SURROUNDINGS: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'UserChanged',
  'GuildChanged',
  'ChannelChanged',
  'ChannelDeleted',
  'MessageCreated',
  'MessageDeleted',
  'Pinged',
])

/** Those who are still somebody in this world. */
const peopleOf = ({ world: { discord } }: Stage, { personIds }: Client): readonly Person[] =>
  personIds.flatMap(id => (discord.state.users[id]?.isBot === false ? [discord.as(id)] : []))

function describe(stage: Stage, client: Client): void {
  for (const person of peopleOf(stage, client)) {
    const to = person.user.id
    sendIfNew(client, to, {
      type: 'surroundings',
      to,
      snapshot: surroundingsOf(stage.world, stage.marks, person),
    })
  }
  const { now: _, ...start } = startOf(stage.world, stage.marks)
  sendIfNew(client, 'people', { type: 'people', ...start })
}

function tell(stage: Stage, client: Client, event: Event): void {
  switch (event.type) {
    case 'MessageCreated':
    case 'MessageEdited':
      tellMessage(stage, client, event.message, event.type === 'MessageCreated')
      break
    case 'MessageDeleted':
      tellGone(stage, client, event.message)
      break
    case 'Pinged':
      tellPing(client, event.ping)
      break
    case 'CommandsChanged':
      send(client, { type: 'commands' })
      break
    case 'Logged':
      send(client, { type: 'logged', line: lineOf(stage.world.discord, event.entry) })
      break
    default:
  }
}

function tellPing(client: Client, { userId: to, channelId, messageId, isSilent }: Ping): void {
  if (client.personIds.includes(to) && !isSilent) send(client, { type: 'pinged', to, channelId, messageId })
}

function tellMessage(stage: Stage, client: Client, message: Message, isNew: boolean): void {
  const { discord } = stage.world
  for (const person of peopleOf(stage, client)) {
    if (!person.sees(message)) continue
    send(client, { type: 'message', to: person.user.id, message: messageFor(discord, person, message), isNew })
  }
}

function tellGone(stage: Stage, client: Client, message: Message): void {
  for (const person of peopleOf(stage, client)) {
    if (!person.sees(message)) continue
    send(client, { type: 'gone', to: person.user.id, channelId: message.channelId, messageId: message.id })
  }
}

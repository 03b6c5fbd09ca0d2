import { InteractionType } from 'discord-api-types/v10'
import { assert } from '../shared/assert.ts'
import type { Discord } from './api.ts'
import { isObject } from './check/fields.ts'
import { type Context, messagesIn, newId } from './context.ts'
import type { Event, Feed } from './feed.ts'
import type { GatewayServer } from './gateway/gateway.ts'
import { ownersIn, startInteraction } from './interaction/build.ts'
import { type DeliveryRoute, deliver } from './interaction/deliver.ts'
import { type Outcome, outcomeOf } from './interaction/outcome.ts'
import { createMishaps } from './mishaps.ts'
import { commandsOf } from './payload/command.ts'
import { messagePayload } from './payload/message.ts'
import { addChannel, addGuild, addMember, addUser, removeMember } from './people.ts'
import { createPerson } from './person/person.ts'
import { idOf } from './person/resolved.ts'
import type { Parts } from './rest/server.ts'
import { saveState } from './saved.ts'

const WAIT_MS = 5000

interface AllParts extends Parts {
  readonly gateway: GatewayServer
}

export function assemble(parts: AllParts, patienceMs: number, server: Pick<Discord, 'handle' | 'close'>): Discord {
  const { context, faults, feed, limiter, gateway } = parts
  const { id, token, publicKey } = context.state.application
  return {
    applicationId: id,
    token,
    publicKey,
    origin: context.origin(),
    apiBase: `${context.origin()}/api`,
    state: context.state,
    faults,
    mishaps: createMishaps(context),
    gateway,
    ...peopling(context),
    ...acting(parts, patienceMs),
    ...watching(context, feed),
    setRateLimits: limits => limiter.set(limits),
    save: () => saveState(context.state),
    ...server,
  }
}

type Peopling = 'addUser' | 'addGuild' | 'addChannel' | 'addMember' | 'removeMember'

const peopling = (context: Context): Pick<Discord, Peopling> => ({
  addUser: user => addUser(context, user),
  addGuild: guild => addGuild(context, guild),
  addChannel: (guild, channel) => addChannel(context, guild, channel),
  addMember: (guild, user, ...permissions) => addMember(context, guild, user, permissions),
  removeMember: (guild, { id }) => removeMember(context, guild, id),
})

type Acting = 'as' | 'connect' | 'forge' | 'deliver' | 'settled'

function acting({ context, feed, gateway }: AllParts, patienceMs: number): Pick<Discord, Acting> {
  let endpoint = ''
  const door: DeliveryRoute = {
    context,
    feed,
    patienceMs,
    gateway,
    endpoint: () => {
      assert(endpoint !== '' || gateway.hasBot(), 'No bot is connected: call `connect` first')
      return endpoint || null
    },
  }
  return {
    as: (user, how = {}) => createPerson(door, idOf(user), how),
    connect: async url => {
      await checkEndpoint({ ...door, endpoint: () => url })
      endpoint = url
    },
    forge: wanted =>
      startInteraction(context, { owners: ownersOf(context, wanted.channelId, wanted.userId), ...wanted }),
    deliver: (payload, how) => deliver(door, payload, how),
    settled: (outcome, withinMs = WAIT_MS) => settled(context, feed, outcome, withinMs),
  }
}

function ownersOf(context: Context, channelId: string, userId: string) {
  const channel = context.state.channels[channelId]
  const user = context.state.users[userId]
  return channel === undefined || user === undefined ? {} : ownersIn(context, channel, user, [0, 1])
}

/** Discord takes an address only if it checks signatures, and asks again from time to time. */
async function checkEndpoint(door: DeliveryRoute): Promise<void> {
  const { context } = door
  const ping = {
    id: newId(context),
    application_id: context.state.application.id,
    type: InteractionType.Ping,
    token: 'ping',
    version: 1,
  }
  const [right] = await deliver(door, ping)
  const isPong = right?.status === 200 && isObject(right.body) && right.body.type === 1
  assert(isPong, `The bot does not answer a PING with a PONG, but with status ${right?.status ?? 'none'}`)
  const [wrong] = await deliver(door, ping, { signature: 'wrong' })
  assert(
    wrong?.status === 401,
    `The bot answers a wrong signature with status ${wrong?.status ?? 'none'}, not with 401`,
  )
}

async function settled(context: Context, feed: Feed, { interaction }: Outcome, withinMs: number): Promise<Outcome> {
  const current = () => outcomeOf(context, context.state.interactions[interaction.id] ?? interaction)
  const isOpen = () => ['thinking', 'updating'].includes(current().kind)
  if (isOpen()) {
    await until(feed, ({ type }) => type === 'InteractionAnswered' && !isOpen(), withinMs)
  }
  return current()
}

type Asking = 'channel' | 'message' | 'messages' | 'payload' | 'file' | 'commands'
type Watching = 'until' | 'subscribe' | 'log' | 'clearLog' | Asking

const watching = (context: Context, feed: Feed): Pick<Discord, Watching> => ({
  until: (isIt, withinMs = WAIT_MS) => until(feed, isIt, withinMs),
  subscribe: feed.subscribe,
  log: feed.entries,
  clearLog: feed.clear,
  channel: id => context.state.channels[id],
  message: id => context.state.messages[id],
  messages: ({ id }) => messagesIn(context, id),
  payload: message => messagePayload(context, message),
  file: id => context.state.files[id]?.bytes,
  commands: guild => commandsOf(context, guild?.id ?? null),
})

function until(feed: Feed, isIt: (event: Event) => boolean, withinMs: number): Promise<Event> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      stop()
      reject(new Error(`It did not happen within ${withinMs} ms`))
    }, withinMs)
    const stop = feed.subscribe(event => {
      if (!isIt(event)) return
      clearTimeout(timer)
      stop()
      resolve(event)
    })
  })
}

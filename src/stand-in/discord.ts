/** A Discord of one's own: the part of its API that a bot uses, with its limits, and people to play with. */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Discord, DiscordOptions } from './api.ts'
import { assemble } from './assemble.ts'
import type { Context } from './context.ts'
import { createFaults } from './faults.ts'
import { createFeed } from './feed.ts'
import { createGateway, type GatewayServer } from './gateway/gateway.ts'
import { createApplication } from './keys.ts'
import { LIMITS, type Limits } from './limits.ts'
import { addBot } from './people.ts'
import { createLimiter, NO_RATE_LIMITS } from './rate-limits.ts'
import { handle, type Parts } from './rest/server.ts'
import { loadState } from './saved.ts'
import { emptyState } from './state.ts'

export type { Discord, DiscordOptions } from './api.ts'
export { rateLimited } from './faults.ts'
export type { Event } from './feed.ts'
export type { Gateway } from './gateway/gateway.ts'
export type { Outcome } from './interaction/outcome.ts'
export { type Keeping, openKept } from './kept/kept.ts'
export { LIMITS } from './limits.ts'
export { CannotDo } from './person/cannot-do.ts'
export type { Person } from './person/person.ts'
export { NO_RATE_LIMITS, type RateLimits, REAL_RATE_LIMITS } from './rate-limits.ts'
export { buttonsOf, customIdsOf, menusOf, textOf } from './reading.ts'
export type {
  Channel,
  DirectChannel,
  Guild,
  Interaction,
  Message,
  Modal,
  Ping,
  TextChannel,
  Thread,
  User,
} from './state.ts'

export async function startDiscord(options: DiscordOptions): Promise<Discord> {
  const parts = createParts(options)
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    handle(parts, request, response).catch(error => {
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' })
      response.end(error instanceof Error ? error.stack : String(error))
    })
  }
  const server = createServer(listener)
  server.on('upgrade', parts.gateway.upgrade)
  server.listen(options.port ?? 0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  parts.setOrigin(`http://127.0.0.1:${port}`)
  const close = async (): Promise<void> => {
    parts.gateway.end()
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  return assemble(parts, options.patienceMs ?? parts.context.limits.answerMs, { handle: listener, close })
}

interface AllParts extends Parts {
  readonly context: Context
  readonly gateway: GatewayServer
  setOrigin(origin: string): void
}

function createParts(options: DiscordOptions): AllParts {
  const { now } = options
  const limits: Limits = { ...LIMITS, ...options.limits }
  const seed = options.seed ?? randomBytes(32).toString('hex')
  const state =
    options.saved === undefined
      ? emptyState(createApplication(options.name ?? 'Prizepost', seed, now()))
      : typeof options.saved === 'string'
        ? loadState(options.saved)
        : options.saved
  const feed = createFeed()
  const limiter = createLimiter(now, limits, options.rateLimits ?? NO_RATE_LIMITS)
  let origin = ''
  const context: Context = {
    state,
    limits,
    now,
    emit: feed.emit,
    origin: () => origin,
    countOldEdit: limiter.countOldEdit,
  }
  if (options.saved === undefined) addBot(context)
  return {
    context,
    feed,
    limiter,
    faults: createFaults(now),
    gateway: createGateway(context, options.heartbeatMs),
    setOrigin: value => {
      origin = value
    },
  }
}

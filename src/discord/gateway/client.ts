/** One client of the library, told to do as little as it can: no intents, no caches, interactions as they came. */
import { setTimeout as wait } from 'node:timers/promises'
import { Client, DiscordjsErrorCodes, Events, GatewayDispatchEvents, Options, type WebSocketOptions } from 'discord.js'
import { cannotReach, UNKNOWN_TOKEN } from '../unreachable.ts'
import { farewell } from './farewell.ts'

interface ClientOptions {
  readonly token: string
  /** Another address than Discord's, for trying things out. */
  readonly base?: string | undefined
  readonly ws?: WebSocketOptions | undefined
}

interface ClientListener {
  connected(): unknown
  /** The connection is gone. The library tries to get it back. */
  away(): unknown
  /** Discord does not want us any more. */
  sentAway(why: string): unknown
  interaction(body: unknown): unknown
}

export interface GatewayClient {
  /** Null when we are in, otherwise a sentence that says why not. */
  logIn(): Promise<string | null>
  destroy(): Promise<void>
}

/** As it came. */
interface Packet {
  t: string | null
  readonly d: unknown
}

const NOTHING_KEPT = Options.cacheWithLimits({
  UserManager: 0,
  GuildMemberManager: 0,
  MessageManager: 0,
  ThreadMemberManager: 0,
  PresenceManager: 0,
})

const GOODBYE_MS = 2_000

export function createClient({ token, base, ws }: ClientOptions, on: ClientListener): GatewayClient {
  const client = new Client({
    intents: [],
    shards: 'auto',
    makeCache: NOTHING_KEPT,
    rest: { timeout: 10_000, ...(base && { api: base }) },
    ...(ws && { ws }),
  })
  const missing = new Set<number>()
  let why: string | null = null
  const arrived = (_: unknown, shard: number): void => {
    missing.delete(shard)
    if (missing.size === 0) on.connected()
  }
  client.ws.on(GatewayDispatchEvents.Ready, arrived)
  client.ws.on(GatewayDispatchEvents.Resumed, arrived)
  client.on(Events.Raw, (packet: Packet) => {
    if (packet.t !== GatewayDispatchEvents.InteractionCreate) return
    // What would have come by HTTP. The library makes nothing of it then, and does not fall over what it does not know.
    packet.t = null
    on.interaction(packet.d)
  })
  client.on(Events.ShardReconnecting, shard => {
    missing.add(shard)
    on.away()
  })
  client.on(Events.ShardDisconnect, ({ code }) => {
    why = farewell(code)
    on.sentAway(why)
  })
  return {
    logIn: async () => {
      try {
        await client.login(token)
        return null
      } catch (error) {
        return why ?? problemOf(error)
      }
    },
    destroy: async () => {
      for (const [id, shard] of client.ws.shards) client.ws.shards.set(id, retired(shard))
      // The library waits for ever if it was just about to connect.
      await Promise.race([client.destroy(), wait(GOODBYE_MS, undefined, { ref: false })])
    },
  }
}

/** One that was about to reconnect would do so although it is destroyed. It asks for its session first, and waits for it now. */
const retired = <Shard extends object>(shard: Shard): Shard =>
  Object.create(shard, { sessionInfo: { get: () => new Promise(() => {}), set: () => {} } })

function problemOf(error: unknown): string {
  const isToken = error instanceof Error && 'code' in error && error.code === DiscordjsErrorCodes.TokenInvalid
  return isToken ? UNKNOWN_TOKEN : cannotReach(error)
}

/** How Discord brings interactions to a bot that has no address of its own: over a connection that the bot has opened. */
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { GatewayOpcodes } from 'discord-api-types/v10'
import { WebSocketServer } from 'ws'
import type { Context } from '../context.ts'
import { GATEWAY_PATH, greet, type Hall, type Heard } from './listen.ts'
import { send } from './session.ts'

export interface Gateway {
  /** Sessions with a connection. */
  connected(): number
  heard(): readonly Heard[]
  /** The next thing of this kind that a bot says. */
  next(op: GatewayOpcodes): Promise<Heard>
  /** The connections are gone, without a word. */
  cut(): void
  close(code: number): void
  /** Bots are asked to come back, as Discord does every few hours. */
  askToReconnect(): void
  /** The sessions are over: whoever resumes is told so. */
  forgetSessions(): void
  /** What was told last is told again after the next resume. */
  repeatLast(): void
  /** Whoever identifies next is sent away with this code. */
  refuseNext(code: number): void
  /** Bots get no sign of life while this is so. */
  setSilent(isSilent: boolean): void
}

export interface GatewayServer extends Gateway {
  /** A bot is there, or may come back. */
  hasBot(): boolean
  dispatch(name: string, data: unknown): void
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  end(): void
}

const HEARTBEAT_MS = 41_250

export function createGateway(context: Context, heartbeatMs = HEARTBEAT_MS): GatewayServer {
  const server = new WebSocketServer({ noServer: true })
  const hall: Hall = {
    context,
    heartbeatMs,
    sessions: new Map(),
    heard: [],
    waiting: new Set(),
    refusal: null,
    isSilent: false,
  }
  return {
    ...listening(hall),
    ...disturbing(hall, server),
    dispatch: (name, data) => {
      for (const session of hall.sessions.values()) session.dispatch(name, data)
    },
    upgrade: (request, socket, head) => {
      if (request.url?.startsWith(GATEWAY_PATH))
        server.handleUpgrade(request, socket, head, connection => greet(hall, connection))
      else socket.destroy()
    },
    end: () => {
      for (const socket of server.clients) socket.terminate()
      server.close()
    },
  }
}

type Listening = 'hasBot' | 'connected' | 'heard' | 'next'

const listening = ({ sessions, heard, waiting }: Hall): Pick<GatewayServer, Listening> => ({
  hasBot: () => sessions.size > 0,
  connected: () => [...sessions.values()].filter(each => each.isConnected()).length,
  heard: () => [...heard],
  next: op =>
    new Promise(resolve => {
      const hear = (said: Heard): void => {
        if (said.op !== op) return
        waiting.delete(hear)
        resolve(said)
      }
      waiting.add(hear)
    }),
})

type Disturbing = 'cut' | 'close' | 'askToReconnect' | 'forgetSessions' | 'repeatLast' | 'refuseNext' | 'setSilent'

const disturbing = (hall: Hall, { clients }: WebSocketServer): Pick<GatewayServer, Disturbing> => ({
  cut: () => {
    for (const socket of clients) socket.terminate()
  },
  close: code => {
    for (const socket of clients) socket.close(code)
  },
  askToReconnect: () => {
    for (const socket of clients) send(socket, GatewayOpcodes.Reconnect, null)
  },
  forgetSessions: () => hall.sessions.clear(),
  repeatLast: () => {
    for (const session of hall.sessions.values()) session.repeatLast()
  },
  refuseNext: code => {
    hall.refusal = code
  },
  setSilent: isSilent => {
    hall.isSilent = isSilent
  },
})

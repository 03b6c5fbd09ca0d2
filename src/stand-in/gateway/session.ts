/** One bot at the gateway: it outlives its connections, and remembers what it was told, to tell it again. */
import { GatewayDispatchEvents, GatewayOpcodes } from 'discord-api-types/v10'
import type { WebSocket } from 'ws'

export interface Session {
  readonly id: string
  isConnected(): boolean
  isOf(socket: WebSocket): boolean
  /** Kept until the bot comes back, if it is away. */
  dispatch(name: string, data: unknown): void
  /** What was told last is told again after the next resume, as if it had got lost. */
  repeatLast(): void
  /** Tells all that came after `sequence`. False if it has not come that far. */
  resume(socket: WebSocket, sequence: number): boolean
}

interface Told {
  readonly s: number
  readonly t: string
  readonly d: unknown
}

export const send = (socket: WebSocket, op: GatewayOpcodes, d: unknown, dispatched: object = NOTHING): void =>
  socket.send(JSON.stringify({ op, d, ...dispatched }))

const NOTHING = { s: null, t: null }

export function createSession(id: string, first: WebSocket): Session {
  const told: Told[] = []
  let socket = first
  let repeated = 0
  const isConnected = () => socket.readyState === socket.OPEN
  const tell = ({ d, s, t }: Told) => send(socket, GatewayOpcodes.Dispatch, d, { s, t })
  const dispatch = (t: string, d: unknown): void => {
    const next = { s: told.length + 1, t, d }
    told.push(next)
    if (isConnected()) tell(next)
  }
  return {
    id,
    isConnected,
    isOf: other => other === socket,
    dispatch,
    repeatLast: () => {
      repeated = 1
    },
    resume: (returned, sequence) => {
      if (sequence > told.length) return false
      socket = returned
      for (const each of told.slice(Math.max(0, sequence - repeated))) tell(each)
      repeated = 0
      dispatch(GatewayDispatchEvents.Resumed, {})
      return true
    },
  }
}

/** What the gateway says to what a bot says. */
import { GatewayCloseCodes, GatewayDispatchEvents, GatewayIntentBits, GatewayOpcodes } from 'discord-api-types/v10'
import type { WebSocket } from 'ws'
import { isObject, type JsonObject } from '../check/fields.ts'
import { type Context, newId } from '../context.ts'
import { userPayload } from '../payload/user.ts'
import { createSession, type Session, send } from './session.ts'

/** What a bot has said. */
export interface Heard {
  readonly op: number
  readonly d: unknown
}

export interface Hall {
  readonly context: Context
  readonly heartbeatMs: number
  readonly sessions: Map<string, Session>
  readonly heard: Heard[]
  readonly waiting: Set<(said: Heard) => void>
  /** Whoever comes next is sent away with this code. */
  refusal: number | null
  isSilent: boolean
}

const PRIVILEGED = GatewayIntentBits.GuildMembers | GatewayIntentBits.GuildPresences | GatewayIntentBits.MessageContent
const FAREWELLS = [1000, 1001]

export function greet(hall: Hall, socket: WebSocket): void {
  socket.on('message', data => listen(hall, socket, String(data)))
  socket.on('error', () => {})
  socket.on('close', code => {
    // Who says goodbye does not come back.
    const left = [...hall.sessions.values()].find(session => session.isOf(socket))
    if (left && FAREWELLS.includes(code)) hall.sessions.delete(left.id)
  })
  if (!hall.isSilent) send(socket, GatewayOpcodes.Hello, { heartbeat_interval: hall.heartbeatMs })
}

function listen(hall: Hall, socket: WebSocket, text: string): void {
  const said = parse(text)
  if (said === null) socket.close(GatewayCloseCodes.DecodeError)
  else {
    hall.heard.push(said)
    for (const hear of [...hall.waiting]) hear(said)
    answer(hall, socket, said.op, isObject(said.d) ? said.d : {})
  }
}

function parse(text: string): Heard | null {
  try {
    const said: unknown = JSON.parse(text)
    return isObject(said) && typeof said.op === 'number' ? { op: said.op, d: said.d } : null
  } catch {
    return null
  }
}

function answer(hall: Hall, socket: WebSocket, op: GatewayOpcodes, d: JsonObject): void {
  switch (op) {
    case GatewayOpcodes.Heartbeat:
      if (!hall.isSilent) send(socket, GatewayOpcodes.HeartbeatAck, null)
      break
    case GatewayOpcodes.Identify:
      identify(hall, socket, d)
      break
    case GatewayOpcodes.Resume:
      resume(hall, socket, d)
      break
    default:
      socket.close(GatewayCloseCodes.UnknownOpcode)
  }
}

function identify(hall: Hall, socket: WebSocket, d: JsonObject): void {
  const { context, sessions } = hall
  const code = hall.refusal ?? problemOf(context, d)
  hall.refusal = null
  if (code !== null) socket.close(code)
  else {
    const session = createSession(newId(context), socket)
    sessions.set(session.id, session)
    session.dispatch(GatewayDispatchEvents.Ready, readyPayload(context, session.id, d))
  }
}

function problemOf({ state }: Context, { token, intents }: JsonObject): number | null {
  if (token !== state.application.token) return GatewayCloseCodes.AuthenticationFailed
  if (!Number.isSafeInteger(intents) || Number(intents) < 0) return GatewayCloseCodes.InvalidIntents
  return (Number(intents) & PRIVILEGED) === 0 ? null : GatewayCloseCodes.DisallowedIntents
}

function resume({ context, sessions }: Hall, socket: WebSocket, { token, session_id, seq }: JsonObject): void {
  const session = sessions.get(String(session_id))
  if (token !== context.state.application.token) socket.close(GatewayCloseCodes.AuthenticationFailed)
  else if (session === undefined) send(socket, GatewayOpcodes.InvalidSession, false)
  else if (!session.resume(socket, Number(seq))) socket.close(GatewayCloseCodes.InvalidSeq)
}

function readyPayload({ state, origin }: Context, sessionId: string, { shard }: JsonObject): JsonObject {
  const { id } = state.application
  const bot = state.users[id]
  const guilds = Object.values(state.guilds).filter(({ hasBot }) => hasBot)
  return {
    v: 10,
    user: bot && userPayload(bot),
    guilds: guilds.map(guild => ({ id: guild.id, unavailable: true })),
    session_id: sessionId,
    resume_gateway_url: gatewayUrl(origin()),
    application: { id, flags: 0 },
    ...(Array.isArray(shard) && { shard }),
  }
}

export const GATEWAY_PATH = '/gateway'

export const gatewayUrl = (origin: string): string => `${origin.replace(/^http/, 'ws')}${GATEWAY_PATH}`

/** Brings interactions to the bot's door, signed, and takes its answers in. */
import { GatewayDispatchEvents } from 'discord-api-types/v10'
import { ApiError } from '../api-error.ts'
import { isObject, isSnowflake } from '../check/fields.ts'
import { type Context, putInteraction } from '../context.ts'
import type { Feed } from '../feed.ts'
import type { GatewayServer } from '../gateway/gateway.ts'
import { signBody, signWrongly } from '../keys.ts'
import { parseJson, readForm } from '../rest/body.ts'
import type { Interaction } from '../state.ts'
import { type Answer, answerInteraction } from './answer.ts'

export interface Delivery {
  /** `stale`: by the right key, but ten minutes ago. */
  readonly signature?: 'wrong' | 'missing' | 'stale'
  /** The same request again, after the first was answered or at the same time. */
  readonly twice?: true | 'at once'
}

export interface DeliveryRoute {
  readonly context: Context
  readonly feed: Feed
  /** `null`: it goes by the gateway. */
  endpoint(): string | null
  readonly gateway: GatewayServer
  /** How long the stand-in waits for an answer in real time, whatever the injected clock says. */
  readonly patienceMs: number
}

interface Heard {
  readonly status: number
  readonly contentType: string
  readonly bytes: Uint8Array
}

export interface Delivered {
  /** `null`: no answer. */
  readonly status: number | null
  readonly body: unknown
  /** As it stands now, if this Discord knows it. */
  readonly interaction: Interaction | null
}

const NO_ANSWER = 'The application did not respond'
const BAD_ANSWER = 'This interaction failed'
const STALE_SECONDS = 600

export async function deliver(
  door: DeliveryRoute,
  payload: unknown,
  how: Delivery = {},
): Promise<readonly Delivered[]> {
  const bytes = payload instanceof Uint8Array ? payload : Buffer.from(textOf(payload))
  const id = isObject(payload) && isSnowflake(payload.id) ? payload.id : ''
  const known = door.context.state.interactions[id]
  if (known !== undefined) door.context.emit({ type: 'InteractionSent', interaction: known })
  const once = () => deliverOnce(door, payload, bytes, how, known)
  if (how.twice === 'at once') return Promise.all([once(), once()])
  const first = await once()
  return how.twice ? [first, await once()] : [first]
}

const textOf = (payload: unknown): string => (typeof payload === 'string' ? payload : JSON.stringify(payload))

async function deliverOnce(
  door: DeliveryRoute,
  payload: unknown,
  bytes: Uint8Array,
  how: Delivery,
  known: Interaction | undefined,
): Promise<Delivered> {
  const { context, feed } = door
  const endpoint = door.endpoint()
  const heard =
    endpoint === null ? dispatched(door, payload) : await post(door, endpoint, signed(context, bytes, how), bytes)
  const problem = known === undefined ? null : await settle(door, known, heard)
  const body = heard === null ? undefined : shownBody(heard)
  feed.log({
    kind: 'interaction',
    at: context.now(),
    interactionId: known?.id ?? null,
    request: payload instanceof Uint8Array ? Buffer.from(payload).toString() : payload,
    requestBytes: bytes.byteLength,
    status: heard?.status ?? null,
    response: body,
    problem,
  })
  return {
    status: heard?.status ?? null,
    body,
    interaction: known === undefined ? null : (context.state.interactions[known.id] ?? known),
  }
}

function signed({ state, now }: Context, bytes: Uint8Array, { signature }: Delivery): Record<string, string> {
  if (signature === 'missing') return {}
  const seconds = Math.floor(now() / 1000) - (signature === 'stale' ? STALE_SECONDS : 0)
  const timestamp = String(seconds)
  const sign = signature === 'wrong' ? signWrongly : signBody
  return {
    'X-Signature-Timestamp': timestamp,
    'X-Signature-Ed25519': sign(state.application, timestamp, bytes),
  }
}

/** Nothing is said in return: the answer comes as a call of the bot. */
function dispatched({ gateway }: DeliveryRoute, payload: unknown): Heard {
  gateway.dispatch(GatewayDispatchEvents.InteractionCreate, payload)
  return { status: 202, contentType: '', bytes: new Uint8Array() }
}

async function post(
  door: DeliveryRoute,
  endpoint: string,
  headers: Record<string, string>,
  bytes: Uint8Array,
): Promise<Heard | null> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'Discord-Interactions/1.0 (+https://discord.com)',
        ...headers,
      },
      body: bytes as Uint8Array<ArrayBuffer>,
      signal: AbortSignal.timeout(door.patienceMs),
      redirect: 'manual',
    })
    const body = new Uint8Array(await response.arrayBuffer())
    return { status: response.status, contentType: response.headers.get('content-type') ?? '', bytes: body }
  } catch {
    return null
  }
}

function shownBody({ contentType, bytes }: Heard): unknown {
  const text = Buffer.from(bytes).toString()
  if (!contentType.startsWith('application/json')) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Applies the answer. Returns why it was not taken. */
async function settle(door: DeliveryRoute, { id }: Interaction, heard: Heard | null): Promise<string | null> {
  const { context } = door
  const current = () => context.state.interactions[id] as Interaction
  const fail = (text: string, problem: string): string => {
    failInteraction(context, current(), text, problem)
    return problem
  }
  if (current().response.kind !== 'none') return heard !== null && hasBody(heard) ? 'It had been answered before' : null
  if (heard === null) return fail(NO_ANSWER, 'No answer')
  if (heard.status < 200 || heard.status > 299) return fail(NO_ANSWER, `Answered with status ${heard.status}`)
  if (context.now() - current().createdAt > context.limits.answerMs) return fail(NO_ANSWER, 'Answered too late')
  if (!hasBody(heard)) return (await isAnsweredInTime(door, id)) ? null : fail(NO_ANSWER, 'No callback in time')
  try {
    answerInteraction(context, current(), await readAnswer(context, heard))
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return fail(BAD_ANSWER, JSON.stringify(error.body))
  }
}

const hasBody = ({ bytes }: Heard): boolean => bytes.byteLength > 0

function failInteraction(context: Context, interaction: Interaction, text: string, problem: string): void {
  if (interaction.response.kind !== 'none') return
  const failed = putInteraction(context, { ...interaction, response: { kind: 'failed', text, problem } })
  context.emit({ type: 'InteractionFailed', interaction: failed, text })
}

async function readAnswer({ limits }: Context, { contentType, bytes }: Heard): Promise<Answer> {
  const isForm = contentType.startsWith('multipart/form-data')
  if (isForm && bytes.byteLength > limits.inlineFilesBytes) throw lostAnswer('The files are too large for this way')
  if (!isForm && !contentType.startsWith('application/json')) throw lostAnswer(`Content type ${contentType}`)
  const { json, uploads } = isForm
    ? await readForm(bytes, contentType, limits)
    : { json: parseJson(bytes), uploads: [] }
  if (!isObject(json)) throw lostAnswer('No object')
  return { json, uploads }
}

const lostAnswer = (message: string): ApiError => new ApiError(400, { code: 0, message })

/** After «202 Accepted», the answer is to come as a call of the bot. */
function isAnsweredInTime({ context, feed, patienceMs }: DeliveryRoute, id: string): Promise<boolean> {
  const isAnswered = () => context.state.interactions[id]?.response.kind !== 'none'
  if (isAnswered()) return Promise.resolve(true)
  return new Promise(resolve => {
    const end = (answered: boolean) => {
      clearTimeout(timer)
      stop()
      resolve(answered)
    }
    const stop = feed.subscribe(({ type }) => {
      if (type === 'InteractionAnswered' && isAnswered()) end(true)
    })
    const timer = setTimeout(() => end(false), patienceMs)
  })
}

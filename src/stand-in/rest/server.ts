import type { IncomingMessage, ServerResponse } from 'node:http'
import { ApiError, methodNotAllowed, notFound, unauthorized } from '../api-error.ts'
import type { Context } from '../context.ts'
import type { Fault, Faults } from '../faults.ts'
import type { Feed } from '../feed.ts'
import type { Asked, Limiter } from '../rate-limits.ts'
import { type Body, type Received, readBody, receive } from './body.ts'
import { serveFile } from './files.ts'
import { type Found, findRoute, majorOf, type Reply, wrongIdIn } from './route.ts'
import { ROUTES } from './routes.ts'

export interface Parts {
  readonly context: Context
  readonly feed: Feed
  readonly faults: Faults
  readonly limiter: Limiter
}

interface Answer extends Reply {
  readonly headers: Readonly<Record<string, string>>
}

const PREFIX = /^\/api\/v10(?=\/)/

const NOTHING: Body = { json: undefined, uploads: [] }

/** Answers `/api/v10/…` and the files. Everything else is not found. */
export async function handle(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(`http://localhost/${(request.url ?? '').replace(/^\/+/, '')}`)
  if (!PREFIX.test(url.pathname)) return serveFile(parts.context, request, url, response)
  const method = request.method ?? 'GET'
  const path = url.pathname.replace(PREFIX, '')
  const received = await receive(request, parts.context.limits.requestBytes)
  const trouble = parts.faults.take(method, path)
  if (trouble !== undefined && !trouble.after) return fail(parts, trouble.fault, request, received, path, response)
  const body = await readBody(received, request.headers['content-type'] ?? '', parts.context.limits).catch(asApiError)
  const answer = answerTo(parts, request, url, path, body)
  if (answer.headers['X-RateLimit-Scope'] !== 'shared') parts.limiter.countInvalid(answer.status)
  log(parts, request, path + url.search, received, body, answer)
  if (trouble === undefined) return write(response, answer)
  if (trouble.fault.kind === 'hang-up') return void request.socket.destroy()
  if (trouble.fault.kind === 'status') return write(response, faultAnswer(trouble.fault))
  await new Promise(resolve => setTimeout(resolve, trouble.fault.kind === 'late' ? trouble.fault.ms : 0))
  write(response, answer)
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}

function answerTo(parts: Parts, request: IncomingMessage, url: URL, path: string, body: Body | ApiError): Answer {
  const { limiter } = parts
  if (limiter.isBanned()) return BANNED
  const found = findRoute(ROUTES, request.method ?? 'GET', path)
  if (found === undefined) return errorAnswer(notFound())
  if (found === 'elsewhere') return errorAnswer(methodNotAllowed())
  if (!found.route.isOpen && !isAuthorized(parts.context, request)) return errorAnswer(unauthorized())
  const wrongId = wrongIdIn(found.params)
  if (wrongId !== undefined) return errorAnswer(wrongId)
  const { headers, refused } = limiter.ask(askedBy(found))
  if (refused !== null) return { status: 429, body: refused, headers }
  if (body instanceof ApiError) return errorAnswer(body, headers)
  try {
    const call = { context: parts.context, params: found.params, query: url.searchParams, ...body }
    return { ...found.route.run(call), headers }
  } catch (error) {
    return errorAnswer(asApiError(error), headers)
  }
}

/** What an address gets that has asked too often for what it may not have. */
const BANNED: Answer = {
  status: 429,
  body: 'error code: 1015',
  headers: { 'Retry-After': '600', 'Content-Type': 'text/plain' },
}

const askedBy = ({ route, params }: Found): Asked => ({
  name: `${route.method} ${route.path}`,
  major: majorOf(params),
  countsGlobally: !route.isOpen,
})

const isAuthorized = ({ state }: Context, { headers }: IncomingMessage): boolean =>
  headers.authorization === `Bot ${state.application.token}`

const errorAnswer = (error: ApiError, headers: Answer['headers'] = {}): Answer => ({
  status: error.status,
  body: error.body,
  headers: { ...headers, ...error.headers },
})

const faultAnswer = ({ status, body, headers }: Fault & { readonly kind: 'status' }): Answer => ({
  status,
  body: body ?? { code: 0, message: `${status}: made to fail` },
  headers: headers ?? {},
})

function fail(
  parts: Parts,
  fault: Fault,
  request: IncomingMessage,
  received: Received,
  path: string,
  response: ServerResponse,
): void {
  const answer = fault.kind === 'status' ? faultAnswer(fault) : { status: 0, headers: {} }
  log(parts, request, path, received, NOTHING, answer)
  if (fault.kind !== 'status') return void request.socket.destroy()
  write(response, answer)
}

function log(
  { context, feed }: Parts,
  request: IncomingMessage,
  path: string,
  { size }: Received,
  body: Body | ApiError,
  answer: Answer,
): void {
  const { json, uploads } = body instanceof ApiError ? NOTHING : body
  feed.log({
    kind: 'rest',
    at: context.now(),
    method: request.method ?? 'GET',
    path,
    status: answer.status,
    request: json,
    files: uploads.map(({ filename, bytes }) => ({ name: filename, bytes: bytes.byteLength })),
    requestBytes: size,
    response: answer.body,
    userAgent: request.headers['user-agent'] ?? '',
  })
}

function write(response: ServerResponse, { status, body, headers }: Answer): void {
  if (body === undefined) {
    response.writeHead(status, headers).end()
    return
  }
  const isText = typeof body === 'string'
  response
    .writeHead(status, { 'Content-Type': isText ? 'text/plain' : 'application/json', ...headers })
    .end(isText ? body : JSON.stringify(body))
}

/** The front door on a port: reads what is posted there, and writes what the door says. And tells how the bot is. */
import { once } from 'node:events'
import { createServer, type ServerOptions as HttpOptions, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { err, ok, type Result } from '../shared/result.ts'
import { LARGEST_BODY, type Reply, type SignedRequest } from './front-door.ts'

interface InteractionsServer {
  readonly url: string
  readonly port: number
  /** What has been asked is answered first. */
  close(): Promise<void>
}

type ServerTimes = Pick<HttpOptions, 'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'>

interface ServerOptions {
  /** Not where interactions come over the gateway. */
  readonly answer?: (signed: SignedRequest) => Promise<Reply>
  /** What `/healthz` says. */
  readonly health?: () => Promise<{ readonly ok: boolean }>
  /** 0: any that is free. */
  readonly port?: number
  /** Only this machine, unless another address is named. */
  readonly host?: string
  readonly times?: ServerTimes
}

/** The error is a sentence for whoever started us. */
export async function serveInteractions(options: ServerOptions): Promise<Result<InteractionsServer, string>> {
  const { port = 0, host = '127.0.0.1' } = options
  const server = createServer({ ...TIMES, ...options.times }, (request, response) => {
    // A connection that is only kept alive would keep a closing server waiting.
    response.on('close', () => server.listening || server.closeIdleConnections())
    respond(options, request, response).catch(() => response.destroy())
  })
  server.maxConnections = MOST_CONNECTIONS
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    return err(portProblem(port, error))
  }
  const { port: taken } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve())
      server.closeIdleConnections()
    })
  return ok({ url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`, port: taken, close })
}

/** Discord waits for three seconds. Whoever is slower has no business here. */
const TIMES = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  keepAliveTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
}
const MOST_CONNECTIONS = 1_000
const DOORS = ['/', '/interactions']

/** A sentence for whoever chose the port. */
export function portProblem(port: number, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program. Choose another with --port.`
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Choose another with --port.`
  return `Port ${port} cannot be used: ${error instanceof Error ? error.message : String(error)}.`
}

async function respond(
  { answer, health }: ServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [path = ''] = (request.url ?? '').split('?')
  if (health && path === '/healthz') return tellHealth(health, response)
  if (!answer || !DOORS.includes(path)) return void response.writeHead(404).end()
  if (request.method !== 'POST') return void response.writeHead(405, { allow: 'POST' }).end()
  const header = (name: string) => request.headers[name]?.toString()
  const { status, body } = await answer({
    body: await bodyOf(request),
    signature: header('x-signature-ed25519'),
    timestamp: header('x-signature-timestamp'),
  })
  if (!body) return void response.writeHead(status, status === 413 ? { connection: 'close' } : {}).end()
  response.writeHead(status, JSON_TYPE).end(JSON.stringify(body))
}

const JSON_TYPE = { 'content-type': 'application/json' }

async function tellHealth(health: NonNullable<ServerOptions['health']>, response: ServerResponse): Promise<void> {
  const found = await health()
  response
    .writeHead(found.ok ? 200 : 503, { ...JSON_TYPE, 'cache-control': 'no-store' })
    .end(`${JSON.stringify(found)}\n`)
}

/** Not much more of it than the door would take: it is refused there. */
async function bodyOf(request: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size > LARGEST_BODY) break
  }
  return Buffer.concat(chunks)
}

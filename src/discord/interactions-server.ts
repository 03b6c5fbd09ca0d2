/** The front door on a port: reads what is posted there, and writes what the door says. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { err, ok, type Result } from '../shared/result.ts'
import { type Knock, LARGEST_BODY, type Reply } from './front-door.ts'

export interface InteractionsServer {
  readonly url: string
  readonly port: number
  /** What has been asked is answered first. */
  close(): Promise<void>
}

export interface ServerOptions {
  readonly answer: (knock: Knock) => Promise<Reply>
  /** 0: any that is free. */
  readonly port?: number
  /** Only this machine, unless another address is named. */
  readonly host?: string
}

/** The error is a sentence for whoever started us. */
export async function serveInteractions(options: ServerOptions): Promise<Result<InteractionsServer, string>> {
  const { answer, port = 0, host = '127.0.0.1' } = options
  const server = createServer((request, response) => {
    // A connection that is only kept alive would keep a closing server waiting.
    response.on('close', () => server.listening || server.closeIdleConnections())
    respond(answer, request, response).catch(() => response.destroy())
  })
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
  return ok({ url: `http://${host}:${taken}`, port: taken, close })
}

/** A sentence for whoever chose the port. */
export function portProblem(port: number, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program. Choose another with --port.`
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Choose another with --port.`
  return `Port ${port} cannot be used: ${error instanceof Error ? error.message : String(error)}.`
}

async function respond(
  answer: ServerOptions['answer'],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') return void response.writeHead(405, { allow: 'POST' }).end()
  const header = (name: string) => request.headers[name]?.toString()
  const { status, body } = await answer({
    body: await bodyOf(request),
    signature: header('x-signature-ed25519'),
    timestamp: header('x-signature-timestamp'),
  })
  if (!body) return void response.writeHead(status, status === 413 ? { connection: 'close' } : {}).end()
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
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

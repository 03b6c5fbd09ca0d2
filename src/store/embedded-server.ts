import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo, Socket } from 'node:net'
import dynalite from 'dynalite'

interface EmbeddedServer {
  readonly endpoint: string
  /** Lets requests that have arrived finish. */
  stop(): Promise<void>
}

interface Database {
  open(): Promise<void>
  close(): Promise<void>
}

export async function startServer(path: string): Promise<EmbeddedServer> {
  await tryToOpen(path)
  const server = dynalite({ path, createTableMs: 0 })
  const { finish } = guard(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    stop: async () => {
      await finish()
      await new Promise<void>((resolve, reject) => server.close(error => (error ? reject(error) : resolve())))
    },
  }
}

/** Files it cannot open make dynalite throw where nobody can catch it, at the first request. So they are opened here first. */
async function tryToOpen(path: string): Promise<void> {
  const require = createRequire(import.meta.url)
  const { Level }: { readonly Level: new (path: string) => Database } = createRequire(require.resolve('dynalite'))(
    'level',
  )
  const database = new Level(path)
  try {
    await database.open()
  } catch (error) {
    throw error instanceof Error ? (error.cause ?? error) : error
  }
  await database.close()
}

interface Guard {
  /** Returns when dynalite has nothing to do any more and gets nothing new. */
  finish(): Promise<void>
}

function guard(server: Server): Guard {
  const handlers = server.listeners('request')
  const connections = new Set<Socket>()
  const unanswered = new Map<IncomingMessage, Promise<void>>()
  let finishing = false
  server.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // dynalite answers every web page; only browsers name an origin, and no page may read the hands.
    if (finishing || request.headers.origin !== undefined) {
      response.writeHead(finishing ? 503 : 403, { connection: 'close' }).end()
      return
    }
    const answer = answered(response).then(() => void unanswered.delete(request))
    request.once('end', () => unanswered.set(request, answer))
    for (const handler of handlers) Reflect.apply(handler, server, [request, response])
    // dynalite throws this one into the process, which must not end because a caller hung up.
    request.removeAllListeners('error').on('error', () => {})
    // A connection kept alive would hold up `stop`.
    response.once('close', () => {
      if (!server.listening) setImmediate(() => server.closeIdleConnections())
    })
  })
  return {
    finish: async () => {
      finishing = true
      // Nor does one hold it up that has sent half a request, or nothing.
      const busy = new Set([...unanswered.keys()].map(({ socket }) => socket))
      for (const socket of connections) if (!busy.has(socket)) socket.destroy()
      await Promise.all(unanswered.values())
    },
  }
}

/** Also if the caller has hung up: dynalite brings the process down if its files close below a request. */
function answered(response: ServerResponse): Promise<void> {
  return new Promise(resolve => {
    const { end } = response
    response.end = (...args: unknown[]) => {
      resolve()
      return Reflect.apply(end, response, args)
    }
  })
}

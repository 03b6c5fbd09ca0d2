/** The small server behind the playground's page, for this machine alone. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { err, ok, type Result } from '../../shared/result.ts'
import type { World } from '../world.ts'
import { type Asset, loadAssets } from './assets.ts'
import { FILE_PATH, linkedFile } from './file-links.ts'
import { refusalOf, SAFE_HEADERS } from './guard.ts'
import { createMarks, type Marks } from './marks.ts'
import { Refused, reply, replyJson } from './request.ts'
import { answerApi, type RouteParts } from './routes.ts'
import { createStreams, type Streams } from './streams.ts'

interface PageOptions {
  /** The world as it is now: another one after each reset. */
  readonly world: () => World
  readonly reset: () => Promise<void>
  /** 0 for any that is free. */
  readonly port: number
}

export interface ServedPage {
  readonly url: string
  readonly port: number
  close(): Promise<void>
}

export async function servePage(options: PageOptions): Promise<Result<ServedPage, string>> {
  const assets = await loadAssets()
  const parts = createParts(options, assets)
  const server = createServer((request, response) => void serve(parts, request, response))
  const listening = await listen(server, options.port)
  if (!listening.ok) {
    parts.streams.close()
    return listening
  }
  const { port } = server.address() as AddressInfo
  const close = async (): Promise<void> => {
    parts.streams.close()
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  return ok({ url: `http://localhost:${port}`, port, close })
}

async function listen(server: Server, port: number): Promise<Result<null, string>> {
  server.listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
    return ok(null)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') return err(`Port ${port} is taken by another program. Choose another one.`)
    if (code === 'EACCES') return err(`Port ${port} needs more rights than we have. Choose one above 1023.`)
    return err(`Port ${port} cannot be opened: ${message}`)
  }
}

interface Parts {
  readonly assets: ReadonlyMap<string, Asset>
  readonly streams: Streams
  /** `null` while everything is being put back to the beginning. */
  scene(): RouteParts | null
}

function createParts({ world, reset }: PageOptions, assets: ReadonlyMap<string, Asset>): Parts {
  let marks: Marks = createMarks(world().discord)
  let isResetting = false
  const streams = createStreams({ world: world(), marks })
  const startOver = async (): Promise<void> => {
    isResetting = true
    try {
      await reset()
    } finally {
      isResetting = false
      marks = createMarks(world().discord)
      streams.follow({ world: world(), marks })
      streams.reset()
    }
  }
  return {
    assets,
    streams,
    scene: () => (isResetting ? null : { world: world(), marks, streams, reset: startOver }),
  }
}

async function serve(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    await dispatch(parts, request, response)
  } catch (error) {
    explain(response, error)
  }
}

function explain(response: ServerResponse, error: unknown): void {
  if (response.headersSent) response.destroy()
  else if (error instanceof Refused) replyJson(response, error.status, { problem: error.message })
  else {
    console.error('The page asked for something that went wrong:', error)
    replyJson(response, 500, { problem: 'Something went wrong. The terminal says what.' })
  }
}

async function dispatch(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const address = request.url ?? '/'
  if (!URL.canParse(address, 'http://localhost')) throw new Refused(400, 'That is no address.')
  const url = new URL(address, 'http://localhost')
  const { pathname } = url
  const { method = 'GET', headers } = request
  const refusal = refusalOf({ method, path: pathname, headers })
  if (refusal !== null) throw new Refused(403, refusal)
  const asset = parts.assets.get(pathname)
  if (asset !== undefined && method === 'GET') {
    reply(response, 200, asset.contentType, asset.body)
    return
  }
  const scene = parts.scene()
  if (scene === null) throw new Refused(503, 'Everything is being put back to the beginning.')
  if (pathname === '/api/events' && method === 'GET') openStream(scene, response, url)
  else if (FILE_PATH.test(pathname) && method === 'GET') sendFile(scene, response, pathname)
  else replyJson(response, 200, await answerApi(scene, request, url))
}

function openStream({ streams }: RouteParts, response: ServerResponse, url: URL): void {
  response.writeHead(200, { ...SAFE_HEADERS, 'Cache-Control': 'no-store', 'Content-Type': 'text/event-stream' })
  response.write('retry: 1000\n\n')
  streams.open(response, [...new Set(url.searchParams.getAll('as'))])
}

/** Whatever people upload is shown, never run. A file never changes under its address. */
function sendFile({ world: { discord } }: RouteParts, response: ServerResponse, path: string): void {
  const [, personId = '', messageId = '', fileId = ''] = FILE_PATH.exec(path) ?? []
  const file = linkedFile(discord, { personId, messageId, fileId })
  if (file === undefined) throw new Refused(404, 'This file is gone.')
  reply(response, 200, file.contentType, file.bytes, {
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': 'private, max-age=31536000, immutable',
  })
}

/** What Discord keeps on another host: the files of messages. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from '../context.ts'
import { isFreshUrl } from '../payload/file-url.ts'

const PATH = /^\/(?:ephemeral-)?attachments\/\d+\/(\d+)\/[^/]+$/

// Whatever people upload is shown, never run.
const HARMLESS = { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'none'; sandbox" }

export function serveFile(context: Context, request: IncomingMessage, url: URL, response: ServerResponse): void {
  request.resume()
  const file = context.state.files[PATH.exec(url.pathname)?.[1] ?? '']
  if (request.method !== 'GET' || file === undefined || !isFreshUrl(context, url)) {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('This content is no longer available.')
    return
  }
  const { contentType, bytes } = file
  response.writeHead(200, { 'Content-Type': contentType, 'Content-Length': bytes.byteLength, ...HARMLESS }).end(bytes)
}

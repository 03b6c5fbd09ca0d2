/** Other web sites must not reach the page's server through the browser of the person who runs it. */
import type { IncomingHttpHeaders } from 'node:http'

const HERE = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/

/** On every answer. Nothing is ever asked of another machine. */
export const SAFE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

interface Asked {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
}

/** Why this request is not answered, or `null`. A name that only points here (DNS rebinding) is not a name we have. */
export function refusalOf({ method, path, headers }: Asked): string | null {
  const { host = '', origin } = headers
  if (!HERE.test(host)) return 'This server is reached as localhost or 127.0.0.1 only.'
  if (origin !== undefined && origin !== `http://${host}`) return 'Other sites may not ask here.'
  const site = headers['sec-fetch-site']
  const isVisit = path === '/' && method === 'GET'
  if (!isVisit && site !== undefined && site !== 'same-origin' && site !== 'none')
    return 'Other sites may not ask here.'
  return null
}

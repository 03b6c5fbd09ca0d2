/** A request as a Function URL or an HTTP API hands it over (payload version 2), and the answer it wants. */
import type { Reply, SignedRequest } from '../discord/front-door.ts'

export interface HttpEvent {
  /** Their names are in small letters. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body?: string
  readonly isBase64Encoded: boolean
}

export interface HttpResponse {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Signatures are about the bytes that Discord sent, however they were packed on the way. */
export const toSignedRequest = ({ headers, body = '', isBase64Encoded }: HttpEvent): SignedRequest => ({
  signature: headers['x-signature-ed25519'],
  timestamp: headers['x-signature-timestamp'],
  body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'),
})

export const toResponse = ({ status, body }: Reply): HttpResponse => ({
  statusCode: status,
  headers: { 'content-type': 'application/json' },
  body: body === null ? '' : JSON.stringify(body),
})

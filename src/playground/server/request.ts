/** Reads requests and writes answers. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import * as v from 'valibot'
import { receive } from '../../stand-in/rest/body.ts'
import { SAFE_HEADERS } from './guard.ts'

/** The largest upload that Discord takes, in base64, and a little around it. */
const MOST_BYTES = 36 * 1024 * 1024

/** A request that cannot be answered as it was meant, and why. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export async function readJson<Schema extends v.GenericSchema>(
  request: IncomingMessage,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const { bytes } = await receive(request, MOST_BYTES)
  if (!/^application\/json\s*(?:;|$)/.test(request.headers['content-type'] ?? '')) {
    throw new Refused(415, 'Only JSON is understood here.')
  }
  if (bytes === null) throw new Refused(413, 'That is more than can be sent at once.')
  const parsed = v.safeParse(schema, jsonIn(bytes))
  if (!parsed.success) throw new Refused(400, `That is not understood: ${v.summarize(parsed.issues)}`)
  return parsed.output
}

function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Refused(400, 'That is not JSON.')
  }
}

export function reply(
  response: ServerResponse,
  status: number,
  contentType: string,
  body: string | Uint8Array,
  headers: Readonly<Record<string, string>> = {},
): void {
  response
    .writeHead(status, { ...SAFE_HEADERS, 'Cache-Control': 'no-store', 'Content-Type': contentType, ...headers })
    .end(body)
}

export const replyJson = (response: ServerResponse, status: number, value: unknown): void =>
  reply(response, status, 'application/json; charset=utf-8', JSON.stringify(value))

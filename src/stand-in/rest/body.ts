/** Reads the body of a request: JSON, or a form with `payload_json` and `files[n]`. */
import type { IncomingMessage } from 'node:http'
import { extname } from 'node:path'
import { invalidForm, invalidJson, tooLarge } from '../api-error.ts'
import { isObject, type JsonObject } from '../check/fields.ts'
import type { Upload } from '../context.ts'
import type { Limits } from '../limits.ts'
import { storedName } from '../message/files.ts'

export interface Body {
  /** Objects and lists; an empty object if there was nothing. */
  readonly json: unknown
  readonly uploads: readonly Upload[]
}

export interface Received {
  /** `null`: more than anybody is allowed to send. */
  readonly bytes: Uint8Array | null
  readonly size: number
}

/** To the end, also of what is too large: a caller who is cut short does not read the answer. */
export async function receive(request: IncomingMessage, most: number): Promise<Received> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= most) chunks.push(chunk)
  }
  return { bytes: size <= most ? Buffer.concat(chunks) : null, size }
}

export async function readBody({ bytes }: Received, contentType: string, limits: Limits): Promise<Body> {
  if (bytes === null) throw tooLarge()
  if (contentType.startsWith('multipart/form-data')) return readForm(bytes, contentType, limits)
  if (bytes.length === 0) return { json: {}, uploads: [] }
  if (contentType.startsWith('application/json')) return { json: parseJson(bytes), uploads: [] }
  throw invalidForm({
    _errors: [{ code: 'CONTENT_TYPE_INVALID', message: 'Expected "Content-Type" header to be application/json' }],
  })
}

export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw invalidJson()
  }
}

export async function readForm(bytes: Uint8Array, contentType: string, limits: Limits): Promise<Body> {
  const fields: Record<string, unknown> = {}
  const uploads: Upload[] = []
  for (const [name, value] of await parseForm(bytes, contentType)) {
    if (typeof value === 'string') fields[name] = value
    else uploads.push(await readUpload(name, value, limits))
  }
  const { payload_json, ...others } = fields
  const payload = typeof payload_json === 'string' ? parseJson(Buffer.from(payload_json)) : {}
  return { json: isObject(payload) ? { ...others, ...payload } : payload, uploads }
}

async function parseForm(bytes: Uint8Array, contentType: string): Promise<FormData> {
  try {
    return await new Response(bytes as Uint8Array<ArrayBuffer>, { headers: { 'content-type': contentType } }).formData()
  } catch {
    throw invalidForm({ _errors: [{ code: 'MULTIPART_INVALID', message: 'Could not read the form' }] })
  }
}

async function readUpload(name: string, file: File, limits: Limits): Promise<Upload> {
  const index = /^files\[(\d+)\]$/.exec(name)?.[1]
  if (index === undefined) {
    throw invalidForm({ [name]: { _errors: [{ code: 'FILE_NAME_INVALID', message: 'Files are called files[n]' }] } })
  }
  if (file.size > limits.fileBytes) throw tooLarge()
  const filename = storedName(file.name)
  return {
    index,
    filename,
    contentType: contentTypeOf(file, filename),
    bytes: new Uint8Array(await file.arrayBuffer()),
  }
}

const TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
}

function contentTypeOf(file: File, filename: string): string {
  const isKnown = file.type !== '' && file.type !== 'application/octet-stream'
  return isKnown ? file.type : (TYPES[extname(filename).toLowerCase()] ?? 'application/octet-stream')
}

/** Most requests carry one object. */
export const asObject = (json: unknown): JsonObject => {
  if (isObject(json)) return json
  throw invalidForm({
    _errors: [{ code: 'MODEL_TYPE_CONVERT', message: 'Only dictionaries may be used in a ModelType' }],
  })
}

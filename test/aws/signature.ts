/** Checks a signature of AWS (version 4) by the book, without the package that made it. */
import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

export function isSigned({ method = '', url = '/', headers }: IncomingMessage, body: string, secret: string): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/(\d+)\/([^/]+)\/([^/]+)\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/
  const [, day = '', region = '', service = '', names = '', signature] = pattern.exec(headers.authorization ?? '') ?? []
  const [path = '', query = ''] = url.split('?')
  const signed = names.split(';').map(name => `${name}:${String(headers[name] ?? '').trim()}\n`)
  // Every service but S3 wants the path encoded once more.
  const encoded = path.split('/').map(encodeURIComponent).join('/')
  const request = [method, encoded, query, signed.join(''), names, sha256(body)].join('\n')
  const scope = `${day}/${region}/${service}/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request)].join('\n')
  const key = [region, service, 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${secret}`, day))
  return names.split(';').includes('host') && signature === hmac(key, text).toString('hex')
}

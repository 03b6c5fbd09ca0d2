import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { snowflakeAt } from './ids.ts'
import type { Application } from './state.ts'

/** What stands before the 32 secret bytes of an Ed25519 key in PKCS #8, and before the public ones in SPKI. */
const PKCS8_HEADER = Buffer.from('302e020100300506032b657004220420', 'hex')
const SPKI_HEADER_BYTES = 12

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The same seed makes the same keys and the same token. */
export function createApplication(name: string, seed: string, now: number): Application {
  const id = snowflakeAt(now)
  const privateKey = Buffer.concat([PKCS8_HEADER, digest(`key:${seed}`)]).toString('base64')
  const token = [
    Buffer.from(id).toString('base64url'),
    digest(`time:${seed}`).toString('base64url').slice(0, 6),
    digest(`token:${seed}`).toString('base64url').slice(0, 38),
  ].join('.')
  return { id, name, token, privateKey, publicKey: publicKeyOf(privateKey) }
}

function publicKeyOf(privateKey: string): string {
  const spki = createPublicKey(readPrivateKey(privateKey)).export({ format: 'der', type: 'spki' })
  return spki.subarray(SPKI_HEADER_BYTES).toString('hex')
}

const readPrivateKey = (base64: string) =>
  createPrivateKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'pkcs8' })

export const signBody = (application: Application, timestamp: string, body: Uint8Array): string =>
  sign(null, Buffer.concat([Buffer.from(timestamp), body]), readPrivateKey(application.privateKey)).toString('hex')

/** By a key that is not the application's. */
export const signWrongly = (application: Application, timestamp: string, body: Uint8Array): string =>
  signBody(createApplication(application.name, `not ${application.token}`, Date.UTC(2020, 0)), timestamp, body)

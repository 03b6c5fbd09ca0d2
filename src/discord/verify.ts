/** Is it really Discord who is asking? */
import { createPublicKey, type KeyObject, verify } from 'node:crypto'

/** What stands before the 32 bytes of an Ed25519 key in its DER form. */
const DER_PREFIX = Buffer.from('302a300506032b6570032100', 'hex')

/** From the 64 hex digits that Discord's portal shows. Making the key is slow, checking with it is not: keep it. */
export function publicKeyFrom(hex: string): KeyObject {
  if (!/^[0-9a-f]{64}$/i.test(hex)) throw new Error('The public key of a Discord application has 64 hex digits.')
  return createPublicKey({ key: Buffer.concat([DER_PREFIX, Buffer.from(hex, 'hex')]), format: 'der', type: 'spki' })
}

export interface Signature {
  /** The header X-Signature-Ed25519. */
  readonly signature: string | undefined
  /** The header X-Signature-Timestamp: seconds since 1970. */
  readonly timestamp: string | undefined
}

const LONGEST_AGE = 5 * 60

/** `body` are the bytes as they came. An old request is not answered again, whoever repeats it. */
export function isFromDiscord(
  key: KeyObject,
  { signature, timestamp }: Signature,
  body: Uint8Array,
  now: number,
): boolean {
  if (!signature || !/^[0-9a-f]{128}$/i.test(signature)) return false
  if (!timestamp || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(now / 1000 - Number(timestamp)) > LONGEST_AGE) return false
  return verify(null, Buffer.concat([Buffer.from(timestamp), body]), key, Buffer.from(signature, 'hex'))
}
